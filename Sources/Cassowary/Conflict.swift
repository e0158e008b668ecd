/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// The contradicting constraints in the order of adding. No constraint of it can be left out of the proof
    /// that was found; another proof with fewer constraints may exist only when inequalities in several
    /// unknowns take part.
    public var constraints: [ConstraintReference]
    /// Variables whose lower bound 0 takes part.
    public var bounds: [Variable] = []
    /// The constraint the solution ignores: the breakable one that was added last. Nil when a bound was
    /// ignored because no constraint could be.
    public var broken: ConstraintReference?

    public var description: String {
        let parts = constraints.map(\.description) + bounds.map { "\($0) >= 0" }
        return "conflict of \(parts.joined(separator: ", ")); broken: \(broken?.description ?? "a bound")"
    }
}
