import SwiftInternals

/// What only the main actor may do, asked for from anywhere.
package enum MainThread {
    @inlinable package static var isHere: Bool { MainQueue.isHere }

    /// The main actor's answer to who is on its thread and cannot be told so: colours and traits ask for each view that
    /// is drawn.
    @inlinable package static func isolated<Value>(_ work: @MainActor () -> Value) -> Value {
        ensure(isHere, "UIKit was used on another thread than the main one")
        return IsolatedCall.run(work)
    }

    /// At once on the main thread, otherwise soon on it.
    @inlinable package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isHere {
            isolated { work() }
        } else {
            DispatchQueue.main.async { work() }
        }
    }
}
