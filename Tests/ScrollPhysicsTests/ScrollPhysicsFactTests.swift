import FactSupport
import Foundation
import Testing

@testable import ScrollPhysics

/// `Tests/Facts/scroll-physics.json`: content of 393 by 40000 on a screen of 393 by 852 at 3 pixels a point.
struct ScrollPhysicsGiven: Decodable, Sendable {
    struct Throw: Decodable, Sendable {
        var from: Double
        /// Points a second.
        var velocity: Double
        /// Seconds from the lift.
        var firstFrame: Double
    }
    /// A pull beyond the upper edge.
    struct Pull: Decodable, Sendable {
        var step: Double
        var slop: Double
        var count: Int
    }
    /// A finger that comes down and moves so often.
    struct Moves: Decodable, Sendable {
        var step: Double
        var count: Int
    }
    var `throw`: Throw?
    var pull: Pull?
    var moves: Moves?
}

struct ScrollPhysicsFactTests {
    private func position(at offset: Double) -> ScrollPosition {
        ScrollPosition(
            metrics: ScrollMetrics(
                horizontal: AxisMetrics(viewport: 393, content: 393),
                vertical: AxisMetrics(viewport: 852, content: 40000), scale: 3),
            offset: CGPoint(x: 0, y: offset))
    }

    @Test(arguments: Facts.of("scroll-physics", ScrollPhysicsGiven.self))
    func scrolling(_ fact: Fact<ScrollPhysicsGiven>) throws {
        if let given = fact.given.throw {
            fact.check(read(given, frames: fact.expected["frames"]?.count ?? 0))
        } else if let given = fact.given.pull {
            fact.check(try read(given))
        } else if let given = fact.given.moves {
            let way = CGPoint(x: 0, y: given.step * Double(given.count))
            let excess = PanSlop.excess(of: way, horizontal: false, vertical: true)
            fact.check(["scrolled": excess.map { .number(abs($0.y)) } ?? .absent])
        }
    }

    private func read(_ given: ScrollPhysicsGiven.Throw, frames: Int) -> [String: Reading] {
        var position = position(at: given.from)
        position.beginDrag()
        let target = position.proposedTarget(velocity: CGPoint(x: 0, y: given.velocity))
        let velocity = position.liftVelocity(finger: CGPoint(x: 0, y: -given.velocity))
        position.endDrag(velocity: velocity, at: 0)
        var offsets: [Double] = []
        for index in 0..<frames {
            position.advance(to: given.firstFrame + Double(index) / 60)
            offsets.append(Double(position.offset.y))
        }
        position.advance(to: 60)
        let motion = Deceleration(start: 0, initialVelocity: given.velocity)
        return [
            "frames": .numbers(offsets), "end": .number(position.offset.y), "target": .number(target.y),
            "seconds": .number(motion.duration),
        ]
    }

    private func read(_ given: ScrollPhysicsGiven.Pull) throws -> [String: Reading] {
        var position = position(at: 0)
        position.beginDrag(travel: CGPoint(x: 0, y: given.slop + given.step))
        let offsets = (1...given.count).map { index in
            position.drag(translation: CGPoint(x: 0, y: given.step * Double(index)))
            return Double(position.offset.y)
        }
        let target = position.proposedTarget(velocity: .zero)
        position.endDrag(velocity: .zero, at: 0)
        var frames = 0
        while !position.advance(to: Double(frames) / 60), frames < 200 { frames += 1 }
        return [
            "frames": .numbers(offsets), "target": .number(target.y), "seconds": .number(Double(frames) / 60),
        ]
    }
}
