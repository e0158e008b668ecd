import SwiftInternals

/// Makes objects from metatypes through initialisers that are not `required`, as UIKit does for registered cell
/// classes, delegates and layer classes (`ClassCast` says how). A class without the initialiser
/// stops with Swift's "Use of unimplemented initializer", as on iOS.
@preconcurrency @MainActor
public enum Construction {
    @inline(never) @_optimize(none)
    public static func view<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
        let made: UIView = ClassCast.to(ViewMaker.self, type as UIView.Type).init(frame: frame)
        return unsafeDowncast(made, to: T.self)
    }

    @inline(never) @_optimize(none)
    public static func collectionView(
        _ type: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
    ) -> UICollectionView {
        ClassCast.to(CollectionViewMaker.self, type).init(
            frame: frame, collectionViewLayout: layout)
    }

    @inline(never) @_optimize(none)
    static func tableView(_ type: UITableView.Type, frame: CGRect, style: UITableView.Style) -> UITableView {
        ClassCast.to(TableViewMaker.self, type).init(frame: frame, style: style)
    }

    @inline(never) @_optimize(none)
    static func navigationController(
        _ type: UINavigationController.Type, rootViewController: UIViewController
    ) -> UINavigationController {
        ClassCast.to(NavigationMaker.self, type).init(rootViewController: rootViewController)
    }

    @inline(never) @_optimize(none)
    public static func layer(_ type: CALayer.Type) -> CALayer {
        if type == CALayer.self { return CALayer() }
        return ClassCast.to(LayerMaker.self, type).init()
    }

    /// A copy of `layer` by its class's `init(layer:)`.
    @inline(never) @_optimize(none)
    static func copy(of layer: CALayer) -> CALayer {
        ClassCast.to(LayerMaker.self, type(of: layer)).init(layer: layer)
    }

    /// An object of `type` by its plain `init()`; nil for a class outside NSObject.
    @inline(never) @_optimize(none)
    public static func object(_ type: AnyClass?) -> NSObject? {
        if let responder = type as? UIResponder.Type {
            return ClassCast.to(ResponderMaker.self, responder).init()
        }
        guard let object = type as? NSObject.Type else { return nil }
        return ClassCast.to(ObjectMaker.self, object).init()
    }

    /// A recogniser by its own `init(target:action:)`.
    @inline(never) @_optimize(none)
    static func gestureRecognizer(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
        ClassCast.to(GestureRecognizerMaker.self, type).init(target: nil, action: nil)
    }

    @inline(never) @_optimize(none)
    static func barButtonItem<T: UIBarButtonItem>(_ type: T.Type) -> T {
        let made: UIBarButtonItem = ClassCast.to(BarButtonItemMaker.self, type as UIBarButtonItem.Type).init()
        return unsafeDowncast(made, to: T.self)
    }

    @inline(never) @_optimize(none)
    public static func viewController(
        _ type: UIViewController.Type, nibName: String? = nil, bundle: Bundle? = nil
    ) -> UIViewController {
        ClassCast.to(ViewControllerMaker.self, type).init(nibName: nibName, bundle: bundle)
    }
}

/// Open, so that no optimisation takes them for classes without subclasses: a call through them has to be looked
/// up in the class table.
extension Construction {
    open class ViewMaker: UIView {
        public required override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class CollectionViewMaker: UICollectionView {
        public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: layout)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class TableViewMaker: UITableView {
        public required override init(frame: CGRect, style: UITableView.Style) {
            super.init(frame: frame, style: style)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class NavigationMaker: UINavigationController {
        public required override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class LayerMaker: CALayer {
        public required override init() { super.init() }
        public required override init(layer: Any) { super.init(layer: layer) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class ObjectMaker: NSObject {
        public required override init() { super.init() }
    }

    open class ResponderMaker: UIResponder {
        public required override init() { super.init() }
    }

    open class BarButtonItemMaker: UIBarButtonItem {
        public required override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class GestureRecognizerMaker: UIGestureRecognizer {
        public required override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
        }
    }

    open class ViewControllerMaker: UIViewController {
        public required override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
