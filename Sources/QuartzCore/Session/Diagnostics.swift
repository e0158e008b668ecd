/// What UIKit has to say to the developer. The host decides where it goes; nothing is ever lost silently.
@preconcurrency @MainActor
public enum Diagnostics {
    // Of the process: set once, by the host.
    /// Where messages go; standard error unless the host takes them.
    public static var sink: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
    @SessionLocal private static var said: Set<String> = []

    public static func say(_ message: String) { sink(message) }

    /// The same message only once in a session.
    public static func sayOnce(_ message: String) {
        guard said.insert(message).inserted else { return }
        sink(message)
    }

    /// The same from any thread: on others than the main one it is said in a later turn.
    nonisolated package static func sayOnceFromAnywhere(_ message: String) {
        guard MainQueue.isHere else { return DispatchQueue.main.async { sayOnceFromAnywhere(message) } }
        MainActor.assumeIsolated { sayOnce(message) }
    }
}
