import Testing

@testable import Cassowary

@Suite struct NestingTests {
    /// `depth` views, each pinned to the four edges of the one before with 1 point in between.
    static func nested(_ depth: Int, fixed: Bool = true) -> (ConstraintSystem, [Variable]) {
        var system = ConstraintSystem()
        var width = system.makeVariable(isNonNegative: true)
        var height = system.makeVariable(isNonNegative: true)
        system.add(
            Constraint(expression(width), .equal, 4000, priority: fixed ? .required : Priority(50)))
        system.add(
            Constraint(expression(height), .equal, 5000, priority: fixed ? .required : Priority(50)))
        var widths = [width]
        for _ in 0..<depth {
            let (x, y) = (system.makeVariable(), system.makeVariable())
            let (w, h) = (system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true))
            system.add(Constraint([Term(x)], .equal, 1))
            system.add(Constraint([Term(y)], .equal, 1))
            system.add(Constraint([Term(x), Term(w), Term(width, times: -1)], .equal, -1))
            system.add(Constraint([Term(y), Term(h), Term(height, times: -1)], .equal, -1))
            (width, height) = (w, h)
            widths.append(w)
        }
        return (system, widths)
    }

    @Test func thousandNestedViewsNeedNoPivot() {
        var (system, widths) = Self.nested(1000)
        system.solve()
        #expect(system.plan().statistics == .init(fixed: 4002, substituted: 0, intervals: 0, simplexes: 0))
        #expect(system.pivotCount == 0)
        #expect(system.values(widths[0], widths[500], widths[1000]) == [4000, 3000, 2000])
    }

    @Test func thousandNestedViewsOfUnknownSizeAreTwoIntervals() {
        var (system, widths) = Self.nested(1000, fixed: false)
        system.solve()
        #expect(system.plan().statistics == .init(fixed: 2000, substituted: 2000, intervals: 2, simplexes: 0))
        #expect(system.pivotCount == 0)
        #expect(system.values(widths[0], widths[500], widths[1000]) == [4000, 3000, 2000])
        #expect(system.undetermined() == [])
    }

    @Test func innerContentDecidesOuterSize() {
        var (system, widths) = Self.nested(1000, fixed: false)
        system.wish(750, expression(widths[1000]), .greaterThanOrEqual, 33)
        system.setConstant(0, of: ConstraintReference(index: 0))
        system.solve()
        #expect(system.values(widths[0], widths[1000]) == [2033, 33])
    }
}
