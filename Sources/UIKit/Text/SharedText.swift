import TextLayout

/// The shapers of the process. Every label shares the words of the main thread's; all other threads share one, which they use one after
/// the other, so that text is measured there without waiting for the main thread.
enum SharedText {
    // Of the process: used on the main thread alone.
    nonisolated(unsafe) private static let ofMainThread = newShaper()
    // Of the process: used by who holds the lock.
    nonisolated(unsafe) private static let ofOtherThreads = newShaper()
    // Of the process: read and changed by who holds the lock.
    /// Font files that the shaper of other threads has not read yet.
    nonisolated(unsafe) private static var unread: [String] = []
    /// Who measures a text may meet an attachment that measures another one.
    private static let lock = NSRecursiveLock()

    @MainActor static var shaper: TextShaper { ofMainThread }

    private static func newShaper() -> TextShaper {
        let shaper = TextShaper()
        shaper.divider = ReadersHyphenation()
        return shaper
    }

    /// Runs `body` with the shaper of the thread that asks. No paragraph of another thread outlives it.
    static func shaping<Answer>(_ body: (TextShaper) -> Answer) -> Answer {
        if MainThread.isHere { return body(ofMainThread) }
        lock.lock()
        defer { lock.unlock() }
        if !unread.isEmpty {
            for path in unread { _ = try? ofOtherThreads.library.register(path: path) }
            unread = []
            ofOtherThreads.forgetTypefaces()
        }
        return body(ofOtherThreads)
    }

    /// Makes the faces of a font file available to all threads; gives their PostScript names.
    @MainActor
    static func register(path: String) throws -> [String] {
        let names = try shaper.library.register(path: path)
        shaper.forgetTypefaces()
        lock.withLock { unread.append(path) }
        return names
    }
}

/// Fonts that an app brings along (`UIAppFonts`).
@preconcurrency @MainActor
public enum AppFonts {
    /// Makes the faces of a font file available to `UIFont(name:size:)`; gives their PostScript names. Throws an
    /// error that names the file when it is missing or no font.
    @discardableResult
    public static func register(path: String) throws -> [String] {
        try SharedText.register(path: path)
    }

    /// Makes the faces of the files that an Info.plist lists under `UIAppFonts` available. A file that is missing or no
    /// font is named in a message, and the app starts all the same, as on a device.
    public static func register(_ propertyList: [String: Any]) {
        for name in propertyList["UIAppFonts"] as? [String] ?? [] {
            guard let path = BundleFiles.main.path(named: name) else {
                Diagnostics.sayOnce("Info.plist, UIAppFonts: the app has no file \"\(name)\".")
                continue
            }
            do {
                try register(path: path)
            } catch {
                Diagnostics.sayOnce("Info.plist, UIAppFonts: \(error)")
            }
        }
    }

    /// Throws an error that names the first missing file and the Debian package that has it.
    public static func checkInstalledFonts() throws { try FontLibrary.checkInstalledFonts() }
}
