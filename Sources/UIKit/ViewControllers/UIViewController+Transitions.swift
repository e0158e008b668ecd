extension UIViewController {
    /// How a controller comes and goes.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        /// Nil for one that grows out of a view.
        let style: UIModalTransitionStyle?
        let zoom: Zoom?

        private init(_ style: UIModalTransitionStyle?, _ zoom: Zoom? = nil) {
            self.style = style
            self.zoom = zoom
        }

        public class var coverVertical: Transition { Transition(.coverVertical) }
        public class var flipHorizontal: Transition { Transition(.flipHorizontal) }
        public class var crossDissolve: Transition { Transition(.crossDissolve) }
        public class var partialCurl: Transition { Transition(.partialCurl) }

        /// The controller grows out of a view of the one before it, and goes back into it.
        /// - Parameter sourceViewProvider: that view; asked again when the controller goes. Nil: it comes from the middle.
        public class func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider:
                @escaping @MainActor (any UIZoomTransitionSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(nil, Zoom(options: options, source: sourceViewProvider)) }

        /// What a zoom is to do beside.
        @preconcurrency @MainActor
        public final class ZoomOptions: NSObject {
            /// Lies over the screen before while the other is there; nil: the system's.
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIVisualEffect? {
                didSet {
                    Kept.say(
                        "ZoomOptions.dimmingVisualEffect", "the screen before is dimmed by dimmingColor")
                }
            }
            public var interactiveDismissShouldBegin:
                (@MainActor (any UIZoomTransitionInteractionContext) -> Bool)?
            {
                didSet {
                    Kept.say(
                        "ZoomOptions.interactiveDismissShouldBegin",
                        "a drag down leaves no zoomed screen; one from the edge does")
                }
            }
            /// The part of the zoomed view, in its coordinates, that lies on the source view; nil: its whole width.
            public var alignmentRectProvider:
                (@MainActor (any UIZoomTransitionAlignmentRectContext) -> CGRect?)?

            public override init() { super.init() }
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
