import SwiftSyntax

extension Lowering {
    /// A module that source imports, and what an import of it comes to here.
    public struct ImportedModule: Equatable, Sendable {
        public enum State: Equatable, Sendable {
            /// It is there, under this name or another.
            case here
            /// A module of ours stands in for it: what does not happen.
            case standIn(String)
            /// A framework of Apple's that is not: why.
            case absent(String)
            /// A library, or nothing that is known.
            case unknown
        }

        public let name: String
        public let state: State
    }

    /// The modules that files import where their conditions hold, by name.
    public static func importedModules(of inputs: [Input]) -> [ImportedModule] {
        let conditions = Conditions()
        var names: Set<String> = []
        for input in inputs {
            let finder = AllImports(conditions)
            finder.walk(parsed(input).tree)
            names.formUnion(finder.found)
        }
        return names.sorted().map { ImportedModule(name: $0, state: Imports.state(of: $0, conditions)) }
    }
}

private final class AllImports: ActiveVisitor {
    private(set) var found: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { found.insert(name) }
        return .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
