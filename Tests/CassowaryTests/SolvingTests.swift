import Testing

@testable import Cassowary

@Suite struct SolvingTests {
    @Test func equalityWithOneUnknownFixesIt() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        system.require(x * 2, .equal, 7)
        system.solve()
        #expect(system.values(x) == [3.5])
        #expect(system.plan().statistics == .init(fixed: 1, substituted: 0, intervals: 0, simplexes: 0))
    }

    @Test func whatRequiredEqualitiesGiveIsFixed() {
        var system = ConstraintSystem()
        let (a, b, c, d) = (
            system.makeVariable(), system.makeVariable(), system.makeVariable(), system.makeVariable()
        )
        system.require(expression(a), .equal, 1)
        system.require(b - a, .equal, 5)
        system.require(expression(c), .lessThanOrEqual, 5)
        system.wish(999, expression(c), .equal, 5)
        system.require(d - c, .equal, 1)
        #expect(!system.isFixed(a))
        system.solve()
        #expect([a, b, c, d].map { system.isFixed($0) } == [true, true, false, false])
    }

    @Test func knownValuesTravelAlongAChain() {
        var system = ConstraintSystem()
        let (a, b, c) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        system.require(c - b, .equal, 5)
        system.require(b - a, .equal, 5)
        system.require(expression(a), .equal, 1)
        system.solve()
        #expect(system.values(a, b, c) == [1, 6, 11])
        #expect(system.plan().statistics.fixed == 3)
        #expect(system.conflicts.isEmpty)
    }

    @Test func equalitiesInCycleAreEliminated() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        system.require(x + y, .equal, 10)
        system.require(x - y, .equal, 4)
        system.solve()
        #expect(system.values(x, y) == [7, 3])
        #expect(system.plan().statistics == .init(fixed: 0, substituted: 2, intervals: 0, simplexes: 0))
    }

    @Test func equalWidthsShareWhatIsLeft() {
        var system = ConstraintSystem()
        let left = (0..<3).map { _ in system.makeVariable() }
        let width = (0..<3).map { _ in system.makeVariable(isNonNegative: true) }
        system.require(expression(left[0]), .equal, 12)
        system.require(left[1] - left[0] - expression(width[0]), .equal, 8)
        system.require(left[2] - left[1] - expression(width[1]), .equal, 8)
        system.require(left[2] + width[2], .equal, 308)
        system.require(width[1] - width[0], .equal, 0)
        system.require(width[2] - width[0], .equal, 0)
        system.solve()
        #expect(system.values(width[0], width[1], width[2]) == [93.333333, 93.333333, 93.333333])
        #expect(system.values(left[1], left[2]) == [113.333333, 214.666667])
        #expect(system.pivotCount == 0)
    }

    @Test func higherPriorityWinsCompletely() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        for _ in 0..<50 { system.wish(749, expression(x), .equal, 0) }
        system.wish(750, expression(x), .equal, 10)
        system.solve()
        #expect(system.values(x) == [10])
    }

    @Test func highestPriorityWinsAmongTiedUnknowns() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        system.require(x + y, .lessThanOrEqual, 100)
        for _ in 0..<20 { system.wish(500, expression(x), .equal, 90) }
        system.wish(501, expression(y), .equal, 80)
        system.solve()
        #expect(system.values(x, y) == [20, 80])
        #expect(system.plan().statistics.simplexes == 1)
    }

    @Test func sumOfErrorsIsSmallestWithinOnePriority() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        for target in [1.0, 2, 30] { system.wish(500, expression(x), .equal, target) }
        system.solve()
        #expect(system.values(x) == [2])
    }

    @Test func errorsCountInTheUnitsOfTheConstraint() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        system.wish(500, expression(x), .equal, 0)
        system.wish(500, x * 3, .equal, 30)
        system.solve()
        #expect(system.values(x) == [10])
    }

    @Test func inequalitiesBoundAndWishesPullInside() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        system.require(expression(x), .greaterThanOrEqual, 60)
        system.require(expression(x), .lessThanOrEqual, 200)
        system.wish(250, expression(x), .equal, 40)
        system.solve()
        #expect(system.values(x) == [60])
    }

    @Test func optionalInequalityCostsOnlyBeyondItsLimit() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        system.wish(750, expression(x), .lessThanOrEqual, 50)
        system.wish(250, expression(x), .equal, 40)
        system.wish(100, expression(x), .equal, 90)
        system.solve()
        #expect(system.values(x) == [40])
    }

    @Test func negativeCoefficientTurnsAnInequality() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        system.require(x * -2, .lessThanOrEqual, -30)
        system.wish(1, expression(x), .equal, 0)
        system.solve()
        #expect(system.values(x) == [15])
    }

    @Test func repeatedVariableAddsUpAndCancels() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        system.require(x + x + expression(y) - expression(y), .equal, 8)
        system.require(expression(y), .equal, 1)
        system.solve()
        #expect(system.values(x, y) == [4, 1])
        #expect(system.plan().statistics.fixed == 2)
    }

    @Test func constantsChangeWithoutNewAnalysis() {
        var system = ConstraintSystem()
        let (width, label, rest) = (
            system.makeVariable(), system.makeVariable(isNonNegative: true),
            system.makeVariable(isNonNegative: true)
        )
        let given = system.add(Constraint(expression(width), .equal, 320))
        system.require(label + rest - expression(width), .equal, -8)
        let text = system.add(Constraint(expression(label), .lessThanOrEqual, 100, priority: Priority(251)))
        system.wish(250, expression(rest), .equal, 0)
        system.wish(750, expression(label), .greaterThanOrEqual, 100)
        system.solve()
        let plan = system.plan()
        #expect(system.values(label, rest) == [100, 212])
        system.setConstant(90, of: given)
        system.solve()
        #expect(system.values(label, rest) == [82, 0])
        system.setConstant(40, of: text)
        system.solve()
        #expect(system.values(label, rest) == [82, 0])
        #expect(system.plan() === plan)
    }

    @Test func sameBasisServesNewConstants() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let sum = system.add(Constraint(x + y, .lessThanOrEqual, 100))
        system.wish(750, expression(x), .greaterThanOrEqual, 80)
        system.wish(740, expression(y), .greaterThanOrEqual, 60)
        system.wish(250, expression(x), .equal, 0)
        system.wish(250, expression(y), .equal, 0)
        system.solve()
        #expect(system.values(x, y) == [80, 20])
        #expect(system.pivotCount > 0)
        system.setConstant(110, of: sum)
        system.solve()
        #expect(system.values(x, y) == [80, 30])
        #expect(system.pivotCount == 0)
        system.setConstant(500, of: sum)
        system.solve()
        #expect(system.values(x, y) == [80, 60])
    }

    @Test func planServesAnotherSystemOfTheSameShape() {
        func make(_ width: Double) -> (ConstraintSystem, Variable) {
            var system = ConstraintSystem()
            let (x, y) = (system.makeVariable(), system.makeVariable())
            system.require(expression(x), .equal, width)
            system.require(y - x * 0.5, .equal, 3)
            return (system, y)
        }
        var (first, y) = make(10)
        var (second, _) = make(20)
        second.adopt(first.plan())
        second.solve()
        #expect(second.values(y) == [13])
        #expect(second.plan() === first.plan())
        #expect(first.shape == second.shape)
    }
}
