import TextLayout

extension Typeface {
    /// 100...900 and whether it is italic; of an app's own face as its file says.
    var style: (weight: Int, isItalic: Bool) {
        switch self {
        case .system(let weight, let italic), .monospaced(let weight, let italic),
            .serif(let weight, let italic), .rounded(let weight, let italic):
            (weight, italic)
        case .named(let name):
            SharedText.shaping {
                let face = $0.library.face(named: name)
                return (face?.weight ?? 400, face?.isItalic ?? false)
            }
        }
    }

    /// The face of the same family with that weight and slant; of an app's own family the nearest one.
    func with(weight: Int, italic: Bool) -> Typeface {
        guard style != (weight, italic) else { return self }
        return switch self {
        case .system: .system(weight: weight, italic: italic)
        case .monospaced: .monospaced(weight: weight, italic: italic)
        case .serif: .serif(weight: weight, italic: italic)
        case .rounded: .rounded(weight: weight, italic: italic)
        case .named(let name):
            SharedText.shaping {
                let library = $0.library
                return library.face(named: name)
                    .flatMap { library.face(inFamily: $0.familyName, weight: weight, italic: italic) }
                    .map { .named($0.postScriptName) } ?? self
            }
        }
    }

    /// The face of the same family that is bold or not; its weight stays when it is so already.
    ///
    /// UIKit: bold faces of the system font are semibold.
    func with(bold: Bool, italic: Bool) -> Typeface {
        let own = style.weight
        guard bold != (own >= 600) else { return with(weight: own, italic: italic) }
        let isNamed = if case .named = self { true } else { false }
        return with(weight: !bold ? 400 : isNamed ? 700 : 600, italic: italic)
    }

    /// The system face in a design; nil for an app's own faces and for unknown designs.
    func with(design: UIFontDescriptor.SystemDesign) -> Typeface? {
        if case .named = self { return nil }
        let style = style
        return switch design {
        case .default: .system(weight: style.weight, italic: style.isItalic)
        case .monospaced: .monospaced(weight: style.weight, italic: style.isItalic)
        case .serif: .serif(weight: style.weight, italic: style.isItalic)
        case .rounded: .rounded(weight: style.weight, italic: style.isItalic)
        default: nil
        }
    }

    /// What is drawn of them.
    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        let style = style
        var traits: UIFontDescriptor.SymbolicTraits = []
        if style.weight >= 600 { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        if case .monospaced = self { traits.insert(.traitMonoSpace) }
        return traits
    }
}
