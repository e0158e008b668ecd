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
    /// All variables of the system that depend on the component, in the order of declaration.
    var members: [Int32]
}
