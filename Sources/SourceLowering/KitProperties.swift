import SwiftSyntax

/// UIKit's properties by their names, for key-value coding: what its classes declare `open` or `public` are the `@property` of Apple's
/// headers, all of which are keys there.
public struct KitProperties {
    /// Of the file that is written, below the folder of the kit's modules.
    public static let path = "UIKit/Runtime/KitKeys+Properties.swift"

    private struct Class {
        var superclass: String?
        /// Whether each can be set, by its key.
        var properties: [String: (name: String, isSettable: Bool)] = [:]
    }
    private var classes: [String: Class] = [:]

    /// - Parameter inputs: the kit's source, with paths below the folder of its modules.
    public init(_ inputs: [Lowering.Input]) {
        let trees = inputs.filter { $0.path != Self.path }.map { Lowering.parsed($0).tree }
        for tree in trees {
            for statement in tree.statements {
                guard let node = statement.item.as(ClassDeclSyntax.self), node.genericParameterClause == nil,
                    node.modifiers.contains(where: { ["open", "public"].contains($0.name.text) })
                else { continue }
                classes[node.name.text] = Class(
                    superclass: node.inheritanceClause?.inheritedTypes.first?.type.flat)
                read(node.memberBlock, of: node.name.text, isPublic: false)
            }
        }
        for tree in trees {
            for statement in tree.statements {
                guard let node = statement.item.as(ExtensionDeclSyntax.self), node.genericWhereClause == nil,
                    classes[node.extendedType.flat] != nil
                else { continue }
                read(
                    node.memberBlock, of: node.extendedType.flat,
                    isPublic: node.modifiers.contains { $0.name.text == "public" })
            }
        }
    }

    private mutating func read(_ block: MemberBlockSyntax, of type: String, isPublic: Bool) {
        for member in block.members {
            guard let node = member.decl.as(VariableDeclSyntax.self), Self.isKey(node, isPublic) else {
                continue
            }
            let isOpenToSet = !node.modifiers.contains { $0.detail != nil && $0.name.text != "nonisolated" }
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    !name.hasPrefix("_")
                else { continue }
                let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
                let isSettable = isVariable && isOpenToSet && binding.accessorBlock?.hasSetter != false
                classes[type]?.properties[Self.key(of: name)] = (name, isSettable)
            }
        }
    }

    private static func isKey(_ node: VariableDeclSyntax, _ isPublic: Bool) -> Bool {
        let modifiers = Set(node.modifiers.filter { $0.detail == nil }.map(\.name.text))
        return (isPublic || !modifiers.isDisjoint(with: ["open", "public"]))
            && modifiers.isDisjoint(with: [
                "static", "class", "override", "private", "fileprivate", "internal",
            ])
            && node.attributes.first(named: "available") == nil
    }

    /// `hidden` of `isHidden`: the getter has the longer name.
    private static func key(of name: String) -> String {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
            return name
        }
        return first.lowercased() + name.dropFirst(3)
    }

    private func isObject(_ name: String) -> Bool {
        guard let superclass = classes[name]?.superclass else { return false }
        return superclass == "NSObject" || isObject(superclass)
    }

    /// The file's text.
    public var written: String {
        let names = classes.keys.filter { isObject($0) && classes[$0]?.properties.isEmpty == false }.sorted()
        let list = names.map { "ObjectIdentifier(\($0).self): of\($0),\n" }.joined()
        let tables = names.map { name in
            let entries = classes[name]?.properties.sorted { $0.key < $1.key } ?? []
            let lines = entries.map { key, property in
                "\"\(key)\": .\(property.isSettable ? "property" : "readOnly")(\\\(name).\(property.name)),\n"
            }
            return "private static let of\(name): [String: KitKey] = [\n\(lines.joined())]\n"
        }
        return """
            // Written by `make requirements` from the declarations of the classes.

            @MainActor
            extension KitKeys {
            /// By class and key.
            static let properties: [ObjectIdentifier: [String: KitKey]] = [
            \(list)]

            \(tables.joined(separator: "\n"))}

            """
    }
}
