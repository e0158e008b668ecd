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

    /// Gives pictures of image sets the pixels that their files have now: those that were read, and what was drawn, cut or composed of them, so that
    /// all is as in an app that is started now. Displays forget what they have decoded.
    /// - Parameter paths: without symbolic links.
    /// - Returns: false where it would not be so: a picture has another size, one could not be read, or the app has looked at pixels.
    @MainActor public static func reloadPictures(_ paths: Set<String>) -> Bool {
        // Who looked at them while they changed has noted that by now.
        !PixelHost.arePixelsRead && NamedImages.reload(paths) && !PixelHost.arePixelsRead
    }

    /// To be called before a file is read.
    static func note(_ path: String) {
        state.withLock { state in
            guard let tell = state.tell, state.paths.insert(path).inserted else { return }
            tell((path as NSString).resolvingSymlinksInPath)
        }
    }
}
