import SwiftParser
import SwiftSyntax

/// One file as it is compiled, apart from what is left out of it.
public struct CompiledFile {
    /// Of the original, which the compiler's messages name.
    public let path: String
    /// Whether it imports what is not here.
    let lacksModules: Bool
    let text: [UInt8]
    let tree: SourceFileSyntax
    /// The words of it, names among them.
    let words: Set<String>
    private let lineStarts: [Int]
    /// How many lines stand before the original's first.
    private let headerLines: Int

    public init(path: String, text: [UInt8], lacksModules: Bool = false) {
        self.path = path
        self.lacksModules = lacksModules
        self.text = text
        tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        words = Set(tree.tokens(viewMode: .sourceAccurate).map(\.text))
        lineStarts = Self.lineStarts(of: text)
        headerLines = Self.headerLines(of: text, path)
    }

    private static func lineStarts(of text: [UInt8]) -> [Int] {
        [0] + text.indices.filter { text[$0] == 10 }.map { $0 + 1 }
    }

    /// A copy begins with imports and a line that says which file it is of.
    private static func headerLines(of text: [UInt8], _ path: String) -> Int {
        var count = 0
        for line in text.split(separator: 10, omittingEmptySubsequences: false).prefix(16) {
            count += 1
            if line.starts(with: Array("#sourceLocation(file:".utf8)) { return count }
            guard line.starts(with: Array("import ".utf8)) else { break }
        }
        return 0
    }

    /// Whether it says itself which file it is a copy of.
    var isCopy: Bool { headerLines > 0 }

    var mark: String { Self.mark(of: text) }

    static func mark(of text: [UInt8]) -> String {
        // FNV-1a
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// The byte that an error names, in the text as it stands here.
    func offset(of error: CompileError, leftOut: LeftOutParts?) -> Int? {
        let shown = leftOut.map { $0.applied(to: text) } ?? text
        let starts = leftOut == nil ? lineStarts : Self.lineStarts(of: shown)
        let row = error.line + headerLines - 1
        guard starts.indices.contains(row) else { return nil }
        let offset = min(starts[row] + error.column - 1, max(0, shown.count - 1))
        return leftOut?.original(offset, in: text) ?? offset
    }

    func token(at offset: Int) -> TokenSyntax? {
        tree.token(at: AbsolutePosition(utf8Offset: min(max(offset, 0), max(0, text.count - 1))))
    }

    /// The original's name and line as a literal: "\"Cell.swift:12\"".
    func place(_ node: some SyntaxProtocol) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let line = line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return "\"\(name.filter { $0 != "\"" && $0 != "\\" }):\(line)\""
    }

    /// The original's line of a byte.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return max(1, low + 1 - headerLines)
    }
}

extension SyntaxProtocol {
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The nearest ancestor, or the node itself, of a kind.
    func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if let found = current.as(kind) { return found }
            node = current.parent
        }
        return nil
    }
}
