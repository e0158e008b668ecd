import TestSeeds
import Testing

@testable import Cassowary

@Suite struct RandomSystemTests {
    private func random(
        _ generator: inout SeededGenerator, variables: Int, constraints: Int, boundedThirds: Int = 1,
        substitutes: Bool
    ) -> ConstraintSystem {
        var system = ConstraintSystem(substitutes: substitutes)
        let all = (0..<variables).map { _ in
            system.makeVariable(isNonNegative: Int.random(in: 0..<3, using: &generator) < boundedThirds)
        }
        for _ in 0..<constraints {
            let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                Term(
                    all.randomElement(using: &generator)!,
                    times: [1, 1, -1, -1, 2, 0.5].randomElement(using: &generator)!)
            }
            system.add(
                Constraint(
                    terms,
                    [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
                    Double(Int.random(in: -20...60, using: &generator)),
                    priority: Priority([1000, 750, 750, 250, 50].randomElement(using: &generator)!)))
        }
        return system
    }

    /// The rules for ties leave one solution when every variable is bounded, so both ways must end in the
    /// same numbers. Otherwise the determined variables must agree.
    @Test(arguments: 1...400) func substitutionAgreesWithSimplexAlone(_ seed: UInt64) {
        var first = SeededGenerator(seed: seed)
        let variables = Int.random(in: 1...8, using: &first)
        let constraints = Int.random(in: 1...14, using: &first)
        let thirds = seed % 2 == 0 ? 3 : 1
        var second = first
        var quick = random(
            &first, variables: variables, constraints: constraints, boundedThirds: thirds, substitutes: true)
        var slow = random(
            &second, variables: variables, constraints: constraints, boundedThirds: thirds, substitutes: false
        )
        quick.solve()
        slow.solve()
        guard quick.conflicts.isEmpty || slow.conflicts.isEmpty else { return }
        #expect(quick.conflicts.isEmpty && slow.conflicts.isEmpty, "seed \(seed)")
        let loose = quick.undetermined()
        for index in 0..<variables where thirds == 3 || !loose.contains(Variable(index: index)) {
            let difference = abs(quick.values[index] - slow.values[index])
            #expect(difference < 1e-5, "seed \(seed): \(quick.dump())\n\(slow.dump())")
        }
        #expect(loose == slow.undetermined(), "seed \(seed): \(quick.dump())")
    }

    /// The best point of a piecewise linear problem is a crossing of the planes on which something changes.
    @Test(arguments: 1...150) func noCrossingIsBetter(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed &+ 1_000_000)
        var system = random(
            &generator, variables: 2, constraints: Int.random(in: 1...7, using: &generator), substitutes: true
        )
        system.solve()
        guard system.conflicts.isEmpty else { return }
        var planes: [(Double, Double, Double)] = [(1, 0, 0), (0, 1, 0)]
        for row in 0..<system.shape.constraintCount {
            var plane = (0.0, 0.0, system.constants[row])
            for index in system.shape.terms(row) {
                if system.shape.termVariable[index] == 0 {
                    plane.0 = system.shape.termCoefficient[index]
                } else {
                    plane.1 = system.shape.termCoefficient[index]
                }
            }
            planes.append(plane)
        }
        let own = system.errors()
        for (index, first) in planes.enumerated() {
            for second in planes.dropFirst(index + 1) {
                let determinant = first.0 * second.1 - first.1 * second.0
                if abs(determinant) < 1e-9 { continue }
                let point = [
                    (first.2 * second.1 - first.1 * second.2) / determinant,
                    (first.0 * second.2 - first.2 * second.0) / determinant,
                ]
                let errors = ConstraintSystem.errors(system.shape, system.constants, point)
                for priority in own.keys.sorted(by: >) {
                    let difference = errors[priority]! - own[priority]!
                    #expect(
                        difference > -1e-5,
                        "seed \(seed): \(point) is better at \(priority)\n\(system.dump())")
                    if abs(difference) > 1e-5 { break }
                }
            }
        }
    }

    /// Solving again with other constants gives what a new system gives.
    @Test(arguments: 1...100) func newConstantsGiveTheValuesOfANewSystem(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed &+ 2_000_000)
        var system = random(&generator, variables: 6, constraints: 9, substitutes: true)
        system.solve()
        var fresh = ConstraintSystem()
        for index in 0..<6 { _ = fresh.makeVariable(isNonNegative: system.shape.isNonNegative[index]) }
        for row in 0..<9 {
            let constant = system.constants[row] + Double(Int.random(in: -3...3, using: &generator))
            system.setConstant(constant, of: ConstraintReference(index: row))
            fresh.add(
                Constraint(
                    system.shape.terms(row).map {
                        Term(
                            Variable(index: Int(system.shape.termVariable[$0])),
                            times: system.shape.termCoefficient[$0])
                    }, system.shape.relation[row], constant, priority: Priority(system.shape.priority[row])))
        }
        system.solve()
        fresh.solve()
        #expect(system.conflicts == fresh.conflicts, "seed \(seed)")
        for index in 0..<6 {
            #expect(
                abs(system.values[index] - fresh.values[index]) < 1e-5,
                "seed \(seed): \(system.dump())\n\(fresh.dump())")
        }
    }
}
