import SwiftSyntax

/// View controllers that are made by an `init()` of their own. It stands in no class table that UIKit could call it
/// through, so each such class says itself how it is made; what starts from a controller's name asks.
struct PlainInitializers {
    let index: TypeIndex

    /// Members for the bodies of classes, by the classes' names.
    func lower() -> [String: [String]] {
        var result: [String: [String]] = [:]
        for type in index.classes {
            guard let body = type.primary, !body.isGeneric, !type.isLocal, isViewController(type),
                isMadePlainly(type),
                let name = type.name.split(separator: ".").last
            else { continue }
            result[type.name] = [
                "\(body.publicPrefix)override class func _madeByPlainInit() -> UIKit.UIViewController? "
                    + "{ self == \(name).self ? \(name)() : nil }"
            ]
        }
        return result
    }

    private func isViewController(_ type: DeclaredType) -> Bool {
        var name = index.foreignSuperclass(of: type)
        while let current = name, current != "UIViewController" { name = index.kit.classes[current] }
        return name != nil
    }

    /// Whether the class, or where it has no designated initialiser the nearest one above that has, can be made without
    /// an argument. Classes that have none at all are made as UIKit makes them.
    private func isMadePlainly(_ type: DeclaredType) -> Bool {
        for each in [type] + index.ancestors(of: type) {
            let made = initializers(of: each)
            if made.contains(where: isPlain) { return true }
            if made.contains(where: { !isConvenience($0) }) { return false }
        }
        return false
    }

    private func initializers(of type: DeclaredType) -> [InitializerDeclSyntax] {
        type.bodies.filter { !$0.isConstrained }.flatMap { body in
            body.node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        }
    }

    private func isConvenience(_ made: InitializerDeclSyntax) -> Bool {
        made.modifiers.contains { $0.name.text == "convenience" }
    }

    /// Nothing to give, nothing that fails, and seen from the class's own body.
    private func isPlain(_ made: InitializerDeclSyntax) -> Bool {
        made.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
            && made.signature.effectSpecifiers == nil && made.genericParameterClause == nil
            && !made.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            && !made.attributes.names.contains("available")
    }
}
