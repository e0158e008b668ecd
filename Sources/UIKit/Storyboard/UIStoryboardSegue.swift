import SwiftInternals

/// A way from one controller to another, while it is taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject, _RuntimeMembers {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    /// What `perform()` does.
    var handler: () -> Void = {}

    /// The designated initialiser.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that does what the closure says.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. Custom segues override it.
    open func perform() { handler() }

    // MARK: Members by name; lowered source overrides them

    open func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool { false }
    open func _responds(to name: String) -> Bool { false }
    open func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer { .unknown }
    open func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer { .unknown }
    open func _value(forKey key: String) -> Any?? { .none }
    open func _segueAction(
        _ name: String, _ coder: NSCoder, _ sender: Any?, _ segueIdentifier: String?
    ) -> UIViewController?? { .none }
}

/// Where an unwinding begins.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}

extension Construction {
    /// A segue of a class of the app through its own initialiser.
    @inline(never) @_optimize(none)
    static func segue(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        ClassCast.to(SegueMaker.self, type).init(
            identifier: identifier, source: source, destination: destination)
    }

    /// Open, so that no optimisation takes it for a class without subclasses.
    open class SegueMaker: UIStoryboardSegue {
        public required override init(
            identifier: String?, source: UIViewController, destination: UIViewController
        ) {
            super.init(identifier: identifier, source: source, destination: destination)
        }
    }
}
