import SwiftSyntax

/// One file of the source, and what is to change in it.
final class SourceFile {
    let path: String
    let text: [UInt8]
    let tree: SourceFileSyntax
    var edits = Edits()
    private(set) var diagnostics: [Diagnostic] = []
    /// Imports of modules that are none here, and where they stand.
    private(set) var foreignImports: [(module: String, offset: Int, reason: String)] = []

    /// A construct that cannot be lowered, and what to write instead.
    struct Diagnostic: Equatable {
        let offset: Int
        let message: String
    }

    init(path: String, text: [UInt8], tree: SourceFileSyntax) {
        self.path = path
        self.text = text
        self.tree = tree
    }

    func imports(_ module: String) -> Bool {
        tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module }
    }

    /// The file's name as part of an identifier.
    var identifier: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return String(name.map { $0.isLetter && $0.isASCII || $0.isNumber ? $0 : "_" })
    }

    func insert(_ text: String, at position: AbsolutePosition) {
        edits.add(position.utf8Offset..<position.utf8Offset, text)
    }

    func insert(_ text: String, before node: some SyntaxProtocol) {
        insert(text, at: node.positionAfterSkippingLeadingTrivia)
    }

    func insert(_ text: String, after node: some SyntaxProtocol) {
        insert(text, at: node.endPositionBeforeTrailingTrivia)
    }

    /// Spaces in the node's place; line breaks stay.
    func blank(_ node: some SyntaxProtocol) {
        let spaces = node.trimmedDescription.utf8.map { $0 == 10 || $0 == 13 ? $0 : 32 }
        edits.add(range(node), String(decoding: spaces, as: UTF8.self))
    }

    /// `text`, and after it the spaces and line breaks that keep what follows in its place where it fits.
    /// - Parameter isWhole: whether what else is changed within is gone with it.
    func replace(_ node: some SyntaxProtocol, with text: String, isWhole: Bool = false) {
        let old = node.trimmedDescription
        var result = text
        if old.utf8.contains(10) {
            let last = old.split { $0.isNewline }.last ?? ""
            result += old.filter { $0.isNewline } + String(repeating: " ", count: last.utf8.count)
        } else if old.utf8.count > text.utf8.count {
            result += String(repeating: " ", count: old.utf8.count - text.utf8.count)
        }
        edits.add(range(node), result, isWhole: isWhole)
    }

    /// Exactly `text` in the node's place, which has no line breaks.
    func rename(_ node: some SyntaxProtocol, to text: String) { edits.add(range(node), text) }

    func diagnose(_ node: some SyntaxProtocol, _ message: String) {
        diagnostics.append(
            Diagnostic(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, message: message))
    }

    /// - Parameter reason: why it is not here, where it is Apple's alone.
    func note(foreign module: String, _ node: some SyntaxProtocol, _ reason: String = "") {
        foreignImports.append((module, node.positionAfterSkippingLeadingTrivia.utf8Offset, reason))
    }

    private func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension SyntaxProtocol {
    /// The text on one line without comments.
    var flat: String {
        var result = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !result.isEmpty, !token.leadingTrivia.isEmpty, !result.hasSuffix(" ") { result += " " }
            result += token.text
            if !token.trailingTrivia.isEmpty { result += " " }
        }
        return result.hasSuffix(" ") ? String(result.dropLast()) : result
    }
}
