import Foundation

/// What the page lays over the screen while something is wrong.
public struct PageReport: Codable, Equatable, Sendable {
    public struct Problem: Codable, Equatable, Sendable {
        public struct Line: Codable, Equatable, Sendable {
            public var number: Int
            public var text: String
        }

        public var text: String
        /// As the reader knows it: below the folder of source.
        public var file: String?
        public var line: Int?
        public var column: Int?
        /// The lines around it.
        public var source: [Line] = []

        public init(_ text: String) { self.text = text }
    }

    public var title: String
    public var problems: [Problem]
    /// Whether the screen beneath is that of an app that goes on: the last good build.
    public var isRunning: Bool
    /// In place of what the page says of the screen beneath.
    public var remark: String?

    public init(title: String, problems: [Problem], isRunning: Bool, remark: String? = nil) {
        self.title = title
        self.problems = problems
        self.isRunning = isRunning
        self.remark = remark
    }
}

extension PageReport.Problem {
    /// Lines of source that are shown before and after the one that is meant.
    private static let context = 2

    /// Reads a compiler's `FILE:LINE:COLUMN: error: TEXT` and a resource's `FILE:LINE: TEXT`; nil for another line.
    /// - Parameter root: the folder of source.
    public init?(message: String, root: URL) {
        let pattern =
            #/(?<file>/[^:]+):(?<line>\d+):(?:(?<column>\d+):)? (?:fatal )?(?:(?<kind>\w+): )?(?<text>.*)/#
        guard let match = message.wholeMatch(of: pattern), !["warning", "note"].contains(match.kind) else {
            return nil
        }
        let kind = match.kind.flatMap { $0 == "error" ? nil : $0 + ": " } ?? ""
        self.init(kind + match.text)
        place(
            URL(fileURLWithPath: String(match.file)), line: Int(match.line),
            column: match.column.flatMap { Int($0) }, root: root)
    }

    /// Names the file and shows its lines.
    public mutating func place(_ file: URL, line: Int?, column: Int? = nil, root: URL) {
        let path = file.standardizedFileURL.path
        let folder = root.standardizedFileURL.path + "/"
        self.file = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        self.line = line
        self.column = column
        guard let line, let data = FileManager.default.contents(atPath: path) else { return }
        let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        guard lines.indices.contains(line - 1) else { return }
        source = (max(0, line - 1 - Self.context)...min(lines.count - 1, line - 1 + Self.context)).map {
            // A file may be one line of megabytes.
            Line(number: $0 + 1, text: String(lines[$0].prefix(400)))
        }
    }
}
