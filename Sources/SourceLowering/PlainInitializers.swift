import SwiftSyntax

/// View controllers and views that are made by an `init()` of their own. It stands in no class table that UIKit could call it
/// through, so each such class says itself how it is made; what starts from a controller's name asks.
struct PlainInitializers {
    let index: TypeIndex

    /// Members for the bodies of classes, by the classes' names.
    func lower() -> [String: [String]] {
        var result: [String: [String]] = [:]
        for type in index.classes {
            guard let body = type.primary, !body.isGeneric, !type.isLocal, let root = root(of: type),
                let name = type.name.split(separator: ".").last, let making = making(of: type)
            else { continue }
            let head = "\(body.overridablePrefix)override class "
            switch making {
            case .plain:
                result[type.name] = [
                    "\(head)func _madeByPlainInit() -> UIKit.\(root)? { self == \(name).self ? \(name)() : nil }"
                ]
            case .withArguments(let initializer) where root == "UIViewController":
                result[type.name] = [
                    "\(head)var _initInNeedOfArguments: Swift.String? "
                        + "{ self == \(name).self ? \"\(initializer)\" : nil }"
                ]
            case .withArguments: break
            }
        }
        return result
    }

    private enum Making {
        case plain
        case withArguments(String)
    }

    /// `UIViewController` or `UIView`, for classes below one of them.
    private func root(of type: DeclaredType) -> String? {
        var name = index.foreignSuperclass(of: type)
        while let current = name, !["UIViewController", "UIView"].contains(current) {
            name = index.kit.classes[current]
        }
        return name
    }

    /// How the class is made, or where it has no designated initialiser the nearest one above that has. Nil: as UIKit
    /// makes its own.
    private func making(of type: DeclaredType) -> Making? {
        for each in [type] + index.ancestors(of: type) {
            let made = initializers(of: each)
            if made.contains(where: isPlain) { return .plain }
            let designated = made.filter { !isConvenience($0) }
            if designated.contains(where: { ["nibName", "frame"].contains(labels($0).first) }) { return nil }
            // What is decoded does not count: every controller has that.
            if let needy = designated.first(where: { labels($0) != ["coder"] }) {
                return .withArguments("init(\(labels(needy).map { $0 + ":" }.joined()))")
            }
            if !designated.isEmpty { return nil }
        }
        return index.foreignSuperclass(of: type).map(index.kit.plainlyMade.contains) == true ? .plain : nil
    }

    /// The classes of a library that others inherit such an `init()` from.
    static func plainlyMade(in index: TypeIndex) -> [String] {
        let initializers = PlainInitializers(index: index)
        return index.classes.filter { type in
            guard type.primary?.publicPrefix.isEmpty == false, !type.isLocal,
                case .plain? = initializers.making(of: type)
            else { return false }
            let own = initializers.initializers(of: type).filter(initializers.isPlain)
            return own.allSatisfy { made in
                made.modifiers.contains { ["public", "open"].contains($0.name.text) }
            }
        }.map(\.name)
    }

    private func labels(_ made: InitializerDeclSyntax) -> [String] {
        made.signature.parameterClause.parameters.map(\.firstName.text)
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
