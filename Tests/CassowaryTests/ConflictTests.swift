import Testing

@testable import Cassowary

@Suite struct ConflictTests {
    private func references(_ indices: Int...) -> [ConstraintReference] {
        indices.map { ConstraintReference(index: $0) }
    }

    @Test func twoValuesForOneVariableBreakTheLater() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        system.require(expression(x), .equal, 100)
        system.require(expression(x), .equal, 50)
        system.solve()
        #expect(system.values(x) == [100])
        #expect(
            system.conflicts == [
                Conflict(constraints: references(0, 1), broken: ConstraintReference(index: 1))
            ])
    }

    @Test func ofAContradictionTheLastThatMayBreakFirstBreaks() {
        for breaking in [Breaking.inOrder, .first] {
            var system = ConstraintSystem()
            let (width, gap) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
            system.add(Constraint(expression(width) - expression(gap), .equal, 8, breaking: breaking))
            system.require(expression(width), .equal, 0)
            system.solve()
            // A gap of -8 is none, so one of the two gives way; by the order it is the later one.
            #expect(
                system.conflicts == [
                    Conflict(
                        constraints: references(0, 1), bounds: [gap],
                        broken: ConstraintReference(index: breaking == .first ? 0 : 1))
                ])
            #expect(system.values(width) == [breaking == .first ? 0 : 8])
        }
    }

    @Test func whatBreaksFirstBreaksInOrderWhereNoLengthIsTooSmall() {
        var system = ConstraintSystem()
        let (width, gap) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
        system.add(Constraint(expression(width) - expression(gap), .equal, 8, breaking: .first))
        system.require(expression(width), .equal, 100)
        system.require(expression(gap), .equal, 50)
        system.solve()
        #expect(system.conflicts.map(\.broken) == [ConstraintReference(index: 2)])
        #expect(system.values(width, gap) == [100, 92])
    }

    @Test func onlyTheContradictingConstraintsAreNamed() {
        var system = ConstraintSystem()
        let (width, left, own, other) = (
            system.makeVariable(), system.makeVariable(), system.makeVariable(isNonNegative: true),
            system.makeVariable()
        )
        system.add(Constraint(expression(width), .equal, 320, breaking: .last))
        system.require(expression(other), .equal, 7)
        system.require(expression(left), .equal, 16)
        system.require(left + own - expression(width), .equal, -16)
        system.require(own - other, .greaterThanOrEqual, -1000)
        system.require(expression(own), .equal, 100)
        system.solve()
        #expect(
            system.conflicts == [
                Conflict(constraints: references(0, 2, 3, 5), broken: ConstraintReference(index: 5))
            ])
        #expect(system.values(own, other) == [288, 7])
    }

    @Test func sameConflictCostsNoNewAnalysisAndGoesAway() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        let first = system.add(Constraint(expression(x), .equal, 100))
        system.require(expression(x), .equal, 50)
        system.solve()
        let recovery = system.solvedPlan
        system.solve()
        #expect(system.solvedPlan === recovery)
        system.setConstant(50, of: first)
        system.solve()
        #expect(system.conflicts.isEmpty)
        #expect(system.values(x) == [50])
    }

    @Test func negativeSizeBreaksTheLastPin() {
        var system = ConstraintSystem()
        let (width, left, own) = (
            system.makeVariable(isNonNegative: true), system.makeVariable(),
            system.makeVariable(isNonNegative: true)
        )
        system.add(Constraint(expression(width), .equal, 0, breaking: .last))
        system.require(expression(left), .equal, 16)
        system.require(left + own - expression(width), .equal, -16)
        system.solve()
        #expect(
            system.conflicts == [
                Conflict(
                    constraints: references(0, 1, 2), bounds: [own], broken: ConstraintReference(index: 2))
            ])
        #expect(system.values(left, own) == [16, 0])
    }

    @Test func inequalitiesThatExcludeEachOther() {
        var system = ConstraintSystem()
        let x = system.makeVariable()
        system.require(expression(x), .greaterThanOrEqual, 10)
        system.require(expression(x), .lessThanOrEqual, 50)
        system.require(expression(x), .lessThanOrEqual, 5)
        system.solve()
        #expect(system.conflicts.map(\.constraints) == [references(0, 2)])
        #expect(system.values(x) == [10])
    }

    @Test func tiedInequalitiesThatExcludeEachOther() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true))
        system.require(x + y, .lessThanOrEqual, 100)
        system.require(x - y, .lessThanOrEqual, 1000)
        system.require(expression(x), .greaterThanOrEqual, 70)
        system.require(expression(y), .greaterThanOrEqual, 60)
        system.solve()
        #expect(system.conflicts.map(\.constraints) == [references(0, 2, 3)])
        #expect(system.conflicts.map(\.broken?.index) == [3])
        #expect(system.values(x) == [70])
    }

    @Test func redundantCycleIsNoConflict() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        system.require(x - y, .equal, 3)
        system.require(y - x, .equal, -3)
        system.wish(10, expression(x), .equal, 9)
        system.solve()
        #expect(system.conflicts.isEmpty)
        #expect(system.values(x, y) == [9, 6])
    }

    @Test func contradictoryCycleNamesItsMembers() {
        var system = ConstraintSystem()
        let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        system.require(x - y, .equal, 3)
        system.require(y - z, .equal, 3)
        system.require(z - x, .equal, 3)
        system.solve()
        #expect(system.conflicts.map(\.constraints) == [references(0, 1, 2)])
        #expect(system.conflicts.map(\.broken?.index) == [2])
    }

    @Test func impossibleConstantConstraintIsBroken() {
        var system = ConstraintSystem()
        system.require(Expression(), .equal, 3)
        system.solve()
        #expect(system.conflicts.map(\.constraints) == [references(0)])
    }

    @Test func severalConflictsAreFoundOneAfterTheOther() {
        var system = ConstraintSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        for value in [1.0, 2, 3] {
            system.require(expression(x), .equal, value)
            system.require(expression(y), .equal, value)
        }
        system.solve()
        #expect(system.conflicts.map(\.broken?.index).count == 4)
        #expect(system.values(x, y) == [1, 1])
    }
}
