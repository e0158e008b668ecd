import SwiftSyntax

/// The kit's enumerations of numbers, which come from Objective-C: their `init(rawValue:)` is never nil there.
public struct KitEnumerations {
    /// Of the file that is written, below a module's folder.
    private static let path = "Runtime/RawValues+Enumerations.swift"

    private struct Enumeration {
        /// In which it is declared.
        let module: Substring
        let name: String
        let rawType: String
        let cases: [String]
    }
    private var enumerations: [Enumeration] = []
    /// Swift's own: what is declared within them is, too.
    private var structs: Set<String> = []
    private let modules: Set<Substring>

    private static let numbers: Set<String> = [
        "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
    ]

    /// - Parameter inputs: the kit's source, with paths below the folder of its modules.
    public init(_ inputs: [Lowering.Input]) {
        let files = inputs.filter { !$0.path.hasSuffix(Self.path) }
            .map { (module: $0.path.prefix { $0 != "/" }, tree: Lowering.parsed($0).tree) }
        modules = Set(files.map(\.module))
        for file in files {
            for statement in file.tree.statements { findStructs(in: Syntax(statement.item), "") }
        }
        for file in files {
            for statement in file.tree.statements {
                read(Syntax(statement.item), "", isPublic: false, of: file.module)
            }
        }
    }

    private mutating func findStructs(in node: Syntax, _ outer: String) {
        guard let (name, block) = Self.type(node, outer) else { return }
        if node.is(StructDeclSyntax.self) { structs.insert(name) }
        for member in block.members { findStructs(in: Syntax(member.decl), name) }
    }

    private mutating func read(_ node: Syntax, _ outer: String, isPublic: Bool, of module: Substring) {
        guard let (name, block) = Self.type(node, outer), !structs.contains(name) else { return }
        let words = node.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
        let isSeen = isPublic || words.contains("public") || words.contains("open")
        if isSeen, let node = node.as(EnumDeclSyntax.self) { add(node, name, of: module) }
        // Members of a public extension are public without saying so.
        let isOpen = node.is(ExtensionDeclSyntax.self) && words.contains("public")
        for member in block.members {
            read(Syntax(member.decl), name, isPublic: isOpen, of: module)
        }
    }

    private static func type(_ node: Syntax, _ outer: String) -> (name: String, block: MemberBlockSyntax)? {
        guard let group = node.asProtocol(DeclGroupSyntax.self) else { return nil }
        let own =
            node.as(ExtensionDeclSyntax.self).map {
                $0.genericWhereClause == nil ? $0.extendedType.flat : nil
            }
            ?? node.asProtocol(NamedDeclSyntax.self)?.name.text
        guard let own, node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause == nil
        else { return nil }
        return (outer.isEmpty ? own : "\(outer).\(own)", group.memberBlock)
    }

    private mutating func add(_ node: EnumDeclSyntax, _ name: String, of module: Substring) {
        let members = node.memberBlock.members.map(\.decl)
        let hasOwn = members.contains {
            $0.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.first?.firstName.text
                == "rawValue"
        }
        guard !hasOwn, let rawType = node.inheritanceClause?.inheritedTypes.first?.type.flat,
            Self.numbers.contains(rawType)
        else { return }
        let cases = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map(\.name.text)
        enumerations.append(
            Enumeration(module: module, name: name, rawType: rawType, cases: cases))
    }

    /// What is to be written: a file's text for each module, by path below the folder of the modules.
    public var written: [String: String] {
        let files = modules.map { module in
            let own = enumerations.filter { $0.module == module }.sorted { $0.name < $1.name }
            let lines = own.map { each in
                let cases = each.cases.map { ".\($0)" }.joined(separator: ", ")
                return "extension \(each.name) {\n/// Never nil.\n"
                    + "public init?(rawValue: \(each.rawType)) { self = .known(rawValue, of: [\(cases)]) }\n}\n"
            }
            return (
                "\(module)/\(Self.path)",
                "// Written by `make requirements` from the declarations of the enumerations.\n\n"
                    + lines.joined(separator: "\n")
            )
        }
        return Dictionary(uniqueKeysWithValues: files)
    }
}
