import SwiftSyntax

/// `@objc optional` requirements of the source's own protocols: each gets a default that marks its absence.
struct OptionalRequirements {
    let index: TypeIndex

    func lower() {
        for type in index.own where type.kind == .protocol {
            guard let body = type.primary else { continue }
            if body.attributes.contains("objc") { restrictToClasses(body) }
            let prefix = body.publicPrefix
            var defaults = type.methods.filter(\.isOptional).map { absent($0, prefix) }
            defaults += type.properties.filter(\.isOptional).compactMap { absent($0, prefix) }
            guard !defaults.isEmpty else { continue }
            for member in body.node.memberBlock.members {
                let modifiers =
                    member.decl.as(FunctionDeclSyntax.self)?.modifiers
                    ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
                for modifier in modifiers ?? [] where modifier.name.text == "optional" {
                    body.file.blank(modifier)
                }
            }
            body.file.edits.append("extension \(type.name) { \(defaults.joined(separator: "; ")) }")
        }
    }

    private func absent(_ method: Method, _ prefix: String) -> String {
        let head = Forwarding.head(of: method.node, modifiers: prefix)
        let effects = method.node.signature.effectSpecifiers
        let isSynchronous = effects?.asyncSpecifier == nil
        return head
            + " { \(isSynchronous ? "" : "await ")UIKit.OptionalRequirement.absent(self, \"\(method.name)\");"
            + " return \(isSynchronous ? "" : "await ")UIKit.OptionalRequirement.placeholder() }"
    }

    private func absent(_ property: Property, _ prefix: String) -> String? {
        guard let type = property.type else { return nil }
        let setter = property.isSettable ? " set {}" : ""
        return "\(prefix)var \(property.name): \(type.flat) { get { UIKit.OptionalRequirement.absent(self, "
            + "\"\(property.name)\"); return UIKit.OptionalRequirement.placeholder() }\(setter) }"
    }

    /// Only objects conform to such a protocol, which makes `weak` references to it possible.
    private func restrictToClasses(_ body: TypeBody) {
        guard let node = body.node.as(ProtocolDeclSyntax.self) else { return }
        if let clause = node.inheritanceClause {
            let names = Set(clause.inheritedTypes.map { $0.type.trimmedDescription })
            if names.isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) {
                body.file.insert("AnyObject, ", before: clause.inheritedTypes)
            }
        } else {
            body.file.insert(": AnyObject", after: node.name)
        }
    }
}
