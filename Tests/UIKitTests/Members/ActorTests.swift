import Foundation
import Testing

/// On which actor UIKit's types are, and which may go from one to another: as in Apple's SDK (`Fixtures/actors.txt`, whose head says from
/// which of its files). A type that is on the main actor here and on none there brings warnings into source that is right.
@Suite struct ActorTests {
    private struct Declaration {
        var isClass: Bool
        var saysMainActor: Bool
        var isSendable: Bool
        /// What stands first behind the colon.
        var first: String
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The module's public types, those within others as "Outer.Inner".
    private static func declarations() throws -> [String: Declaration] {
        let sources = folder.appendingPathComponent("../../../Sources/UIKit").standardizedFileURL
        let walk = try #require(FileManager.default.enumerator(atPath: sources.path))
        var found: [String: Declaration] = [:]
        var extended: Set<String> = []
        for case let path as String in walk where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            var outer = ""
            for (index, line) in lines.enumerated() {
                let indentation = line.prefix { $0 == " " }.count
                guard indentation == 0 || indentation == 4, line.count > indentation else { continue }
                let words = line.split(separator: " ")
                if indentation == 0, words[0] == "extension" {
                    outer = name(words[1])
                    if inherited(lines[index...]).contains("Sendable") { extended.insert(outer) }
                    continue
                }
                guard let kind = words.firstIndex(where: { Self.kinds.contains($0) }), kind + 1 < words.count,
                    words[..<kind].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
                else { continue }
                let own = name(words[kind + 1])
                guard !Self.members.contains(own) else { continue }
                if indentation == 0 { outer = own }
                guard words[..<kind].contains("public") || words[..<kind].contains("open") else { continue }
                let attributes = lines[..<index].reversed().prefix {
                    $0.drop { $0 == " " }.hasPrefix("@")
                }
                let behind = inherited(lines[index...])
                found[indentation == 0 ? own : "\(outer).\(own)"] = Declaration(
                    isClass: words[kind] == "class",
                    saysMainActor: (attributes + [line]).contains { $0.contains("@MainActor") },
                    isSendable: behind.contains("Sendable"), first: name(behind))
            }
        }
        for name in extended { found[name]?.isSendable = true }
        return found
    }

    private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol"]
    private static let modifiers: Set<Substring> = [
        "public", "open", "final", "indirect", "nonisolated", "private", "fileprivate", "package",
    ]
    /// What follows `class` in a member's declaration.
    private static let members: Set<String> = ["func", "var", "let", "subscript"]

    private static func name(_ text: some StringProtocol) -> String {
        String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    /// What stands behind the colon of a declaration that begins on the first line, to its brace.
    private static func inherited(_ lines: ArraySlice<Substring>) -> String {
        var (depth, isBehind, result) = (0, false, "")
        for character in lines.prefix(8).joined(separator: " ") {
            switch character {
            case "{": return result.trimmingCharacters(in: .whitespaces)
            case "<": depth += 1
            case ">": depth -= 1
            case ":" where depth == 0 && !isBehind:
                isBehind = true
                continue
            default: break
            }
            if isBehind { result.append(character) }
        }
        return ""
    }

    private static func isOnMainActor(_ name: String, _ declarations: [String: Declaration]) -> Bool {
        guard let declaration = declarations[name] else { return false }
        return declaration.saysMainActor
            || declaration.isClass && isOnMainActor(declaration.first, declarations)
    }

    @Test func typesAreOnTheActorsOfApplesSDK() throws {
        let declarations = try Self.declarations()
        let table = try String(
            contentsOf: Self.folder.appendingPathComponent("../Fixtures/actors.txt"), encoding: .utf8)
        let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rows.count > 290)
        for row in rows {
            let parts = row.split(separator: "|")
            let words = parts[0].split(separator: " ").map(String.init)
            let declaration = try #require(declarations[words[0]], "\(words[0]) is declared no more")
            let isOnMainActor = Self.isOnMainActor(words[0], declarations)
            #expect(
                isOnMainActor == (words[1] == "main" || parts.count > 1),
                "\(words[0]) is on \(isOnMainActor ? "the main actor" : "no actor")")
            #expect(parts.count == 1 || words[1] == "none", "\(words[0]) has a reason that it does not need")
            guard words.count > 2 else { continue }
            #expect(declaration.isSendable || isOnMainActor, "\(words[0]) is not Sendable")
        }
    }
}
