import SwiftSyntax

/// Overrides of members that the source adds to other modules' classes in extensions, which Objective-C dispatches and
/// Swift does not.
///
/// The extension's member becomes two: one that asks whether the object has an override, by a protocol that the
/// overriding classes get, and the body under another name, which stands in for `super`. The override may itself stand
/// in an extension of another module's class.
///
/// Of a member that a library's extension has, the library is compiled already: there it is `dynamic`, and the source
/// replaces it by what asks.
final class ExtensionOverrides {
    private let index: TypeIndex
    private var split: Set<Int> = []
    /// The protocols of libraries' members that are replaced.
    private var replaced: Set<String> = []

    init(_ index: TypeIndex) { self.index = index }

    func lower() {
        for type in index.classes + index.extended {
            for method in type.methods
            where isCandidate(
                method.modifiers, method.body, in: type, { !$0.methods(named: method.name).isEmpty })
            {
                if let found = added(above: type, { $0.method(overriddenBy: method) }) {
                    lower(method, of: type, found)
                } else if let owner = library(above: type, "\(method.name)"), !method.isAsynchronous,
                    method.node.signature.parameterClause.parameters.allSatisfy({ $0.ellipsis == nil })
                {
                    lower(method, of: type, elsewhere: owner)
                }
            }
            for property in type.properties
            where isCandidate(
                property.modifiers, property.body, in: type,
                { $0.properties.contains { $0.name == property.name } })
            {
                guard property.type != nil, property.binding.isComputed else { continue }
                if let found = added(
                    above: type,
                    {
                        $0.properties.first {
                            $0.name == property.name && !$0.isStatic && !$0.isOverride && !$0.isPrivate
                        }
                    })
                {
                    guard found.member.type != nil else { continue }
                    lower(property, of: type, found)
                } else if let owner = library(above: type, property.name) {
                    lower(property, of: type, elsewhere: owner)
                }
            }
        }
        openToOthers()
    }

    /// Members that classes of other modules may override are `dynamic`, as they are in Objective-C, so that those modules can replace them.
    private func openToOthers() {
        for type in index.classes + index.extended where !type.isLocal {
            for method in type.methods
            where index.isOverridableElsewhere(method, of: type)
                && !split.contains(method.node.id.hashValue) && !method.modifiers.contains("dynamic")
            {
                method.body.file.insert("dynamic ", before: method.node.funcKeyword)
            }
            for property in type.properties
            where index.isOverridableElsewhere(property, of: type)
                && !split.contains(property.binding.id.hashValue) && !property.modifiers.contains("dynamic")
            {
                property.body.file.insert("dynamic ", before: property.node.bindingSpecifier)
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

    /// A class of another module above `type` to which a library adds the member of that full name.
    private func library(above type: DeclaredType, _ member: String) -> String? {
        var name = type.kind == nil ? index.kit.classes[type.name] : index.foreignSuperclass(of: type)
        while let current = name {
            if index.kit.overridable.contains("\(current).\(member)") { return current }
            name = index.kit.classes[current] ?? (current == "NSObject" ? nil : "NSObject")
        }
        return nil
    }

    // MARK: Methods

    private func lower(
        _ method: Method, of type: DeclaredType, _ found: (owner: DeclaredType, member: Method)
    ) {
        let names = Names(found.owner.name, method.name, isElsewhere: false)
        let node = found.member.node
        if split.insert(node.id.hashValue).inserted {
            let file = found.member.body.file
            file.rename(node.name, to: names.original)
            let effects = node.signature.effectSpecifiers
            let prefix =
                (effects?.throwsClause == nil ? "" : "try ")
                + (effects?.asyncSpecifier == nil ? "" : "await ")
            let arguments = Forwarding.arguments(of: node)
            let access = access(found.member, of: found.owner)
            found.member.body.inject([
                "\(Forwarding.head(of: node, modifiers: access)) { if let __o = self as? any \(names.proto) { "
                    + "return \(prefix)__o.\(names.override)(\(arguments)) }; "
                    + "return \(prefix)self.\(names.original)(\(arguments)) }"
            ])
            let head = Forwarding.head(of: node, modifiers: "", named: names.override, hasDefaults: false)
            file.edits.append("\(isolation(found.owner.name))protocol \(names.proto): AnyObject { \(head) }")
            Forwarding.replaceVariadics(node, in: file)
        }
        finish(method, of: type, names)
    }

    /// - Parameter owner: the class that a library adds the method to.
    private func lower(_ method: Method, of type: DeclaredType, elsewhere owner: String) {
        let names = Names(owner, method.name, isElsewhere: true)
        let (node, file) = (method.node, method.body.file)
        if replaced.insert(names.proto).inserted {
            let effects = node.signature.effectSpecifiers
            let prefix = effects?.throwsClause == nil ? "" : "try "
            let arguments = Forwarding.arguments(of: node)
            func head(_ name: String, _ modifiers: String = "") -> String {
                Forwarding.head(of: node, modifiers: modifiers, named: name, hasDefaults: false)
            }
            file.edits.append(
                "\(isolation(owner))protocol \(names.proto): AnyObject { \(head(names.override)) }")
            file.edits.append(
                "extension \(owner) { "
                    + head(
                        "__r_\(file.identifier)_\(names.base)", "@_dynamicReplacement(for: \(method.name)) ")
                    + " { \(Self.ask(names)) { return \(prefix)__o.\(names.override)(\(arguments)) }; "
                    + "return \(prefix)self.\(names.base)(\(arguments)) }; \(head(names.original)) "
                    + "{ return \(prefix)UIKit._SuperCall.of { \(prefix)self.\(names.base)(\(arguments)) } } }"
            )
        }
        finish(method, of: type, names)
    }

    private func finish(_ method: Method, of type: DeclaredType, _ names: Names) {
        let isTopmost = index.ancestors(of: type).allSatisfy { $0.methods(named: method.name).isEmpty }
        method.body.file.rename(method.node.name, to: names.override)
        finish(type, method.body, method.node.modifiers, names, isTopmost)
    }

    // MARK: Properties

    private func lower(
        _ property: Property, of type: DeclaredType, _ found: (owner: DeclaredType, member: Property)
    ) {
        let names = Names(found.owner.name, property.name, property.name, isElsewhere: false)
        let given = found.member
        if split.insert(given.binding.id.hashValue).inserted, let text = given.type?.flat {
            given.body.file.rename(given.binding.pattern, to: names.original)
            let ask = "if let __o = self as? any \(names.proto) {"
            let setter =
                given.isSettable
                ? " set { \(ask) __o.\(names.override) = newValue; return }; self.\(names.original) = newValue }"
                : ""
            given.body.inject([
                "\(access(given, of: found.owner))var \(property.name): \(text) { get { \(ask) return __o.\(names.override) }; "
                    + "return self.\(names.original) }\(setter) }"
            ])
            let accessors = given.isSettable ? "get set" : "get"
            given.body.file.edits.append(
                "\(isolation(found.owner.name))protocol \(names.proto): AnyObject { var \(names.override): \(text) { \(accessors) } }"
            )
        }
        finish(property, of: type, names)
    }

    /// - Parameter owner: the class that a library adds the property to.
    private func lower(_ property: Property, of type: DeclaredType, elsewhere owner: String) {
        let names = Names(owner, property.name, property.name, isElsewhere: true)
        let file = property.body.file
        if replaced.insert(names.proto).inserted, let text = property.type?.flat {
            let (name, ask, isSettable) = (property.name, Self.ask(names), property.isSettable)
            let setter =
                isSettable
                ? " set { \(ask) { __o.\(names.override) = newValue; return }; self.\(name) = newValue }" : ""
            let above = isSettable ? " set { UIKit._SuperCall.of { self.\(name) = newValue } }" : ""
            let accessors = isSettable ? "get set" : "get"
            file.edits.append(
                "\(isolation(owner))protocol \(names.proto): AnyObject { var \(names.override): \(text) { \(accessors) } }"
            )
            file.edits.append(
                "extension \(owner) { @_dynamicReplacement(for: \(name)) var __r_\(file.identifier)_\(name): \(text) "
                    + "{ get { \(ask) { return __o.\(names.override) }; return self.\(name) }\(setter) }; "
                    + "var \(names.original): \(text) { get { UIKit._SuperCall.of { self.\(name) } }\(above) } }"
            )
        }
        finish(property, of: type, names)
    }

    private func finish(_ property: Property, of type: DeclaredType, _ names: Names) {
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

        /// - Parameter owner: the class that has the member.
        /// - Parameter isElsewhere: whether a library adds it, which may have such names of its own.
        init(_ owner: String, _ member: String, _ base: String, isElsewhere: Bool) {
            let owner = DeclaredType(owner).identifier
            original = "\(isElsewhere ? "__s" : "__x")_\(owner)_\(base)"
            override = "\(isElsewhere ? "__e" : "__o")_\(base)"
            proto = "\(isElsewhere ? "__Elsewhere" : "__Overrides")_\(owner)_\(member)"
            self.base = base
        }

        init(_ owner: String, _ method: FullName, isElsewhere: Bool) {
            let labels = method.labels.map { $0 == "_" ? "" : $0 }.joined(separator: "_")
            self.init(
                owner, labels.isEmpty ? method.base : "\(method.base)_\(labels)", method.base,
                isElsewhere: isElsewhere)
        }
    }

    /// Whether the object has an override, and what calls the member is not that.
    private static func ask(_ names: Names) -> String {
        "if !UIKit._SuperCall.isOne(), let __o = self as? any \(names.proto)"
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
        // Within a function a type goes by the types around.
        let around =
            enclosingScope(of: Syntax(body.node)) + type.name.split(separator: ".").suffix(1).map(String.init)
        let scope = type.isLocal ? around.joined(separator: ".") : type.name
        index.superMembers[scope, default: [:]][names.base] =
            isTopmost ? "self.\(names.original)" : "super.\(names.override)"
    }

    /// What the member that asks says before its keyword.
    private func access(_ member: some DeclaredMember, of owner: DeclaredType) -> String {
        let dynamic = index.isOverridableElsewhere(member, of: owner) ? "dynamic " : ""
        guard let name = accessLevels.intersection(member.modifiers).first else { return dynamic }
        return (name == "open" ? "public" : name) + " " + dynamic
    }

    private func isolation(_ owner: String) -> String {
        let isOfKit = sequence(first: owner) { self.index.kit.classes[$0] }.contains {
            $0.hasPrefix("UI") || $0.hasPrefix("CA")
        }
        return isOfKit ? "@preconcurrency @MainActor " : ""
    }
}

extension TypeIndex {
    /// Whether classes of other modules may override a member: Objective-C sees it, and it stands in an extension, from where an override in this
    /// source would move it into the class.
    func isOverridableElsewhere(_ member: some DeclaredMember, of type: DeclaredType) -> Bool {
        guard member.body.isExtension, !member.body.isConstrained, member.canBeDynamic,
            member.attributes.contains("objc") || member.body.attributes.contains("objc"),
            !member.isStatic, !member.isOverride, !member.isPrivate,
            member.modifiers.isDisjoint(with: ["final", "open"]),
            member.attributes.isDisjoint(with: ["nonobjc", "inlinable", "inline", "_transparent"])
        else { return false }
        return type.kind == nil
            || !classes.contains { other in
                other !== type && member.isDeclared(in: other)
                    && ancestors(of: other).contains { $0 === type }
            }
    }
}

extension Method {
    /// Whether Swift's `dynamic` says of it what Objective-C's runtime does.
    var canBeDynamic: Bool { node.body != nil && !isAsynchronous }
    func isDeclared(in type: DeclaredType) -> Bool { !type.methods(named: name).isEmpty }
}

extension Property {
    var canBeDynamic: Bool { binding.isComputed && node.bindings.count == 1 }
    func isDeclared(in type: DeclaredType) -> Bool { type.properties.contains { $0.name == name } }
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
