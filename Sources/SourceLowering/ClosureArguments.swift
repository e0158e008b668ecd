import SwiftSyntax

/// `$0` within code that becomes a closure's: the closure that it belongs to gets names for its arguments.
///
///     rows.forEach { delegate?.picked?($0) }
///     rows.forEach { __0 in … { __d in __d.picked(__0) } … }
enum ClosureArguments {
    /// Names the arguments that `node` takes from the closure around it.
    static func name(in node: some SyntaxProtocol, file: SourceFile) {
        guard let owner = owner(of: Syntax(node)), !shorthands(in: Syntax(node)).isEmpty,
            owner.signature?.parameterClause == nil
        else { return }
        let tokens = shorthands(in: Syntax(owner.statements))
        let count = (tokens.compactMap { Int($0.text.dropFirst()) }.max() ?? 0) + 1
        let names = (0..<count).map { "__\($0)" }.joined(separator: ", ")
        if let signature = owner.signature {
            // One insertion however many calls there are: it stands in place of the word that ends the list.
            file.rename(signature.inKeyword, to: "\(names) in")
        } else {
            file.rename(owner.leftBrace, to: "{ \(names) in")
        }
        for token in tokens { file.rename(token, to: "__\(token.text.dropFirst())") }
    }

    /// The `$0` of a piece of code that are not of a closure within it.
    private static func shorthands(in node: Syntax) -> [TokenSyntax] {
        if node.is(ClosureExprSyntax.self) { return [] }
        if let token = node.as(TokenSyntax.self) {
            if case .dollarIdentifier = token.tokenKind { return [token] }
            return []
        }
        return node.children(viewMode: .sourceAccurate).flatMap(shorthands)
    }

    private static func owner(of node: Syntax) -> ClosureExprSyntax? {
        var parent = node.parent
        while let each = parent {
            if let found = each.as(ClosureExprSyntax.self) { return found }
            parent = each.parent
        }
        return nil
    }
}
