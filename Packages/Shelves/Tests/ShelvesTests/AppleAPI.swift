import Foundation

/// The list in `Fixtures/AppleAPI.txt`.
struct AppleAPI {
    private(set) var releases: [(name: String, release: Double)] = []
    /// Types and members by their last name.
    private(set) var names: Set<String> = []
    /// Labels of functions by name; a property has none.
    private(set) var signatures: [String: Set<[String]?>] = [:]
    private var swift: Set<String> = []

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ").map(String.init)
            if parts[0] == "Swift" {
                swift.formUnion(parts.dropFirst())
                names.formUnion(parts.dropFirst())
                continue
            }
            releases.append((parts[0], Double(parts[1]) ?? .infinity))
            let path = parts[0].prefix { $0 != "(" }
            let name = path.split(separator: ".").last.map(String.init) ?? ""
            names.insert(name)
            names.formUnion(path.split(separator: ".").map(String.init))
            let labels = parts[0].dropFirst(path.count).dropFirst().dropLast().split(separator: ":")
            signatures[name, default: []].insert(path.count == parts[0].count ? nil : labels.map(String.init))
        }
    }

    func isSwift(_ name: String) -> Bool { swift.contains(name) }

    /// Arguments may be left out that have a default, and the last ones may follow as closures.
    func has(_ name: String, _ labels: [String]) -> Bool {
        signatures[name, default: []].contains { signature in
            guard var rest = signature?[...] else { return false }
            return labels.allSatisfy { label in
                guard let index = rest.firstIndex(of: label) else { return false }
                rest = rest[(index + 1)...]
                return true
            }
        }
    }
}

/// What a file declares and what it uses, read without a compiler.
struct SourceUses {
    private(set) var declared: Set<String> = []
    /// Members behind a dot, and names that the file does not declare.
    private(set) var names: Set<String> = []
    /// Calls of members: `.name(…)`, with the labels of their arguments.
    private(set) var calls: [(name: String, labels: [String])] = []
    /// Overridden members, and methods of delegates.
    private(set) var overrides: [(name: String, labels: [String]?)] = []

    private static let keywords = Set(
        """
        import func var let case struct class enum typealias protocol extension init deinit if else guard return for in where while
        repeat switch default break continue do try catch throw throws as is self Self super nil true false public private open
        override final static weak lazy required internal fileprivate some any inout mutating nonisolated unsafe get set didSet
        willSet subscript escaping MainActor IBInspectable discardableResult convenience defer
        """.split { $0.isWhitespace }.map(String.init))

    init(_ source: String) {
        let text = source.replacing(#/\/\/.*/#, with: "").replacing(#/"(?:\\.|[^"\\])*"/#, with: "\"\"")
        var locals: Set<String> = []
        func add(_ pattern: Regex<AnyRegexOutput>, to set: inout Set<String>) {
            for match in text.matches(of: pattern) {
                for group in match.output.dropFirst() {
                    let words = group.substring?.split { !($0.isLetter || $0.isNumber || $0 == "_") } ?? []
                    set.formUnion(words.map(String.init))
                }
            }
        }
        add(Regex(#/\b(?:func|var|let|struct|class|enum|typealias|case|protocol)\s+`?(\w+)/#), to: &declared)
        add(Regex(#/\bcase\s+([\w, ]+)$/#.anchorsMatchLineEndings()), to: &declared)
        // Parameters, labels and what closures, loops and patterns name.
        add(Regex(#/(\w+)\s*:/#), to: &locals)
        add(Regex(#/(\w+)\s+(\w+)\s*:/#), to: &locals)
        add(Regex(#/\bfor\s+(?:case\s+)?(?:let\s+)?(\w+)/#), to: &locals)
        add(Regex(#/\b(?:let|var|for)\s+\(([^)]*)\)/#), to: &locals)
        add(Regex(#/\{\s*(?:\[[^\]]*\]\s*)?\(?([\w, ]+)\)?\s+in\b/#), to: &locals)

        for match in text.matches(of: #/(\.?)\b([A-Za-z_]\w*)\b(\s*\()?/#) {
            let name = String(match.2)
            let isMember = !match.1.isEmpty
            guard !Self.keywords.contains(name), name != "_" else { continue }
            if isMember || !(locals.contains(name) || declared.contains(name)) { names.insert(name) }
            if isMember, match.3 != nil { calls.append((name, Self.labels(text[match.range.upperBound...]))) }
        }
        let functions = #/(override\s+(?:class\s+)?)?func\s+(\w+)\s*(?:<[^>]*>)?\(/#
        for match in text.matches(of: functions) {
            let name = String(match.2)
            let isDelegates = name == "collectionView" || name.hasPrefix("scrollView") || name == "tableView"
            guard match.1 != nil || isDelegates else { continue }
            overrides.append((name, Self.parameters(text[match.range.upperBound...])))
        }
        for match in text.matches(of: #/override\s+(?:class\s+)?var\s+(\w+)/#) {
            overrides.append((String(match.1), nil))
        }
    }

    /// The arguments from behind an opening parenthesis on, up to its end.
    private static func arguments(_ text: Substring) -> [Substring] {
        var depth = 0
        var found: [Substring] = []
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                guard depth < 0 else { continue }
                let last = text[start..<index]
                return found + (last.allSatisfy(\.isWhitespace) ? [] : [last])
            case "," where depth == 0:
                found.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return found
    }

    private static func labels(_ text: Substring) -> [String] {
        arguments(text).map { argument in
            (argument.prefixMatch(of: #/\s*(\w+)\s*:/#)?.1).map(String.init) ?? "_"
        }
    }

    private static func parameters(_ text: Substring) -> [String] {
        arguments(text).compactMap { parameter in
            parameter.split { $0.isWhitespace || $0 == ":" }.first.map(String.init)
        }
    }
}
