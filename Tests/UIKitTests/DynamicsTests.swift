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

    /// UICollectionViewCompositionalLayout.h: `NSCollectionLayoutVisibleItem <NSObject, UIDynamicItem>`.
    @Test func visibleItemsOfALayoutAreDynamicItems() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        let items: [any NSCollectionLayoutVisibleItem] = [VisibleItem(attributes)]
        let gravity = UIGravityBehavior(items: items)
        #expect(gravity.items.first?.center == CGPoint(x: 10, y: 5))
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

    /// UIFieldBehavior.h: a spring pulls to the field's position, with what resists it comes to rest there; the critical case is at a
    /// resistance of twice the frequency, here 20 radians a second for 50 × 50 points of density 0.01, so that 10 swings and dies away
    /// by exp(-5 t): after three seconds 200 points are less than one.
    @Test func aSpringFieldPullsToItsPosition() {
        let (stage, root, box) = stage()
        let animator = UIDynamicAnimator(referenceView: root)
        let item = UIDynamicItemBehavior(items: [box])
        (item.density, item.resistance) = (0.01, 10)
        animator.addBehavior(item)
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 125, y: 325)
        field.addItem(box)
        animator.addBehavior(field)
        stage.advance(by: 0.1)
        #expect(box.center.y > 125)
        stage.advance(by: 3)
        #expect(abs(box.center.y - 325) < 1 && box.center.x == 125, "stands at \(box.center)")
    }

    /// UIFieldBehavior.h: "region: … the area of influence", from the field's position; linear gravity is constant: half of 1000 points a
    /// second squared over half a second are 125 points.
    @Test func aFieldActsWithinItsRegion() {
        let (stage, root, box) = stage()
        let other = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 50))
        root.addSubview(other)
        let animator = UIDynamicAnimator(referenceView: root)
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        (field.position, field.region) = (box.center, UIRegion(size: CGSize(width: 100, height: 2000)))
        for item in [box, other] { field.addItem(item) }
        animator.addBehavior(field)
        stage.advance(by: 0.5)
        #expect(abs(box.center.y - 250) < 6, "fell to \(box.center.y)")
        #expect(other.center.y == 125)
        let ring = UIRegion(radius: 50).difference(from: UIRegion(radius: 20))
        #expect(ring.contains(CGPoint(x: 30, y: 0)) && !ring.contains(CGPoint(x: 10, y: 0)))
        #expect(UIRegion.infinite.inverse().contains(.zero) == false)
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
