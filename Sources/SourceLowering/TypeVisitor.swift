import SwiftSyntax

/// Visits declarations of types, and extensions, and what is declared in them.
class TypeVisitor: ActiveVisitor {
    /// - Parameter name: of an extension that of the type, without generic arguments.
    func enter(_ node: any DeclGroupSyntax, named name: String) -> SyntaxVisitorContinueKind {
        .visitChildren
    }
    /// Called for each that was entered, whether or not its members were visited.
    func leave(_ node: any DeclGroupSyntax) {}

    final override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, named: node.name.text)
    }
    final override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, named: node.name.text)
    }
    final override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, named: node.name.text)
    }
    final override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, named: node.name.text)
    }
    final override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, named: node.name.text)
    }
    final override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, named: node.extendedType.plainName)
    }
    final override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    final override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    final override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    final override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    final override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }
    final override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }
}
