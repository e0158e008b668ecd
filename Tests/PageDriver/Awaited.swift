import Foundation

/// Runs what blocks on a thread of its own. The threads that run Swift's tasks are as few as the processors: a few
/// tests that blocked one each would hold up all the others, timers and time limits among them.
package func onOwnThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { done in
        Thread.detachNewThread { done.resume(with: Result(catching: body)) }
    }
}

/// What was waited for did not come in time.
package struct Overdue: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// A value that one thread hands over, once, to those that wait for it.
package final class Awaited<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Result<Value, any Error>?

    package init() {}

    /// The first result counts.
    package func resolve(_ result: Result<Value, any Error>) {
        condition.withLock {
            if self.result == nil { self.result = result }
            condition.broadcast()
        }
    }

    package var isResolved: Bool { condition.withLock { result != nil } }

    /// Blocks the thread: to be called in `onOwnThread`. Throws `Overdue` with `what` after some seconds.
    package func wait(within seconds: Double, _ what: @autoclosure () -> String) throws -> Value {
        let deadline = Date(timeIntervalSinceNow: seconds)
        let result = condition.withLock {
            while self.result == nil, condition.wait(until: deadline) {}
            return self.result
        }
        guard let result else { throw Overdue("\(what()): not within \(Int(seconds)) s") }
        return try result.get()
    }
}
