import TextLayout

/// UIKit's names for faces, both ways.
enum FontNames {
    /// UIKit takes 0 and less as the default size.
    static func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : UIFont.systemFontSize }

    static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let asked = traits?.preferredContentSizeCategory ?? .unspecified
        guard asked == .unspecified else { return asked }
        return UIScreen.traits.preferredContentSizeCategory
    }

    /// Whether the reader has bold text; the screen's where the traits do not say.
    static func isBold(_ traits: UITraitCollection?) -> Bool {
        let asked = traits?.legibilityWeight ?? .unspecified
        guard asked == .unspecified else { return asked == .bold }
        return UIScreen.traits.legibilityWeight == .bold
    }

    private static let weightNames = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    private static func weightName(_ weight: Int) -> String { weightNames[min(max(weight / 100 - 1, 0), 8)] }

    static func fontName(of typeface: Typeface) -> String {
        switch typeface {
        case .system(let weight, let italic): ".SFUI-" + weightName(weight) + (italic ? "Italic" : "")
        case .monospaced(let weight, let italic): ".SFUIMono-" + weightName(weight) + (italic ? "Italic" : "")
        case .serif(let weight, let italic): ".NewYork-" + weightName(weight) + (italic ? "Italic" : "")
        case .rounded(let weight, let italic):
            ".AppleSystemUIFontRounded-" + weightName(weight) + (italic ? "Italic" : "")
        case .named(let name): name
        }
    }

    static func familyName(of typeface: Typeface) -> String {
        switch typeface {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        case .named(let name):
            SharedText.shaping { $0.library.face(named: name)?.familyName } ?? name
        }
    }

    /// What sets the face apart in its family.
    static func faceName(of typeface: Typeface) -> String {
        if case .named(let name) = typeface {
            return SharedText.shaping { $0.library.face(named: name)?.styleName } ?? name
        }
        let style = typeface.style
        return weightName(style.weight) + (style.isItalic ? " Italic" : "")
    }

    /// The name that people read.
    static func visibleName(of typeface: Typeface) -> String {
        guard case .named(let name) = typeface else { return fontName(of: typeface) }
        return SharedText.shaping { $0.library.face(named: name)?.fullName } ?? name
    }

    /// The faces of one of the app's own families, none for others.
    static func typefaces(inFamily family: String) -> [Typeface] {
        UIFont.fontNames(forFamilyName: family).map { .named($0) }
    }

    /// The face of that name in a family, without a name the one that is nearest to another face; nil when there
    /// is no such family or face.
    static func typeface(family: String, face: String?, near other: Typeface) -> Typeface? {
        let own = typefaces(inFamily: family)
        if let face, !own.isEmpty { return own.first { faceName(of: $0) == face } }
        let style = face.map(style(named:)) ?? other.style
        return (own.first ?? typeface(named: family))?.with(weight: style.weight, italic: style.isItalic)
    }

    /// Weight and slant as names of Apple's faces tell them.
    private static func style(named name: String) -> (weight: Int, isItalic: Bool) {
        var weight = weightNames.indices.last { name.contains(weightNames[$0]) }.map { ($0 + 1) * 100 }
        // Japanese faces have numbers: W3 is regular, W6 bold to the eye.
        if name.hasPrefix("Hira"), let digit = name.last?.wholeNumberValue, name.dropLast().last == "W" {
            weight = min(max(digit, 0) + 1, 9) * 100
        }
        return (weight ?? 400, ["Italic", "Oblique", "It"].contains { name.hasSuffix($0) })
    }

    /// The face for a name, nil when nothing has that name.
    static func typeface(named name: String) -> Typeface? {
        let own = SharedText.shaping { $0.library.face(named: name)?.postScriptName }
        if let own { return .named(own) }
        let plain = name.replacingOccurrences(of: " ", with: "")
        let (weight, isItalic) = style(named: plain)
        if plain.hasPrefix(".SFUIMono") || plain.hasPrefix(".SFMono")
            || plain.hasPrefix(".AppleSystemUIFontMonospaced")
        {
            return .monospaced(weight: weight, italic: isItalic)
        }
        if plain.hasPrefix(".NewYork") || plain.hasPrefix(".AppleSystemUIFontSerif") {
            return .serif(weight: weight, italic: isItalic)
        }
        if plain.hasPrefix(".SFUIRounded") || plain.hasPrefix(".AppleSystemUIFontRounded") {
            return .rounded(weight: weight, italic: isItalic)
        }
        if plain.hasPrefix(".SF") || plain.hasPrefix(".AppleSystemUIFont") {
            return .system(weight: weight, italic: isItalic)
        }
        let isFixed = ["Courier", "Menlo"].contains { plain.hasPrefix($0) }
        guard isFixed || systemFamilies.contains(where: { plain.hasPrefix($0) }) else { return nil }
        Diagnostics.sayOnceFromAnywhere(
            "UIFont(name: \"\(name)\", …): this face of iOS does not exist here; the system font stands in for it."
        )
        return isFixed
            ? .monospaced(weight: weight, italic: isItalic) : .system(weight: weight, italic: isItalic)
    }

    /// Tells once that there is no face of that name.
    static func sayMissing(_ name: String) {
        let own = UIFont.familyNames.joined(separator: ", ")
        Diagnostics.sayOnceFromAnywhere(
            "There is no font \"\(name)\": neither iOS nor the app (UIAppFonts"
                + (own.isEmpty ? "" : ": \(own)") + ") has a face or family of that name.")
    }

    /// Whether a style sheet's family is the system's, or one for which the system's stands.
    static func isSystem(_ name: String) -> Bool {
        let plain = name.replacingOccurrences(of: " ", with: "")
        return [
            "-apple-system", "system-ui", "BlinkMacSystemFont", "sans-serif", "ui-sans-serif", "SF", ".SF",
        ]
        .contains { plain.hasPrefix($0) } || plain.hasPrefix(".AppleSystemUIFont")
            || systemFamilies.contains { plain.hasPrefix($0) }
    }

    /// Families that every iPhone has or once had, and names of their faces that begin otherwise.
    private static let systemFamilies = [
        "AcademyEngraved", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo",
        "AppleSymbols", "Arial", "Avenir", "BanglaSangam", "Baskerville", "Bodoni",
        "BradleyHand", "Chalkboard", "Chalkduster", "Charter", "Cochin", "Copperplate", "DINAlternate",
        "DINCondensed", "Damascus", "DevanagariSangam", "Didot", "DiwanMishafi", "Euphemia", "Farah",
        "Futura", "Galvji", "GeezaPro", "Georgia", "GillSans", "GranthaSangam", "GujaratiSangam",
        "Gurmukhi", "Heiti", "Helvetica", "HiraKaku", "HiraMaru", "HiraMin", "Hiragino", "HoeflerText",
        "Impact", "IowanOldStyle", "Kailasa", "KannadaSangam", "Kefa", "Khmer", "Kohinoor", "LaoSangam",
        "MalayalamSangam", "Marion", "MarkerFelt", "Mishafi", "MuktaMahee", "MyanmarSangam", "Noteworthy",
        "NotoNastaliq", "NotoSansKannada", "NotoSansMyanmar", "NotoSansOriya", "Optima", "OriyaSangam",
        "Palatino", "Papyrus", "PartyL", "PingFang", "Rockwell", "STHeiti", "STIXTwo", "SavoyeL",
        "SinhalaSangam", "SnellRoundhand", "Sukhumvit", "SuperClarendon", "Superclarendon", "Symbol",
        "TamilSangam", "TeluguSangam", "Thonburi", "TimesNewRoman", "Trebuchet", "Verdana", "Zapf",
    ]
}
