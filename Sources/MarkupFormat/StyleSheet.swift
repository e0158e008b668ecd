/// The rules of a style sheet that name single elements: by tag, class, number, or all.
public struct StyleSheet: Equatable, Sendable {
    struct Selector: Equatable, Sendable {
        /// Nil for any.
        var tag: String?
        var classes: [String] = []
        var identifier: String?

        /// Nil for selectors with combinators, states or attributes.
        init?(_ text: Substring) {
            var part = ""
            var kind: Character = "t"
            var isUsable = true
            var (tag, classes, identifier): (String?, [String], String?) = (nil, [], nil)
            func end() {
                switch kind {
                case "t": if !part.isEmpty, part != "*" { tag = part.lowercased() }
                case ".": classes.append(part)
                default: identifier = part
                }
                part = ""
            }
            for character in text {
                switch character {
                case ".", "#":
                    end()
                    kind = character
                case " ", ">", "+", "~", ":", "[": isUsable = false
                default: part.append(character)
                }
            }
            end()
            guard isUsable, !text.isEmpty else { return nil }
            (self.tag, self.classes, self.identifier) = (tag, classes, identifier)
        }

        /// Numbers outweigh classes, classes outweigh tags.
        var weight: Int { (identifier == nil ? 0 : 100) + classes.count * 10 + (tag == nil ? 0 : 1) }

        func matches(_ element: HTMLElement) -> Bool {
            let names = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(
                String.init)
            return (tag == nil || tag == element.name) && classes.allSatisfy(names.contains)
                && (identifier == nil || identifier == element.attributes["id"])
        }
    }

    private struct Rule: Equatable, Sendable {
        var selector: Selector
        var declarations: [Declaration]
    }

    /// A property's name in small letters, and its value as written.
    public struct Declaration: Equatable, Sendable {
        public var name: String
        public var value: String
    }

    private var rules: [Rule] = []

    public init() {}

    /// Adds the rules of a sheet. Comments are left out, and so are rules about media.
    public mutating func add(_ text: String) {
        for block in Self.withoutComments(text).split(separator: "}") {
            guard let brace = block.lastIndex(of: "{") else { continue }
            let declarations = Self.declarations(String(block[block.index(after: brace)...]))
            for part in block[..<brace].split(separator: ",") {
                let name = part.drop(while: \.isWhitespace)
                let end = name.lastIndex { !$0.isWhitespace }.map { name.index(after: $0) } ?? name.startIndex
                guard let selector = Selector(name[..<end]) else { continue }
                rules.append(Rule(selector: selector, declarations: declarations))
            }
        }
    }

    /// What holds for an element, in the order in which it counts; its own `style` last.
    public func declarations(for element: HTMLElement) -> [Declaration] {
        let matching = rules.enumerated().filter { $0.element.selector.matches(element) }
        let sorted = matching.sorted {
            ($0.element.selector.weight, $0.offset) < ($1.element.selector.weight, $1.offset)
        }
        return sorted.flatMap(\.element.declarations)
            + (element.attributes["style"].map { Self.declarations($0) } ?? [])
    }

    /// The declarations between two braces, or of a `style` attribute.
    public static func declarations(_ text: String) -> [Declaration] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let value = trimmed(part[part.index(after: colon)...]).replacing("!important", with: "")
            return Declaration(name: trimmed(part[..<colon]).lowercased(), value: trimmed(value[...]))
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
