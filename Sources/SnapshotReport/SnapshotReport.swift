import Foundation
import SnapshotComparison

/// What a comparison has found, for people: as a page, as a comment for a pull request.
public struct SnapshotReport {
    public struct Picture {
        public enum Kind: String, Sendable {
            case same, changed, missing, new
            case uncompared = "not compared"
        }

        /// Of its files, without extension
        public var name: String
        public var difference: SnapshotDifference?
        /// Whether it was compared at all
        public var isCompared: Bool
        /// PNG; nil where there is none
        public var before: Data?
        public var after: Data?
        /// The dump of the later one, or else of the earlier
        public var dump: Data?

        public init(
            name: String, difference: SnapshotDifference? = nil, isCompared: Bool = true, before: Data? = nil,
            after: Data? = nil, dump: Data? = nil
        ) {
            self.name = name
            self.difference = difference
            self.isCompared = isCompared
            self.before = before
            self.after = after
            self.dump = dump
        }

        public var kind: Kind {
            switch difference?.kind {
            case nil: isCompared ? .same : .uncompared
            case .changed: .changed
            case .missing: .missing
            case .new: .new
            }
        }

        /// The snapshot's or the preview's own name, before the variant
        public var screen: String { name.split(separator: "@").first.map(String.init) ?? name }
        /// What a matrix has put behind it
        public var variant: String { String(name.dropFirst(screen.count + 1)) }
    }

    public let title: String
    public let pictures: [Picture]
    /// Whether the page is served by somebody who can take new pictures over
    public var canAccept = false

    public init(title: String, pictures: [Picture]) {
        self.title = title
        self.pictures = pictures
    }

    /// One of several: of the parts of a run, say. What is missing in more than one of them is told once.
    public init(merging parts: [SnapshotReport]) {
        var titles: [String] = []
        for part in parts where !titles.contains(part.title) { titles.append(part.title) }
        var missing: Set<String> = []
        let all = parts.flatMap(\.pictures).filter { $0.kind != .missing || missing.insert($0.name).inserted }
        self.init(title: titles.joined(separator: ", "), pictures: all.sorted { $0.name < $1.name })
    }

    private func count(_ kind: Picture.Kind) -> Int { pictures.count { $0.kind == kind } }

    /// How many there are of each kind.
    public var summary: String {
        let kinds: [Picture.Kind] = [.changed, .missing, .new, .same, .uncompared]
        return kinds.filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    }

    // MARK: Markdown

    /// A comment for a pull request: what differs, in words, the most of it folded.
    public var markdown: String {
        var lines = ["### Snapshots of \(Self.escaped(title)): \(summary.isEmpty ? "none" : summary)", ""]
        for picture in pictures {
            guard let difference = picture.difference else { continue }
            let words = difference.words(limit: 20).split(separator: "\n").map {
                String($0).trimmingCharacters(in: .whitespaces)
            }
            let head = Self.escaped(words[0])
            guard words.count > 1 else {
                lines.append("- \(head)")
                continue
            }
            lines += ["<details><summary>\(head)</summary>", ""]
            lines += words.dropFirst().map { "- \(Self.escaped($0))" }
            lines += ["", "</details>", ""]
        }
        return lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
    }

    /// Nothing in a text of the app is Markdown or HTML.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case _ where "\\`*_[]|#~@!".contains(character): result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
