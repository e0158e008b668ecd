/// What is wrong in the declarations themselves.
extension StandInRound {
    /// What is declared elsewhere, or cannot be declared so, is not declared here.
    /// - Parameter errors: of the generated file as it was after the last round.
    mutating func withdraw(_ errors: [CompileError]) {
        guard !errors.isEmpty else { return }
        let before = standIns
        let lines = StandInLines(standIns.text(importing: earlier, for: words))
        for error in errors {
            if error.message.hasPrefix("overriding declaration requires") {
                removeInherited(lines[error.line])
            } else if !block(error), let place = lines.place(error.line) {
                standIns.withdrawn.insert(place)
            }
        }
        if standIns != before { isChanged = true }
    }

    /// Whether the error says that a name is declared elsewhere, which is not declared any more.
    private mutating func block(_ error: CompileError) -> Bool {
        guard error.message.contains("redeclaration") || error.message.contains("ambiguous") else {
            return false
        }
        var isFound = false
        for name in error.quoted {
            let base = name.split(separator: "(").first.map(String.init) ?? name
            isFound = standIns.types.removeValue(forKey: base) != nil || isFound
            isFound = standIns.functions.removeValue(forKey: base) != nil || isFound
            isFound = standIns.variables.remove(base) != nil || isFound
            for owner in standIns.extensions.keys {
                isFound = standIns.extensions[owner]!.methods.removeValue(forKey: base) != nil || isFound
                isFound = standIns.extensions[owner]!.properties.remove(base) != nil || isFound
            }
            if isFound { standIns.blocked.insert(base) }
        }
        return isFound
    }

    /// A member of which the source said that it overrides one, and which the class turned out to inherit: that of the class
    /// above is meant.
    private mutating func removeInherited(_ member: String) {
        for name in standIns.types.keys where standIns.types[name]!.members.overridden.remove(member) != nil {
            if let kind = member.firstRange(of: #/(func|var) /#) {
                inheritedMembers.insert(
                    String(member[kind.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
    }
}

/// The lines of the generated file: declarations, each a line, in blocks that begin without indentation.
struct StandInLines {
    private let lines: [Substring]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// A line by its number, without indentation.
    subscript(_ number: Int) -> String {
        lines.indices.contains(number - 1) ? String(lines[number - 1].drop { $0 == " " }) : ""
    }

    /// The line with the block that it is in: what tells it from like lines in others. Nil for what is no declaration: a block without its
    /// end would take the rest of the file with it.
    func place(_ number: Int) -> String? {
        guard lines.indices.contains(number - 1),
            lines[number - 1].contains(where: { $0 != " " && $0 != "}" })
        else { return nil }
        return Self.place(lines[number - 1], in: lines[..<number].last { Self.isHead($0) } ?? "")
    }

    /// All but what is withdrawn; of a block whose head is, nothing.
    func text(without withdrawn: Set<String>) -> String {
        guard !withdrawn.isEmpty else { return lines.joined(separator: "\n") }
        var head: Substring = ""
        var isAway = false
        return lines.filter { line in
            if Self.isHead(line) {
                head = line
                let isGone = withdrawn.contains(String(line))
                isAway = isGone && line.hasSuffix("{")
                return !isGone
            }
            if line == "}", isAway {
                isAway = false
                return false
            }
            return !isAway && !withdrawn.contains(Self.place(line, in: head))
        }.joined(separator: "\n")
    }

    private static func isHead(_ line: Substring) -> Bool {
        line.first.map { $0 != " " && $0 != "}" } ?? false
    }

    private static func place(_ line: Substring, in head: Substring) -> String {
        line == head ? String(line) : head + "\n" + line.drop { $0 == " " }
    }
}
