import QuartzCore
import Testing

@testable import UIKit

/// Copies of layers. Expectations are arithmetic on what Apple's documentation says of the properties.
@MainActor struct ReplicatorTests {
    private func dot() -> CALayer {
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = UIColor.white.cgColor
        return dot
    }

    /// `instanceDelay`: "the delay between replicated copies"; a linear fade of a second, half a second in.
    @Test func copiesLagBehindTheirOriginal() throws {
        let stage = Stage()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        (replicator.instanceCount, replicator.instanceDelay) = (3, 0.2)
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        let dot = dot()
        replicator.addSublayer(dot)
        stage.window.layer.addSublayer(replicator)
        stage.frame()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        fade.timingFunction = CAMediaTimingFunction(name: .linear)
        fade.repeatCount = .infinity
        dot.add(fade, forKey: nil)
        let start = FrameClock.current.time
        let nodes = replicator.commit(at: start + 0.5).children
        let shown = [nodes[0]] + nodes.dropFirst().compactMap(\.children.first)
        #expect(shown.count == 3)
        for (node, opacity) in zip(shown, [0.5, 0.3, 0.1]) {
            #expect(abs(Double(node.appearance.opacity) - opacity) < 1e-6)
        }
        // The original goes on as without copies.
        #expect(replicator.commit(at: start + 0.75).children[0].appearance.opacity == 0.75)
    }

    /// The colours are multiplied; each copy's factors are moved on by the offsets.
    @Test func copiesChangeColour() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        replicator.instanceCount = 3
        replicator.instanceColor = UIColor(red: 1, green: 0.5, blue: 1, alpha: 1).cgColor
        replicator.instanceRedOffset = -0.25
        replicator.addSublayer(dot())
        let nodes = replicator.commit(at: 0).children
        let shown = [nodes[0]] + nodes.dropFirst().compactMap(\.children.first)
        let colors = shown.compactMap(\.appearance.backgroundColor)
        #expect(colors.map(\.red) == [1, 0.75, 0.5] && colors.map(\.green) == [0.5, 0.5, 0.5])
    }
}
