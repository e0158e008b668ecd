import CoreGraphics
import ScreenLint
import Testing

/// Expectations by arithmetic.
@Suite struct SmoothnessTests {
    /// A list of rows 50 points high of which ten are to be seen.
    private func frame(
        _ offset: CGFloat, made: Int = 11, direction: Int = 1, length: CGFloat = 5000
    ) -> Smoothness.Frame {
        Smoothness.Frame(
            offset: offset, ends: 0...4500, contentLength: length, made: made,
            shown: [.init(type: "Row", identifier: ""): 10],
            direction: direction)
    }

    private func faults(_ frames: [Smoothness.Frame], rounds: Int = 1, rest: Int? = nil) -> [String] {
        var list = Smoothness(of: "list")
        for (index, frame) in frames.enumerated() {
            if index == rest { list.comesToRest() }
            list.add(frame, layoutRounds: rounds)
        }
        return list.faults(layoutPasses: 2)
    }

    @Test func aSteadyListHasNoFaults() {
        #expect(faults([frame(0), frame(10), frame(30), frame(30, direction: 0)], rest: 3).isEmpty)
    }

    @Test func moreCellsThanAreSeenAndALineAreAFault() {
        #expect(faults([frame(0, made: 11)]).isEmpty)
        #expect(
            faults([frame(0, made: 12)]).first?.contains("12 cells and headers were made, where 11") == true)
    }

    @Test func tooManyPassesAreAFault() {
        #expect(faults([frame(0)], rounds: 2).isEmpty)
        #expect(faults([frame(0)], rounds: 3).first?.contains("frame 0 took 3 passes") == true)
    }

    @Test func stepsAgainstTheFingerAreAFault() {
        #expect(faults([frame(20), frame(10)]).first?.contains("jumped by -10 against") == true)
        #expect(faults([frame(20), frame(10, direction: -1)]).isEmpty)
        #expect(faults([frame(20), frame(10, direction: 0)]).isEmpty)
        // Beyond the end it comes back.
        #expect(faults([frame(4550), frame(4520)]).isEmpty)
    }

    @Test func framesHaveABudgetOfInstructions() {
        #expect(Smoothness.instructionFault([], limit: 0) == nil)
        #expect(Smoothness.instructionFault([10, 20], limit: 20) == nil)
        #expect(
            Smoothness.instructionFault([10, 22, 21], limit: 20)
                == "frame 1 took 22 instructions, more than 20; so did 1 of the others")
    }

    @Test func contentThatChangesAtRestIsAFault() {
        let frames = [frame(0), frame(0, direction: 0), frame(0, direction: 0, length: 5100)]
        #expect(faults(frames, rest: 1).first?.contains("from 5000 to 5100") == true)
        #expect(faults(frames).isEmpty)
    }
}
