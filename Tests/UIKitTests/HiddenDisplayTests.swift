import QuartzCore
import Testing

@MainActor
@Suite struct HiddenDisplayTests {
    private final class Drawing: CALayer {
        var count = 0
        override func display() { count += 1 }
    }

    @Test func aHiddenLayerDrawsWhenItIsShownAndKeepsNothingBusyBefore() {
        let root = CALayer()
        let middle = CALayer()
        let layer = Drawing()
        root.addSublayer(middle)
        middle.addSublayer(layer)
        middle.isHidden = true
        layer.setNeedsDisplay()
        root.displayTree()
        #expect(layer.count == 0)
        #expect(!root.subtreeNeedsDisplay, "nothing that shows waits to be drawn")
        middle.isHidden = false
        #expect(root.subtreeNeedsDisplay)
        root.displayTree()
        #expect(layer.count == 1)
        #expect(!root.subtreeNeedsDisplay)
    }

    /// Views of libraries ask for another drawing while they draw (TimelineTableViewCell) and are drawn once: what is asked for meanwhile is done by
    /// that drawing. What is asked for later is another one.
    @Test func aRequestWhileALayerDrawsIsDoneByThatDrawing() {
        final class Asking: CALayer {
            var count = 0
            override func display() {
                count += 1
                setNeedsDisplay()
            }
        }
        let (root, layer, other) = (CALayer(), Asking(), Drawing())
        root.addSublayer(layer)
        root.addSublayer(other)
        layer.setNeedsDisplay()
        root.displayTree()
        #expect(layer.count == 1)
        other.setNeedsDisplay()
        root.displayTree()
        #expect(layer.count == 1 && other.count == 1)
        layer.setNeedsDisplay()
        root.displayTree()
        #expect(layer.count == 2)
    }
}
