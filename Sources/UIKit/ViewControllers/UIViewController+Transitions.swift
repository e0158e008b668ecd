extension UIViewController {
    /// How a controller comes and goes.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        /// Nil for one that grows out of a view, which is kept only.
        let style: UIModalTransitionStyle?

        private init(_ style: UIModalTransitionStyle?) { self.style = style }

        public class var coverVertical: Transition { Transition(.coverVertical) }
        public class var flipHorizontal: Transition { Transition(.flipHorizontal) }
        public class var crossDissolve: Transition { Transition(.crossDissolve) }
        public class var partialCurl: Transition { Transition(.partialCurl) }

        /// The controller grows out of a view of the one before it.
        public class func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping @MainActor (UIZoomTransitionSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(nil) }

        /// What a zoom is to do beside.
        @preconcurrency @MainActor
        public final class ZoomOptions: NSObject {
            public var dimmingColor: UIColor? {
                didSet { Kept.say("ZoomOptions.dimmingColor", "screens come as without a zoom") }
            }
            public var dimmingVisualEffect: UIVisualEffect? {
                didSet { Kept.say("ZoomOptions.dimmingVisualEffect", "screens come as without a zoom") }
            }
            public var interactiveDismissShouldBegin:
                (@MainActor (UIZoomTransitionInteractionContext) -> Bool)?
            {
                didSet {
                    Kept.say("ZoomOptions.interactiveDismissShouldBegin", "screens come as without a zoom")
                }
            }
            public var alignmentRectProvider: (@MainActor (UIZoomTransitionAlignmentRectContext) -> CGRect?)?
            {
                didSet { Kept.say("ZoomOptions.alignmentRectProvider", "screens come as without a zoom") }
            }
        }
    }

    /// A property of a controller that is there when its view is: reading it loads the view.
    ///
    /// Stops where the view is loaded and the property was not set.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var kept: Value?

        public init() {}
        public init(wrappedValue: Value) { kept = wrappedValue }

        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { fatalError("unreachable") }
            set { fatalError("unreachable: \(newValue)") }
        }

        @preconcurrency @MainActor
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller,
            wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
            storage storage: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                if controller[keyPath: storage].kept == nil { controller.loadViewIfNeeded() }
                guard let value = controller[keyPath: storage].kept else {
                    fatalError(
                        "@ViewLoading property of \(type(of: controller)) was read before it was set; set it in "
                            + "loadView() or viewDidLoad()")
                }
                return value
            }
            set { controller[keyPath: storage].kept = newValue }
        }
    }
}

/// Who zooms into whom.
@preconcurrency @MainActor
public protocol UIZoomTransitionSourceViewProviderContext {
    var sourceViewController: UIViewController { get }
    var zoomedViewController: UIViewController { get }
}

/// The finger that leaves a zoomed screen.
@preconcurrency @MainActor
public protocol UIZoomTransitionInteractionContext {
    /// In points of the zoomed view.
    var location: CGPoint { get }
    var velocity: CGVector { get }
    var willBegin: Bool { get }
}

/// What a zoomed screen's place is asked for.
@preconcurrency @MainActor
public protocol UIZoomTransitionAlignmentRectContext {
    var sourceView: UIView { get }
    var zoomedViewController: UIViewController { get }
}
