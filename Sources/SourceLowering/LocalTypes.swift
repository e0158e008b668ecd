import SwiftSyntax

/// What the variables and parameters of a function are declared as, by what is written there.
enum LocalTypes {
    /// What an expression is cast to with `as`; nil for another expression.
    static func cast(_ expression: ExprSyntax) -> String? {
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements,
            parts.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return parts.last?.flat
    }

    /// The type that the nearest declaration of a name within the function around gives it; "" where it is not
    /// written, nil without a declaration.
    static func type(of name: String, at node: Syntax) -> String? {
        var current = node
        while let parent = current.parent, !parent.is(MemberBlockSyntax.self) {
            if let found = type(of: name, in: parent, before: current) { return found }
            current = parent
        }
        return nil
    }

    private static func type(of name: String, in parent: Syntax, before node: Syntax) -> String? {
        if let list = parent.as(CodeBlockItemListSyntax.self) {
            let before = list.filter { $0.position < node.position }
            return before.reversed().lazy.compactMap { type(of: name, in: $0.item) }.first
        }
        if let loop = parent.as(ForStmtSyntax.self), loop.pattern.flat == name {
            return loop.typeAnnotation?.type.flat ?? cast(loop.sequence).flatMap(element) ?? ""
        }
        if let group = parent.as(SwitchCaseSyntax.self), group.label.flat.contains("let \(name)") {
            return ""
        }
        if let closure = parent.as(ClosureExprSyntax.self) { return type(of: name, in: closure) }
        if let conditions = parent.as(IfExprSyntax.self)?.conditions
            ?? parent.as(WhileStmtSyntax.self)?.conditions, node.id != Syntax(conditions).id
        {
            return conditions.lazy.compactMap { type(of: name, in: $0) }.first
        }
        let clause =
            parent.as(FunctionDeclSyntax.self)?.signature.parameterClause
            ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause
        let found = clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        return found?.type.flat
    }

    /// "T" of "[T]".
    private static func element(_ list: String) -> String? {
        list.hasPrefix("[") && list.hasSuffix("]") && !list.contains(":")
            ? String(list.dropFirst().dropLast()) : nil
    }

    private static func type(of name: String, in item: CodeBlockItemSyntax.Item) -> String? {
        if let guarded = item.as(GuardStmtSyntax.self) {
            return guarded.conditions.lazy.compactMap { type(of: name, in: $0) }.first
        }
        let bindings = item.as(VariableDeclSyntax.self)?.bindings
        guard let found = bindings?.first(where: { $0.pattern.flat == name }) else { return nil }
        return found.typeAnnotation?.type.flat ?? found.initializer.flatMap { cast($0.value) } ?? ""
    }

    /// `if let name = …`; nil for `if let name`, which has the type of what it unwraps.
    private static func type(of name: String, in condition: ConditionElementSyntax) -> String? {
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
            binding.pattern.flat == name
        else { return nil }
        if let type = binding.typeAnnotation?.type.flat { return type }
        guard let value = binding.initializer?.value, value.flat != name else { return nil }
        return cast(value) ?? ""
    }

    private static func type(of name: String, in closure: ClosureExprSyntax) -> String? {
        let clause = closure.signature?.parameterClause
        if let names = clause?.as(ClosureShorthandParameterListSyntax.self) {
            return names.contains { $0.name.text == name } ? "" : nil
        }
        let parameters = clause?.as(ClosureParameterClauseSyntax.self)?.parameters
        let found = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
        return found.map { $0.type?.flat ?? "" }
    }
}
