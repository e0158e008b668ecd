import SwiftSyntax

/// `#Preview` and `PreviewProvider`: a class for each, which the host finds by its name, `_Preview_FILE_LINE_COLUMN`.
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
        let start = start(of: className(name[0], in: file))
        let body =
            trailing
            ?? arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        let lack = body.map {
            WrappedViews(index: index, scope: enclosingScope(of: node)).lack(of: $0.statements)
        }
        guard let body, lack == .some(nil) || !isSwiftUI(body, in: file, index) else {
            let named = arguments.first.flatMap { $0.label == nil ? $0.expression.flat + ", " : nil } ?? ""
            file.replaceFromPound(
                node, name[0],
                with: "\(start)(\(named)skipped: \"\(lack.flatMap { $0 } ?? "it has no body")\") } }")
            return .skipChildren
        }
        file.rename(name[0], to: start + (lack == .some(nil) ? "._wrapped" : ""))
        file.rename(name[1], to: "")
        file.insert(" } }", after: node)
        return .visitChildren
    }

    /// A `PreviewProvider`: a class behind what it stands in, which gives what it shows.
    static func lower(_ node: StructDeclSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard let provider = node.provider, index.types["PreviewProvider"]?.kind == nil else { return }
        let scope = enclosingScope(of: Syntax(node)) + [node.name.text]
        let previews = index.types[scope.joined(separator: ".")]?.properties.first {
            $0.name == "previews" && $0.isStatic
        }
        let lack =
            scope.count > 1
            ? "it is declared within another type"
            : WrappedViews(index: index, scope: scope).lack(of: previews?.binding.accessorBlock)
        let shown = lack.map { "skipped: \"\($0)\"" } ?? "several: { \(scope.joined(separator: "."))._shown }"
        var outer = Syntax(node)
        while let parent = outer.parent, !outer.is(CodeBlockItemSyntax.self) { outer = parent }
        let line = place(of: provider, in: file).line
        let name = className(line, 1, in: file)
        file.insert("; \(start(of: name))(\(shown)) } }", after: outer)
    }

    private static func start(of className: String) -> String {
        "@MainActor class \(className): UIKit._PreviewSource { "
            + "override class var preview: UIKit._Preview { UIKit._Preview"
    }

    /// Line and column from 1, in bytes.
    private static func place(of node: some SyntaxProtocol, in file: SourceFile) -> (line: Int, column: Int) {
        let before = file.text[..<node.positionAfterSkippingLeadingTrivia.utf8Offset]
        return (
            before.count { $0 == 10 } + 1,
            before.count - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0) + 1
        )
    }

    private static func className(_ pound: TokenSyntax, in file: SourceFile) -> String {
        let place = place(of: pound, in: file)
        return className(place.line, place.column, in: file)
    }
    private static func className(_ line: Int, _ column: Int, in file: SourceFile) -> String {
        "_Preview_\(file.identifier)_\(line)_\(column)"
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
