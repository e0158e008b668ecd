import MarkupFormat
import TextLayout

/// How a part of an HTML text looks: what elements and style sheets have said so far.
@MainActor
struct HTMLStyle {
    enum Family: Equatable {
        case serif, system, monospaced, rounded
        case named(String)
    }

    var family = Family.serif
    var size: CGFloat = 12
    var weight = 400
    var isItalic = false
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    var link: URL?
    var kern: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var alignment = NSTextAlignment.natural
    /// White space stays as it is.
    var isVerbatim = false
    /// Below the block, and left of it.
    var spacing: CGFloat = 0
    var indent: CGFloat = 0
    var isListItem = false
    var isHidden = false

    // MARK: Elements

    static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset",
        "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li",
        "main", "nav", "ol", "p", "pre", "section", "table", "tbody", "td", "th", "thead", "tr", "ul",
    ]
    static let unseen: Set<String> = [
        "head", "link", "meta", "noscript", "script", "style", "template", "title",
    ]

    /// HTML's own style sheet: sizes and margins in ems, per level.
    private static let headings: [(size: CGFloat, margin: CGFloat)] = [
        (2, 0.67), (1.5, 0.83), (1.17, 1), (1, 1.33), (0.83, 1.67), (0.67, 2.33),
    ]

    /// WebKit's sizes for `<font size=…>` where text has 12 points.
    private static let fontSizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]

    /// The look inside of `element`.
    func inside(_ element: HTMLElement, baseURL: URL?) -> HTMLStyle {
        var look = self
        if Self.blocks.contains(element.name) {
            look.spacing = 0
            look.isListItem = false
        }
        switch element.name {
        case "b", "strong", "th": look.weight = 700
        case "i", "em", "cite", "dfn", "var", "address": look.isItalic = true
        case "u", "ins": look.isUnderlined = true
        case "s", "strike", "del": look.isStruck = true
        case "code", "tt", "kbd", "samp": look.family = .monospaced
        case "pre":
            look.family = .monospaced
            look.isVerbatim = true
        case "small": look.size *= 10.0 / 12
        case "big": look.size *= 14.0 / 12
        case "sub": (look.size, look.baselineOffset) = (size * 10 / 12, -size / 4)
        case "sup": (look.size, look.baselineOffset) = (size * 10 / 12, size / 3)
        case "mark": look.background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "center": look.alignment = .center
        case "p", "dl": look.spacing = look.size
        case "blockquote": (look.spacing, look.indent) = (look.size, look.indent + 40)
        case "ul", "ol": look.indent += 36
        case "li": look.isListItem = true
        case "h1", "h2", "h3", "h4", "h5", "h6":
            let level = Self.headings[Int(element.name.dropFirst())! - 1]
            look.size *= level.size
            look.spacing = look.size * level.margin
            look.weight = 700
        case "a":
            guard let target = element.attributes["href"], let url = URL(string: target, relativeTo: baseURL)
            else { break }
            look.link = url
            look.isUnderlined = true
            // UIKit: links of HTML texts are of WebKit's blue.
            look.color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
        case "font": look.applyFont(element.attributes)
        default: break
        }
        if let alignment = element.attributes["align"] { look.applyAlignment(alignment) }
        return look
    }

    private mutating func applyFont(_ attributes: [String: String]) {
        if let color = attributes["color"].flatMap({ CSSValue.color($0) ?? CSSValue.color("#" + $0) }) {
            self.color = color
        }
        if let face = attributes["face"] { applyFamily(face) }
        if let text = attributes["size"], let number = Int(text) {
            let step = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + number : number
            size = Self.fontSizes[min(max(step, 1), 7) - 1]
        }
    }

    // MARK: Style sheets

    mutating func apply(_ declaration: StyleSheet.Declaration) {
        let value = declaration.value
        switch declaration.name {
        case "color": color = CSSValue.color(value) ?? color
        case "background-color", "background": background = CSSValue.color(value) ?? background
        case "font-size": applySize(value)
        case "font-family": applyFamily(value)
        case "font-weight":
            weight =
                Int(value) ?? (value == "bold" || value == "bolder" ? 700 : value == "normal" ? 400 : weight)
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "font": applyShorthand(value)
        case "text-decoration", "text-decoration-line":
            isUnderlined = value.contains("underline")
            isStruck = value.contains("line-through")
        case "text-align": applyAlignment(value)
        case "letter-spacing": kern = CSSValue.length(value, em: size) ?? 0
        case "margin-bottom": spacing = CSSValue.length(value, em: size) ?? spacing
        case "margin-left", "padding-left": indent += CSSValue.length(value, em: size) ?? 0
        case "margin", "padding":
            let lengths = value.split(separator: " ").map { CSSValue.length(String($0), em: size) ?? 0 }
            guard !lengths.isEmpty, declaration.name == "margin" else { break }
            spacing = lengths.count > 2 ? lengths[2] : lengths[0]
        case "white-space": isVerbatim = value.hasPrefix("pre")
        case "display": isHidden = isHidden || value == "none"
        default: break
        }
    }

    private mutating func applySize(_ value: String) {
        let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
        if let index = names.firstIndex(of: value) {
            size = Self.fontSizes[index]
        } else if let length = CSSValue.length(value, em: size), length > 0 {
            size = length
        }
    }

    /// `font: italic bold 15px/20px family`.
    private mutating func applyShorthand(_ value: String) {
        let parts = value.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        for (index, part) in parts.enumerated() {
            switch part {
            case "bold": weight = 700
            case "italic": isItalic = true
            default:
                let length = String(part.split(separator: "/").first ?? "")
                guard part.first?.isNumber == true, let points = CSSValue.length(length, em: size) else {
                    continue
                }
                guard !(points >= 100 && Double(length) != nil) else {
                    weight = Int(points)
                    continue
                }
                size = points
                let family = parts[(index + 1)...].joined(separator: " ")
                if !family.isEmpty { applyFamily(family) }
                return
            }
        }
    }

    /// The first family of the list that is known.
    private mutating func applyFamily(_ list: String) {
        for part in list.split(separator: ",") {
            let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\t\n"))
            let plain = name.lowercased().replacingOccurrences(of: " ", with: "")
            func begins(_ names: [String]) -> Bool { names.contains { plain.hasPrefix($0) } }
            if SharedText.shaper.library.face(named: name) != nil {
                family = .named(name)
            } else if begins(["monospace", "ui-monospace", "courier", "menlo", "sfmono", "monaco"]) {
                family = .monospaced
            } else if begins(["ui-rounded", "sfrounded"]) {
                family = .rounded
            } else if begins(["serif", "ui-serif", "times", "georgia", "palatino", "newyork"]) {
                family = .serif
            } else if FontNames.isSystem(name) {
                family = .system
            } else {
                continue
            }
            return
        }
    }

    private mutating func applyAlignment(_ value: String) {
        switch value.lowercased() {
        case "left": alignment = .left
        case "right": alignment = .right
        case "center": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    // MARK: Attributes

    private var typeface: Typeface {
        switch family {
        case .serif: .serif(weight: weight, italic: isItalic)
        case .system: .system(weight: weight, italic: isItalic)
        case .monospaced: .monospaced(weight: weight, italic: isItalic)
        case .rounded: .rounded(weight: weight, italic: isItalic)
        case .named(let name): .named(SharedText.shaper.library.face(named: name)?.postScriptName ?? name)
        }
    }

    /// DIFFERS: Times New Roman, which HTML texts have on iOS, does not exist here; the serif design stands for it.
    var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacing
        style.headIndent = indent
        style.firstLineHeadIndent = isListItem ? max(indent - 36, 0) : indent
        if isListItem {
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: max(indent - 25, 11)),
                NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont(TextFont(typeface, size: size)), .paragraphStyle: style,
            .foregroundColor: color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1),
        ]
        if let background { result[.backgroundColor] = background }
        if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { result[.link] = link }
        if kern != 0 { result[.kern] = kern }
        if baselineOffset != 0 { result[.baselineOffset] = baselineOffset }
        return result
    }
}
