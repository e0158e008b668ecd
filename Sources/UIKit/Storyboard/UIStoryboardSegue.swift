import SwiftInternals

/// A way from one controller to another, while it is taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: _NamedObject {
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
