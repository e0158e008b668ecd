import SwiftSyntax

/// Casts by force of what stands in: `Tween.make(1) as! Tween`. A stand-in is of no type but its own, and gives what the place
/// needs where that is said without force.
struct ForcedCasts {
    let file: CompiledFile

    /// - Parameter names: types and values that stand in.
    /// - Returns: the places of the exclamation marks.
    func marks(of names: Set<String>) -> [Range<Int>] {
        let finder = Finder(names)
        finder.walk(file.tree)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        private let names: Set<String>
        private(set) var found: [Range<Int>] = []

        init(_ names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
            guard let mark = node.questionOrExclamationMark, mark.tokenKind == .exclamationMark,
                let list = node.parent?.as(ExprListSyntax.self),
                let index = list.firstIndex(where: { $0.id == node.id }),
                index > list.startIndex,
                let root = list[list.index(before: index)].firstToken(viewMode: .sourceAccurate),
                names.contains(root.text)
            else { return .visitChildren }
            found.append(mark.bytes)
            return .visitChildren
        }
    }
}
