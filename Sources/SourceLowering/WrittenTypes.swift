import SwiftSyntax

/// Types as they stand at declarations; what the compiler infers nobody knows here.
extension TypeIndex {
    /// A type without spaces, `any` and a mark at its end.
    static func plain(_ type: String, keepingMark: Bool = false) -> String {
        let text = type.replacing("any ", with: "").filter { !$0.isWhitespace }
        let hasMark = text.last.map { "?!".contains($0) } == true
        return hasMark && !keepingMark ? String(text.dropLast()) : text
    }

    /// What is written at the declaration of a variable, a parameter or a property, `name` or `self.name`: at the nearest, and of properties only
    /// where all of the name agree.
    func writtenType(of expression: ExprSyntax, keepingMark: Bool = false) -> String? {
        guard var (name, isOwn) = Self.name(of: expression) else { return nil }
        var keepsMark = keepingMark
        var node = expression.parent
        while let each = node, !isOwn {
            let before =
                each.as(CodeBlockItemListSyntax.self)?.prefix { $0.position < expression.position } ?? []
            let guards = before.compactMap { $0.item.as(GuardStmtSyntax.self) }.map { Syntax($0) }
            let bound = ([each] + guards).lazy.compactMap { Self.binding(of: name, $0) }.first
            switch bound {
            case .unwrapping(let value)?:
                keepsMark = false
                if let value {
                    guard let next = Self.name(of: value) else { return nil }
                    (name, isOwn) = next
                }
            case .other?: return nil
            case nil: break
            }
            if isOwn { break }
            let bindings = before.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            if let own = bindings.first(where: { $0.pattern.flat == name }) {
                return own.typeAnnotation.map { Self.plain($0.type.flat, keepingMark: keepsMark) }
            }
            let signature =
                each.as(FunctionDeclSyntax.self)?.signature ?? each.as(InitializerDeclSyntax.self)?.signature
            let parameter = signature?.parameterClause.parameters.first {
                ($0.secondName ?? $0.firstName).text == name
            }
            if let parameter { return Self.plain(parameter.type.flat, keepingMark: keepsMark) }
            node = each.parent
        }
        let types = Set(typesOfProperties[name, default: []].map { Self.plain($0, keepingMark: keepsMark) })
        return types.count == 1 ? types.first : nil
    }

    /// `name`, or `self.name` of the object's own.
    private static func name(of expression: ExprSyntax) -> (text: String, isOwn: Bool)? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return (name.baseName.text, false) }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base?.flat == "self" else {
            return nil
        }
        return (member.declName.baseName.text, true)
    }

    private enum Binding {
        /// `if let name`, `guard let name = value`
        case unwrapping(ExprSyntax?)
        case other
    }

    /// What a statement or a closure gives a name to.
    private static func binding(of name: String, _ node: Syntax) -> Binding? {
        let conditions =
            node.as(GuardStmtSyntax.self)?.conditions ?? node.as(IfExprSyntax.self)?.conditions
            ?? node.as(WhileStmtSyntax.self)?.conditions
        let bound = conditions?.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            .first { $0.pattern.flat == name }
        if let bound { return .unwrapping(bound.initializer?.value) }
        if node.as(ForStmtSyntax.self)?.pattern.flat == name { return .other }
        let parameters = node.as(ClosureExprSyntax.self)?.signature?.parameterClause?.flat
        let words = parameters?.split { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? []
        return words.contains { $0 == name } ? .other : nil
    }
}
