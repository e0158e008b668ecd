import SwiftSyntax

/// Members of Foundation that are implicitly unwrapped on Apple's systems and no optionals here, where source treats them as optionals:
/// `formatter.weekdaySymbols!`, `if let names = formatter.monthSymbols`.
enum UnwrappedMembers {
    private static let names: Set<String> = {
        let days = ["weekdaySymbols", "monthSymbols", "quarterSymbols"].flatMap { name in
            let standalone = "standalone" + name.prefix(1).uppercased() + name.dropFirst()
            return [name, standalone].flatMap { each in
                ["", "short", "veryShort"].map { size in
                    size.isEmpty ? each : size + each.prefix(1).uppercased() + each.dropFirst()
                }
            }
        }
        return Set(days + ["eraSymbols", "longEraSymbols", "amSymbol", "pmSymbol"])
    }()

    static func lower(_ node: MemberAccessExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        let name = node.declName.baseName.text
        guard names.contains(name), node.base != nil, isOptionalHere(node), isForeign(name, index) else {
            return
        }
        file.insert("Optional(", before: node)
        file.insert(")", after: node)
    }

    private static func isOptionalHere(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            || parent.is(InitializerClauseSyntax.self)
                && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    private static func isForeign(_ name: String, _ index: TypeIndex) -> Bool {
        !index.types.values.contains { type in type.properties.contains { $0.name == name } }
    }
}
