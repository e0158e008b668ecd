/// The simplex of one component between two solutions of a system.
struct SimplexState: Sendable {
    private var simplex: Simplex?
    /// What was made an objective because nothing else decided, as rows after the component's.
    private var anchors: [Anchor] = []
    /// Whether the constraints alone left more than one solution (as far as the tableau shows).
    private(set) var isOpen = false
    private(set) var pivots = 0

    init() {}

    /// What a solution needs from the system.
    struct Input {
        var component: SimplexComponent
        /// Constants of the component's rows when the free variables are 0.
        var constants: [Double]
        /// The value of a member when the free variables are 0.
        var base: (Int32) -> Double
        /// The coefficients of a member in the component's unknowns.
        var coefficients: (Int32) -> [Double]
    }

    private enum Anchor {
        /// Close to 0.
        case member(Int32)
        /// At the very edge of this inequality of the component.
        case edge(Int)

        func constant(_ constants: [Double], _ base: (Int32) -> Double) -> Double {
            switch self {
            case .member(let member): -base(member)
            case .edge(let row): constants[row]
            }
        }
    }

    enum Outcome {
        case values([Double])
        /// Weights of the component's rows in a proof that the required ones contradict one another.
        case contradiction([Double])
    }

    /// The values for other constants, under the basis that was best for the last ones.
    /// - Returns: nil where that basis is best no more: `solve` starts anew.
    mutating func again(
        _ component: SimplexComponent, _ constants: [Double], base: (Int32) -> Double
    ) -> [Double]? {
        guard simplex != nil else { return nil }
        pivots = 0
        var constants = constants
        for anchor in anchors { constants.append(anchor.constant(constants, base)) }
        // In place: a basis that is not the best one is given up.
        let isBest = simplex!.accept(constants) {
            $0 < component.rows.count && component.levels[$0] == 0
        }
        return isBest ? simplex!.values() : nil
    }

    mutating func solve(_ input: Input) -> Outcome {
        pivots = 0
        let component = input.component
        simplex = nil
        anchors = []
        var fresh = Simplex(
            unknowns: component.variables.count, relations: component.relations,
            coefficients: component.coefficients, constants: input.constants)
        defer { pivots = fresh.pivots }
        if let proof = Self.optimise(&fresh, component) { return .contradiction(proof) }
        isOpen = fresh.isOpen
        if isOpen { breakTies(&fresh, input) }
        simplex = fresh
        return .values(fresh.values())
    }

    /// Level after level. Returns the proof if the required level cannot be satisfied.
    static func optimise(_ simplex: inout Simplex, _ component: SimplexComponent) -> [Double]? {
        for level in 0..<component.levelCount {
            let rows = component.levels.indices.filter { component.levels[$0] == level }
            let (error, duals) = simplex.minimise(errorsOf: rows)
            if level == 0 && error > Tolerance.length { return duals }
        }
        return nil
    }

    private mutating func breakTies(_ simplex: inout Simplex, _ input: Input) {
        let component = input.component
        for row in component.rows.indices.reversed() where component.levels[row] > 0 {
            guard simplex.isOpen else { return }
            _ = simplex.minimise(errorsOf: CollectionOfOne(row))
        }
        for member in component.members {
            guard simplex.isOpen else { return }
            let own = input.coefficients(member)
            let edge = component.edge(of: member, own)
            let anchor = edge.map(Anchor.edge) ?? .member(member)
            let coefficients = edge.map(component.coefficients(ofRow:)) ?? own
            simplex.append(coefficients, anchor.constant(input.constants, input.base))
            anchors.append(anchor)
            _ = simplex.minimise(errorsOf: CollectionOfOne(simplex.rows - 1))
        }
    }
}
