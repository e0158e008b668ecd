import SwiftSyntax

/// A method that answers to a message.
struct MessageCase {
    let name: String
    let offset: Int
    private let call: String
    private let givesNothing: Bool
    /// How many arguments the message has.
    let count: Int

    /// A case of a switch over the name. `receiver` has the method; `answer` follows the call.
    func text(on receiver: String = "self", answer: String = "return true;") -> String {
        "case \"\(name)\": \(givesNothing ? "" : "_ = ")\(receiver).\(call.replacing(receiver)); \(answer)"
    }

    /// nil when Objective-C would not see the method, or it takes other than plain arguments.
    init?(_ method: Method, all: Bool) {
        let visible =
            !method.attributes.isDisjoint(with: ["objc", "IBAction"])
            || method.body.attributes.contains("objc")
            || all && !method.isPrivate
        let parameters = method.node.signature.parameterClause.parameters
        let isPlain = parameters.allSatisfy { $0.ellipsis == nil && !$0.type.flat.hasPrefix("inout ") }
        guard visible, isPlain, !method.attributes.contains("nonobjc"),
            !method.attributes.contains("IBSegueAction"),
            method.node.genericParameterClause == nil, method.node.signature.effectSpecifiers == nil,
            parameters.count <= 2
        else { return nil }
        name = method.message
        offset = method.node.position.utf8Offset
        count = parameters.count
        let result = method.node.signature.returnClause?.type.flat ?? "Void"
        givesNothing = ["Void", "()", "Swift.Void"].contains(result)
        let arguments = zip(parameters, ["__a", "__b"]).map { parameter, value in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return "\(label)UIKit._Outlet.argument(\(value), \(Self.placeOfReceiver), __n)"
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
