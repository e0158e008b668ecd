import SwiftSyntax

/// `delegate?.method?(x)`: a call of a requirement that may not be implemented.
///
/// It becomes `OptionalRequirement.send(delegate, "method(_:)", { $0.method(x) })`. Calls of closures look the same;
/// they are told apart by their names.
struct OptionalCalls {
    let index: TypeIndex
    let file: SourceFile
    static let value = "__d"

    /// Whether the call was one.
    @discardableResult
    func lower(_ node: FunctionCallExprSyntax) -> Bool {
        let called: ExprSyntax
        let mark: TokenSyntax
        let isForced: Bool
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (called, mark, isForced) = (optional.expression, optional.questionMark, false)
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (called, mark, isForced) = (forced.expression, forced.exclamationMark, true)
        } else {
            return false
        }
        guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
            let name = requirement(member.declName, node)
        else { return false }
        file.rename(mark, to: "")
        if base.is(SuperExprSyntax.self) { return true }
        ClosureArguments.name(in: node.arguments, file: file)
        // `delegate?.method!(x)` is nil when there is no delegate.
        let isCertain = isForced && !base.is(OptionalChainingExprSyntax.self)
        open(base, isCertain ? "call" : "send", name.description)
        file.insert(" })" + (isCertain ? "!" : Self.continuation(of: Syntax(node))), after: node)
        return true
    }

    /// `delegate.title`, where the title is an optional requirement.
    func lower(_ node: MemberAccessExprSyntax) {
        lowerReference(node)
        guard let base = node.base, !base.is(SuperExprSyntax.self), node.declName.argumentNames == nil,
            let owners = index.optionalProperties[node.declName.baseName.text], isValue(base, of: owners)
        else { return }
        var whole = Syntax(node)
        if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) { whole = Syntax(forced.expression) }
        open(base, "call", node.declName.baseName.text)
        file.insert(" })" + Self.continuation(of: whole), after: node)
    }

    /// `delegate?.method != nil`. Gives the elements that are done with but for what the first is asked of.
    func lowerComparison(_ node: SequenceExprSyntax) -> Set<SyntaxIdentifier> {
        let elements = Array(node.elements)
        var done: Set<SyntaxIdentifier> = []
        for (number, element) in elements.enumerated() where number + 2 < elements.count {
            guard let name = element.as(MemberAccessExprSyntax.self), let base = name.base,
                let sign = elements[number + 1].as(BinaryOperatorExprSyntax.self),
                ["!=", "=="].contains(sign.operator.text), elements[number + 2].is(NilLiteralExprSyntax.self),
                let requirement = onlyRequirement(name.declName), isDelegate(base, of: requirement)
            else { continue }
            file.insert(
                (sign.operator.text == "==" ? "!" : "") + "UIKit.OptionalRequirement.isPresent(", before: base
            )
            if let chain = base.as(OptionalChainingExprSyntax.self) {
                file.rename(chain.questionMark, to: "")
            }
            file.rename(name.period, to: ", ")
            file.rename(name.declName, to: "\"\(requirement)\"")
            file.blank(sign)
            file.rename(elements[number + 2], to: ")")
            done.formUnion([element.id, elements[number + 1].id, elements[number + 2].id])
        }
        return done
    }

    /// Whether an expression looks like it has the requirement's protocol, by its name or its declared type.
    private func isDelegate(_ base: ExprSyntax, of requirement: FullName) -> Bool {
        let text = base.trimmedDescription.lowercased()
        if text.contains("delegate") || text.contains("datasource") { return true }
        return isValue(base, of: index.optionalRequirements[requirement] ?? [])
    }

    /// `if let method = delegate?.method { method() }`, for the source's own protocols.
    private func lowerReference(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(OptionalChainingExprSyntax.self),
            node.parent?.is(InitializerClauseSyntax.self) == true, let name = onlyRequirement(node.declName),
            isValue(base.expression, of: index.ownRequirements(name))
        else { return }
        open(ExprSyntax(base), "member", name.description)
        file.insert(" })", after: node)
    }

    private func open(_ base: ExprSyntax, _ function: String, _ name: String) {
        let target = base.as(OptionalChainingExprSyntax.self)
        file.insert("UIKit.OptionalRequirement.\(function)(", before: base)
        let text = ", \"\(name)\", { \(Self.value) in \(Self.value)"
        if let target {
            file.rename(target.questionMark, to: text)
        } else {
            file.insert(text, after: base)
        }
    }

    /// What follows in the same optional chain still follows when the answer is there.
    static func continuation(of node: Syntax) -> String {
        guard let parent = node.parent else { return "" }
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id { return "?" }
        if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == node.id {
            return "?"
        }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
            return "?"
        }
        return ""
    }

    private func requirement(_ name: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax) -> FullName? {
        let base = name.baseName.text.filter { $0 != "`" }
        guard !index.hasClosure(named: base) else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let trailing =
            call.additionalTrailingClosures.map { $0.label.text }
        let closures = call.trailingClosure == nil ? 0 : 1 + trailing.count
        return index.optionalBases[base]?.first {
            $0.labels.count == labels.count + closures && Array($0.labels.prefix(labels.count)) == labels
        }
    }

    /// The requirement that a name without a call means.
    private func onlyRequirement(_ name: DeclReferenceExprSyntax) -> FullName? {
        let base = name.baseName.text.filter { $0 != "`" }
        let known = index.optionalBases[base] ?? []
        if let labels = name.argumentNames?.arguments.map({ $0.name.text }) {
            return known.first { $0.labels == labels }
        }
        guard known.count == 1, !index.hasProperty(named: base) else { return nil }
        return known.first
    }

    /// Whether an expression's last name is declared with one of the protocols: in the function around it, or else anywhere.
    private func isValue(_ base: ExprSyntax, of owners: Set<String>) -> Bool {
        let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let words = LocalTypes.type(of: name, at: Syntax(value))?.split(whereSeparator: {
                !$0.isLetter && !$0.isNumber
            })
            .map(String.init)
        {
            if owners.contains(where: words.contains) { return true }
            if words.contains(where: { index.types[$0]?.kind.map { $0 != .protocol } ?? false }) {
                return false
            }
        }
        let text = base.trimmedDescription.split(separator: ".").last.map {
            $0.filter { $0 != "?" && $0 != "!" }
        }
        guard let text else { return false }
        return owners.contains { index.namesOfValues(of: $0).contains(text) }
    }
}

extension TypeIndex {
    /// The source's own protocols that have an optional method.
    func ownRequirements(_ name: FullName) -> Set<String> {
        (optionalRequirements[name] ?? []).filter { types[$0]?.kind == .protocol }
    }

    func hasProperty(named name: String) -> Bool {
        types.values.contains { type in type.properties.contains { $0.name == name && !$0.isOptional } }
    }

    /// Whether a property of the source that holds a function has the name.
    func hasClosure(named name: String) -> Bool {
        types.values.contains { type in
            type.properties.contains { $0.name == name && !$0.isOptional && $0.type?.functionType != nil }
        }
    }

    /// Properties and parameters that are declared with a type.
    func namesOfValues(of type: String) -> Set<String> {
        let simple = type.split(separator: ".").last.map(String.init) ?? type
        var result: Set<String> = []
        for each in types.values {
            for property in each.properties where property.type?.plainName.hasSuffix(simple) == true {
                result.insert(property.name)
            }
            for method in each.methods {
                for parameter in method.node.signature.parameterClause.parameters
                where parameter.type.plainName.hasSuffix(simple) {
                    result.insert((parameter.secondName ?? parameter.firstName).text)
                }
            }
        }
        return result
    }
}
