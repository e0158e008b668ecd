/// Faults of an app's own files that UIKit lives with. Each is told once; hosts that write pictures end with an error.
@preconcurrency @MainActor
public enum ResourceProblems {
    /// In the order met, each once.
    @SessionLocal public private(set) static var messages: [String] = []

    // Of the process: set once, by the host.
    /// Ends the app for a file that it cannot go on without; the host says how.
    public static var stop: @MainActor (String) -> Never = { fatalError($0) }

    // Of the process: set once, by the host.
    /// Hears of each as it is met.
    public static var didNote: @MainActor (String) -> Void = { _ in }

    static func note(_ message: String) {
        guard !messages.contains(message) else { return }
        messages.append(message)
        Diagnostics.say(message)
        didNote(message)
    }

    /// Forgets what was noted, as at the start of a session.
    public static func reset() { messages = [] }
}
