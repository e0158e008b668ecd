import Testing

@testable import Cassowary

extension ConstraintSystem {
    mutating func require(_ left: Expression, _ relation: Relation = .equal, _ right: Double) {
        add(Constraint(left, relation, right))
    }

    mutating func wish(_ priority: Float, _ left: Expression, _ relation: Relation = .equal, _ right: Double)
    {
        add(Constraint(left, relation, right, priority: Priority(priority)))
    }

    func values(_ variables: Variable...) -> [Double] {
        variables.map { (value(of: $0) * 1e6).rounded() / 1e6 }
    }

    /// By how much the constraints of each priority are missed together, required first.
    func errors() -> [Float: Double] {
        Self.errors(shape, constants, values)
    }

    static func errors(_ shape: Shape, _ constants: [Double], _ values: [Double]) -> [Float: Double] {
        var errors: [Float: Double] = [1000: 0]
        for row in 0..<shape.constraintCount {
            let sum = shape.terms(row).reduce(0) {
                $0 + shape.termCoefficient[$1] * values[Int(shape.termVariable[$1])]
            }
            let miss = sum - constants[row]
            let error =
                switch shape.relation[row] {
                case .equal: abs(miss)
                case .lessThanOrEqual: max(0, miss)
                case .greaterThanOrEqual: max(0, -miss)
                }
            errors[shape.priority[row], default: 0] += error
        }
        for index in values.indices where shape.isNonNegative[index] {
            errors[1000]! += max(0, -values[index])
        }
        return errors
    }
}

func expression(_ variable: Variable) -> Expression { Expression(variable) }
