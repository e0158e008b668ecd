import SwiftSyntax

/// Cells of tables are delegates of gesture recognisers without saying so: Apple's header of `UITableViewCell` does. Here the source's own classes
/// become such where they need it, since UIKit's would keep others from saying so themselves.
struct GestureCells {
    let index: TypeIndex
    private static let conformance = "UIGestureRecognizerDelegate"

    func lower() {
        for type in index.classes where isFirstCell(type) && needs(type) {
            type.conform(to: "UIKit." + Self.conformance)
            for method in type.methods where method.name.base == "gestureRecognizer" && method.isOverride {
                if let word = method.node.modifiers.first(where: { $0.name.text == "override" }) {
                    method.body.file.blank(word)
                }
            }
        }
    }

    private func isFirstCell(_ type: DeclaredType) -> Bool {
        guard index.ancestors(of: type).isEmpty, !type.isLocal else { return false }
        return index.isBelow("UITableViewCell", type)
            && !index.conformances(of: type).contains(Self.conformance)
    }

    /// Whether it, or a class below it, answers gesture recognisers or becomes somebody's delegate.
    private func needs(_ type: DeclaredType) -> Bool {
        let family = index.classes.filter { other in
            other === type || index.ancestors(of: other).contains { $0 === type }
        }
        return family.contains { each in
            each.methods.contains { $0.name.base == "gestureRecognizer" }
                || each.bodies.contains { $0.node.memberBlock.description.contains("delegate = self") }
        }
    }
}
