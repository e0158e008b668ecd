import CoreGraphics

/// Opens faces when they are first needed and keeps them. Not for use by two threads at once.
public final class FontLibrary {
    private var opened: [FontFile: FontFace] = [:]
    private var registered: [FontFace] = []
    private var replacements: [Typeface: any GlyphSource] = [:]

    public init() {}

    /// Throws the first `FontError.missing` among the files of `FontCatalog`; opens nothing.
    public static func checkInstalledFonts() throws {
        for file in FontCatalog.files where !FileManager.default.isReadableFile(atPath: file.path) {
            throw FontError.missing(file)
        }
    }

    /// Makes every face of an app's font file available by name and returns their PostScript names. A file that
    /// is registered already stays. Throws `FontError`.
    @discardableResult
    public func register(path: String) throws -> [String] {
        let known = registered.filter { $0.file.path == path }
        if !known.isEmpty { return known.map(\.postScriptName) }
        var faces: [FontFace] = [try FontFace(FontFile(path: path))]
        while let next = try? FontFace(FontFile(path: path, faceIndex: faces.count)) { faces.append(next) }
        registered += faces
        return faces.map(\.postScriptName)
    }

    /// The registered face of that PostScript or full name, else the first of that family; nil for none.
    public func face(named name: String) -> FontFace? {
        registered.first { $0.postScriptName == name || $0.fullName == name }
            ?? registered.first { $0.familyName == name }
    }

    /// Registered families in the order of registration.
    public var familyNames: [String] {
        registered.reduce(into: []) { if !$0.contains($1.familyName) { $0.append($1.familyName) } }
    }

    /// The registered faces of a family in the order of registration.
    public func faces(inFamily family: String) -> [FontFace] {
        registered.filter { $0.familyName == family }
    }

    /// The face of a registered family that is nearest to a weight, upright or italic where there are both.
    public func face(inFamily family: String, weight: Int, italic: Bool) -> FontFace? {
        let faces = faces(inFamily: family)
        let slanted = faces.filter { $0.isItalic == italic }
        return (slanted.isEmpty ? faces : slanted).min { abs($0.weight - weight) < abs($1.weight - weight) }
    }

    /// Lets another source stand for a typeface, for tests that need known advances.
    public func replace(_ typeface: Typeface, with source: any GlyphSource) {
        replacements[typeface] = source
    }

    func isReplaced(_ typeface: Typeface) -> Bool { replacements[typeface] != nil }

    /// The face for a typeface. Stops when one of the catalogue's files is missing; a name that was never
    /// registered gives the system face.
    public func source(for typeface: Typeface, isLarge: Bool = false) -> any GlyphSource {
        if let replacement = replacements[typeface] { return replacement }
        switch typeface {
        case .system(let weight, let italic):
            return open(FontCatalog.system(weight: weight, italic: italic, isLarge: isLarge))
        case .monospaced(let weight, _): return open(FontCatalog.monospaced(weight: weight))
        case .serif(let weight, let italic): return open(FontCatalog.serif(weight: weight, italic: italic))
        case .rounded(let weight, _): return open(FontCatalog.rounded(weight: weight))
        case .named(let name):
            return face(named: name) ?? open(FontCatalog.system(weight: typeface.weight, italic: false))
        }
    }

    /// The catalogue's files that were needed so far.
    var openFiles: Set<FontFile> { Set(opened.keys) }

    func open(_ file: FontFile) -> FontFace {
        if let face = opened[file] { return face }
        do {
            let face = try FontFace(file)
            opened[file] = face
            return face
        } catch {
            fatalError("\(error)")
        }
    }
}
