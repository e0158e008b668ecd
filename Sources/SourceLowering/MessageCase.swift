import SwiftSyntax

/// A method that answers to a message.
struct MessageCase {
    let name: String
    let offset: Int
    private let call: String
    private let givesNothing: Bool
    /// Whether the method may throw; what it throws is dropped.
    private let mayThrow: Bool
    /// How many arguments the message has.
    let count: Int

    /// A case of a switch over the name. `receiver` has the method; `answer` follows the call.
    func text(on receiver: String = "self", answer: String = "return true;") -> String {
        let sent = "\(receiver).\(call.replacing(receiver))"
        let body =
            switch (givesNothing, mayThrow) {
            case (true, false): sent
            case (true, true): "try? \(sent)"
            case (false, false): "UIKit._Outlet.answer(\(sent))"
            case (false, true): "if let __r = try? \(sent) { UIKit._Outlet.answer(__r) }"
            }
        return "case \"\(name)\": \(body); \(answer)"
    }

    /// nil when Objective-C would not see the method, or it takes other than plain arguments.
    /// - Parameter isOverloaded: other methods differ by the types of their arguments alone.
    init?(_ method: Method, all: Bool, isOverloaded: Bool) {
        let visible =
            !method.attributes.isDisjoint(with: ["objc", "IBAction"])
            || method.body.attributes.contains("objc")
            || all && !method.isPrivate
        let parameters = method.node.signature.parameterClause.parameters
        let isPlain = parameters.allSatisfy { $0.ellipsis == nil && !$0.type.flat.hasPrefix("inout ") }
        guard visible, isPlain, !method.attributes.contains("nonobjc"),
            !method.attributes.contains("IBSegueAction"),
            method.node.genericParameterClause == nil,
            method.node.signature.effectSpecifiers?.asyncSpecifier == nil,
            parameters.count <= 2
        else { return nil }
        name = method.message
        offset = method.node.position.utf8Offset
        count = parameters.count
        let result = method.node.signature.returnClause?.type.flat ?? "Void"
        mayThrow = method.node.signature.effectSpecifiers?.throwsClause != nil
        givesNothing = ["Void", "()", "Swift.Void"].contains(result)
        let arguments = zip(parameters, ["__a", "__b"]).map { parameter, value in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let type = isOverloaded ? " as \(parameter.type.valueType)" : ""
            return "\(label)UIKit._Outlet.argument(\(value), \(Self.placeOfReceiver), __n)\(type)"
        }
        call = "\(method.node.name.text)(\(arguments.joined(separator: ", ")))"
    }

    fileprivate static let placeOfReceiver = "@"
}

extension String {
    fileprivate func replacing(_ receiver: String) -> String {
        split(separator: MessageCase.placeOfReceiver, omittingEmptySubsequences: false).joined(
            separator: receiver)
    }
}

extension TypeSyntax {
    /// The type as a cast may name it: without attributes, optional where it is implicitly so.
    fileprivate var valueType: String {
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.valueType }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "\(type.wrappedType.flat)?"
        }
        return flat
    }
}

extension DeclaredType {
    /// Whether several methods have this name.
    func isOverloaded(_ name: FullName) -> Bool { methods(named: name).count > 1 }
}
