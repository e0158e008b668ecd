import MarkupFormat

/// Makes an attributed text of an HTML document.
@MainActor
struct HTMLText {
    let text = NSMutableAttributedString(string: "")
    private let sheet: StyleSheet
    private let baseURL: URL?
    /// White space that is seen only when more text follows on the line.
    private var pendingSpace = false
    /// Counters of the ordered lists around, 0 for unordered ones.
    private var lists: [Int] = []

    init(_ root: HTMLElement, baseURL: URL?) {
        var sheet = StyleSheet()
        Self.collectStyles(.element(root), into: &sheet)
        self.sheet = sheet
        self.baseURL = baseURL
        add(root, HTMLStyle(), brIsLine: false)
    }

    private static func collectStyles(_ node: HTMLNode, into sheet: inout StyleSheet) {
        guard case .element(let element) = node else { return }
        if element.name == "style" {
            for case .text(let text) in element.children { sheet.add(text) }
        }
        for child in element.children { collectStyles(child, into: &sheet) }
    }

    // MARK: Elements

    /// - Parameter brIsLine: whether the block around is one in which `<br>` only ends a line.
    private mutating func add(_ element: HTMLElement, _ outer: HTMLStyle, brIsLine: Bool) {
        guard !HTMLStyle.unseen.contains(element.name) else { return }
        var look = outer.inside(element, baseURL: baseURL)
        for declaration in sheet.declarations(for: element) { look.apply(declaration) }
        guard !look.isHidden else { return }
        if element.name == "body" { look.background = nil }
        let isBlock = HTMLStyle.blocks.contains(element.name)
        if isBlock { endParagraph() }
        switch element.name {
        case "br": breakLine(outer, isLine: brIsLine)
        case "ul": addList(element, look, first: 0)
        case "ol": addList(element, look, first: element.attributes["start"].flatMap { Int($0) } ?? 1)
        case "li":
            addMarker(look)
            fallthrough
        case "p", "h1", "h2", "h3", "h4", "h5", "h6": addChildren(element, look, brIsLine: true)
        default: addChildren(element, look, brIsLine: isBlock ? false : brIsLine)
        }
        if isBlock { endParagraph() }
    }

    private mutating func addChildren(_ element: HTMLElement, _ look: HTMLStyle, brIsLine: Bool) {
        for child in element.children {
            switch child {
            case .text(let text): add(text, look)
            case .element(let element): add(element, look, brIsLine: brIsLine)
            }
        }
    }

    private mutating func addList(_ element: HTMLElement, _ look: HTMLStyle, first: Int) {
        lists.append(first)
        addChildren(element, look, brIsLine: false)
        lists.removeLast()
    }

    /// UIKit: a list's marker stands between two tabs.
    private mutating func addMarker(_ look: HTMLStyle) {
        let number = lists.last ?? 0
        let marker = number > 0 ? "\(number)." : ["•", "◦", "▪"][min(max(lists.count - 1, 0), 2)]
        if number > 0 { lists[lists.count - 1] += 1 }
        append("\t\(marker)\t", look)
    }

    // MARK: Text

    private mutating func append(_ string: String, _ look: HTMLStyle) {
        text.append(NSAttributedString(string: string, attributes: look.attributes))
    }

    /// Whether text would begin a line here, where white space does not count.
    private var isAtStart: Bool {
        guard let last = text.string.unicodeScalars.last else { return true }
        return last == "\n" || last == "\u{2028}" || last == "\t"
    }

    private mutating func add(_ string: String, _ look: HTMLStyle) {
        guard !look.isVerbatim else { return append(string, look) }
        var shown = ""
        for character in string.unicodeScalars {
            switch character {
            case " ", "\n", "\t", "\r", "\u{0C}": pendingSpace = true
            default:
                if pendingSpace, !shown.isEmpty || !isAtStart { shown.append(" ") }
                pendingSpace = false
                shown.unicodeScalars.append(character)
            }
        }
        // White space between two looks belongs to the first.
        if pendingSpace, !shown.isEmpty || !isAtStart, !(shown.isEmpty && text.string.hasSuffix(" ")) {
            shown.append(" ")
            pendingSpace = false
        }
        if !shown.isEmpty { append(shown, look) }
    }

    private mutating func breakLine(_ look: HTMLStyle, isLine: Bool) {
        dropSpace()
        append(isLine ? "\u{2028}" : "\n", look)
    }

    /// UIKit: every block ends with a new line, the last one too.
    private mutating func endParagraph() {
        dropSpace()
        guard text.length > 0, !text.string.hasSuffix("\n") else { return }
        let attributes = text.attributes(at: text.length - 1, effectiveRange: nil)
        text.append(NSAttributedString(string: "\n", attributes: attributes))
    }

    private mutating func dropSpace() {
        pendingSpace = false
        if text.string.hasSuffix(" ") {
            text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
        }
    }
}
