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

/// The guides of one controller, made when first asked for.
@MainActor
struct BarGuides {
    private var top: BarGuide?
    private var bottom: BarGuide?

    mutating func top(in view: UIView) -> BarGuide {
        let guide = top ?? BarGuide(top: true, in: view)
        top = guide
        return guide
    }

    mutating func bottom(in view: UIView) -> BarGuide {
        let guide = bottom ?? BarGuide(top: false, in: view)
        bottom = guide
        return guide
    }
}

extension UIViewController {
    var topGuide: BarGuide {
        let view = view!
        return barGuides.top(in: view)
    }

    var bottomGuide: BarGuide {
        let view = view!
        return barGuides.bottom(in: view)
    }
}
