import CMarkup
import Foundation

/// Reads CommonMark with GitHub's tables and struck-out text, as Apple's `AttributedString(markdown:)` does.
public struct MarkdownReader {
    public private(set) var runs: [MarkdownRun] = []
    private var blocks: [MarkdownBlock] = []
    private var identities = 0
    private var style: MarkdownRun.Style = []
    private var link: String?
    private var image: String?

    public init(_ text: String, syntax: MarkdownSyntax = .full) {
        switch syntax {
        case .full: read(text) { Self.string($0) }
        case .inlineOnly: readLine(text, newline: " ")
        case .inlineOnlyPreservingWhitespace: readLine(text, newline: "\n")
        }
    }

    // MARK: One line

    /// Reads a text without blocks. Between two marks that count as white space no block can begin and nothing is
    /// stripped; another one stands for the ends of lines.
    private mutating func readLine(_ text: String, newline: String) {
        let unused = Self.whiteSpace.filter { !text.unicodeScalars.contains($0) }
        guard unused.count >= 2 else { return read(text) { Self.string($0) } }
        let (edge, end) = (String(unused[0]), String(unused[1]))
        let line = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n", with: end)
        read(edge + line + edge) {
            Self.string($0).replacingOccurrences(of: edge, with: "").replacingOccurrences(
                of: end, with: newline)
        }
        for index in runs.indices { runs[index].blocks = [] }
    }

    /// White space to CommonMark that hardly any text has.
    private static let whiteSpace: [Unicode.Scalar] = [
        "\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2004}",
    ]

    // MARK: Any text

    /// cmark keeps its extensions, and the characters that are special to them, in tables of the process.
    private static let tables = NSLock()

    private mutating func read(_ text: String, _ literal: (OpaquePointer) -> String) {
        Self.tables.lock()
        defer { Self.tables.unlock() }
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
        defer { cmark_parser_free(parser) }
        for name in ["strikethrough", "table"] {
            if let found = cmark_find_syntax_extension(name) {
                cmark_parser_attach_syntax_extension(parser, found)
            }
        }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        guard let document = cmark_parser_finish(parser) else { return }
        defer { cmark_node_free(document) }
        readChildren(document, literal)
    }

    private static func string(_ node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private mutating func readChildren(_ node: OpaquePointer, _ literal: (OpaquePointer) -> String) {
        var child = cmark_node_first_child(node)
        while let one = child {
            read(one, literal)
            child = cmark_node_next(one)
        }
    }

    private mutating func add(_ text: String, _ more: MarkdownRun.Style = []) {
        guard !text.isEmpty else { return }
        let run = MarkdownRun(
            text: text, style: style.union(more), link: link, image: image, blocks: blocks.reversed())
        if var last = runs.last, last.style == run.style, last.link == run.link, last.image == run.image,
            last.blocks == run.blocks
        {
            last.text += text
            runs[runs.count - 1] = last
        } else {
            runs.append(run)
        }
    }

    private mutating func read(_ node: OpaquePointer, _ literal: (OpaquePointer) -> String) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: add(literal(node))
        case CMARK_NODE_SOFTBREAK: add(" ", .softBreak)
        case CMARK_NODE_LINEBREAK: add("\n", .lineBreak)
        case CMARK_NODE_CODE: add(literal(node), .code)
        case CMARK_NODE_HTML_INLINE: add(literal(node), .inlineHTML)
        case CMARK_NODE_EMPH: with(.emphasized) { $0.readChildren(node, literal) }
        case CMARK_NODE_STRONG: with(.stronglyEmphasized) { $0.readChildren(node, literal) }
        case CMARK_NODE_LINK:
            let outer = link
            link = cmark_node_get_url(node).map { String(cString: $0) }
            readChildren(node, literal)
            link = outer
        case CMARK_NODE_IMAGE:
            let outer = image
            image = cmark_node_get_url(node).map { String(cString: $0) }
            readChildren(node, literal)
            image = outer
        default: readBlock(node, literal)
        }
    }

    private mutating func with(_ more: MarkdownRun.Style, _ body: (inout Self) -> Void) {
        let outer = style
        style.formUnion(more)
        body(&self)
        style = outer
    }

    private mutating func inside(_ kind: MarkdownBlock.Kind, _ body: (inout Self) -> Void) {
        identities += 1
        blocks.append(MarkdownBlock(kind: kind, identity: identities))
        body(&self)
        blocks.removeLast()
    }

    private mutating func readBlock(_ node: OpaquePointer, _ literal: (OpaquePointer) -> String) {
        let type = cmark_node_get_type(node)
        func children(_ reader: inout Self) { reader.readChildren(node, literal) }
        switch type {
        case CMARK_NODE_PARAGRAPH: inside(.paragraph, children)
        case CMARK_NODE_HEADING: inside(.header(level: Int(cmark_node_get_heading_level(node))), children)
        case CMARK_NODE_BLOCK_QUOTE: inside(.blockQuote, children)
        case CMARK_NODE_LIST:
            let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            inside(isOrdered ? .orderedList : .unorderedList, children)
        case CMARK_NODE_ITEM: inside(.listItem(ordinal: Self.ordinal(node)), children)
        case CMARK_NODE_CODE_BLOCK:
            let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
            let language = info.split(separator: " ").first.map(String.init)
            inside(.codeBlock(language: language)) { $0.add(literal(node)) }
        case CMARK_NODE_THEMATIC_BREAK: inside(.thematicBreak) { $0.add("\u{2E3B}") }
        case CMARK_NODE_HTML_BLOCK: add(literal(node), .blockHTML)
        default: readExtension(node, literal)
        }
    }

    /// Nodes of extensions are told apart by the names of their types.
    private mutating func readExtension(_ node: OpaquePointer, _ literal: (OpaquePointer) -> String) {
        func children(_ reader: inout Self) { reader.readChildren(node, literal) }
        switch cmark_node_get_type_string(node).map({ String(cString: $0) }) {
        case "strikethrough": with(.strikethrough, children)
        case "table": inside(.table(columns: Self.columns(node)), children)
        case "table_header": inside(.tableHeaderRow, children)
        case "table_row": inside(.tableRow(Self.place(node)), children)
        case "table_cell": inside(.tableCell(column: Self.place(node)), children)
        default: readChildren(node, literal)
        }
    }

    /// How many siblings stand before a node.
    private static func place(_ node: OpaquePointer) -> Int {
        var count = 0
        var previous = cmark_node_previous(node)
        while let one = previous {
            count += 1
            previous = cmark_node_previous(one)
        }
        return count
    }

    private static func ordinal(_ item: OpaquePointer) -> Int {
        let start = cmark_node_parent(item).map { Int(cmark_node_get_list_start($0)) } ?? 1
        return max(start, 1) + place(item)
    }

    private static func columns(_ table: OpaquePointer) -> [MarkdownBlock.TextColumn] {
        let count = Int(cmark_gfm_extensions_get_table_columns(table))
        guard let letters = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
        return (0..<count).map { index in
            switch letters[index] {
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .left
            }
        }
    }
}
