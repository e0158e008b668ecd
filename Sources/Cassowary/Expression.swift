/// A sum of terms and a constant. A variable may occur more than once; a system adds its coefficients up.
public struct Expression: Hashable, Sendable, CustomStringConvertible {
    public var terms: [Term]
    public var constant: Double

    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    public init(_ variable: Variable) {
        self.init([Term(variable)])
    }

    public var description: String {
        (terms.map(\.description) + (constant == 0 && !terms.isEmpty ? [] : ["\(constant)"])).joined(
            separator: " + ")
    }

    public static func + (left: Expression, right: Expression) -> Expression {
        Expression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    public static func - (left: Expression, right: Expression) -> Expression {
        left + right * -1
    }

    public static func + (left: Expression, right: Double) -> Expression {
        Expression(left.terms, constant: left.constant + right)
    }

    public static func - (left: Expression, right: Double) -> Expression {
        left + -right
    }

    public static func * (left: Expression, factor: Double) -> Expression {
        Expression(
            left.terms.map { Term($0.variable, times: $0.coefficient * factor) },
            constant: left.constant * factor)
    }
}

extension Variable {
    public static func + (left: Variable, right: Variable) -> Expression {
        Expression(left) + Expression(right)
    }
    public static func - (left: Variable, right: Variable) -> Expression {
        Expression(left) - Expression(right)
    }
    public static func + (left: Variable, right: Expression) -> Expression { Expression(left) + right }
    public static func - (left: Variable, right: Expression) -> Expression { Expression(left) - right }
    public static func + (left: Expression, right: Variable) -> Expression { left + Expression(right) }
    public static func - (left: Expression, right: Variable) -> Expression { left - Expression(right) }
    public static func + (left: Variable, right: Double) -> Expression { Expression(left) + right }
    public static func * (left: Variable, factor: Double) -> Expression { Expression(left) * factor }
}
