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
        "text", "title", "image", "description", "hash", "responds", "perform", "performSelector", "isEqual",
        "isKind",
        "isMember", "length",
        "object", "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay",
        "removeFromSuperview", "reloadData", "becomeFirstResponder", "resignFirstResponder",
    ]

    static func lower(_ node: MemberAccessExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard names.contains(node.declName.baseName.text), let base = node.base else { return }
        var value = base
        if let chain = value.as(OptionalChainingExprSyntax.self) { value = chain.expression }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { value = forced.expression }
        if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first?.expression, LocalTypes.cast(only).map(isObject) == true
        {
            file.insert("UIKit._sent", before: tuple)
        } else if isObject(value, index) || isTarget(value, of: node)
            || value.id != base.id && isMappedToObject(value)
        {
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
            return LocalTypes.type(of: name.baseName.text, at: Syntax(value))?.hasSuffix("AnyObject]")
                ?? false
        }
        if let member = value.as(MemberAccessExprSyntax.self), member.base?.flat == "self" {
            return property(member.declName.baseName.text, at: Syntax(value), index).map(isObject) ?? false
        }
        guard let name = value.as(DeclReferenceExprSyntax.self), name.argumentNames == nil else {
            return false
        }
        let text = name.baseName.text
        return (LocalTypes.type(of: text, at: Syntax(value)) ?? property(text, at: Syntax(value), index))
            .map(isObject) ?? false
    }

    /// `item.target?.perform(item.action, with: item)`, as tests tap a bar button item: its target is known only as an object.
    private static func isTarget(_ value: ExprSyntax, of message: MemberAccessExprSyntax) -> Bool {
        guard let member = value.as(MemberAccessExprSyntax.self), member.base != nil,
            member.declName.baseName.text == "target",
            ["perform", "performSelector"].contains(message.declName.baseName.text),
            let call = message.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == message.id,
            var argument = call.arguments.first?.expression
        else { return false }
        if let forced = argument.as(ForceUnwrapExprSyntax.self) { argument = forced.expression }
        return argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "action"
    }

    /// `info?["n"].map { $0 as AnyObject }`, of which only the optional one is asked here.
    private static func isMappedToObject(_ value: ExprSyntax) -> Bool {
        guard let call = value.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map",
            let body = call.trailingClosure?.statements, body.count == 1,
            let only = body.first?.item.as(ExprSyntax.self)
        else { return false }
        return LocalTypes.cast(only).map(isObject) == true
    }

    /// The type of a property of the class around, its own or that of a class above it in the source.
    private static func property(_ name: String, at node: Syntax, _ index: TypeIndex) -> String? {
        guard let own = index.types[enclosingScope(of: node).joined(separator: ".")] else { return nil }
        let found = ([own] + index.ancestors(of: own)).lazy.flatMap(\.properties).first { $0.name == name }
        return found?.type?.flat
    }
}
