import Testing

@testable import Cassowary

@Suite struct DumpTests {
    @Test func dumpShowsConstraintsValuesAndConflicts() {
        var system = ConstraintSystem()
        let (x, width, rest) = (
            system.makeVariable(), system.makeVariable(isNonNegative: true), system.makeVariable()
        )
        system.require(expression(x), .equal, 16)
        system.require(x + width, .equal, 304.125)
        system.wish(250, rest * 2 - width, .lessThanOrEqual, 0)
        system.require(expression(x), .equal, 20)
        system.solve()
        let names = ["x", "width", "rest"]
        #expect(
            system.dump { names[$0.index] } == """
                3 variables, 4 constraints
                plan: fixed 2, substituted 0, intervals 1, simplexes 0
                #0 @1000: x == 16
                #1 @1000: x + width == 304.125
                #2 @250: 2·rest - width <= 0
                #3 @1000: x == 20 (broken)
                x = 16, fixed
                width >= 0 = 288.125, fixed
                rest = 144.0625, free
                conflict of #0, #3; broken: #3

                """)
    }

    @Test func valuesPrintInOneLine() {
        let (x, y) = (Variable(index: 0), Variable(index: 1))
        let constraint = Constraint(x - y * 2, .greaterThanOrEqual, 8, priority: Priority(750))
        #expect("\(constraint)" == "1.0·v0 + -2.0·v1 >= 8.0 @750")
        #expect("\(Priority(249.5))" == "249.5")
        #expect(
            "\(Conflict(constraints: [ConstraintReference(index: 2)], bounds: [x], broken: nil))"
                == "conflict of #2, v0 >= 0; broken: a bound")
    }
}
