import SwiftSyntax

/// All types of the source, and the kit that they are built on.
final class TypeIndex {
    let kit: KitIndex
    private(set) var types: [String: DeclaredType] = [:]
    var aliases: [String: String] = [:]
    /// What stands in for `super.name` within a class, by the class's name.
    var superMembers: [String: [String: String]] = [:]

    /// The word `override` of members of extensions that became protocols' members.
    var loweredOverrides: Set<SyntaxIdentifier> = []
    let conditions: Conditions
    /// Where something takes the place of modules that are not here: the libraries whose source is part of the files.
    var merged: Set<String>?
    /// Whether declarations are on the main actor where they say nothing else, and how.
    var mainActorDefault: MainActorDefault?
    /// The files that the types stand in.
    private let files: [SourceFile]

    /// - Parameter names: of `#if`, those that hold.
    /// - Parameter mode: of the language.
    init(
        _ files: [SourceFile], kit: KitIndex, where names: Set<String> = ["DEBUG"],
        _ mode: LanguageMode = .five
    ) {
        self.kit = kit
        self.files = files
        conditions = Conditions(names, mode: mode, libraries: kit.libraries)
        for file in files { TypeCollector(file, into: self).walk(file.tree) }
    }

    func type(_ name: String) -> DeclaredType {
        if let known = types[name] { return known }
        let made = DeclaredType(name)
        types[name] = made
        return made
    }

    /// The source's own types, in the order of their names.
    lazy var own: [DeclaredType] = types.values.filter { $0.kind != nil }.sorted { $0.name < $1.name }
    lazy var classes: [DeclaredType] = own.filter { $0.isClass && $0.primary != nil }
    /// The files in which a class of Foundation has a subclass that the compiler allows with Core Foundation only.
    lazy var filesWithHiddenMembers: Set<ObjectIdentifier> = findFilesWithHiddenMembers()
    /// Types of other modules that the source extends.
    lazy var extended: [DeclaredType] = types.values.filter { $0.kind == nil }.sorted { $0.name < $1.name }

    /// The full name of what `name` means within `scope`, through type aliases.
    func resolve(_ name: String, in scope: [String]) -> String {
        var scope = scope
        while true {
            let full = (scope + [name]).joined(separator: ".")
            if types[full]?.kind != nil { return full }
            if let alias = aliases[full], alias != name { return resolve(alias, in: scope) }
            guard !scope.isEmpty else { break }
            scope.removeLast()
        }
        // Module.Type
        let parts = name.split(separator: ".")
        if parts.count > 1, ["UIKit", "AppleFoundation", "Foundation", "QuartzCore"].contains(parts[0]) {
            return parts.dropFirst().joined(separator: ".")
        }
        return name
    }

    private func scope(of type: DeclaredType) -> [String] { type.name.split(separator: ".").map(String.init) }

    /// The superclass's full name; nil for a root class.
    func superclass(of type: DeclaredType) -> String? {
        guard type.isClass, let clause = type.primary?.node.inheritanceClause?.inheritedTypes.first else {
            return nil
        }
        let name = resolve(clause.type.plainName, in: scope(of: type))
        if let own = types[name], own.kind != nil { return own.isClass ? name : nil }
        if kit.protocols[name] != nil || KitIndex.isForeignProtocol(name) { return nil }
        return name
    }

    /// The superclasses that stand in the source, nearest first.
    func ancestors(of type: DeclaredType) -> [DeclaredType] {
        var result: [DeclaredType] = []
        var current = type
        while let name = superclass(of: current), let next = types[name], next.kind != nil, next !== type,
            !result.contains(where: { $0 === next })
        {
            result.append(next)
            current = next
        }
        return result
    }

    /// The nearest superclass that does not stand in the source; nil when a class of the source is the root.
    func foreignSuperclass(of type: DeclaredType) -> String? {
        superclass(of: ancestors(of: type).last ?? type)
    }

    /// Whether a class is below one of another module, by those of further modules too.
    func isBelow(_ name: String, _ type: DeclaredType) -> Bool {
        var current = foreignSuperclass(of: type)
        while let each = current, each != name { current = kit.classes[each] }
        return current != nil
    }

    /// Whether UIKit's part of a class answers by name already.
    func isRootedInKit(_ type: DeclaredType) -> Bool {
        foreignSuperclass(of: type).map(kit.answersByName) ?? false
    }

    /// The protocols, refined ones too, that a type itself says it conforms to.
    func conformances(of type: DeclaredType) -> Set<String> {
        var result: Set<String> = []
        var waiting = type.inherited.map { resolve($0, in: scope(of: type)) }
        while let name = waiting.popLast() {
            if let own = types[name], own.kind == .protocol, result.insert(name).inserted {
                waiting += own.inherited.map { resolve($0, in: scope(of: own)) }
            } else if let refined = kit.protocols[name], result.insert(name).inserted {
                waiting += refined
            }
        }
        return result
    }

    /// The protocols of the source that were `@objc`.
    lazy var optionalRequirements: [FullName: Set<String>] = {
        var result = kit.optionalMethods
        for type in own where type.kind == .protocol {
            for method in type.methods where method.isOptional {
                result[method.name, default: []].insert(type.name)
            }
        }
        return result
    }()

    /// Base names of optional methods, to find those that are named without labels.
    lazy var optionalBases: [String: [FullName]] = Dictionary(
        grouping: optionalRequirements.keys.sorted(), by: \.base)

    /// Optional properties of the source's and its libraries' protocols, and the protocols that have them.
    lazy var optionalProperties: [String: Set<String>] = {
        var result = kit.optionalProperties
        for type in own where type.kind == .protocol {
            for property in type.properties where property.isOptional {
                result[property.name, default: []].insert(type.name)
            }
        }
        return result
    }()

    /// By name, what is written as the type of properties; nothing where the compiler infers one.
    lazy var typesOfProperties: [String: Set<String>] = types.values.reduce(into: [:]) { known, type in
        for property in type.properties {
            known[property.name, default: []].insert(property.type?.flat ?? "")
        }
    }

    /// Whether a type of the source can be made by `init()` from its metatype: through a protocol, a `required`
    /// initialiser, or as a struct.
    lazy var requiresPlainInit: Bool = own.contains { type in
        type.bodies.contains { body in
            body.node.memberBlock.members.contains { member in
                guard let made = member.decl.as(InitializerDeclSyntax.self),
                    made.signature.parameterClause.parameters.isEmpty
                else { return false }
                return type.kind == .protocol || made.modifiers.contains { $0.name.text == "required" }
            }
        }
    }

    /// Whether no type of the source has an `init(type:)`, which buttons have.
    lazy var buttonsAloneHaveTypes: Bool = !own.contains { type in
        type.bodies.contains { body in
            body.node.memberBlock.members.contains { member in
                member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.map(
                    \.firstName.text) == ["type"]
            }
        }
    }

    func isProtocol(_ name: String) -> Bool { types[name]?.kind == .protocol || kit.protocols[name] != nil }
}
