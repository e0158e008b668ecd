import SwiftSyntax

/// How a call looks: labels and kinds of its arguments. What is not here is declared for the calls of it that there are.
struct CallShape: Hashable, Codable, Comparable {
    enum Argument: Hashable, Codable {
        /// Anything.
        case value
        /// `.name`: its type is the stand-in's own.
        case implicit
        /// `.none`, or one or the other by a condition.
        case implicitOptional
        /// `[.name]`
        case implicitList
        /// `&variable`.
        case address
        /// A closure and the number of its parameters, with what it gives.
        case closure(Int)
    }

    struct Parameter: Hashable, Codable {
        let label: String?
        let argument: Argument

        fileprivate var isUnnamedClosure: Bool {
            if case .closure = argument { label == nil } else { false }
        }
    }

    let parameters: [Parameter]

    init(_ call: FunctionCallExprSyntax) {
        var result = call.arguments.map {
            Parameter(label: $0.label?.text, argument: Argument($0.expression))
        }
        if let closure = call.trailingClosure {
            result.append(Parameter(label: nil, argument: .closure(closure.parameterCount)))
        }
        for each in call.additionalTrailingClosures {
            result.append(
                Parameter(label: each.label.text, argument: .closure(each.closure.parameterCount)))
        }
        parameters = result
    }

    var hasClosure: Bool {
        parameters.contains { if case .closure = $0.argument { true } else { false } }
    }

    /// Whether a call that takes anything, by labels alone, would not do.
    var isParticular: Bool { parameters.contains { $0.argument != .value } }

    static func < (one: CallShape, other: CallShape) -> Bool { one.head < other.head }

    /// Whether a declaration for another call does for this one, too: a closure behind the arguments has no label, whatever the parameter's is.
    func isServed(by other: CallShape) -> Bool {
        parameters.count == other.parameters.count && self != other
            && zip(parameters, other.parameters).allSatisfy { mine, its in
                mine.argument == its.argument && (mine.label == its.label || mine.isUnnamedClosure)
            }
    }

    /// What two declarations may not share.
    var head: String {
        parameters.map { "\($0.label ?? "_"):\($0.argument.type)" }.joined(separator: ",")
    }

    /// The parameters as a declaration has them, and the generic ones that it needs.
    func declaration(also generic: [String] = []) -> (generics: String, parameters: String) {
        var generics = generic
        let list = parameters.enumerated().map { index, parameter in
            let label = parameter.label ?? "_"
            switch parameter.argument {
            case .closure:
                generics.append("R\(index)")
                return "\(label) p\(index): \(parameter.argument.type.replacing("R", with: "R\(index)"))"
            case .address:
                generics.append("A\(index)")
                return "\(label) p\(index): inout A\(index)"
            case .value, .implicit, .implicitOptional, .implicitList:
                return "\(label) p\(index): \(parameter.argument.type)"
            }
        }
        let names = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        return (names, list.joined(separator: ", "))
    }
}

extension CallShape.Argument {
    init(_ expression: ExprSyntax) {
        if let closure = expression.as(ClosureExprSyntax.self) {
            self = .closure(closure.parameterCount)
        } else if expression.is(InOutExprSyntax.self) {
            self = .address
        } else if let list = expression.as(ArrayExprSyntax.self),
            list.elements.contains(where: { $0.expression.startsWithImplicitMember })
        {
            self = .implicitList
        } else if expression.startsWithImplicitMember {
            self = expression.mayBeNone ? .implicitOptional : .implicit
        } else {
            self = .value
        }
    }

    var type: String {
        switch self {
        case .value: "Any?"
        case .implicit: "StandInValue"
        case .implicitOptional: "StandInValue?"
        case .implicitList: "[StandInValue]"
        case .address: "inout"
        case .closure(let count):
            "(\(Array(repeating: "StandInValue", count: count).joined(separator: ", "))) -> R"
        }
    }
}

extension ExprSyntax {
    /// `.name`, `.name(x)`, `[.a, .b]`.
    var startsWithImplicitMember: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) {
            return member.base.map(\.startsWithImplicitMember) ?? true
        }
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.startsWithImplicitMember
        }
        // `condition ? .a : .b`
        if let sequence = self.as(SequenceExprSyntax.self),
            sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
        {
            return sequence.elements.last?.startsWithImplicitMember == true
        }
        return false
    }
}

extension ExprSyntax {
    /// `.none`, `condition ? .a : .none`.
    fileprivate var mayBeNone: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) {
            return member.base == nil && member.declName.baseName.text == "none"
        }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains { (element: ExprSyntax) -> Bool in
            element.mayBeNone
                || element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression.mayBeNone == true
        }
    }
}

extension ClosureExprSyntax {
    /// Named ones, else as many as `$0`, `$1` … say.
    var parameterCount: Int {
        if let clause = signature?.parameterClause {
            if let list = clause.as(ClosureShorthandParameterListSyntax.self) { return list.count }
            if let list = clause.as(ClosureParameterClauseSyntax.self) { return list.parameters.count }
        }
        let finder = DollarFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        return finder.count
    }
}

private final class DollarFinder: SyntaxVisitor {
    private(set) var count = 0

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = token.tokenKind, let number = Int(text.dropFirst()) {
            count = max(count, number + 1)
        }
        return .skipChildren
    }
    /// Those of closures within are theirs.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
