import SwiftSyntax

/// Messages to values that are known only as objects: `(value as AnyObject).doubleValue`, and `sender.tag` where the
/// sender is declared as `AnyObject`. On Apple's systems they are sent to whatever object it is.
enum SentMessages {
    /// What `UIKit._SentMessage` answers.
    private static let names: Set<String> = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "doubleValue", "floatValue",
        "intValue", "integerValue", "boolValue", "uintValue", "stringValue", "count", "tag", "superview",
        "subviews", "bounds", "frame", "center", "alpha", "isHidden", "isSelected", "isEnabled",
        "isHighlighted",
        "isOn", "selectedSegmentIndex", "currentPage", "numberOfPages", "date", "currentTitle", "titleLabel",
        "text", "title", "image", "description", "hash", "responds", "perform", "isEqual", "isKind",
        "isMember",
        "object", "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay",
        "removeFromSuperview", "reloadData", "becomeFirstResponder", "resignFirstResponder",
    ]

    static func lower(_ node: MemberAccessExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard names.contains(node.declName.baseName.text), let base = node.base else { return }
        var value = base
        if let chain = value.as(OptionalChainingExprSyntax.self) { value = chain.expression }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { value = forced.expression }
        if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first?.expression, cast(only).map(isObject) == true
        {
            file.insert("UIKit._sent", before: tuple)
        } else if isObject(value, index) {
            file.insert("UIKit._sent(", before: value)
            file.insert(")", after: value)
        }
    }

    private static func isObject(_ type: String) -> Bool { ["AnyObject", "AnyObject?"].contains(type) }

    /// Whether a name, or an element of what it names, is declared as an object and no more.
    private static func isObject(_ value: ExprSyntax, _ index: TypeIndex) -> Bool {
        if let element = value.as(SubscriptCallExprSyntax.self),
            let name = element.calledExpression.as(DeclReferenceExprSyntax.self)
        {
            return type(of: name.baseName.text, at: Syntax(value))?.hasSuffix("AnyObject]") ?? false
        }
        if let member = value.as(MemberAccessExprSyntax.self), member.base?.flat == "self" {
            return property(member.declName.baseName.text, at: Syntax(value), index).map(isObject) ?? false
        }
        guard let name = value.as(DeclReferenceExprSyntax.self), name.argumentNames == nil else {
            return false
        }
        let text = name.baseName.text
        return (type(of: text, at: Syntax(value)) ?? property(text, at: Syntax(value), index)).map(isObject)
            ?? false
    }

    /// The type of a property of the class around, its own or that of a class above it in the source.
    private static func property(_ name: String, at node: Syntax, _ index: TypeIndex) -> String? {
        guard let own = index.types[enclosingScope(of: node).joined(separator: ".")] else { return nil }
        let found = ([own] + index.ancestors(of: own)).lazy.flatMap(\.properties).first { $0.name == name }
        return found?.type?.flat
    }

    /// What an expression is cast to with `as`; nil for another expression.
    private static func cast(_ expression: ExprSyntax) -> String? {
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements,
            parts.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return parts.last?.flat
    }

    // MARK: Declared types

    /// The type that the nearest declaration of a name within the function around gives it; "" where it is not
    /// written, nil without a declaration.
    private static func type(of name: String, at node: Syntax) -> String? {
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
            return loop.typeAnnotation?.type.flat ?? ""
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
