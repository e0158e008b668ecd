import SwiftSyntax

/// `#selector` without Objective-C: a reference to the method, which the compiler checks, beside its name.
struct SelectorLowering {
    let index: TypeIndex
    let file: SourceFile

    func lower(_ node: MacroExpansionExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first else { return }
        var expression = argument.expression
        if let label = argument.label?.text { return lowerAccessor(node, label, expression) }
        var function: FunctionTypeSyntax?
        // `method as (Argument) -> Void`, in parentheses or not, the type optional or not
        while true {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                expression = only.expression
            } else if let wrapped = expression.as(ForceUnwrapExprSyntax.self) {
                expression = wrapped.expression
            } else if let chained = expression.as(OptionalChainingExprSyntax.self) {
                expression = chained.expression
            } else if let sequence = expression.as(SequenceExprSyntax.self),
                let first = sequence.elements.first
            {
                function = sequence.elements.last?.as(TypeExprSyntax.self)?.type.functionType
                expression = first
            } else {
                break
            }
        }
        guard let named = Named(expression) else {
            return file.diagnose(
                node, "this form of #selector is not lowered; write #selector(Type.method(_:))")
        }
        lowerMethod(node, named, function)
    }

    /// A method or property as it is written: `owner.base(labels)`.
    private struct Named {
        let owner: String?
        let name: DeclReferenceExprSyntax

        init?(_ expression: ExprSyntax) {
            if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
                owner = base.flat
                name = member.declName
            } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
                owner = nil
                name = reference
            } else {
                return nil
            }
        }

        var base: String { name.baseName.text.filter { $0 != "`" } }
        var labels: [String]? { name.argumentNames?.arguments.map { $0.name.text.filter { $0 != "`" } } }
    }

    private func lowerMethod(
        _ node: MacroExpansionExprSyntax, _ named: Named, _ function: FunctionTypeSyntax?
    ) {
        guard let type = typeName(of: named, at: Syntax(node)) else {
            // A value of unknown type: its class answers to the name.
            let labels = named.labels ?? index.onlyLabels(of: named.base) ?? []
            let name = FullName(base: named.base, labels: labels)
            return file.replace(node, with: "UIKit.Selector(\"\(message(name, of: nil))\")")
        }
        let resolved = index.resolve(type, in: enclosingScope(of: Syntax(node)))
        var candidates = index.methods(named: named.base, of: resolved)
        if let labels = named.labels { candidates = candidates.filter { $0.name.labels == labels } }
        let curried = function?.returnClause.type.functionType
        if let parameters = (curried ?? function)?.parameters {
            candidates = candidates.filter { $0.name.labels.count == parameters.count }
        }
        let only = candidates.count == 1 ? candidates.first : nil
        let name = FullName(base: named.base, labels: named.labels ?? only?.name.labels ?? [])
        let text = only?.message ?? message(name, of: resolved)
        if index.isProtocol(resolved) {
            // A protocol's methods cannot be referred to without a value.
            return file.replace(node, with: "UIKit.Selector(\"\(text)\")")
        }
        let suffix = named.name.argumentNames?.flat ?? ""
        var reference = "\(type).\(named.name.baseName.text)\(suffix)"
        if candidates.allSatisfy(\.isStatic), !candidates.isEmpty {
            return file.replace(node, with: "UIKit.Selector._static(\"\(text)\", \(reference))")
        }
        if let function {
            let method = curried ?? function
            let parameters = method.parameters.flat
            let result = method.returnClause.type.flat
            reference += " as @MainActor (\(type)) -> @MainActor (\(parameters)) -> \(result)"
        } else if index.mainActorDefault != nil, isOnMainActor(named.base, of: resolved) {
            // With InferSendableFromCaptures, which comes with this default, the compiler warns of the actor of a plain reference.
            reference = "{ (__o: \(type)) in __o.\(named.name.baseName.text)\(suffix) }"
        }
        file.replace(node, with: "UIKit.Selector._of(\"\(text)\", \(reference))")
    }

    /// Whether the methods of a class by that name are on the main actor, as far as source says.
    private func isOnMainActor(_ base: String, of type: String) -> Bool {
        guard let type = index.types[type] else { return true }
        return index.isOnMainActor(type)
            && type.methods.allSatisfy { $0.name.base != base || !$0.modifiers.contains("nonisolated") }
    }

    /// Optional methods of UIKit's protocols go by their Swift name, for what Objective-C calls them is not known.
    private func message(_ name: FullName, of type: String?) -> String {
        if let protocols = index.kit.optionalMethods[name], type.map(protocols.contains) ?? true {
            return name.description
        }
        return name.message
    }

    private func lowerAccessor(_ node: MacroExpansionExprSyntax, _ label: String, _ expression: ExprSyntax) {
        guard let named = Named(expression) else {
            return file.diagnose(node, "this form of #selector is not lowered; name a property of a type")
        }
        if label == "getter", let name = ClassProperties.message(expression.flat) {
            return file.replace(node, with: "UIKit.Selector(\"\(name)\")")
        }
        let setter = "set\(named.base.prefix(1).uppercased())\(named.base.dropFirst()):"
        let name = label == "setter" ? setter : named.base
        guard let type = typeName(of: named, at: Syntax(node)),
            !index.isProtocol(index.resolve(type, in: enclosingScope(of: Syntax(node))))
        else { return file.replace(node, with: "UIKit.Selector(\"\(name)\")") }
        file.replace(
            node, with: "UIKit.Selector._\(label)(\"\(name)\", \\\(type).\(named.name.baseName.text))")
    }

    /// Of the types around the place, the innermost that has the method: one within a controller may name the controller's.
    private func bearer(of named: Named, at node: Syntax) -> String? {
        let around = enclosingTypes(of: node)
        let scope = enclosingScope(of: node)
        return around.first { !index.methods(named: named.base, of: index.resolve($0, in: scope)).isEmpty }
            ?? around.first
    }

    /// The type that has the member, as source at this place may write it; nil when only a value is named.
    private func typeName(of named: Named, at node: Syntax) -> String? {
        guard let owner = named.owner else { return bearer(of: named, at: node) }
        if ["self", "Self", "super"].contains(owner) { return enclosingType(of: node) }
        let last = owner.split(separator: ".").last ?? ""
        if last.first?.isUppercase == true || last.first == "_" { return owner }
        let type = index.typeOfValue(named: last.filter { $0 != "?" && $0 != "!" })
        return type.flatMap { index.isProtocol($0) ? nil : $0 }
    }
}

extension TypeIndex {
    struct Candidate {
        let name: FullName
        let message: String
        let isStatic: Bool
    }

    /// The methods with a base name that a type has, its superclasses' too.
    func methods(named base: String, of type: String) -> [Candidate] {
        var result: [Candidate] = []
        var current: String? = type
        var seen: Set<String> = []
        while let name = current, seen.insert(name).inserted {
            if let own = types[name] {
                result += own.methods.filter { $0.name.base == base }.map {
                    Candidate(name: $0.name, message: $0.message, isStatic: $0.isStatic)
                }
            }
            result += (kit.methods[name]?[base] ?? []).map {
                let full = FullName(base: base, labels: $0.labels)
                return Candidate(name: full, message: full.message, isStatic: $0.isStatic)
            }
            current = types[name].flatMap(superclass) ?? kit.classes[name]
        }
        var names: Set<FullName> = []
        return result.filter { names.insert($0.name).inserted }
    }

    /// The labels of a method, when all methods of the source with the base name have the same.
    func onlyLabels(of base: String) -> [String]? {
        let all = Set(types.values.flatMap(\.methods).filter { $0.name.base == base }.map(\.name.labels))
        return all.count == 1 ? all.first : nil
    }

    /// The type that all properties with a name are declared with.
    func typeOfValue(named name: String) -> String? {
        let all = Set(
            types.values.flatMap(\.properties).filter { $0.name == name }.map { property -> String in
                if let type = property.type { return type.plainName }
                let call = property.binding.initializer?.value.as(FunctionCallExprSyntax.self)
                return call?.calledExpression.flat ?? ""
            })
        guard all.count == 1, let only = all.first, only.first?.isUppercase == true else { return nil }
        return only
    }
}

extension TypeSyntax {
    /// The function type within parentheses and optionals.
    var functionType: FunctionTypeSyntax? {
        if let function = self.as(FunctionTypeSyntax.self) { return function }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.functionType }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return type.wrappedType.functionType
        }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.functionType }
        if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
            return type.elements.first?.type.functionType
        }
        return nil
    }
}

/// The name of the innermost type around a node, as source inside it may write it.
func enclosingType(of node: Syntax) -> String? { enclosingTypes(of: node).first }

/// The names of the types around a node, innermost first, as source inside them may write them.
func enclosingTypes(of node: Syntax) -> [String] {
    var result: [String] = []
    var parent = node.parent
    while let each = parent {
        if each.is(ProtocolDeclSyntax.self) {
            result.append("Self")
        } else if let type = each.as(ExtensionDeclSyntax.self) {
            result.append(type.extendedType.trimmedDescription)
        } else if let type = each.asProtocol((any NamedDeclSyntax).self),
            each.asProtocol((any DeclGroupSyntax).self) != nil
        {
            result.append(type.name.text)
        }
        parent = each.parent
    }
    return result
}

/// The names of the types around a node, outermost first.
func enclosingScope(of node: Syntax) -> [String] {
    var result: [String] = []
    var parent = node.parent
    while let each = parent {
        if let type = each.as(ExtensionDeclSyntax.self) {
            result = type.extendedType.plainName.split(separator: ".").map(String.init) + result
        } else if let type = each.asProtocol((any NamedDeclSyntax).self),
            each.asProtocol((any DeclGroupSyntax).self) != nil
        {
            result.insert(type.name.text, at: 0)
        }
        parent = each.parent
    }
    return result
}
