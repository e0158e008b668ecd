/// Something whose look can be set for all objects of a class at once.
///
/// `appearance()` gives an object that stands for the class: what is set on it is taken over by views as they enter
/// a window, where the app has not set the same value on the view itself. Known are the colours of every view, and
/// what bars, labels, tables, switches and page controls are commonly given.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    static func appearance(for trait: UITraitCollection) -> Self
}

/// A class whose instances can be named as the surroundings of others.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    public static func appearance() -> Self { AppearanceProxies.view(self, in: []) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.view(self, in: containerTypes) }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIBarItem: UIAppearance {
    public static func appearance() -> Self { AppearanceProxies.item(self) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.item(self) }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The objects that stand for classes.
@MainActor
enum AppearanceProxies {
    private struct ViewProxy {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        let view: UIView
    }

    /// Least special first, in the order in which they were asked for.
    private static var views: [ViewProxy] = []
    private static var items: [(type: UIBarItem.Type, item: UIBarItem)] = []
    private static var isMaking = false

    /// Whether nothing stands for any class, as in most apps.
    static var isEmpty: Bool { views.isEmpty }

    static func view<T: UIView>(_ type: T.Type, in containers: [any UIAppearanceContainer.Type]) -> T {
        let names = containers.map { ObjectIdentifier($0) }
        if let known = views.first(where: {
            $0.type == type && $0.containers.map { ObjectIdentifier($0) } == names
        }), let view = known.view as? T {
            return view
        }
        let made = Construction.view(type, frame: .zero)
        views.append(ViewProxy(type: type, containers: containers, view: made))
        return made
    }

    static func item<T: UIBarItem>(_ type: T.Type) -> T {
        if let known = items.first(where: { $0.type == type })?.item as? T { return known }
        guard let made = Construction.object(type) as? T else {
            preconditionFailure("\(type).appearance(): the class has no init()")
        }
        items.append((type, made))
        return made
    }

    /// What bars' items of the class were given; nil when nothing was.
    static func titleAttributes(of item: UIBarItem, for state: UIControl.State) -> [NSAttributedString.Key:
        Any]?
    {
        items.last { type(of: item) == $0.type || item.isKind($0.type) }
            .flatMap { $0.item === item ? nil : $0.item.titleTextAttributes(for: state) }
    }

    /// Gives `view` what stands for its class and for those above it, special surroundings last.
    static func apply(to view: UIView) {
        let fitting = views.filter {
            $0.view !== view && view.isKind($0.type) && view.isContained(in: $0.containers)
        }
        for proxy in fitting.sorted(by: { $0.containers.count > $1.containers.count }) {
            view.takeAppearance(from: proxy.view)
        }
    }
}

extension NSObject {
    /// Whether the object is of `type` or of a class below it.
    fileprivate func isKind(_ type: AnyClass) -> Bool {
        var current: AnyClass? = Swift.type(of: self)
        while let found = current {
            if found == type { return true }
            current = _getSuperclass(found)
        }
        return false
    }
}

extension UIView {
    /// `containers` innermost first, as UIKit has them.
    fileprivate func isContained(in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var left = containers[...]
        var responder = next
        while let wanted = left.first, let current = responder {
            if current.isKind(wanted as AnyClass) { left = left.dropFirst() }
            responder = current.next
        }
        return left.isEmpty
    }

    /// Takes the values that were set on `proxy` and not on this view.
    func takeAppearance(from proxy: UIView) {
        if let color = proxy.backgroundStore, backgroundStore == nil { backgroundColor = color }
        if let color = proxy.tintStore, tintStore == nil { tintColor = color }
        switch (self, proxy) {
        case (let bar as UINavigationBar, let proxy as UINavigationBar): bar.takeBarAppearance(from: proxy)
        case (let bar as UITabBar, let proxy as UITabBar): bar.takeBarAppearance(from: proxy)
        case (let label as UILabel, let proxy as UILabel):
            if proxy.textColor != UILabel.defaultColor, label.textColor == UILabel.defaultColor {
                label.textColor = proxy.textColor
            }
        case (let table as UITableView, let proxy as UITableView):
            let plain = UITableView.defaultSeparatorColor
            if proxy.separatorColor != plain, table.separatorColor == plain {
                table.separatorColor = proxy.separatorColor
            }
        case (let pages as UIPageControl, let proxy as UIPageControl):
            if pages.pageIndicatorTintColor == nil {
                pages.pageIndicatorTintColor = proxy.pageIndicatorTintColor
            }
            if pages.currentPageIndicatorTintColor == nil {
                pages.currentPageIndicatorTintColor = proxy.currentPageIndicatorTintColor
            }
        default: break
        }
    }
}

extension UILabel {
    fileprivate static let defaultColor = UILabel().textColor
}

extension UITableView {
    fileprivate static let defaultSeparatorColor = UITableView().separatorColor
}

extension UINavigationBar {
    fileprivate func takeBarAppearance(from proxy: UINavigationBar) {
        if barTintColor == nil { barTintColor = proxy.barTintColor }
        if titleTextAttributes == nil { titleTextAttributes = proxy.titleTextAttributes }
        if largeTitleTextAttributes == nil { largeTitleTextAttributes = proxy.largeTitleTextAttributes }
        if shadowImage == nil { shadowImage = proxy.shadowImage }
        if backIndicatorImage == nil { backIndicatorImage = proxy.backIndicatorImage }
        if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
        if compactAppearance == nil { compactAppearance = proxy.compactAppearance }
        if proxy.hasOwnStandardAppearance, !hasOwnStandardAppearance {
            standardAppearance = proxy.standardAppearance
        }
        if !proxy.isTranslucent { isTranslucent = false }
        if proxy.barStyle != .default, barStyle == .default { barStyle = proxy.barStyle }
        if let image = proxy.backgroundImage(for: .default), backgroundImage(for: .default) == nil {
            setBackgroundImage(image, for: .default)
        }
    }
}

extension UITabBar {
    fileprivate func takeBarAppearance(from proxy: UITabBar) {
        if barTintColor == nil { barTintColor = proxy.barTintColor }
        if unselectedItemTintColor == nil { unselectedItemTintColor = proxy.unselectedItemTintColor }
        if backgroundImage == nil { backgroundImage = proxy.backgroundImage }
        if shadowImage == nil { shadowImage = proxy.shadowImage }
        if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
        if proxy.hasOwnStandardAppearance, !hasOwnStandardAppearance {
            standardAppearance = proxy.standardAppearance
        }
        if !proxy.isTranslucent { isTranslucent = false }
    }
}
