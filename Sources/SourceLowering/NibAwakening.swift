import SwiftSyntax

/// `awakeFromNib()` of objects that UIKit knows by nibs alone. Apple declares it in a category of NSObject, so that any class may
/// override it; here the first class that has it declares it, and nibs send it by name.
struct NibAwakening {
    let index: TypeIndex
    static let name = "awakeFromNib"

    func lower() {
        for type in index.classes where !index.isRootedInKit(type) {
            let isFirst = !index.ancestors(of: type).contains { $0.methods.contains(where: Self.isAwakening) }
            for method in type.methods where isFirst && method.isOverride && Self.isAwakening(method) {
                guard let word = method.node.modifiers.first(where: { $0.name.text == "override" }) else {
                    continue
                }
                method.body.file.blank(word)
                Supers(file: method.body.file).walk(method.node)
            }
        }
    }

    static func isAwakening(_ method: Method) -> Bool {
        method.name.base == name && method.name.labels.isEmpty && !method.isStatic
    }

    /// `super.awakeFromNib()`: nobody is above.
    private final class Supers: SyntaxVisitor {
        private let file: SourceFile

        init(file: SourceFile) {
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == name
            else { return .visitChildren }
            file.replace(node, with: "()")
            return .skipChildren
        }
    }
}
