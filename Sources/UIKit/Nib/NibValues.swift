import NibFormat
import TextLayout

extension UIColor {
    /// The colour that a document means.
    @MainActor static func nib(_ color: NibColor, in document: NibDocument) -> UIColor {
        switch color {
        case .rgb(let space, let red, let green, let blue, let alpha):
            return space == .displayP3
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
            return UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
                blue: (1 - yellow) * (1 - black), alpha: alpha)
        case .system(let name, let fallback):
            if let known = system(name) { return known }
            let written = fallback ?? document.resources.systemColors[name]
            Diagnostics.sayOnce("\(document.file): the system colour \(name) is not known here")
            return written.map { nib($0, in: document) } ?? .label
        case .named(let name):
            if let known = UIColor(named: name) { return known }
            if let known = system(name) { return known }
            if let written = document.resources.namedColors[name] { return nib(written, in: document) }
            ResourceProblems.note(
                "\(document.file): no colour named '\(name)' in any asset catalogue; add the colour set")
            return .clear
        }
    }

    /// "labelColor", "systemBackgroundColor", "groupTableViewBackgroundColor".
    private static func system(_ name: String) -> UIColor? {
        let bare = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return systemColors[bare]
    }
}

extension UIFont {
    /// The font that a document means.
    @MainActor static func nib(_ font: NibFont) -> UIFont {
        let size = font.pointSize.map { CGFloat($0) }
        switch font.face {
        case .system(let weight):
            let size = size ?? systemFontSize
            // Interface Builder's "bold system font" is the one of that name in code.
            return weight == "bold"
                ? boldSystemFont(ofSize: size)
                : systemFont(ofSize: size, weight: Weight(nib: weight) ?? .regular)
        case .italicSystem: return italicSystemFont(ofSize: size ?? systemFontSize)
        case .named(let name, let family):
            let size = size ?? systemFontSize
            if let found = FontNames.typeface(named: name) ?? family.flatMap(FontNames.typeface(named:)) {
                return UIFont(TextFont(found, size: size))
            }
            FontNames.sayMissing(name)
            return systemFont(ofSize: size)
        case .textStyle(let name): return preferredFont(forTextStyle: TextStyle(rawValue: name))
        case .meta(let name):
            let fixed: CGFloat =
                switch name {
                case "smallSystem", "cellTitle", "menu", "message": 12
                case "miniSystem", "label": 10
                default: systemFontSize
                }
            return systemFont(ofSize: size ?? fixed)
        }
    }
}

extension UIFont.Weight: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIImage {
    /// The picture that a document means; nil, and noted, when there is none.
    @MainActor static func nib(_ image: NibImage, _ bundle: Bundle?) -> UIImage? {
        var made =
            image.isSystem
            ? UIImage(systemName: image.name) : UIImage(named: image.name, in: bundle, compatibleWith: nil)
        if let scale = SymbolScale(nib: image.symbolScale) {
            made = made?.withConfiguration(SymbolConfiguration(scale: scale))
        }
        switch image.renderingMode {
        case "template": made = made?.withRenderingMode(.alwaysTemplate)
        case "original": made = made?.withRenderingMode(.alwaysOriginal)
        default: break
        }
        return made
    }
}

extension UIImage.SymbolScale: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]
}

extension UIImage.SymbolWeight: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIImage.SymbolConfiguration {
    /// A `preferredSymbolConfiguration` element.
    @MainActor static func nib(_ element: NibElement) -> UIImage.SymbolConfiguration {
        let font = element.font("fontDescription") ?? element.font("font")
        let size = element.number("pointSize").map { CGFloat($0) } ?? font.map { UIFont.nib($0).pointSize }
        return UIImage.SymbolConfiguration(
            pointSize: size, weight: UIImage.SymbolWeight(nib: element["weight"]) ?? .unspecified,
            scale: UIImage.SymbolScale(nib: element["scale"]) ?? .unspecified)
    }
}

extension NSAttributedString {
    /// The text of an `attributedString` element.
    @MainActor
    static func nib(_ text: NibAttributedText, in document: NibDocument) -> NSAttributedString {
        let made = NSMutableAttributedString(string: "")
        for fragment in text.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for element in fragment.attributes {
                guard let key = element.key else { continue }
                if let value = value(of: element, in: document) {
                    attributes[NSAttributedString.Key(key)] = value
                }
            }
            made.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return NSAttributedString(attributedString: made)
    }

    @MainActor
    private static func value(of element: NibElement, in document: NibDocument) -> Any? {
        if let color = NibColor(element) { return UIColor.nib(color, in: document) }
        if let font = NibFont(element) { return UIFont.nib(font) }
        switch element.name {
        case "paragraphStyle": return NSParagraphStyle.nib(element)
        case "real", "double", "float": return element.number("value").map { NSNumber(value: $0) }
        case "integer": return element.integer("value").map { NSNumber(value: $0) }
        case "string", "mutableString": return element.string
        case "url": return element["string"].flatMap { URL(string: $0) }
        case "shadow":
            let shadow = NSShadow()
            shadow.shadowOffset = element.size(key: "offset") ?? shadow.shadowOffset
            shadow.shadowBlurRadius = element.number("blurRadius").map { CGFloat($0) } ?? 0
            if let color = element.children.lazy.compactMap(NibColor.init).first {
                shadow.shadowColor = UIColor.nib(color, in: document)
            }
            return shadow
        default: return nil
        }
    }
}

extension NSParagraphStyle {
    @MainActor
    fileprivate static func nib(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(nib: element["alignment"]) ?? .natural
        style.lineBreakMode = NSLineBreakMode(nib: element["lineBreakMode"]) ?? .byWordWrapping
        func length(_ name: String, _ set: (CGFloat) -> Void) {
            if let value = element.number(name) { set(CGFloat(value)) }
        }
        length("lineSpacing") { style.lineSpacing = $0 }
        length("paragraphSpacing") { style.paragraphSpacing = $0 }
        length("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
        length("headIndent") { style.headIndent = $0 }
        length("tailIndent") { style.tailIndent = $0 }
        length("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
        length("minimumLineHeight") { style.minimumLineHeight = $0 }
        length("maximumLineHeight") { style.maximumLineHeight = $0 }
        length("lineHeightMultiple") { style.lineHeightMultiple = $0 }
        return style
    }
}

extension NSTextAlignment: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
}

extension NSLineBreakMode: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
