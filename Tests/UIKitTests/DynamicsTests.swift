import Testing

@testable import UIKit

@MainActor
struct DynamicsTests {
    private func stage() -> (Stage, UIView, UIView) {
        let root = UIView()
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        root.addSubview(box)
        return (Stage(showing: root), root, box)
    }

    @Test func gravityPullsAndTheBoundsHold() {
        let (stage, root, box) = stage()
        let animator = UIDynamicAnimator(referenceView: root)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        stage.advance(by: 0.5)
        // Half of 1000 points a second squared over half a second: 125 points.
        #expect(abs(box.center.y - 250) < 6, "fell to \(box.center.y)")
        stage.advance(by: 3)
        #expect(abs(box.frame.maxY - root.bounds.maxY) < 1, "lies at \(box.frame.maxY)")
        #expect(!animator.isRunning, "what lies still does not keep the clock busy")
    }

    @Test func snapEndsAtItsPoint() {
        let (stage, root, box) = stage()
        let animator = UIDynamicAnimator(referenceView: root)
        animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 400)))
        stage.advance(by: 2)
        #expect(hypot(box.center.x - 300, box.center.y - 400) < 1, "stands at \(box.center)")
    }

    @Test func springAttachmentSwingsBackToItsAnchor() {
        let (stage, root, box) = stage()
        let animator = UIDynamicAnimator(referenceView: root)
        let spring = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
        box.center.y += 60
        animator.updateItem(usingCurrentState: box)
        stage.advance(by: 0.1)
        #expect(box.center.y < 185 && box.center.y > 125, "on its way at \(box.center.y)")
        stage.advance(by: 3)
        #expect(abs(box.center.y - 125) < 1)
    }

    @Test func itemsDoNotStayInsideOneAnother() {
        let (stage, root, box) = stage()
        let other = UIView(frame: CGRect(x: 120, y: 110, width: 50, height: 50))
        root.addSubview(other)
        let animator = UIDynamicAnimator(referenceView: root)
        animator.addBehavior(UICollisionBehavior(items: [box, other]))
        stage.advance(by: 0.5)
        let overlap = box.frame.intersection(other.frame)
        #expect(overlap.isNull || overlap.width < 0.5 || overlap.height < 0.5, "overlap \(overlap)")
    }
}
