import Foundation
import TestSeeds
import Testing

@testable import ScrollPhysics

/// Whatever fingers, code and layouts do: content lies on pixels, does not jump while it moves by itself, and comes
/// to rest between its edges.
struct ScrollPositionRandomTests {
    @Test(arguments: UInt64(1)...80) func contentComesToRestBetweenItsEdges(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var position = ScrollPosition(metrics: metrics(&numbers))
        var time = 0.0
        var steps: [String] = []
        for _ in 0..<40 {
            let step = act(&position, &numbers, &time)
            steps.append(step)
            let pixel = position.metrics.rounded(position.offset)
            #expect(position.offset == pixel, "seed \(seed): \(steps.joined(separator: ", ")): \(position)")
        }
        // The finger leaves; what is beyond the edges returns.
        if position.activity.isDragging { position.endDrag(velocity: .zero, at: time) }
        for _ in 0..<1200 where position.activity != .idle {
            time += 1.0 / 60
            position.advance(to: time)
        }
        #expect(position.activity == .idle, "seed \(seed): \(steps.joined(separator: ", ")): \(position)")
        position.settle(at: time)
        position.advance(to: time + 60)
        let inside = position.metrics.rounded(position.metrics.clamped(position.offset))
        #expect(
            abs(position.offset.x - inside.x) < 0.51 && abs(position.offset.y - inside.y) < 0.51,
            "seed \(seed): \(steps.joined(separator: ", ")): \(position)")
    }

    @Test(arguments: UInt64(1)...80) func contentThatMovesByItselfDoesNotJump(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed &* 977)
        var position = ScrollPosition(metrics: metrics(&numbers))
        position.beginDrag()
        position.drag(translation: CGPoint(x: numbers.next(-400...400), y: numbers.next(-400...400)))
        let velocity = CGPoint(x: numbers.next(-6000...6000), y: numbers.next(-6000...6000))
        position.endDrag(velocity: velocity, at: 0)
        var last = position.offset
        for frame in 1...600 {
            position.advance(to: Double(frame) / 240)
            let way = max(abs(position.offset.x - last.x), abs(position.offset.y - last.y))
            #expect(way < 6000.0 / 240 + 1, "seed \(seed), frame \(frame), velocity \(velocity): \(position)")
            last = position.offset
        }
    }

    private func metrics(_ numbers: inout SeededGenerator) -> ScrollMetrics {
        func axis(_ viewport: Double) -> AxisMetrics {
            AxisMetrics(
                viewport: viewport, content: numbers.next(0...4000).rounded(),
                leadingInset: numbers.next(0...100).rounded(), trailingInset: numbers.next(0...60).rounded(),
                bounces: numbers.next(4) > 0, alwaysBounces: numbers.next(2) == 0)
        }
        return ScrollMetrics(
            horizontal: axis(390), vertical: axis(844), scale: Double(1 + numbers.next(3)),
            isPaging: numbers.next(4) == 0, isDirectionLocked: numbers.next(3) == 0)
    }

    private func act(_ position: inout ScrollPosition, _ numbers: inout SeededGenerator, _ time: inout Double)
        -> String
    {
        switch numbers.next(8) {
        case 0:
            position.beginDrag(travel: CGPoint(x: numbers.next(-12...12), y: numbers.next(-12...12)))
            return "begin"
        case 1, 2:
            position.drag(translation: CGPoint(x: numbers.next(-600...600), y: numbers.next(-900...900)))
            return "drag"
        case 3:
            guard position.activity.isDragging else { return "-" }
            position.endDrag(
                velocity: CGPoint(x: numbers.next(-4000...4000), y: numbers.next(-4000...4000)), at: time)
            return "lift"
        case 4:
            var metrics = position.metrics
            metrics.vertical.content = numbers.next(0...4000).rounded()
            metrics.vertical.leadingInset = numbers.next(0...160).rounded()
            position.update(metrics)
            return "resize \(metrics.vertical.content)"
        case 5:
            position.applyCorrection(CGPoint(x: 0, y: numbers.next(-80...80)))
            return "correct"
        case 6:
            guard !position.activity.isDragging else { return "-" }
            let target = CGPoint(x: numbers.next(0...2000), y: numbers.next(0...3000))
            position.animate(to: position.metrics.clamped(target), at: time)
            return "animate"
        default:
            for _ in 0..<(1 + numbers.next(30)) {
                time += 1.0 / 60
                position.advance(to: time)
            }
            return "advance"
        }
    }
}
