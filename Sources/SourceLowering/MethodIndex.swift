import SwiftSyntax

/// The methods that the sources declare, so that a name without labels finds them.
struct MethodIndex {
    struct Method: Equatable {
        let labels: [String]
        let isStatic: Bool
    }

    private var methods: [String: [String: [Method]]] = [:]

    mutating func add(_ method: Method, named base: String, of type: String) {
        methods[type, default: [:]][base, default: []].append(method)
    }

    /// The methods of a type with a base name, in source order.
    func methods(named base: String, of type: String) -> [Method] { methods[type]?[base] ?? [] }
}

/// Adds one file's methods to an index.
final class MethodCollector: SyntaxVisitor {
    private(set) var index: MethodIndex

    init(_ index: MethodIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = enclosingType(of: Syntax(node)), node.parent?.is(MemberBlockItemSyntax.self) == true {
            let method = MethodIndex.Method(
                labels: node.signature.parameterClause.parameters.map { $0.firstName.text },
                isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) })
            index.add(method, named: node.name.text, of: type)
        }
        return .skipChildren
    }
}

/// The name of the innermost type around a node, as source inside it may write it.
func enclosingType(of node: Syntax) -> String? {
    var parent = node.parent
    while let each = parent {
        if let type = each.as(ClassDeclSyntax.self) { return type.name.text }
        if let type = each.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
        if let type = each.as(StructDeclSyntax.self) { return type.name.text }
        if let type = each.as(EnumDeclSyntax.self) { return type.name.text }
        if let type = each.as(ActorDeclSyntax.self) { return type.name.text }
        if each.is(ProtocolDeclSyntax.self) { return "Self" }
        parent = each.parent
    }
    return nil
}
