import SwiftSyntax

/// Overrides of members that the source adds to other modules' classes in extensions, which Objective-C dispatches and
/// Swift does not.
///
/// The extension's member becomes two: one that asks whether the object has an override, by a protocol that the
/// overriding classes get, and the body under another name, which stands in for `super`. The override may itself stand
/// in an extension of another module's class.
final class ExtensionOverrides {
    private let index: TypeIndex
    private var split: Set<Int> = []

    init(_ index: TypeIndex) { self.index = index }

    func lower() {
        for type in index.classes + index.extended where !type.isLocal {
            for method in type.methods
            where isCandidate(
                method.modifiers, method.body, in: type, { !$0.methods(named: method.name).isEmpty })
            {
                guard let found = added(above: type, { $0.method(overriddenBy: method) }) else { continue }
                lower(method, of: type, found)
            }
            for property in type.properties
            where isCandidate(
                property.modifiers, property.body, in: type,
                { $0.properties.contains { $0.name == property.name } })
            {
                guard
                    let found = added(
                        above: type,
                        {
                            $0.properties.first {
                                $0.name == property.name && !$0.isStatic && !$0.isOverride && !$0.isPrivate
                            }
                        }), found.member.type != nil, property.type != nil, property.binding.isComputed
                else { continue }
                lower(property, of: type, found)
            }
        }
    }

    /// Whether a member of `type` may be such an override. One in an extension of a class of the source stands there
    /// for itself when no class above or below it has the member too: those would have to override it.
    private func isCandidate(
        _ modifiers: Set<String>, _ body: TypeBody, in type: DeclaredType,
        _ hasMember: (DeclaredType) -> Bool
    ) -> Bool {
        guard modifiers.contains("override"), modifiers.isDisjoint(with: ["static", "class"]) else {
            return false
        }
        guard body.isExtension, type.kind != nil else { return body.isExtension == (type.kind == nil) }
        return !index.classes.contains { other in
            guard other !== type, hasMember(other) else { return false }
            return index.ancestors(of: other).contains { $0 === type }
                || index.ancestors(of: type).contains { $0 === other }
        }
    }

    /// A member that the source adds to a class of another module above `type`.
    private func added<Member>(
        above type: DeclaredType, _ find: (DeclaredType) -> Member?
    ) -> (owner: DeclaredType, member: Member)? {
        var name = type.kind == nil ? index.kit.classes[type.name] : index.foreignSuperclass(of: type)
        while let current = name {
            if let extended = index.types[current], extended.kind == nil, let member = find(extended) {
                return (extended, member)
            }
            name = index.kit.classes[current] ?? (current == "NSObject" ? nil : "NSObject")
        }
        return nil
    }

    // MARK: Methods

    private func lower(
        _ method: Method, of type: DeclaredType, _ found: (owner: DeclaredType, member: Method)
    ) {
        let name = method.name.base
        let labels = method.name.labels.map { $0 == "_" ? "" : $0 }.joined(separator: "_")
        let names = Names(found.owner, labels.isEmpty ? name : "\(name)_\(labels)", name)
        let node = found.member.node
        if split.insert(node.id.hashValue).inserted {
            let file = found.member.body.file
            file.rename(node.name, to: names.original)
            let effects = node.signature.effectSpecifiers
            let prefix =
                (effects?.throwsClause == nil ? "" : "try ")
                + (effects?.asyncSpecifier == nil ? "" : "await ")
            let arguments = Forwarding.arguments(of: node)
            let access = access(found.member.modifiers)
            found.member.body.inject([
                "\(access)\(Forwarding.head(of: node, modifiers: "")) { if let __o = self as? any \(names.proto) { "
                    + "return \(prefix)__o.\(names.override)(\(arguments)) }; "
                    + "return \(prefix)self.\(names.original)(\(arguments)) }"
            ])
            let head = Forwarding.head(of: node, modifiers: "", named: names.override, hasDefaults: false)
            file.edits.append("\(isolation(found.owner))protocol \(names.proto): AnyObject { \(head) }")
            Forwarding.replaceVariadics(node, in: file)
        }
        let isTopmost = index.ancestors(of: type).allSatisfy { $0.methods(named: method.name).isEmpty }
        method.body.file.rename(method.node.name, to: names.override)
        finish(type, method.body, method.node.modifiers, names, isTopmost)
    }

    // MARK: Properties

    private func lower(
        _ property: Property, of type: DeclaredType, _ found: (owner: DeclaredType, member: Property)
    ) {
        let names = Names(found.owner, property.name, property.name)
        let given = found.member
        if split.insert(given.binding.id.hashValue).inserted, let text = given.type?.flat {
            given.body.file.rename(given.binding.pattern, to: names.original)
            let ask = "if let __o = self as? any \(names.proto) {"
            let setter =
                given.isSettable
                ? " set { \(ask) __o.\(names.override) = newValue; return }; self.\(names.original) = newValue }"
                : ""
            given.body.inject([
                "\(access(given.modifiers))var \(property.name): \(text) { get { \(ask) return __o.\(names.override) }; "
                    + "return self.\(names.original) }\(setter) }"
            ])
            let accessors = given.isSettable ? "get set" : "get"
            given.body.file.edits.append(
                "\(isolation(found.owner))protocol \(names.proto): AnyObject { var \(names.override): \(text) { \(accessors) } }"
            )
        }
        let isTopmost = index.ancestors(of: type).allSatisfy { ancestor in
            !ancestor.properties.contains { $0.name == property.name }
        }
        property.body.file.rename(property.binding.pattern, to: names.override)
        finish(type, property.body, property.node.modifiers, names, isTopmost)
    }

    // MARK: Both

    private struct Names {
        let original: String
        let override: String
        let proto: String
        let base: String

        init(_ owner: DeclaredType, _ member: String, _ base: String) {
            original = "__x_\(owner.identifier)_\(base)"
            override = "__o_\(base)"
            proto = "__Overrides_\(owner.identifier)_\(member)"
            self.base = base
        }
    }

    private func finish(
        _ type: DeclaredType, _ body: TypeBody, _ modifiers: DeclModifierListSyntax, _ names: Names,
        _ isTopmost: Bool
    ) {
        if isTopmost {
            for modifier in modifiers where modifier.name.text == "override" {
                body.file.blank(modifier)
                index.loweredOverrides.insert(modifier.id)
            }
            if body.isExtension {
                body.file.edits.append("extension \(type.name): \(names.proto) {}")
            } else {
                type.conform(to: names.proto, hidden: index.isHidden(type))
            }
        }
        index.superMembers[type.name, default: [:]][names.base] =
            isTopmost ? "self.\(names.original)" : "super.\(names.override)"
    }

    private func access(_ modifiers: Set<String>) -> String {
        guard let name = accessLevels.intersection(modifiers).first else { return "" }
        return (name == "open" ? "public" : name) + " "
    }

    private func isolation(_ owner: DeclaredType) -> String {
        owner.name.hasPrefix("UI") || owner.name.hasPrefix("CA") ? "@preconcurrency @MainActor " : ""
    }
}

extension DeclaredType {
    /// The method that this override is one of: of those of the same name the one with the same types.
    fileprivate func method(overriddenBy override: Method) -> Method? {
        let named = methods(named: override.name).filter { !$0.isStatic && !$0.isOverride && !$0.isPrivate }
        return named.first { $0.parameterTypes == override.parameterTypes } ?? named.first
    }
}

extension Method {
    fileprivate var parameterTypes: [String] {
        node.signature.parameterClause.parameters.map { $0.type.flat + ($0.ellipsis?.text ?? "") }
    }
}
