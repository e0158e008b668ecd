import SwiftSyntax

/// Casts by force that may be of what stands in. A stand-in is of no type but its own, and gives what the place needs where
/// that is said without force: `Tween.make(1) as! Tween` does without the mark, and `results as! [Book]`, where it is known
/// only at run time, asks.
struct ForcedCasts {
    let file: CompiledFile

    static let opening = "_leftOutCast("
    static let closing = ") as "

    /// What stands in the place of bytes, apart from each other.
    typealias Edit = (range: Range<Int>, text: String)

    /// - Parameter names: types and values that stand in.
    /// - Returns: for each cast one edit, or an opening and a closing one.
    func edits(of names: Set<String>) -> [[Edit]] {
        let finder = Finder(names)
        finder.walk(file.tree)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        private let names: Set<String>
        private(set) var found: [[Edit]] = []

        init(_ names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
            guard let mark = node.questionOrExclamationMark, mark.tokenKind == .exclamationMark,
                let list = node.parent?.as(ExprListSyntax.self),
                let index = list.firstIndex(where: { $0.id == node.id }), index > list.startIndex
            else { return .visitChildren }
            let value = list[list.index(before: index)]
            if let root = value.firstToken(viewMode: .sourceAccurate), names.contains(root.text) {
                found.append([(mark.bytes, " ")])
            } else if mayStandIn(value), !value.trimmedDescription.contains("as!") {
                let (start, end) = (value.bytes.lowerBound, value.bytes.upperBound)
                found.append([(start..<start, opening), (end..<mark.bytes.upperBound, closing)])
            }
            return .visitChildren
        }

        /// A variable, a member or what a method gives; not what UIKit gives for sure.
        private func mayStandIn(_ value: ExprSyntax) -> Bool {
            switch value.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr(let name): return name.baseName.text != "sender"
            case .memberAccessExpr(let access):
                return access.base != nil && access.declName.baseName.text != "destination"
            case .functionCallExpr(let call):
                guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
                    call.trailingClosure == nil
                else { return false }
                let name = access.declName.baseName.text
                return !["dequeue", "instantiate", "cellForRow", "cellForItem", "copy", "value"]
                    .contains(where: name.hasPrefix)
            default: return false
            }
        }
    }
}
