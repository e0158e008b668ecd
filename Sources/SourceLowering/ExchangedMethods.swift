import SwiftSyntax

/// A method that was exchanged with another one calls the other one by its own name. Methods are not exchanged here: the call gets the other
/// one's name, where source says which it is, and else tells what it cannot do. As it stands, it would call itself without end.
struct ExchangedMethods {
    let index: TypeIndex
    let files: [SourceFile]

    func lower() {
        guard files.contains(where: { $0.text.has("exchangeImplementations") || $0.text.has("wizzl") })
        else { return }
        var methods: [String: [Method]] = [:]
        for type in index.own + index.extended {
            for method in type.methods where !method.node.attributes.names.isDisjoint(with: ["objc"]) {
                methods[method.name.base, default: []].append(method)
            }
        }
        var lowered: Set<SyntaxIdentifier> = []
        for file in files where file.text.has("selector") {
            let found = Selectors(index.conditions)
            found.walk(file.tree)
            for selector in found.all {
                for method in methods[selector.base] ?? [] where selector.names(method.name) {
                    let calls = OwnCalls(of: method, index.conditions).all
                    guard !calls.isEmpty, let exchange = exchange(of: selector, among: found.all),
                        lowered.insert(method.node.id).inserted
                    else { continue }
                    for call in calls { lower(call, in: method, exchange.other) }
                }
            }
        }
    }

    private struct Exchange {
        /// nil where several methods may be meant.
        let other: NamedSelector?
    }

    /// The smallest part of source around a selector that has others, too, as far as the function or property around; nil where there is none,
    /// and where the selector is given to a function that does something else.
    private func exchange(of selector: NamedSelector, among all: [NamedSelector]) -> Exchange? {
        var part = selector.node.parent
        while let each = part, !each.is(MemberBlockItemSyntax.self) {
            let range = each.position..<each.endPosition
            let others = all.filter { $0.node.id != selector.node.id && range.contains($0.node.position) }
            if !others.isEmpty { return Exchange(other: others.count == 1 ? others.first : nil) }
            if let call = each.as(FunctionCallExprSyntax.self),
                !Self.words.contains(where: call.calledExpression.flat.contains)
            {
                return nil
            }
            part = each.parent
        }
        return nil
    }

    /// In names of functions that exchange methods or look for those to exchange.
    private static let words = ["wizzl", "xchang", "class_get"]

    private func lower(_ call: FunctionCallExprSyntax, in method: Method, _ other: NamedSelector?) {
        let file = method.body.file
        guard let other, !other.base.isEmpty else {
            let result = method.node.signature.returnClause?.type.flat
            let text = "UIKit._lostOriginal(\"\(method.name)\")"
            return file.replace(call, with: result.map { "(\(text) as \($0))" } ?? text, isWhole: true)
        }
        let called = call.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        guard let name else { return }
        var labels = other.labels ?? method.name.labels
        switch other.accessor {
        case "getter":
            file.rename(name, to: other.base)
            if let paren = call.leftParen { file.blank(paren) }
            if let paren = call.rightParen { file.blank(paren) }
            return
        case "setter":
            file.rename(name, to: other.base + " = ")
            labels = ["_"]
        default: file.rename(name, to: other.base)
        }
        for (argument, label) in zip(call.arguments, labels) {
            let new = label == "_" ? nil : label
            guard argument.label?.text != new else { continue }
            if let old = argument.label {
                file.rename(old, to: new ?? "")
                if new == nil, let colon = argument.colon { file.blank(colon) }
            } else if let new {
                file.insert("\(new): ", before: argument.expression)
            }
        }
    }
}

/// A method or an accessor that `#selector` names, or a message by its text.
private struct NamedSelector {
    let node: Syntax
    /// `getter` or `setter`.
    let accessor: String?
    /// Empty for a text.
    let base: String
    let labels: [String]?

    func names(_ name: FullName) -> Bool {
        accessor == nil && name.base == base && (labels == nil || labels == name.labels)
    }
}

private final class Selectors: ActiveVisitor {
    var all: [NamedSelector] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first else {
            return .visitChildren
        }
        var expression = argument.expression
        while true {
            if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                expression = first
            } else if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
                expression = first.expression
            } else {
                break
            }
        }
        let name =
            expression.as(MemberAccessExprSyntax.self)?.declName
            ?? expression.as(DeclReferenceExprSyntax.self)
        all.append(
            NamedSelector(
                node: Syntax(node), accessor: argument.label?.text, base: name?.baseName.text ?? "",
                labels: name?.argumentNames?.arguments.map(\.name.text)))
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if ["Selector", "NSSelectorFromString", "sel_registerName"].contains(node.calledExpression.flat) {
            all.append(NamedSelector(node: Syntax(node), accessor: nil, base: "", labels: nil))
        }
        return .visitChildren
    }
}

/// The calls of a method within itself, of the same object or type.
private final class OwnCalls: ActiveVisitor {
    private let method: Method
    private(set) var all: [FunctionCallExprSyntax] = []

    init(of method: Method, _ conditions: Conditions) {
        self.method = method
        super.init(conditions)
        if let body = method.node.body { walk(body) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isOwn(node.calledExpression),
            node.arguments.map({ $0.label?.text ?? "_" }) == method.name.labels
        {
            all.append(node)
        }
        return .visitChildren
    }

    private func isOwn(_ called: ExprSyntax) -> Bool {
        if let name = called.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text == method.name.base
        }
        guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base?.flat else {
            return false
        }
        return member.declName.baseName.text == method.name.base
            && (base == "self" || base == "Self" && method.isStatic)
    }
}
