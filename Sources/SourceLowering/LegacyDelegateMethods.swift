import SwiftSyntax

/// Methods that Objective-C takes for a delegate's optional ones, though Swift does not: those whose labels spell the
/// type, as before Swift 3 (`sizeForItemAtIndexPath`), and those of a protocol that the class does not name while it
/// names the one that it refines.
struct LegacyDelegateMethods {
    let index: TypeIndex

    /// Members for the bodies of classes, by the classes' names.
    func lower() -> [String: [String]] {
        var result: [String: [String]] = [:]
        for type in index.classes where !type.isLocal {
            let family = [type] + index.ancestors(of: type)
            var conformances = family.reduce(into: Set<String>()) { $0.formUnion(index.conformances(of: $1)) }
            conformances.formUnion(inherited(by: type))
            guard !conformances.isEmpty, let body = type.primary else { continue }
            for method in type.methods where isVisible(method) {
                let name = method.imported
                guard let owner = owner(of: name, among: conformances) else { continue }
                let isNew = name != method.name
                if isNew, family.contains(where: { !$0.methods(named: name).isEmpty }) { continue }
                guard isNew || !conformances.contains(owner) else { continue }
                if isNew, let head = index.kit.heads[name]?[owner] {
                    let arguments = Forwarding.arguments(of: method.node)
                    result[type.name, default: []].append(
                        "\(body.overridablePrefix)\(head) { return self.\(method.name.base)(\(arguments)) }")
                }
                if conformances.insert(owner).inserted {
                    type.conform(to: owner, hidden: index.isHidden(type))
                }
            }
        }
        return result
    }

    private func isVisible(_ method: Method) -> Bool {
        !method.isStatic && !method.isPrivate && !method.isOverride && !method.body.isConstrained
            && (method.attributes.contains("objc") || method.body.attributes.contains("objc"))
    }

    /// What UIKit's controllers conform to without being told.
    private func inherited(by type: DeclaredType) -> Set<String> {
        switch index.foreignSuperclass(of: type) {
        case "UICollectionViewController": ["UICollectionViewDelegate", "UICollectionViewDataSource"]
        case "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource"]
        default: []
        }
    }

    /// The protocol of UIKit with this optional method that the class has, or that refines one that it has.
    private func owner(of name: FullName, among conformances: Set<String>) -> String? {
        index.kit.optionalMethods[name]?.sorted().first { owner in
            conformances.contains(owner)
                || index.kit.protocols[owner]?.contains(where: conformances.contains) == true
        }
    }
}

extension Method {
    /// The name as Swift would import it from Objective-C: labels do not end in the type that follows.
    fileprivate var imported: FullName {
        let labels = zip(name.labels, node.signature.parameterClause.parameters).map { label, parameter in
            let type = parameter.type.plainName
            return label.hasSuffix(type) && label.count > type.count
                ? String(label.dropLast(type.count)) : label
        }
        return FullName(base: name.base, labels: labels)
    }
}
