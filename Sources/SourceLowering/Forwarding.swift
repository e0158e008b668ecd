import SwiftSyntax

/// A member of one line that hands on to a member under another name.
enum Forwarding {
    /// `func a(_ p0: T) -> R { return self.other(p0) }`.
    static func function(_ node: FunctionDeclSyntax, to target: String, modifiers: String) -> String {
        let effects = node.signature.effectSpecifiers
        var call = "self.\(target)(\(arguments(of: node)))"
        if effects?.asyncSpecifier != nil { call = "await " + call }
        if effects?.throwsClause != nil { call = "try " + call }
        return "\(head(of: node, modifiers: modifiers)) { return \(call) }"
    }

    /// Everything before the body.
    static func head(
        of node: FunctionDeclSyntax, modifiers: String, named name: String? = nil, hasDefaults: Bool = true
    ) -> String {
        let parameters = node.signature.parameterClause.parameters.enumerated().map { number, parameter in
            let type = parameter.type.flat + (parameter.ellipsis == nil ? "" : "...")
            let value = hasDefaults ? parameter.defaultValue.map { " \($0.flat)" } ?? "" : ""
            return "\(parameter.firstName.text) __p\(number): \(type)\(value)"
        }
        var head = modifiers + "func \(name ?? node.name.text)\(node.genericParameterClause?.flat ?? "")"
        head += "(\(parameters.joined(separator: ", ")))"
        if let effects = node.signature.effectSpecifiers { head += " \(effects.flat)" }
        if let result = node.signature.returnClause { head += " \(result.flat)" }
        if let condition = node.genericWhereClause { head += " \(condition.flat)" }
        return node.attributes.names.contains("discardableResult") ? "@discardableResult " + head : head
    }

    /// What hands the parameters on.
    static func arguments(of node: FunctionDeclSyntax) -> String {
        node.signature.parameterClause.parameters.enumerated().map { number, parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let type = parameter.type.as(AttributedTypeSyntax.self)
            if type?.specifiers.contains(where: { $0.trimmedDescription == "inout" }) == true {
                return "\(label)&__p\(number)"
            }
            if type?.attributes.names.contains("autoclosure") == true { return "\(label)__p\(number)()" }
            return "\(label)__p\(number)"
        }.joined(separator: ", ")
    }

    /// `var a: T { get { return self.other } set { self.other = newValue } }`; nil without a type.
    static func property(_ property: Property, to target: String, modifiers: String) -> String? {
        guard let type = property.type else { return nil }
        let setter = property.isSettable ? " set { self.\(target) = newValue }" : ""
        return "\(modifiers)var \(property.name): \(type.flat) { get { return self.\(target) }\(setter) }"
    }

    /// Makes a function that is called with arrays out of one with variadic parameters.
    static func replaceVariadics(_ node: FunctionDeclSyntax, in file: SourceFile) {
        for parameter in node.signature.parameterClause.parameters {
            guard let ellipsis = parameter.ellipsis else { continue }
            file.insert("[", before: parameter.type)
            file.rename(ellipsis, to: "]")
        }
    }
}
