import Foundation

/// Names of Apple's with their releases, as lists in `Fixtures` say them.
@available(iOS 16, *)
struct AppleAPI {
    /// The release since which a name is there, by the labels of its arguments; a property or a type has none.
    private var releases: [String: [[String]?: Double]] = [:]
    private var swift: Set<String> = []

    /// - Parameter lists: a name and its release on each line, or words of Swift.
    init(_ lists: String...) {
        for line in lists.joined(separator: "\n").split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ").map(String.init)
            if parts[0] == "Swift" {
                swift.formUnion(parts.dropFirst())
                continue
            }
            let path = parts[0].prefix { $0 != "(" }
            let names = path.split(separator: ".").map(String.init)
            let arguments = parts[0].dropFirst(path.count)
            let labels = arguments.dropFirst().dropLast().split(separator: ":").map(String.init)
            let release = Double(parts[1]) ?? .infinity
            // An initialiser is one of its type's, and a function with a capital letter is called like one.
            var name = names.suffix(names.last == "init" ? 2 : 1).joined(separator: ".")
            if name.first?.isUppercase == true, name == names.last, !arguments.isEmpty {
                releases[name, default: [:]][nil] = release
                name += ".init"
            }
            releases[name, default: [:]][arguments.isEmpty ? nil : labels] = release
        }
    }

    /// What is wrong with a file's uses of names that are not its program's own, on the systems from `oldest` on.
    func faults(in uses: Set<SourceUses.Use>, own: Set<String>, since oldest: Double) -> [String] {
        uses.compactMap { use -> String? in
            let name = String(use.name.prefix { $0 != "." })
            guard !own.contains(name), !swift.contains(name) else { return nil }
            guard let release = release(of: use) else { return "\(use) is in no list" }
            let least = max(oldest, use.asked)
            return release > least ? "\(use) is newer than iOS \(least)" : nil
        }.sorted()
    }

    /// Where several types have the name the newest counts, for nothing tells whose it is; labels tell.
    private func release(of use: SourceUses.Use) -> Double? {
        let known = releases[use.name] ?? [:]
        guard let labels = use.labels else { return known.values.max() }
        if use.isDeclared { return known[labels] }
        return known.filter { signature, _ in
            // Arguments may be left out that have a default, and the last ones may follow as closures.
            guard var rest = signature?[...] else { return false }
            return labels.allSatisfy { label in
                guard let index = rest.firstIndex(of: label) else { return false }
                rest = rest[(index + 1)...]
                return true
            }
        }.values.min()
    }
}

/// What a file declares and what it uses, read without a compiler: by regular expressions, which are newer than the package.
@available(iOS 16, *)
struct SourceUses {
    /// A name of somebody else's in a file.
    struct Use: Hashable, CustomStringConvertible {
        var name: String
        /// Of a function's arguments; nil: it is no function that is called.
        var labels: [String]?
        /// An overridden function, or a delegate's, with the labels that it has to have.
        var isDeclared = false
        /// The release that the source asks for before: `if #available(iOS 18, *)`; 0: none.
        var asked: Double = 0

        var description: String { labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name }
    }

    private(set) var declared: Set<String> = []
    /// What of it other modules see.
    private(set) var published: Set<String> = []
    /// Members behind a dot, types that are made, overridden members, and names that the file does not declare.
    private(set) var uses: Set<Use> = []

    private static let keywords = Set(
        """
        import func var let case struct class enum typealias protocol extension init deinit if else guard return for in where while
        repeat switch default break continue do try catch throw throws async await as is self Self super nil true false public
        private open override final static weak lazy required internal fileprivate some any inout mutating nonisolated unsafe get
        set didSet willSet subscript available selector iOS MainActor convenience defer
        """.split { $0.isWhitespace }.map(String.init))

    init(_ source: String) {
        // A comment, or a string, which may have what looks like one.
        let text = source.replacing(#/\/\/.*|"(?:\\.|[^"\\])*"/#) { $0.output.hasPrefix("/") ? "" : "\"\"" }
        var locals: Set<String> = []
        func add(_ pattern: Regex<AnyRegexOutput>, to set: inout Set<String>) {
            for match in text.matches(of: pattern) {
                for group in match.output.dropFirst() {
                    let words = group.substring?.split { !($0.isLetter || $0.isNumber || $0 == "_") } ?? []
                    set.formUnion(words.map(String.init))
                }
            }
        }
        add(Regex(#/\b(?:let|struct|class|enum|typealias|protocol)\s+`?(\w+)/#), to: &declared)
        let cases = Regex(#/\bcase\s+(\w+(?:\s*,\s*\w+)*)/#)
        add(cases, to: &declared)
        add(cases, to: &published)
        let modifiers =
            #"(?:\s+(?:private\(set\)|nonisolated\(unsafe\)|final|static|class|convenience|mutating))*"#
        let kinds = "(?:func|var|let|struct|class|enum|typealias)"
        add(try! Regex("\\b(?:public|open)\(modifiers)\\s+\(kinds)\\s+(\\w+)"), to: &published)
        // Parameters, labels and what closures, loops and patterns name.
        add(Regex(#/(\w+)\s*:/#), to: &locals)
        add(Regex(#/(\w+)\s+(\w+)\s*:/#), to: &locals)
        add(Regex(#/\bfor\s+(?:case\s+)?(?:let\s+)?(\w+)/#), to: &locals)
        add(Regex(#/\b(?:let|var|for)\s+\(([^)]*)\)/#), to: &locals)
        add(Regex(#/\{\s*(?:\[[^\]]*\]\s*)?\(?([\w, ]+)\)?\s+in\b/#), to: &locals)

        let guarded = Self.guarded(text)
        func add(_ name: String, _ labels: [String]?, isDeclared: Bool = false, at index: String.Index) {
            let asked = guarded.filter { $0.range.contains(index) }.map(\.release).max() ?? 0
            uses.insert(Use(name: name, labels: labels, isDeclared: isDeclared, asked: asked))
        }
        for match in text.matches(of: #/(override\s+(?:class\s+)?)?\bvar\s+(\w+)/#) {
            let name = String(match.2)
            if match.1 == nil { declared.insert(name) } else { add(name, nil, at: match.range.lowerBound) }
        }
        for match in text.matches(of: #/(override\s+(?:class\s+)?)?\bfunc\s+(\w+)\s*(?:<[^>]*>)?\(/#) {
            let name = String(match.2)
            let (labels, first) = Self.parameters(text[match.range.upperBound...])
            // `tableView(_ tableView: …)`: a delegate's function begins with the name of who tells.
            let isDelegates = first.map(name.hasPrefix) == true || name == "numberOfSections"
            if match.1 == nil, !isDelegates {
                declared.insert(name)
            } else {
                add(name, labels, isDeclared: true, at: match.range.lowerBound)
            }
        }
        // Words of Unicode go on behind a dot: `.simple` ends them there.
        let word = #/(func\s+|var\s+|@|\.)?\b([A-Za-z_]\w*)\b(\s*\()?/#.wordBoundaryKind(.simple)
        for match in text.matches(of: word) {
            let name = String(match.2)
            let isMember = match.1 == "."
            guard isMember || match.1 == nil, !Self.keywords.contains(name), name != "_",
                isMember || !(locals.contains(name) || declared.contains(name))
            else { continue }
            let labels = match.3.map { _ in Self.labels(text[match.range.upperBound...]) }
            if name.first?.isUppercase == true {
                add(name, nil, at: match.range.lowerBound)
                // Every type can be made of nothing: `NSObject.init()`.
                if let labels, !labels.isEmpty { add("\(name).init", labels, at: match.range.lowerBound) }
            } else {
                add(name, labels, at: match.range.lowerBound)
            }
        }
    }

    /// Where a source has asked for a release: to the end of what `@available` and `if #available` stand before, and of the block that
    /// `guard #available` stands in.
    private static func guarded(_ text: String) -> [(range: Range<String.Index>, release: Double)] {
        text.matches(of: #/(guard\s+)?[#@]available\(iOS\s+([\d.]+)/#).map { match in
            var depth = 0
            var isOpen = false
            let isBlock = match.1 != nil
            let end = text[match.range.upperBound...].indices.first { index in
                switch text[index] {
                case "{":
                    depth += 1
                    isOpen = true
                case "}": depth -= 1
                default: return false
                }
                return isBlock ? depth < 0 : isOpen && depth == 0
            }
            return (match.range.upperBound..<(end ?? text.endIndex), Double(match.2) ?? .infinity)
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

    /// The labels of a function that is declared, and the first parameter's name within it.
    private static func parameters(_ text: Substring) -> (labels: [String], first: String?) {
        let names = arguments(text).map { parameter in
            parameter.prefix { $0 != ":" }.split { $0.isWhitespace }.map(String.init)
        }
        return (names.compactMap(\.first), names.first?.last)
    }
}
