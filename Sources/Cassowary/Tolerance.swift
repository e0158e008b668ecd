/// How far numbers may be off. Layout lengths are points: below a millionth nobody can tell.
enum Tolerance {
    /// Coefficients smaller than this are taken as cancelled.
    static let coefficient = 1e-9
    /// Required constraints may be missed by this much, and solutions that differ less are one solution.
    static let length = 1e-6
}
