import SwiftSyntax

/// Private methods of the names of optional ones that a class's protocols have: in Objective-C they fulfil nothing, and nobody calls them. A
/// parameter more, which calls leave out, keeps them apart.
struct PrivateLookalikes {
    let index: TypeIndex

    func lower() {
        // What is as private as its class fulfils.
        for type in index.classes where type.primary?.isPrivateItself == false && !type.isLocal {
            let protocols = ([type] + index.ancestors(of: type)).reduce(into: Set<String>()) {
                $0.formUnion(index.conformances(of: $1))
            }
            for method in type.methods where method.isPrivate && !method.isStatic && !method.isOverride {
                guard let owners = index.optionalRequirements[method.name],
                    !owners.isDisjoint(with: protocols),
                    let last = method.node.signature.parameterClause.parameters.last,
                    last.trailingComma == nil
                else { continue }
                method.body.file.insert(", __private: Void = ()", after: last)
            }
        }
    }
}
