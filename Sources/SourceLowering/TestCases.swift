import SwiftSyntax

/// XCTest's classes as Linux has them: no NSObjects, and with tests that have to say that they run on an actor.
struct TestCases {
    let index: TypeIndex

    func lower() {
        for type in index.classes where index.foreignSuperclass(of: type) == "XCTestCase" {
            if isFirstObject(type) { type.conform(to: "UIKit._PlainObject") }
            for method in type.methods where isTest(method) && runsOnMainActor(method, of: type) {
                let clause = method.node.signature.parameterClause
                method.body.file.insert(" async", at: clause.endPositionBeforeTrailingTrivia)
            }
        }
    }

    /// Whether the class is the first on its way to have a protocol of UIKit, which asks for an object.
    private func isFirstObject(_ type: DeclaredType) -> Bool {
        func isObject(_ type: DeclaredType) -> Bool {
            !index.conformances(of: type).isDisjoint(with: index.kit.protocols.keys)
        }
        return isObject(type) && !index.ancestors(of: type).contains(where: isObject)
    }

    private func isTest(_ method: Method) -> Bool {
        method.name.base.hasPrefix("test") && method.name.labels.isEmpty && !method.isStatic
            && !method.isPrivate
            && method.node.signature.effectSpecifiers?.asyncSpecifier == nil
    }

    private func runsOnMainActor(_ method: Method, of type: DeclaredType) -> Bool {
        if method.modifiers.contains("nonisolated") { return false }
        return method.attributes.contains("MainActor")
            || ([type] + index.ancestors(of: type)).contains {
                $0.primary?.attributes.contains("MainActor") == true
            }
    }
}
