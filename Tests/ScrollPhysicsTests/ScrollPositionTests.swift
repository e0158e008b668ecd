import Foundation
import Testing

@testable import ScrollPhysics

struct ScrollPositionTests {
    func position(
        content: CGSize = CGSize(width: 390, height: 5000), offset: CGPoint = .zero,
        _ change: (inout ScrollMetrics) -> Void = { _ in }
    ) -> ScrollPosition {
        var metrics = ScrollMetrics(
            horizontal: AxisMetrics(viewport: 390, content: content.width),
            vertical: AxisMetrics(viewport: 844, content: content.height), scale: 3)
        change(&metrics)
        return ScrollPosition(metrics: metrics, offset: offset)
    }

    @Test func contentFollowsTheFingerBetweenTheEdges() {
        var position = position(offset: CGPoint(x: 0, y: 100))
        position.beginDrag()
        position.drag(translation: CGPoint(x: 30, y: -50))
        #expect(position.offset == CGPoint(x: 0, y: 150))
        position.drag(translation: CGPoint(x: 30, y: 20))
        #expect(position.offset == CGPoint(x: 0, y: 80))
    }

    @Test func offsetsLieOnPixels() {
        var position = position()
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: -10.1))
        #expect(position.offset.y == 10)
        position.drag(translation: CGPoint(x: 0, y: -10.2))
        #expect(abs(position.offset.y - 31.0 / 3) < 1e-9)
    }

    @Test func contentThatFitsStaysUnlessItAlwaysBounces() {
        var fixed = position(content: CGSize(width: 390, height: 200))
        fixed.beginDrag()
        fixed.drag(translation: CGPoint(x: 0, y: 60))
        #expect(fixed.offset == .zero)
        var loose = position(content: CGSize(width: 390, height: 200)) { $0.vertical.alwaysBounces = true }
        loose.beginDrag()
        loose.drag(translation: CGPoint(x: 0, y: 60))
        #expect(loose.offset.y < -20)
        let moves = loose.endDrag(velocity: .zero, at: 0)
        #expect(moves)
    }

    @Test func contentWithoutBounceStopsAtTheEdge() {
        var position = position(offset: CGPoint(x: 0, y: 10)) { $0.vertical.bounces = false }
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: 60))
        #expect(position.offset.y == 0)
    }

    @Test func whatLeadsBeyondAnEdgeIsKnown() {
        var position = position(offset: CGPoint(x: 0, y: 30))
        position.beginDrag()
        #expect(position.overflow(of: CGPoint(x: 80, y: 20)) == .zero)
        #expect(position.overflow(of: CGPoint(x: 80, y: 70)) == CGPoint(x: 0, y: -40))
        #expect(position.overflow(of: CGPoint(x: 0, y: -4200)) == CGPoint(x: 0, y: 74))
    }

    @Test func contentAcceptsWhatKeepsItWithinItsEdges() {
        var position = position(offset: CGPoint(x: 0, y: 30))
        #expect(position.acceptance(of: CGPoint(x: 50, y: -20)) == CGPoint(x: 0, y: -20))
        #expect(position.acceptance(of: CGPoint(x: 0, y: -70)) == CGPoint(x: 0, y: -30))
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: -500))
        #expect(
            position.acceptance(of: CGPoint(x: 0, y: -70)) == CGPoint(x: 0, y: -30), "from where it began")
        position.stop()
        position.move(to: CGPoint(x: 0, y: -10))
        #expect(position.acceptance(of: CGPoint(x: 0, y: 70)) == .zero)
        // Less than half a pixel beyond: the pixel on which content rests that is no whole number of them.
        position.move(to: CGPoint(x: 0, y: -0.1))
        #expect(position.acceptance(of: CGPoint(x: 0, y: 70)) == CGPoint(x: 0, y: 70))
    }

    @Test func lockedDragKeepsToItsAxis() {
        let both = CGSize(width: 2000, height: 5000)
        var locked = position(content: both, offset: CGPoint(x: 100, y: 100)) { $0.isDirectionLocked = true }
        locked.beginDrag(travel: CGPoint(x: 2, y: -12))
        locked.drag(translation: CGPoint(x: 40, y: -40))
        #expect(locked.offset == CGPoint(x: 100, y: 140))
        var diagonal = position(content: both, offset: CGPoint(x: 100, y: 100)) {
            $0.isDirectionLocked = true
        }
        diagonal.beginDrag(travel: CGPoint(x: 11, y: -12))
        diagonal.drag(translation: CGPoint(x: 40, y: -40))
        #expect(diagonal.offset == CGPoint(x: 60, y: 140))
    }

    @Test func chosenTargetIsReachedExactly() {
        var position = position(offset: CGPoint(x: 0, y: 1000))
        position.beginDrag()
        let velocity = CGPoint(x: 0, y: 1500)
        let proposed = position.proposedTarget(velocity: velocity)
        let target = CGPoint(x: 0, y: proposed.y + 120)
        let moves = position.endDrag(velocity: velocity, target: target, at: 0)
        #expect(moves)
        var previous = position.offset.y
        for frame in 1...400 {
            position.advance(to: Double(frame) / 60)
            #expect(position.offset.y >= previous, "no step back at frame \(frame)")
            previous = position.offset.y
        }
        #expect(position.offset == target)
        #expect(position.activity == .idle)
    }

    @Test func pageIsReachedWithoutPassingIt() {
        var position = position(content: CGSize(width: 1950, height: 844)) { $0.isPaging = true }
        position.beginDrag(travel: CGPoint(x: -12, y: 0))
        position.drag(translation: CGPoint(x: -120, y: 0))
        let moves = position.endDrag(velocity: CGPoint(x: 3000, y: 0), at: 0)
        #expect(moves)
        for frame in 1...200 {
            position.advance(to: Double(frame) / 60)
            #expect(position.offset.x <= 390)
        }
        #expect(position.offset.x == 390)
    }

    @Test(arguments: [300.0, 800, 3000]) func aPageTurnIsOverWithinASecond(velocity: Double) {
        var position = position(content: CGSize(width: 1950, height: 844)) { $0.isPaging = true }
        position.beginDrag(travel: CGPoint(x: -12, y: 0))
        position.drag(translation: CGPoint(x: -120, y: 0))
        let moves = position.endDrag(velocity: CGPoint(x: velocity, y: 0), at: 0)
        #expect(moves)
        for frame in 1...60 { position.advance(to: Double(frame) / 60) }
        #expect(position.activity == .idle, "at \(position.offset)")
        #expect(position.offset.x == 390)
    }

    @Test func correctionDuringAFlingChangesNeitherSpeedNorRest() {
        var plain = position(offset: CGPoint(x: 0, y: 1000))
        plain.beginDrag()
        plain.endDrag(velocity: CGPoint(x: 0, y: 2000), at: 0)
        var corrected = plain
        corrected.advance(to: 0.1)
        corrected.applyCorrection(CGPoint(x: 0, y: 77))
        for frame in 7...200 {
            plain.advance(to: Double(frame) / 60)
            corrected.advance(to: Double(frame) / 60)
            #expect(abs(corrected.offset.y - plain.offset.y - 77) < 0.34)
        }
    }

    /// Corrections shift the edge that a fling runs into; content rests at the true edge all the same.
    @Test func aCorrectedFlingEndsAtTheEdge() {
        var position = position(offset: CGPoint(x: 0, y: 1000))
        let edge = position.metrics.vertical.maximumOffset
        position.beginDrag()
        position.endDrag(velocity: CGPoint(x: 0, y: 20_000), at: 0)
        position.advance(to: 0.05)
        position.applyCorrection(CGPoint(x: 0, y: 90))
        position.meetEdges()
        let shown = position.offset
        position.advance(to: 0.05)
        #expect(position.offset == shown, "it goes on from where it is")
        position.advance(to: 20)
        #expect(position.offset.y == CGFloat(edge))
    }

    /// A place between the edges that was chosen for a lift stays chosen where edges are met.
    @Test func aChosenTargetBetweenTheEdgesStays() {
        for velocity in [0.0, 40, 900, -900] {
            var position = position(offset: CGPoint(x: 0, y: 1000))
            position.beginDrag()
            position.endDrag(velocity: CGPoint(x: 0, y: velocity), target: CGPoint(x: 0, y: 1236), at: 0)
            position.advance(to: 0.05)
            position.meetEdges()
            position.advance(to: 20)
            #expect(position.offset.y == 1236)
        }
    }

    @Test func correctionDuringADragKeepsTheContentUnderTheFinger() {
        var position = position(offset: CGPoint(x: 0, y: 1000))
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: -30))
        position.applyCorrection(CGPoint(x: 0, y: 50))
        #expect(position.offset.y == 1080)
        position.drag(translation: CGPoint(x: 0, y: -40))
        #expect(position.offset.y == 1090)
    }

    @Test func growingContentLetsAFlingGoOn() {
        var position = position(offset: CGPoint(x: 0, y: 4000))
        position.beginDrag()
        position.endDrag(velocity: CGPoint(x: 0, y: 3000), at: 0)
        position.advance(to: 0.02)
        var metrics = position.metrics
        metrics.vertical.content = 9000
        position.update(metrics)
        position.advance(to: 10)
        #expect(abs(position.offset.y - (4000 + 0.499 * 2990)) < 1)
    }

    @Test func insetsGrowingDuringABounceMoveItsEnd() {
        var position = position()
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: 300))
        position.endDrag(velocity: .zero, at: 0)
        position.advance(to: 0.05)
        var metrics = position.metrics
        metrics.vertical.leadingInset = 60
        position.update(metrics)
        position.advance(to: 5)
        #expect(position.offset.y == -60)
    }

    /// Pulled 300 points by a finger and let go, 0.05 seconds ago.
    private func returning() -> ScrollPosition {
        var position = position()
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: 300))
        position.endDrag(velocity: .zero, at: 0)
        position.advance(to: 0.05)
        return position
    }

    @Test func anInsetThatOvertakesReturningContentIsWhereItRests() {
        var position = returning()
        var metrics = position.metrics
        metrics.vertical.leadingInset = -position.offset.y + 20
        position.update(metrics)
        for frame in 1...300 {
            let before = position.offset.y
            position.advance(to: 0.05 + Double(frame) / 60)
            #expect(position.offset.y <= before, "it goes to the edge and nowhere else")
        }
        #expect(position.offset.y == metrics.rounded(CGPoint(x: 0, y: metrics.vertical.minimumOffset)).y)
        #expect(position.activity == .idle)
    }

    @Test func contentThatGrowsUnderABounceGoesOnAtItsSpeed() {
        var position = position(offset: CGPoint(x: 0, y: 4000))
        position.beginDrag()
        position.endDrag(velocity: CGPoint(x: 0, y: 3000), at: 0)
        var time = 0.0
        while position.offset.y <= position.metrics.vertical.maximumOffset {
            time += 1.0 / 60
            position.advance(to: time)
        }
        let bottom = position.offset.y
        var metrics = position.metrics
        metrics.vertical.content = 50_000
        position.update(metrics)
        position.advance(to: time + 10)
        #expect(position.offset.y > bottom + 50 && position.offset.y < bottom + 1500, "\(position.offset.y)")
    }

    @Test func returningContentThatCodePutsElsewhereStillReturnsToItsEdge() {
        for place: CGFloat in [-200, -30, -1] {
            var position = returning()
            position.move(to: CGPoint(x: 0, y: place))
            #expect(position.offset.y == place && position.activity.isDecelerating)
            position.advance(to: 5)
            #expect(position.offset.y == 0, "from \(place)")
        }
    }

    @Test func returningContentThatCodePutsBetweenTheEdgesStaysThere() {
        for place: CGFloat in [0, 40] {
            var position = returning()
            position.move(to: CGPoint(x: 0, y: place))
            #expect(position.activity == .idle)
            position.advance(to: 5)
            #expect(position.offset.y == place)
        }
    }

    @Test func aFlingThatCodeMovesGoesOn() {
        var position = position(offset: CGPoint(x: 0, y: 1000))
        position.beginDrag()
        position.endDrag(velocity: CGPoint(x: 0, y: 2000), at: 0)
        position.advance(to: 0.1)
        let speed = position.activity
        position.move(to: CGPoint(x: 0, y: position.offset.y - 500))
        #expect(position.activity == speed.shifted(by: CGPoint(x: 0, y: -500)))
    }

    @Test func fingerCatchesABouncingContentWithoutAJump() {
        var position = position()
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: 300))
        position.endDrag(velocity: .zero, at: 0)
        position.advance(to: 0.1)
        let caught = position.offset
        position.beginDrag()
        position.drag(translation: .zero)
        #expect(position.offset == caught)
    }

    @Test func animationArrivesAndSaysSoOnce() {
        var position = position()
        let moves = position.animate(to: CGPoint(x: 0, y: 333), at: 5)
        #expect(moves)
        var ends = 0
        for frame in 0...40 where position.advance(to: 5 + Double(frame) / 60) { ends += 1 }
        #expect(ends == 1)
        #expect(position.offset.y == 333)
        let movesAgain = position.animate(to: CGPoint(x: 0, y: 333), at: 6)
        #expect(!movesAgain)
    }

    @Test func anAnimationIsLedToAnotherEndWithoutAJump() {
        var position = position()
        position.animate(to: CGPoint(x: 0, y: 1000), at: 5)
        var last = 0.0
        var greatest = 0.0
        for frame in 1...40 {
            position.advance(to: 5 + Double(frame) / 60)
            greatest = max(greatest, abs(position.offset.y - last))
            last = position.offset.y
            if frame % 4 == 0 { position.retarget(to: CGPoint(x: 0, y: 1000 + Double(frame) * 20)) }
        }
        #expect(position.offset.y == 1320, "the end said last, in the time said first")
        #expect(greatest < 200, "a step of \(greatest)")
        position.retarget(to: .zero)
        #expect(position.offset.y == 1320 && position.activity == .idle)
    }

    @Test func inwardThrowFromBeyondTheEdgeScrollsOn() {
        var position = position()
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: 100))
        position.endDrag(velocity: CGPoint(x: 0, y: 2500), at: 0)
        position.advance(to: 10)
        #expect(position.offset.y > 900)
    }
}
