import SwiftSyntax

/// `#Preview`: a class for each, which the host finds by its name, `_Preview_FILE_LINE_COLUMN`.
enum Previews {
    static func lower(_ node: MacroExpansionDeclSyntax, in file: SourceFile, _ index: TypeIndex)
        -> SyntaxVisitorContinueKind
    {
        lower(
            Syntax(node), [node.pound, node.macroName], node.arguments, node.trailingClosure, in: file, index)
    }

    static func lower(_ node: MacroExpansionExprSyntax, in file: SourceFile, _ index: TypeIndex)
        -> SyntaxVisitorContinueKind
    {
        lower(
            Syntax(node), [node.pound, node.macroName], node.arguments, node.trailingClosure, in: file, index)
    }

    private static func lower(
        _ node: Syntax, _ name: [TokenSyntax], _ arguments: LabeledExprListSyntax,
        _ trailing: ClosureExprSyntax?, in file: SourceFile, _ index: TypeIndex
    ) -> SyntaxVisitorContinueKind {
        let start =
            "@MainActor class \(className(name[0], in: file)): UIKit._PreviewSource { "
            + "override class var preview: UIKit._Preview { UIKit._Preview"
        let body =
            trailing
            ?? arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        guard let body, !isSwiftUI(body, in: file, index) else {
            let named = arguments.first.flatMap { $0.label == nil ? $0.expression.flat + ", " : nil } ?? ""
            file.replaceFromPound(
                node, name[0], with: "\(start)(\(named)skipped: \"its body is SwiftUI\") } }")
            return .skipChildren
        }
        file.rename(name[0], to: start)
        file.rename(name[1], to: "")
        file.insert(" } }", after: node)
        return .visitChildren
    }

    /// Line and column from 1, in bytes.
    private static func className(_ pound: TokenSyntax, in file: SourceFile) -> String {
        let before = file.text[..<pound.positionAfterSkippingLeadingTrivia.utf8Offset]
        let line = before.count { $0 == 10 } + 1
        let column = before.count - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0) + 1
        return "_Preview_\(file.identifier)_\(line)_\(column)"
    }

    /// What the body makes last tells: a structure of the source is none of UIKit's views, and neither is a name that
    /// nobody here knows in a file that imports SwiftUI.
    private static func isSwiftUI(
        _ body: ClosureExprSyntax, in file: SourceFile, _ index: TypeIndex
    ) -> Bool {
        guard let last = body.statements.last?.item else { return false }
        let made = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
        guard let name = made?.rootName else { return false }
        if let kind = index.types[name]?.kind { return kind != .class }
        let importsSwiftUI = file.tree.statements.contains {
            $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
        }
        return importsSwiftUI && name.first?.isUppercase == true && !name.hasPrefix("UI")
    }
}

extension SourceFile {
    /// As `replace`, for a node behind attributes of its own, which stay.
    fileprivate func replaceFromPound(_ node: Syntax, _ pound: TokenSyntax, with text: String) {
        for child in node.children(viewMode: .sourceAccurate)
        where child.position >= pound.position && child.id != Syntax(pound).id { blank(child) }
        rename(pound, to: text)
    }
}

extension ExprSyntax {
    /// The name that a chain of calls and members begins with.
    var rootName: String? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootName }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.rootName }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.rootName }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
