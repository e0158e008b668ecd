/// One face in a font file, and the Debian package that installs the file.
public struct FontFile: Hashable, Sendable, CustomStringConvertible {
    /// Absolute path.
    public var path: String
    /// The face's number inside a collection (`.ttc`), 0 elsewhere.
    public var faceIndex = 0
    /// Debian package, nil for an app's own font.
    public var package: String?

    public var description: String { faceIndex == 0 ? path : "\(path)#\(faceIndex)" }
}

/// Every font file that is used without being asked for by an app. No other file of the machine is ever read,
/// so text looks the same wherever these packages are installed.
public enum FontCatalog {
    /// The face that stands for the system font. `weight` 100...900 is rounded to hundreds.
    /// - Parameter isLarge: the cut for sizes of 20 points and more.
    public static func system(weight: Int, italic: Bool, isLarge: Bool = false) -> FontFile {
        let names = [
            "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
        ]
        let index = min(max((weight + 50) / 100 - 1, 0), names.count - 1)
        let upright = names[index]
        let name = !italic ? upright : upright == "Regular" ? "Italic" : upright + "Italic"
        let family = isLarge ? "InterDisplay" : "Inter"
        return FontFile(
            path: "/usr/share/fonts/opentype/inter/\(family)-\(name).otf", package: "fonts-inter")
    }

    /// The monospaced system face. It has no italic of its own: the shaper slants it.
    public static func monospaced(weight: Int) -> FontFile {
        let name = weight >= 600 ? "DejaVuSansMono-Bold" : "DejaVuSansMono"
        return FontFile(path: "/usr/share/fonts/truetype/dejavu/\(name).ttf", package: "fonts-dejavu-core")
    }

    /// Chinese, Japanese and Korean; Han characters in their simplified Chinese form.
    public static func cjk(weight: Int) -> FontFile {
        let name = weight >= 600 ? "NotoSansCJK-Bold" : "NotoSansCJK-Regular"
        return FontFile(
            path: "/usr/share/fonts/opentype/noto/\(name).ttc", faceIndex: 2, package: "fonts-noto-cjk")
    }

    /// The serif system face.
    public static func serif(weight: Int, italic: Bool) -> FontFile {
        noto("Serif", weight: weight, italic: italic)
    }

    /// The rounded system face. It has no italic of its own: the shaper slants it.
    public static func rounded(weight: Int) -> FontFile {
        // The face is light for its names.
        let name = weight < 300 ? "Light" : weight < 400 ? "Regular" : weight < 600 ? "Medium" : "Bold"
        return FontFile(
            path: "/usr/share/fonts/truetype/quicksand/Quicksand-\(name).ttf", package: "fonts-quicksand")
    }

    /// Symbols and letters that the others lack.
    public static func wide(weight: Int) -> FontFile {
        let name = weight >= 600 ? "DejaVuSans-Bold" : "DejaVuSans"
        return FontFile(path: "/usr/share/fonts/truetype/dejavu/\(name).ttf", package: "fonts-dejavu-core")
    }

    /// All files above, each once.
    public static var files: [FontFile] {
        let weights = Array(stride(from: 100, through: 900, by: 100))
        return [false, true].flatMap { isLarge in
            weights.map { system(weight: $0, italic: false, isLarge: isLarge) }
                + weights.map { system(weight: $0, italic: true, isLarge: isLarge) }
        }
            + [400, 700].flatMap {
                [monospaced(weight: $0), cjk(weight: $0), wide(weight: $0)]
                    + [serif(weight: $0, italic: false), serif(weight: $0, italic: true)]
            }
            + [200, 300, 400, 700].map { rounded(weight: $0) }
            + symbols(weight: 400) + symbols(weight: 700).filter { !symbols(weight: 400).contains($0) }
            + scriptFiles + [emoji]
    }
}
