import Foundation

/// A process whose end is noticed at once. Foundation's looks for it every twentieth of a second.
public final class PromptProcess: Process, @unchecked Sendable {
    private let ended = NSCondition()
    private var hasEnded = false

    override public func run() throws {
        terminationHandler = { [weak self] _ in self?.noteEnd() }
        try super.run()
    }

    private func noteEnd() {
        ended.withLock {
            hasEnded = true
            ended.broadcast()
        }
    }

    override public func waitUntilExit() {
        ended.withLock { while !hasEnded { ended.wait() } }
        // What Foundation keeps of a process goes by this.
        super.waitUntilExit()
    }
}
