import Testing

@testable import UIKit

/// A layout whose items hang on springs, as articles and libraries write it.
@MainActor
struct BouncyLayoutTests {
    final class BouncyLayout: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        var shown: Set<IndexPath> = []
        var lastShift: CGFloat = 0
        /// What tells the layout that it stands in other bounds: the status bar, or their size.
        var turnsByStatusBar = false
        private var lastSign = ""

        override func prepare() {
            super.prepare()
            guard let view = collectionView else { return }
            let sign =
                turnsByStatusBar
                ? "\(UIApplication.shared.statusBarOrientation)" : "\(view.bounds.size)"
            if sign != lastSign {
                lastSign = sign
                animator.removeAllBehaviors()
                shown = []
            }
            let area = CGRect(origin: view.bounds.origin, size: view.frame.size).insetBy(dx: -100, dy: -100)
            let items = super.layoutAttributesForElements(in: area) ?? []
            let paths = Set(items.map(\.indexPath))
            for behavior in animator.behaviors {
                guard let spring = behavior as? UIAttachmentBehavior,
                    let item = spring.items.first as? UICollectionViewLayoutAttributes,
                    !paths.contains(item.indexPath)
                else { continue }
                animator.removeBehavior(spring)
                shown.remove(item.indexPath)
            }
            let finger = view.panGestureRecognizer.location(in: view)
            for item in items where !shown.contains(item.indexPath) {
                let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
                spring.length = 0
                spring.damping = 0.8
                spring.frequency = 1
                if finger != .zero { stretch(spring, finger) }
                animator.addBehavior(spring)
                shown.insert(item.indexPath)
            }
        }

        private func stretch(_ spring: UIAttachmentBehavior, _ finger: CGPoint) {
            guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { return }
            let distance = abs(finger.y - spring.anchorPoint.y) / 1500
            let push =
                lastShift < 0 ? max(lastShift, lastShift * distance) : min(lastShift, lastShift * distance)
            item.center.y += push
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: path) ?? super.layoutAttributesForItem(at: path)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            guard let view = collectionView else { return false }
            lastShift = newBounds.minY - view.bounds.minY
            let finger = view.panGestureRecognizer.location(in: view)
            for case let spring as UIAttachmentBehavior in animator.behaviors {
                guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
                stretch(spring, finger)
                animator.updateItem(usingCurrentState: item)
            }
            return false
        }
    }

    private func onStage(
        _ isWide: Bool, turnsByStatusBar: Bool = false, adjusts: Bool = true
    ) -> (Stage, UICollectionView, NumberSource, BouncyLayout) {
        let layout = BouncyLayout()
        layout.turnsByStatusBar = turnsByStatusBar
        layout.itemSize = CGSize(width: isWide ? 300 : 90, height: 60)
        let source = NumberSource(counts: [300])
        let view = UICollectionView.showing(source, layout: layout)
        if !adjusts { view.contentInsetAdjustmentBehavior = .never }
        let stage = Stage(showing: view)
        stage.advance(by: 1)
        return (stage, view, source, layout)
    }

    /// The items that a plain flow layout would show.
    private func wanted(_ view: UICollectionView) -> [IndexPath] {
        let plain = UICollectionViewFlowLayout()
        plain.itemSize = (view.collectionViewLayout as! UICollectionViewFlowLayout).itemSize
        let other = UICollectionView(frame: view.frame, collectionViewLayout: plain)
        other.dataSource = view.dataSource
        other.contentInsetAdjustmentBehavior = .never
        other.contentInset = view.adjustedContentInset
        return (plain.layoutAttributesForElements(in: view.bounds) ?? []).filter {
            $0.frame.overlaps(view.bounds)
        }.map(\.indexPath).sorted()
    }

    @Test(arguments: [false, true])
    func everyItemHasItsCellWhileSpringsSwing(isWide: Bool) {
        let (stage, view, source, _) = onStage(isWide)
        defer { withExtendedLifetime(source) {} }
        #expect(view.indexPathsForVisibleItems == wanted(view))
        stage.drag(CGPoint(x: 196, y: 600), step: CGVector(dx: 0, dy: -15), steps: 12)
        stage.advance(by: 6)
        #expect(view.contentOffset.y > 300)
        #expect(view.indexPathsForVisibleItems == wanted(view))
    }

    /// The way of a well-known library: it is invalid for another width, keeps the springs of items that stay, and
    /// hangs up copies.
    final class KeepingLayout: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        private func path(of behavior: UIDynamicBehavior) -> IndexPath? {
            ((behavior as? UIAttachmentBehavior)?.items.first as? UICollectionViewLayoutAttributes)?.indexPath
        }

        override func prepare() {
            super.prepare()
            guard let view = collectionView else { return }
            let items = (super.layoutAttributesForElements(in: view.bounds.insetBy(dx: -200, dy: -200)) ?? [])
                .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
            let paths = items.map(\.indexPath)
            for behavior in animator.behaviors where !paths.contains(path(of: behavior)!) {
                animator.removeBehavior(behavior)
            }
            let held = animator.behaviors.compactMap(path)
            for item in items where !held.contains(item.indexPath) {
                let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
                (spring.damping, spring.frequency) = (0.7, 1.5)
                animator.addBehavior(spring)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: path) ?? super.layoutAttributesForItem(at: path)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            guard let view = collectionView else { return false }
            let delta = newBounds.minY - view.bounds.minY
            for case let spring as UIAttachmentBehavior in animator.behaviors {
                guard let item = spring.items.first else { continue }
                let finger = view.panGestureRecognizer.location(in: view)
                let share = abs(finger.y - spring.anchorPoint.y) / 1000
                item.center.y += delta < 0 ? max(delta, delta * share) : min(delta, delta * share)
                animator.updateItem(usingCurrentState: item)
            }
            return view.bounds.width != newBounds.width
        }
    }

    @Test func rowsThatKeepTheirSpringsAreAllThereAfterATurn() {
        let layout = KeepingLayout()
        layout.itemSize = CGSize(width: 300, height: 60)
        layout.minimumInteritemSpacing = 600
        let source = NumberSource(counts: [300])
        defer { withExtendedLifetime(source) {} }
        let view = UICollectionView.showing(source, layout: layout)
        let stage = Stage(showing: view)
        stage.advance(by: 1)
        func check(_ when: String) {
            let window = view.bounds
            let first = max(Int(window.minY / 70), 0)
            let rows = (first..<300).filter {
                CGRect(x: 0, y: CGFloat($0) * 70, width: 300, height: 60).overlaps(window)
            }
            #expect(view.indexPathsForVisibleItems.map(\.item) == rows, "\(when): \(window)")
        }
        check("at first")
        for round in 0..<3 {
            stage.rotate(to: round % 2 == 0 ? .landscapeLeft : .portrait)
            stage.advance(by: 3)
            check("turned \(round)")
            stage.drag(CGPoint(x: 196, y: 300), step: CGVector(dx: 0, dy: -15), steps: 12)
            stage.advance(by: 5)
            check("scrolled \(round)")
        }
    }

    @Test(arguments: [false, true], [0, 1, 2, 3])
    func noCellIsLostWhenTheDeviceTurns(isWide: Bool, variant: Int) {
        let (stage, view, source, _) = onStage(
            isWide, turnsByStatusBar: variant % 2 == 1, adjusts: variant < 2)
        defer { withExtendedLifetime(source) {} }
        for (turn, orientation) in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight]
            .enumerated()
        {
            if turn == 1 {
                stage.drag(CGPoint(x: 196, y: 300), step: CGVector(dx: 0, dy: -15), steps: 12)
                stage.advance(by: 4)
            }
            stage.rotate(to: orientation)
            stage.advance(by: 3)
            #expect(view.indexPathsForVisibleItems == wanted(view), "after turn \(turn): \(view.bounds)")
            let plain = view.indexPathsForVisibleItems.compactMap { path in
                view.cellForItem(at: path).map { (path, $0.frame) }
            }
            for (path, frame) in plain {
                let rest = (view.collectionViewLayout as! BouncyLayout).resting(path)
                #expect(
                    abs(frame.minY - rest.minY) < 1 && abs(frame.minX - rest.minX) < 1,
                    "\(path) hangs at \(frame), not \(rest)")
            }
        }
    }
}

extension BouncyLayoutTests.BouncyLayout {
    /// Where the item hangs still.
    func resting(_ path: IndexPath) -> CGRect { restingFrame(path) }
    private func restingFrame(_ path: IndexPath) -> CGRect {
        let plain = UICollectionViewFlowLayout()
        plain.itemSize = itemSize
        guard let view = collectionView else { return .zero }
        let other = UICollectionView(frame: view.frame, collectionViewLayout: plain)
        other.dataSource = view.dataSource
        other.contentInsetAdjustmentBehavior = .never
        other.contentInset = view.adjustedContentInset
        return plain.layoutAttributesForItem(at: path)?.frame ?? .zero
    }
}
