import SwiftSyntax

/// `init()` of a protocol that a class of another module fulfils by an extension of the source: Apple's classes do so by an initialiser that is
/// not `required`. The protocol asks for a function that makes an object in its place, and gives the initialiser itself.
struct PlainRequirements {
    let index: TypeIndex

    /// Members for the bodies of types, by the types' names.
    func lower() -> [String: [String]] {
        var result: [String: [String]] = [:]
        for type in index.own where type.kind == .protocol && !type.isLocal {
            guard let body = type.primary, let node = body.node.as(ProtocolDeclSyntax.self),
                let requirement = Self.requirement(of: type), isFulfilledElsewhere(type)
            else { continue }
            body.file.replace(requirement, with: "static func __plainlyMade() -> Self")
            if let last = node.inheritanceClause?.inheritedTypes.last {
                body.file.insert(", UIKit._PlainlyMade", after: last)
            } else {
                body.file.insert(": UIKit._PlainlyMade", after: node.name)
            }
            let prefix = body.publicPrefix
            body.file.edits.append(
                "extension \(type.name) { \(prefix)init() { self.init(__plainlyMade: Self.__plainlyMade()) } }"
            )
            body.file.edits.append(
                "extension \(type.name) where Self: NSObject "
                    + "{ \(prefix)static func __plainlyMade() -> Self { UIKit._plainlyMade(Self.self) } }")
            for other in index.own
            where other.kind != .protocol && index.conformances(of: other).contains(type.name) {
                guard let own = other.primary, index.foreignSuperclass(of: other) == nil else { continue }
                result[other.name, default: []].append(
                    "\(own.publicPrefix)static func __plainlyMade() -> Self { Self() }")
            }
        }
        return result
    }

    static func requirement(of type: DeclaredType) -> InitializerDeclSyntax? {
        type.primary?.node.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .first {
                $0.signature.parameterClause.parameters.isEmpty && $0.signature.effectSpecifiers == nil
                    && $0.optionalMark == nil
            }
    }

    /// Whether the source extends an Objective-C class of another module by the protocol.
    private func isFulfilledElsewhere(_ type: DeclaredType) -> Bool {
        index.extended.contains { other in
            (other.name == "NSObject" || index.kit.classes[other.name] != nil)
                && index.conformances(of: other).contains(type.name)
        }
    }
}
