/// What a controller's top or bottom layout guide is to constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points that bars cover.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view under the bars at one edge.
@MainActor
final class BarGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        isTop ? owningView?.safeAreaInsets.top ?? 0 : owningView?.safeAreaInsets.bottom ?? 0
    }
    private var isTop = true

    convenience init(top: Bool, in view: UIView) {
        self.init()
        isTop = top
        identifier = top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
            top
                ? topAnchor.constraint(equalTo: view.topAnchor)
                : bottomAnchor.constraint(equalTo: view.bottomAnchor),
            top
                ? bottomAnchor.constraint(equalTo: safe.topAnchor)
                : topAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
    }
}

extension UIViewController {
    /// The guide of one edge, made when first asked for.
    var topGuide: BarGuide {
        if let topGuideStore { return topGuideStore }
        let made = BarGuide(top: true, in: view)
        topGuideStore = made
        return made
    }

    var bottomGuide: BarGuide {
        if let bottomGuideStore { return bottomGuideStore }
        let made = BarGuide(top: false, in: view)
        bottomGuideStore = made
        return made
    }
}
