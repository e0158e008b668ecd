/// Free variables that are tied together by rows with two or more of them.
struct SimplexComponent: Sendable {
    var variables: [Int32]
    /// Row numbers in the shape, rising; lower bounds (numbers from `constraintCount` on) last.
    var rows: [Int32]
    var relations: [Relation]
    /// Position of a row's priority among those of the component; 0 is required (even if no row is).
    var levels: [Int]
    var levelCount: Int
    /// Row major, `variables.count` columns.
    var coefficients: [Double]
    /// So many of the rows are constraints.
    var constraintCount: Int
    /// All variables of the system that depend on the component, in the order of declaration.
    var members: [Int32]
    /// Those of the members that have no lower bound.
    var places: Set<Int32>

    func coefficients(ofRow row: Int) -> [Double] {
        Array(coefficients[row * variables.count..<(row + 1) * variables.count])
    }

    /// The first inequality that holds a member without lower bound, which has these coefficients.
    func edge(of member: Int32, _ own: [Double]) -> Int? {
        guard places.contains(member) else { return nil }
        return (0..<constraintCount).first { row in
            relations[row] != .equal
                && zip(own, coefficients(ofRow: row)).contains { abs($0 * $1) > Tolerance.coefficient }
        }
    }
}
