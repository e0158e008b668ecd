import Testing

@testable import Cassowary

@Suite struct TieTests {
    /// Three contents side by side in a given width, as a filling stack makes them.
    private func row(_ contents: [Double?], in total: Double) -> [Double] {
        var system = ConstraintSystem()
        let widths = contents.map { _ in system.makeVariable(isNonNegative: true) }
        system.add(Constraint(widths.map { Term($0) }, .equal, total))
        for (width, content) in zip(widths, contents) {
            guard let content else { continue }
            system.wish(250, expression(width), .lessThanOrEqual, content)
            system.wish(750, expression(width), .greaterThanOrEqual, content)
        }
        system.solve()
        return widths.map { system.values($0)[0] }
    }

    @Test func firstOfEqualContentsStretches() {
        #expect(row([29.5, 29, 41.5], in: 284) == [213.5, 29, 41.5])
    }

    @Test func firstOfEqualContentsIsCompressed() {
        #expect(row([76.5, 94], in: 112) == [18, 94])
    }

    @Test func compressionGoesOnWithTheSecondWhenTheFirstIsGone() {
        #expect(row([76.5, 94, 20], in: 50) == [0, 30, 20])
    }

    @Test func emptyViewTakesWhatContentsLeave() {
        #expect(row([28, nil, 37.5], in: 284) == [28, 218.5, 37.5])
    }

    @Test func lastOfTwoEmptyViewsTakesAll() {
        #expect(row([29.5, nil, 29, nil, 41.5], in: 268) == [29.5, 0, 29, 168, 41.5])
    }

    /// A view of fixed size with `top <= 10` alone stands at 10, with `bottom <= height - 23` at that edge, with
    /// `top >= 23` at 23 (tests of a public layout library, which run on the iOS simulator). Cassowary's paper: the
    /// first row of a free variable makes it basic, with a slack of 0.
    @Test(arguments: [(Relation.lessThanOrEqual, 10.0), (.greaterThanOrEqual, 23)])
    func aPlaceIsAtTheEdgeOfItsFirstInequality(_ relation: Relation, _ bound: Double) {
        var system = ConstraintSystem()
        let (top, height) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
        system.require(expression(height), .equal, 100)
        system.require(expression(top), relation, bound)
        system.require(top + height, .lessThanOrEqual, 800)
        system.solve()
        #expect(system.value(of: top) == bound)
    }

    /// The same where the length is open too: it is 0 first.
    @Test func aPlaceIsAtTheEdgeBesideAnOpenLength() {
        var system = ConstraintSystem()
        let (height, top) = (system.makeVariable(isNonNegative: true), system.makeVariable())
        system.require(top + height, .lessThanOrEqual, 829)
        system.solve()
        #expect(system.value(of: top) == 829 && system.value(of: height) == 0)
    }

    /// Its lengths stay as small as their inequalities permit.
    @Test func aLengthIsAsSmallAsItMayBe() {
        var system = ConstraintSystem()
        let width = system.makeVariable(isNonNegative: true)
        system.require(expression(width), .lessThanOrEqual, 100)
        system.solve()
        #expect(system.value(of: width) == 0)
    }

    @Test func variableWithoutConstraintsIsZero() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        system.require(x - y, .equal, 4)
        system.solve()
        #expect(system.values(x, y) == [0, -4])
        #expect(system.undetermined() == [x, y])
    }

    @Test func laterOfTwoWishesHolds() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        system.wish(500, expression(x), .equal, 10)
        system.wish(500, expression(x), .equal, 20)
        system.solve()
        #expect(system.values(x) == [20])
        #expect(system.undetermined() == [x])
    }

    @Test func undeterminedNamesOnlyTheLooseVariables() {
        var system = ConstraintSystem()
        let (a, b, c) = (
            system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true),
            system.makeVariable()
        )
        let d = system.makeVariable()
        system.require(a + b, .equal, 100)
        system.wish(250, expression(a), .equal, 30)
        system.wish(250, expression(b), .equal, 30)
        system.require(c + d, .lessThanOrEqual, 10)
        system.wish(20, expression(c), .equal, 10)
        system.wish(10, expression(d), .equal, 10)
        system.solve()
        #expect(system.undetermined() == [a, b])
    }
}
