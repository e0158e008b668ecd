import Synchronization

/// Which of an app's own files were read, of those that UIKit alone reads: nibs, and sets of asset catalogs by their folders.
public enum ReadResources {
    private struct State {
        var paths: Set<String> = []
        var tell: (@Sendable (String) -> Void)?
    }
    // Of the process: its files are the same for every session.
    private static let state = Mutex(State())

    /// From now on each path is told once, before it is read, without symbolic links.
    /// - Parameter body: called on any thread, one call at a time.
    public static func tell(_ body: @escaping @Sendable (String) -> Void) {
        state.withLock { $0.tell = body }
    }

    /// To be called before a file is read.
    static func note(_ path: String) {
        state.withLock { state in
            guard let tell = state.tell, state.paths.insert(path).inserted else { return }
            tell((path as NSString).resolvingSymlinksInPath)
        }
    }
}
