import SwiftSyntax

/// Overriding that Objective-C's runtime permits and Swift's class tables do not: in and of extensions, and of
/// optional methods that a superclass conforms to and does not have.
///
/// The method keeps its place under another name, and the class body gets a line that hands on to it.
final class Inheritance {
    private let index: TypeIndex
    private var injections: [String: [String]] = [:]
    private var moved: Set<Int> = []

    init(_ index: TypeIndex) { self.index = index }

    /// Members for the bodies of classes, by the classes' names.
    func lower() -> [String: [String]] {
        for type in index.classes {
            for method in type.methods { consider(method, of: type) }
            for property in type.properties { consider(property, of: type) }
        }
        for type in index.extended { lowerOverrides(in: type) }
        return injections
    }

    private func isLowered(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { index.loweredOverrides.contains($0.id) }
    }

    private func consider(_ method: Method, of type: DeclaredType) {
        guard !isLowered(method.node.modifiers) else { return }
        if method.isOverride {
            if method.body.isExtension {
                let isOfObject = ObjectOverrides.places[method.name] != nil && index.hasPlainKeys(type)
                move(
                    method, of: type, isOverride: !isOfObject || !index.isFirst(type, with: method.name))
            }
            // What it overrides has to stand in a class body.
            for ancestor in index.ancestors(of: type) {
                let found = ancestor.methods(named: method.name).filter {
                    !$0.isPrivate && $0.isStatic == method.isStatic
                }
                for each in found where each.body.isExtension && !each.isOverride {
                    move(each, of: ancestor, isOverride: false)
                }
                if !found.isEmpty { break }
            }
        } else if method.modifiers.contains("open"), method.body.isExtension, !method.isStatic {
            // Another module may override it.
            move(method, of: type, isOverride: false)
        } else if !method.isStatic, !method.isPrivate, let owner = conformer(without: method, above: type) {
            addAbsent(method, to: owner)
            if method.body.isExtension {
                move(method, of: type, isOverride: true)
            } else {
                method.body.file.insert("override ", before: firstModifier(method.node))
            }
        }
    }

    private func consider(_ property: Property, of type: DeclaredType) {
        guard !isLowered(property.node.modifiers) else { return }
        if !property.isOverride, property.modifiers.contains("open"), property.body.isExtension,
            !property.isStatic
        {
            return move(property, of: type, isOverride: false)
        }
        guard property.isOverride else { return addAbsent(property, above: type) }
        if property.body.isExtension { move(property, of: type, isOverride: true) }
        for ancestor in index.ancestors(of: type) {
            let found = ancestor.properties.filter { $0.name == property.name && !$0.isPrivate }
            for each in found where each.body.isExtension && !each.isOverride {
                move(each, of: ancestor, isOverride: false)
            }
            if !found.isEmpty { break }
        }
    }

    // MARK: Out of extensions

    private func move(_ method: Method, of type: DeclaredType, isOverride: Bool) {
        guard begin(method.node), let body = type.primary else { return }
        let target = "__x_\(type.identifier)_\(method.name.base)"
        method.body.file.rename(method.node.name, to: target)
        blankOverride(method.node.modifiers, in: method.body.file)
        if isOverride, losesActor(type, method.modifiers, method.attributes) {
            method.body.file.insert("nonisolated ", before: method.node.funcKeyword)
        }
        add(
            Forwarding.function(
                method.node, to: target,
                modifiers: takeUnavailability(of: method.node.attributes, in: method.body.file)
                    + modifiers(method.node.modifiers, method.body, of: body, isOverride: isOverride)),
            to: type)
        Forwarding.replaceVariadics(method.node, in: method.body.file)
    }

    private func move(_ property: Property, of type: DeclaredType, isOverride: Bool) {
        guard let body = type.primary else { return }
        let target = "__x_\(type.identifier)_\(property.name)"
        let given = modifiers(property.node.modifiers, property.body, of: body, isOverride: isOverride)
        if isOverride, property.isObserved { return moveObservers(property, of: type, to: target, given) }
        guard let line = Forwarding.property(property, to: target, modifiers: given), begin(property.binding)
        else {
            return
        }
        property.body.file.rename(property.binding.pattern, to: target)
        blankOverride(property.node.modifiers, in: property.body.file)
        if isOverride, losesActor(type, property.modifiers, property.attributes) {
            property.body.file.insert("nonisolated ", before: property.node.bindingSpecifier)
        }
        add(takeUnavailability(of: property.node.attributes, in: property.body.file) + line, to: type)
    }

    /// What an override does before and after it is set: an extension has functions only, which the override in the class body calls.
    private func moveObservers(
        _ property: Property, of type: DeclaredType, to target: String, _ modifiers: String
    ) {
        let file = property.body.file
        guard let value = property.type, let block = property.binding.accessorBlock,
            case .accessors(let observers) = block.accessors, begin(property.binding)
        else { return }
        let isolation = losesActor(type, property.modifiers, property.attributes) ? "nonisolated " : ""
        let calls = observers.map { observer in
            let kind = observer.accessorSpecifier.text
            let implied = kind == "willSet" ? "newValue" : "oldValue"
            let name = observer.parameters?.name.text ?? implied
            // The old value is read from the superclass only where it is used.
            let isUsed = observer.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } == true
            let parameter = isUsed ? "_ \(name): \(value.flat)" : ""
            file.rename(
                observer.accessorSpecifier, to: "\(isolation)func \(target)_\(kind)(\(parameter))")
            if let given = observer.parameters { file.blank(given) }
            return "\(kind) { self.\(target)_\(kind)(\(isUsed ? implied : "")) }"
        }
        for modifier in property.node.modifiers { file.blank(modifier) }
        file.blank(property.node.bindingSpecifier)
        file.blank(property.binding.pattern)
        if let annotation = property.binding.typeAnnotation { file.blank(annotation) }
        file.blank(block.leftBrace)
        file.blank(block.rightBrace)
        add("\(modifiers)var \(property.name): \(value.flat) { \(calls.joined(separator: " ")) }", to: type)
    }

    /// Whether an override is on no actor, as what it overrides, in a class that is on the main one: under its other name it overrides nothing
    /// that would say so.
    private func losesActor(_ type: DeclaredType, _ modifiers: Set<String>, _ attributes: Set<String>) -> Bool
    {
        index.mainActorDefault == nil && index.isOnMainActor(type) && index.isPlainObject(type)
            && !modifiers.contains("nonisolated") && !attributes.contains("MainActor")
    }

    private func begin(_ node: some SyntaxProtocol) -> Bool { moved.insert(node.id.hashValue).inserted }

    private func blankOverride(_ modifiers: DeclModifierListSyntax, in file: SourceFile) {
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
            // Extensions have no open members.
            if modifier.name.text == "open" {
                file.replace(modifier, with: "public")
            } else {
                file.blank(modifier)
            }
        }
    }

    /// `@available(*, unavailable)`, which the member that hands on has instead of the one that is handed on to.
    private func takeUnavailability(of attributes: AttributeListSyntax, in file: SourceFile) -> String {
        guard let found = attributes.first(named: "available"), found.flat.contains("unavailable") else {
            return ""
        }
        file.blank(found)
        return "\(found.flat) "
    }

    private func modifiers(
        _ list: DeclModifierListSyntax, _ place: TypeBody, of body: TypeBody, isOverride: Bool
    ) -> String {
        let names = list.map(\.trimmedDescription)
        let access = names.first { accessLevels.contains($0) } ?? place.access ?? ""
        var result = access.isEmpty || access == "private" ? "" : access + " "
        if result.isEmpty, isOverride { result = body.overridablePrefix }
        if isOverride { result += "override " }
        for kept in ["class", "static", "nonisolated"] where names.contains(kept) { result += kept + " " }
        return result
    }

    private func add(_ member: String, to type: DeclaredType) {
        injections[type.name, default: []].append(member)
    }

    // MARK: Optional methods that appear first in a subclass

    /// The superclass that states a conformance with this optional method, when neither it nor a class between
    /// implements the method. Its conformance decides what is called.
    private func conformer(without method: Method, above type: DeclaredType) -> DeclaredType? {
        guard let protocols = index.optionalRequirements[method.name] else { return nil }
        let ancestors = index.ancestors(of: type)
        for ancestor in ancestors {
            let implementations = ancestor.methods(named: method.name)
            if !implementations.isEmpty { return nil }
            if !index.conformances(of: ancestor).isDisjoint(with: protocols) { return ancestor }
        }
        return nil
    }

    /// A method that counts as not implemented until a subclass overrides it.
    private func addAbsent(_ method: Method, to type: DeclaredType) {
        guard let body = type.primary else { return }
        let head = Forwarding.head(of: method.node, modifiers: body.overridablePrefix)
        guard injections[type.name]?.contains(where: { $0.hasPrefix(head) }) != true else { return }
        add(
            "\(head) { UIKit.OptionalRequirement.absent(self, \"\(method.name)\");"
                + " return UIKit.OptionalRequirement.placeholder() }", to: type)
    }

    /// The same for an optional property.
    private func addAbsent(_ property: Property, above type: DeclaredType) {
        guard !property.isStatic, !property.isPrivate, let given = property.type,
            let protocols = index.optionalProperties[property.name],
            let owner = index.ancestors(of: type).first(where: {
                !index.conformances(of: $0).isDisjoint(with: protocols)
            }), !owner.properties.contains(where: { $0.name == property.name }), let body = owner.primary
        else { return }
        let line =
            "\(body.overridablePrefix)var \(property.name): \(given.flat) { get { UIKit.OptionalRequirement.absent(self, "
            + "\"\(property.name)\"); return UIKit.OptionalRequirement.placeholder() }"
            + (property.isSettable ? " set {} }" : " }")
        if injections[owner.name]?.contains(line) != true { add(line, to: owner) }
        if property.body.isExtension {
            move(property, of: type, isOverride: true)
        } else {
            property.body.file.insert("override ", before: property.node.bindingSpecifier)
        }
    }

    private func firstModifier(_ node: FunctionDeclSyntax) -> Syntax {
        node.modifiers.first.map { Syntax($0) } ?? Syntax(node.funcKeyword)
    }

    // MARK: Overrides in extensions of other modules' classes

    /// They change every object of the class, as a category does: UIKit's members that permit it are replaced.
    private func lowerOverrides(in type: DeclaredType) {
        for body in type.bodies {
            for member in index.conditions.activeMembers(of: body.node.memberBlock) {
                let modifiers =
                    member.as(FunctionDeclSyntax.self)?.modifiers
                    ?? member.as(VariableDeclSyntax.self)?.modifiers
                guard let override = modifiers?.first(where: { $0.name.text == "override" }),
                    !index.loweredOverrides.contains(override.id)
                else { continue }
                if replace(member, of: type, override, in: body.file) { continue }
                body.file.diagnose(
                    override,
                    "an override in an extension of '\(type.name)', which this source does not declare, would change "
                        + "every object of the class, which this member does not permit here; write a subclass of "
                        + type.name)
            }
        }
    }

    /// Whether the member, which has the modifier `override`, became the replacement of one of UIKit's.
    private func replace(
        _ member: DeclSyntax, of type: DeclaredType, _ override: DeclModifierSyntax, in file: SourceFile
    ) -> Bool {
        let (name, token): (String, TokenSyntax)
        if let method = member.as(FunctionDeclSyntax.self) {
            (name, token) = (method.fullName.description, method.name)
        } else if let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock != nil
        {
            (name, token) = (pattern.identifier.text, pattern.identifier)
        } else {
            return false
        }
        guard index.kit.replaceable.contains("\(type.name).\(name)") else { return false }
        file.blank(override)
        file.insert("@_dynamicReplacement(for: \(name)) ", before: member)
        file.rename(token, to: "__r_\(file.identifier)_\(token.text)")
        return true
    }
}
