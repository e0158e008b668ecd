import TextLayout

/// The process's one shaper: every label shares its words.
@MainActor
enum SharedText {
    static let shaper = TextShaper()
}

/// Fonts that an app brings along (`UIAppFonts`).
@preconcurrency @MainActor
public enum AppFonts {
    /// Makes the faces of a font file available to `UIFont(name:size:)`; gives their PostScript names. Throws an
    /// error that names the file when it is missing or no font.
    @discardableResult
    public static func register(path: String) throws -> [String] {
        let names = try SharedText.shaper.library.register(path: path)
        SharedText.shaper.forgetTypefaces()
        return names
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
