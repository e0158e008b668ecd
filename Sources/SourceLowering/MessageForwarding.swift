import SwiftSyntax

/// Classes that hand the messages they do not know to another object, as delegates do that stand before a delegate.
///
/// They get a method for each optional requirement of the protocols they conform to, which asks
/// `forwardingTarget(for:)` and calls what it gives.
struct MessageForwarding {
    let index: TypeIndex
    static let target = FullName(base: "forwardingTarget", labels: ["for"])
    static let responds = FullName(base: "responds", labels: ["to"])

    /// Members for the bodies of classes, by the classes' names.
    func lower() -> [String: [String]] {
        var result: [String: [String]] = [:]
        for type in index.classes {
            for name in [Self.target, Self.responds] {
                for method in type.methods(named: name) where !method.body.isExtension {
                    unoverride(method, of: type)
                }
            }
            guard !type.methods(named: Self.target).isEmpty else { continue }
            result[type.name] = members(of: type)
        }
        return result
    }

    /// The methods stand in no class of Foundation here, so the topmost one overrides nothing.
    private func unoverride(_ method: Method, of type: DeclaredType) {
        guard !index.ancestors(of: type).contains(where: { !$0.methods(named: method.name).isEmpty }) else {
            return
        }
        for modifier in method.node.modifiers where modifier.name.text == "override" {
            method.body.file.blank(modifier)
        }
    }

    private func members(of type: DeclaredType) -> [String] {
        guard let body = type.primary else { return [] }
        let family = [type] + index.ancestors(of: type)
        let asks = family.contains { !$0.methods(named: Self.responds).isEmpty }
        var result: [String] = []
        let protocols = family.reduce(into: Set<String>()) { $0.formUnion(index.conformances(of: $1)) }
        for name in index.optionalRequirements.keys.sorted() {
            guard let owner = index.optionalRequirements[name]?.intersection(protocols).sorted().first,
                !family.contains(where: { !$0.methods(named: name).isEmpty }),
                let head = index.heads[name]?[owner]
            else { continue }
            let selector = "UIKit.Selector(\"\(name)\")"
            let condition = asks ? "self.responds(to: \(selector)), " : ""
            let arguments = name.labels.enumerated().map { "\($1 == "_" ? "" : $1 + ": ")__p\($0)" }
            result.append(
                "\(body.overridablePrefix)\(head) { if \(condition)let __t = self.forwardingTarget(for: \(selector)) as? "
                    + "any \(owner), let __r = UIKit.OptionalRequirement.call(__t, \"\(name)\", { __d in "
                    + "__d.\(name.base)(\(arguments.joined(separator: ", "))) }) { return __r }; "
                    + "UIKit.OptionalRequirement.absent(self, \"\(name)\"); "
                    + "return UIKit.OptionalRequirement.placeholder() }")
        }
        return result
    }

    /// What the class's `_responds` says of names that it does not know itself.
    static func answer(in type: DeclaredType) -> String? {
        guard !type.methods(named: target).isEmpty else { return nil }
        return "UIKit._Forwarding.responds(__n, self.forwardingTarget)"
    }
}

extension TypeIndex {
    /// Optional methods as protocols declare them, with parameters named `__p0` and so on.
    var heads: [FullName: [String: String]] {
        var result = kit.heads
        for type in own where type.kind == .protocol {
            for method in type.methods where method.isOptional {
                result[method.name, default: [:]][type.name] = Forwarding.head(of: method.node, modifiers: "")
            }
        }
        return result
    }
}

extension TypeIndex {
    /// What stands in for `super.responds` and `super.forwardingTarget`, which Foundation does not have here.
    func standIn(forSuper node: MemberAccessExprSyntax) -> String? {
        let names = ["responds": MessageForwarding.responds, "forwardingTarget": MessageForwarding.target]
        guard let name = names[node.declName.baseName.text] else { return nil }
        let type = types[enclosingScope(of: Syntax(node)).joined(separator: ".")]
        guard type.map({ ancestors(of: $0).allSatisfy { $0.methods(named: name).isEmpty } }) ?? true else {
            return nil
        }
        return name == MessageForwarding.responds
            ? "UIKit._Forwarding.itself(self)" : "UIKit._Forwarding.nothing"
    }
}
