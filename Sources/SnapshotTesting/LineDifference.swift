import Foundation

/// Two texts as a difference by lines, in the parts that `diff -u` makes of it, with four lines around each change.
struct LineDifference {
    let text: String

    private static let around = 4
    private static let (same, removed, added): (Character, Character, Character) = (
        "\u{2007}", "\u{2212}", "+"
    )

    init(_ old: String, _ new: String) {
        let lines = Self.lines(old, new)
        let changes = lines.indices.filter { lines[$0].mark != Self.same }
        var parts: [Range<Int>] = []
        for change in changes {
            let part = max(change - Self.around, 0)..<min(change + Self.around + 1, lines.count)
            if let last = parts.last, last.upperBound >= part.lowerBound {
                parts[parts.count - 1] = last.lowerBound..<part.upperBound
            } else {
                parts.append(part)
            }
        }
        text = parts.map { Self.text(lines, $0) }.joined(separator: "\n")
    }

    private typealias Line = (mark: Character, text: String)

    private static func lines(_ old: String, _ new: String) -> [Line] {
        let (a, b) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in b.difference(from: a) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if i < a.count, gone.contains(i) {
                lines.append((removed, a[i]))
                i += 1
            } else if j < b.count, come.contains(j) {
                lines.append((added, b[j]))
                j += 1
            } else {
                lines.append((same, a[i]))
                (i, j) = (i + 1, j + 1)
            }
        }
        return lines
    }

    private static func text(_ lines: [Line], _ part: Range<Int>) -> String {
        func place(without mark: Character, _ sign: Character) -> String {
            let start = lines[..<part.lowerBound].count { $0.mark != mark }
            return "\(sign)\(start + 1),\(lines[part].count { $0.mark != mark })"
        }
        // A space at the end of a line is to be seen.
        let texts = lines[part].map { "\($0.mark)\($0.text)\($0.text.hasSuffix(" ") ? "\u{AC}" : "")" }
        return (["@@ \(place(without: added, removed)) \(place(without: removed, added)) @@"] + texts)
            .joined(separator: "\n")
    }
}
