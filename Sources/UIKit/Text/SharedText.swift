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

    /// Throws an error that names the first missing file and the Debian package that has it.
    public static func checkInstalledFonts() throws { try FontLibrary.checkInstalledFonts() }
}
