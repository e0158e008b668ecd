/// Free variables that are tied together by rows with two or more of them. An object: every solution asks it, and a value of
/// seven arrays is dear to hand on.
final class SimplexComponent: Sendable {
    let variables: [Int32]
    /// Row numbers in the shape, rising; lower bounds (numbers from `constraintCount` on) last.
    let rows: [Int32]
    let relations: [Relation]
    /// Position of a row's priority among those of the component; 0 is required (even if no row is).
    let levels: [Int]
    let levelCount: Int
    /// Row major, `variables.count` columns.
    let coefficients: [Double]
    /// So many of the rows are constraints.
    let constraintCount: Int
    /// All variables of the system that depend on the component, in the order of declaration.
    let members: [Int32]
    /// Those of the members that have no lower bound.
    let places: Set<Int32>

    init(
        variables: [Int32], rows: [Int32], relations: [Relation], levels: [Int], levelCount: Int,
        coefficients: [Double], constraintCount: Int, members: [Int32], places: Set<Int32>
    ) {
        self.variables = variables
        self.rows = rows
        self.relations = relations
        self.levels = levels
        self.levelCount = levelCount
        self.coefficients = coefficients
        self.constraintCount = constraintCount
        self.members = members
        self.places = places
    }

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
