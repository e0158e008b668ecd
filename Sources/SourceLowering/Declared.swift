import SwiftSyntax

/// The name of a function with its argument labels, as `#function` spells it.
struct FullName: Hashable, Comparable, CustomStringConvertible {
    let base: String
    let labels: [String]

    var description: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }

    /// As Objective-C spells it.
    var message: String { messageName(base, labels: labels) }

    static func < (a: FullName, b: FullName) -> Bool {
        a.base == b.base ? a.labels.lexicographicallyPrecedes(b.labels) : a.base < b.base
    }
}

/// A class, struct, enumeration, actor or protocol of the source, with all its extensions.
final class DeclaredType {
    enum Kind { case `class`, other, `protocol` }

    /// With the names of the types around it, "Outer.Inner".
    let name: String
    /// nil while only extensions of it were met: the type is another module's.
    fileprivate(set) var kind: Kind?
    /// The types that its declaration, then its extensions, inherit from, without generic arguments.
    fileprivate(set) var inherited: [String] = []
    fileprivate(set) var bodies: [TypeBody] = []
    fileprivate(set) var methods: [Method] = []
    fileprivate(set) var properties: [Property] = []

    init(_ name: String) { self.name = name }

    /// The declaration itself.
    var primary: TypeBody? { bodies.first { !$0.isExtension } }
    var isClass: Bool { kind == .class }
    /// The name as part of an identifier.
    var identifier: String { String(name.map { $0 == "." || $0 == "#" ? "_" : $0 }) }
    /// Within a function; nothing outside of it can name it.
    var isLocal: Bool { name.contains("#") }

    func methods(named name: FullName) -> [Method] { methods.filter { $0.name == name } }
}

/// A pair of braces with members of a type.
final class TypeBody {
    unowned let file: SourceFile
    let node: any DeclGroupSyntax
    let isExtension: Bool
    let attributes: Set<String>
    let access: String?
    /// An extension for some generic arguments only.
    let isConstrained: Bool
    let isGeneric: Bool

    init(
        file: SourceFile, node: any DeclGroupSyntax, isGeneric: Bool, access: String?
    ) {
        self.file = file
        self.node = node
        self.isGeneric = isGeneric
        let own = node.modifiers.map(\.name.text).first { accessLevels.contains($0) }
        self.access = own ?? access
        isExtension = node.is(ExtensionDeclSyntax.self)
        isConstrained = node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
        attributes = node.attributes.names
    }

    /// Whether only its own file sees what it declares.
    var isPrivate: Bool { isExtension && (access == "private" || access == "fileprivate") }

    /// Whether the declaration says that only its own file, or less, sees the type.
    var isPrivateItself: Bool {
        node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    /// Whether only its own file sees the type.
    var isFilePrivate: Bool { access == "private" || access == "fileprivate" }

    /// What generated members of the type say about who sees them.
    var publicPrefix: String { access == "public" || access == "open" ? "public " : "" }
    /// The same of generated members that classes below override, in other modules too.
    var overridablePrefix: String { access == "open" && !isExtension ? "open " : publicPrefix }

    private var injected = false

    /// Adds members before the closing brace, on its line.
    func inject(_ members: [String]) {
        guard !members.isEmpty else { return }
        let brace = node.memberBlock.rightBrace
        let needsSemicolon =
            injected
            || !node.memberBlock.members.isEmpty
                && !brace.leadingTrivia.description.contains { $0.isNewline }
        injected = true
        file.insert((needsSemicolon ? "; " : "") + members.joined(separator: "; ") + " ", before: brace)
    }
}

let accessLevels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

extension AttributeListSyntax {
    var names: Set<String> {
        Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    }

    func first(named name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription == name
        }
    }
}

/// A method or a property of a type.
protocol DeclaredMember {
    var body: TypeBody { get }
    var attributes: Set<String> { get }
    var modifiers: Set<String> { get }
    /// Whether another module can replace it.
    var canBeDynamic: Bool { get }
    func isDeclared(in type: DeclaredType) -> Bool
}

extension DeclaredMember {
    var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
    var isOverride: Bool { modifiers.contains("override") }
    var isOptional: Bool { modifiers.contains("optional") }
    var isPrivate: Bool {
        !modifiers.isDisjoint(with: ["private", "fileprivate"]) || body.isPrivate
    }
}

struct Method: DeclaredMember {
    let name: FullName
    let node: FunctionDeclSyntax
    let body: TypeBody
    let attributes: Set<String>
    let modifiers: Set<String>

    /// The name that `@objc(name)` gives, or the one that follows from Swift's.
    var message: String { explicitName(node.attributes) ?? name.message }
}

struct Property: DeclaredMember {
    let name: String
    let node: VariableDeclSyntax
    let binding: PatternBindingSyntax
    let body: TypeBody
    let attributes: Set<String>
    let modifiers: Set<String>

    var key: String { explicitName(node.attributes) ?? name.filter { $0 != "`" } }

    /// False for constants and for computed properties without a setter.
    var isSettable: Bool {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        return binding.accessorBlock?.hasSetter ?? true
    }

    /// Whether it has `willSet` or `didSet`.
    var isObserved: Bool { binding.accessorBlock?.isComputed == false }

    var type: TypeSyntax? { binding.typeAnnotation?.type }
}

private func explicitName(_ attributes: AttributeListSyntax) -> String? {
    guard let arguments = attributes.first(named: "objc")?.arguments else { return nil }
    return arguments.flat.filter { $0 != " " }
}

extension AccessorBlockSyntax {
    /// Whether a property with these accessors is not stored.
    var isComputed: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
    }

    /// Whether a property with these accessors can be set: it is stored, or has a setter.
    var hasSetter: Bool {
        guard case .accessors(let list) = accessors else { return false }
        let names = Set(list.map(\.accessorSpecifier.text))
        return names.isDisjoint(with: ["get", "_read"]) || !names.isDisjoint(with: ["set", "_modify"])
    }
}

/// Finds the types of one file.
final class TypeCollector: TypeVisitor {
    private let file: SourceFile
    private let index: TypeIndex
    /// The names and accesses of the types around.
    private var around: [(name: String, access: String?)] = []

    init(_ file: SourceFile, into index: TypeIndex) {
        self.file = file
        self.index = index
        super.init(index.conditions)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = (around.map(\.name) + [node.name.text]).joined(separator: ".")
        index.aliases[name] = node.initializer.value.plainName
        return .skipChildren
    }

    override func enter(_ node: any DeclGroupSyntax, named name: String) -> SyntaxVisitorContinueKind {
        let isMember =
            node.is(ExtensionDeclSyntax.self)
            || node.parent?.is(MemberBlockItemSyntax.self) == true
            || node.parent?.is(CodeBlockItemSyntax.self) == true
                && node.parent?.parent?.parent?.is(CodeBlockSyntax.self) == false
                && node.parent?.parent?.parent?.is(ClosureExprSyntax.self) == false
                && node.parent?.parent?.parent?.is(AccessorBlockSyntax.self) == false
        let name = isMember ? name : "#\(file.identifier)\(node.position.utf8Offset).\(name)"
        // Members of a public extension are public without saying so.
        let inheritedAccess = around.last?.access
        let isGeneric = node.as(ClassDeclSyntax.self)?.genericParameterClause != nil
        let body = TypeBody(file: file, node: node, isGeneric: isGeneric, access: inheritedAccess)
        around.append((name, body.isExtension ? body.access : nil))
        let type = index.type(around.map(\.name).joined(separator: "."))
        type.kind = kind(of: node) ?? type.kind
        type.inherited += node.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
        type.bodies.append(body)
        for member in index.conditions.activeMembers(of: node.memberBlock) { add(member, to: type, body) }
        return .visitChildren
    }

    /// Nil for an extension.
    private func kind(of node: any DeclGroupSyntax) -> DeclaredType.Kind? {
        switch node.kind {
        case .extensionDecl: nil
        case .classDecl: .class
        case .protocolDecl: .protocol
        default: .other
        }
    }

    override func leave(_ node: any DeclGroupSyntax) { around.removeLast() }

    private func add(_ member: DeclSyntax, to type: DeclaredType, _ body: TypeBody) {
        if let function = member.as(FunctionDeclSyntax.self) {
            type.methods.append(
                Method(
                    name: function.fullName, node: function, body: body,
                    attributes: function.attributes.names,
                    modifiers: function.modifiers.plainNames))
        } else if let variable = member.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                    continue
                }
                type.properties.append(
                    Property(
                        name: name, node: variable, binding: binding, body: body,
                        attributes: variable.attributes.names, modifiers: variable.modifiers.plainNames))
            }
        }
    }
}

extension DeclModifierListSyntax {
    /// Without `private(set)`, which says nothing about reading.
    var plainNames: Set<String> { Set(filter { $0.detail == nil }.map(\.name.text)) }
}

extension FunctionDeclSyntax {
    var fullName: FullName {
        FullName(
            base: name.text.filter { $0 != "`" },
            labels: signature.parameterClause.parameters.map { $0.firstName.text.filter { $0 != "`" } })
    }
}

extension TypeSyntax {
    /// "Outer.Inner" without generic arguments, attributes and parentheses.
    var plainName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = self.as(MemberTypeSyntax.self) { return "\(type.baseType.plainName).\(type.name.text)" }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return type.wrappedType.plainName
        }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.plainName }
        if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first
        {
            return only.type.plainName
        }
        return flat
    }
}

extension PatternBindingSyntax {
    /// Whether it has accessors of its own, not only observers.
    var isComputed: Bool {
        guard let block = accessorBlock else { return false }
        guard case .accessors(let list) = block.accessors else { return true }
        return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
    }
}
