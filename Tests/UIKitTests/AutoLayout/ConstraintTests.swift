import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ConstraintTests {
    private let root = box(0, 0, 300, 200)

    init() { _ = Stage() }

    private func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    @Test func changedConstantMovesTheViewWithoutNewAnalysis() {
        let view = root.adding(UIView())
        pin(view, to: root)
        let top = root.constraints[1]
        root.laidOut()
        let scope = root.autoLayout?.placing
        top.constant = 30
        root.laidOut()
        expectFrame(view, 0, 30, 300, 170)
        #expect(root.autoLayout?.placing === scope)
    }

    @Test func resizedRootMovesItsViews() {
        let view = root.adding(UIView())
        pin(view, to: root, inset: 10)
        root.laidOut()
        root.frame.size.width = 400
        root.laidOut()
        expectFrame(view, 10, 10, 380, 180)
    }

    @Test func movedRootNeedsNoLayout() {
        let view = root.adding(UIView())
        pin(view, to: root)
        root.laidOut()
        root.center = CGPoint(x: 1000, y: 1000)
        #expect(root.autoLayout?.placing?.isCurrent == true)
        #expect(!root.hasPendingLayout)
    }

    @Test func deactivatedConstraintsCountNoLonger() {
        let view = root.adding(ContentView(50, 20))
        let width = view.widthAnchor.constraint(equalToConstant: 120)
        width.isActive = true
        #expect(view.constraints == [width])
        root.laidOut()
        #expect(view.frame.width == 120)
        width.isActive = false
        #expect(view.constraints.isEmpty)
        root.laidOut()
        #expect(view.frame.width == 50)
    }

    @Test func nearestCommonViewHoldsTheConstraint() {
        let (a, b) = (root.adding(UIView()), root.adding(UIView()))
        let inner = a.adding(UIView())
        let between = inner.leftAnchor.constraint(equalTo: b.leftAnchor)
        let own = a.widthAnchor.constraint(equalToConstant: 5)
        let child = inner.topAnchor.constraint(equalTo: a.topAnchor)
        NSLayoutConstraint.activate([between, own, child])
        #expect(root.constraints == [between])
        #expect(a.constraints == [own, child])
    }

    @Test func naturalSizesAreKeptAtTheirPriorities() {
        let (name, text) = (root.adding(ContentView(80, 20)), root.adding(ContentView(60, 20)))
        name.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            text.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
            name.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            text.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        ])
        root.laidOut()
        expectFrame(name, 12, 90, 80, 20)
        expectFrame(text, 100, 90, 188, 20)
        name.natural.width = 250
        text.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.laidOut()
        expectFrame(name, 12, 90, 208, 20)
        expectFrame(text, 228, 90, 60, 20)
    }

    @Test func edgesAreRoundedToPixels() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let views = (0..<3).map { _ in root.adding(UIView()) }
        root.frame.size.width = 100
        for (view, previous) in zip(views, [root.leftAnchor] + views.map(\.rightAnchor)) {
            view.leftAnchor.constraint(equalTo: previous).isActive = true
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7).isActive = true
        }
        root.laidOut()
        // 14.2857, 28.5714, 42.8571 in thirds of a point.
        #expect(views.map { ($0.frame.maxX * 3).rounded() } == [43, 86, 129])
        #expect(abs(views[1].frame.minX - views[0].frame.maxX) < 1e-9)
    }

    @Test func systemSpacingIsEightPoints() {
        let view = root.adding(UIView())
        let other = root.adding(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
            view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.laidOut()
        #expect(view.frame.origin == CGPoint(x: 8, y: 16))
        #expect(other.frame.minX == 26)
    }

    @Test func distancesBetweenAnchorsAreDimensions() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let (a, b) = (root.adding(UIView()), root.adding(UIView()))
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalToConstant: 40), b.widthAnchor.constraint(equalToConstant: 60),
            root.leftAnchor.anchorWithOffset(to: a.leftAnchor).constraint(
                equalTo: a.rightAnchor.anchorWithOffset(to: b.leftAnchor)),
            a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
                equalTo: b.rightAnchor.anchorWithOffset(to: root.rightAnchor)),
        ])
        root.laidOut()
        #expect([a.frame.minX, b.frame.minX].map { ($0 * 3).rounded() } == [200, 520])
    }

    @Test func alignmentRectanglesStandForFrames() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
        }
        let view = root.adding(Shadowed())
        let inner = view.adding(UIView())
        pin(view, to: root, inset: 10)
        pin(inner, to: view)
        root.laidOut()
        expectFrame(view, 8, 9, 286, 184)
        expectFrame(inner, 2, 1, 280, 180)
    }

    @Test func transformedViewKeepsCenterAndBounds() {
        let view = root.adding(UIView())
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.laidOut()
        #expect(view.center == CGPoint(x: 150, y: 100))
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test func rightToLeftTurnsLeadingRound() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = root.adding(UIView())
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            view.widthAnchor.constraint(equalToConstant: 500).at(750),
        ])
        root.laidOut()
        #expect(view.frame.minX == 20)
        #expect(view.frame.maxX == 290)
    }

    /// UIView.h: `semanticContentAttribute` is "of the view's contents": the view around decides what leading is, and a
    /// button that turns its own title and picture round stays where it is (the first half is in tests of a public layout
    /// library, which run on the iOS simulator).
    @Test func theViewAroundDecidesWhatLeadingIs() {
        let view = root.adding(UIView())
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        root.laidOut()
        #expect(view.frame.minX == 10)
        (root.semanticContentAttribute, view.semanticContentAttribute) = (.forceRightToLeft, .unspecified)
        root.setNeedsLayout()
        root.laidOut()
        #expect(view.frame.maxX == root.bounds.width - 10)
    }

    @Test func viewWithFrameOfItsOwnIsAFixedPoint() {
        let fixed = box(40, 50, 60, 70)
        root.addSubview(fixed)
        let view = root.adding(UIView())
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: fixed.topAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            view.heightAnchor.constraint(equalTo: fixed.heightAnchor, multiplier: 0.5),
        ])
        root.laidOut()
        expectFrame(view, 105, 50, 60, 35)
        fixed.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        root.laidOut()
        expectFrame(view, 35, 0, 30, 15)
    }

    @Test func movingAFixedPointMovesWhatHangsOnIt() {
        let fixed = box(40, 50, 60, 70)
        root.addSubview(fixed)
        let view = root.adding(UIView())
        view.leftAnchor.constraint(equalTo: fixed.leftAnchor, constant: 5).isActive = true
        root.laidOut()
        fixed.frame.origin.x = 90
        root.laidOut()
        #expect(view.frame.minX == 95)
    }

    @Test func detachedAndAttachedViewsAreSolvedAnew() {
        let outer = root.adding(UIView())
        let inner = outer.adding(ContentView(20, 10))
        pin(outer, to: root)
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3).isActive = true
        // Not laid out yet: what was noted for the first root must not be lost for the next ones.
        outer.removeFromSuperview()
        outer.layoutIfNeeded()
        #expect(inner.frame.minX == 3)
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minY == 4)
        root.addSubview(outer)
        pin(outer, to: root, inset: 1)
        let far = inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -7)
        far.isActive = true
        root.laidOut()
        expectFrame(inner, 3, 4, 289, 10)
        far.isActive = false
        root.laidOut()
        #expect(inner.frame.width == 20)
    }

    @Test func viewMayGoBackToAFrameOfItsOwn() {
        let view = root.adding(UIView())
        let inner = view.adding(UIView())
        pin(view, to: root)
        pin(inner, to: view)
        root.laidOut()
        NSLayoutConstraint.deactivate(root.constraints)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        root.laidOut()
        expectFrame(view, 1, 2, 30, 40)
        expectFrame(inner, 0, 0, 30, 40)
    }

    @Test func scopeInsideViewWithFrameOfItsOwn() {
        let panel = box(20, 20, 100, 100)
        root.addSubview(panel)
        let view = panel.adding(UIView())
        pin(view, to: panel, inset: 5)
        root.laidOut()
        expectFrame(view, 5, 5, 90, 90)
        panel.frame.size = CGSize(width: 50, height: 50)
        root.laidOut()
        expectFrame(view, 5, 5, 40, 40)
        #expect(root.autoLayout?.placing == nil)
    }

    @Test func removingAViewEndsItsConstraints() {
        let (a, b) = (root.adding(UIView()), root.adding(UIView()))
        pin(a, to: root)
        pin(b, to: a)
        let inner = b.adding(UIView())
        pin(inner, to: b)
        root.laidOut()
        b.removeFromSuperview()
        #expect(root.constraints.count == 4)
        #expect(b.constraints.count == 4)
        root.laidOut()
        root.addSubview(b)
        b.widthAnchor.constraint(equalToConstant: 7).isActive = true
        root.laidOut()
        #expect(b.frame.width == 7)
        #expect(inner.frame.width == 7)
    }

    @Test func movingAViewElsewhereEndsItsConstraints() {
        let view = root.adding(UIView())
        pin(view, to: root)
        root.laidOut()
        let other = box(0, 0, 50, 50)
        other.addSubview(view)
        #expect(root.constraints.isEmpty)
        root.laidOut()
        pin(view, to: other)
        other.laidOut()
        expectFrame(view, 0, 0, 50, 50)
    }

    @Test func constrainedViewsAreFreedWithTheirRoot() {
        weak var released: UIView?
        weak var inner: UIView?
        do {
            let root = box(0, 0, 10, 10)
            let view = root.adding(ContentView(1, 1))
            pin(view, to: root)
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            guide.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor).isActive = true
            root.laidOut()
            _ = root.systemLayoutSizeFitting(.zero)
            (released, inner) = (root, view)
        }
        #expect(released == nil && inner == nil)
    }

    @Test func priorityOfActiveConstraintMayChangeBelowRequired() {
        let view = root.adding(UIView())
        let (low, high) = (
            view.widthAnchor.constraint(equalToConstant: 10).at(300),
            view.widthAnchor.constraint(equalToConstant: 20).at(400)
        )
        NSLayoutConstraint.activate([low, high])
        root.laidOut()
        #expect(view.frame.width == 20)
        low.priority = UILayoutPriority(500)
        root.laidOut()
        #expect(view.frame.width == 10)
    }

    @Test func updateConstraintsRunsChildrenFirstBeforeLayout() {
        final class Log { var lines: [String] = [] }
        final class Noting: UIView {
            var name = ""
            var log: Log?
            override func updateConstraints() {
                log?.lines.append("update \(name)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log?.lines.append("layout \(name)")
            }
        }
        let log = Log()
        let (outer, inner) = (Noting(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Noting())
        (outer.name, inner.name, outer.log, inner.log) = ("outer", "inner", log, log)
        outer.addSubview(inner)
        outer.laidOut()
        #expect(log.lines == ["update inner", "update outer", "layout outer", "layout inner"])
        log.lines = []
        inner.setNeedsUpdateConstraints()
        outer.laidOut()
        #expect(log.lines == ["update inner"])
    }

    @Test func layoutOfAnInnerViewUsesTheSameSolution() {
        let outer = root.adding(UIView())
        let inner = outer.adding(UIView())
        pin(outer, to: root, inset: 10)
        pin(inner, to: outer, inset: 10)
        root.laidOut()
        outer.constraints[0].constant = 50
        root.laidOut()
        expectFrame(inner, 50, 10, 220, 160)
    }
}

extension NSLayoutConstraint {
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }

    /// A published course's stopwatch: one circle has a height, the other follows it by its edges and baselines alone. A title
    /// is in the middle, so that equal tops and equal baselines are equal heights.
    @Test func baselinesOfButtonsMoveWithTheirMiddle() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (lap, start, label) = (UIButton(type: .system), UIButton(type: .system), UILabel())
        lap.setTitle("Lap", for: .normal)
        start.setTitle("Start", for: .normal)
        label.text = "Round"
        label.font = lap.titleLabel?.font
        for view in [lap, start, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            lap.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            lap.leftAnchor.constraint(equalTo: root.leftAnchor),
            lap.heightAnchor.constraint(equalToConstant: 60),
            lap.widthAnchor.constraint(equalToConstant: 60),
            start.topAnchor.constraint(equalTo: lap.topAnchor),
            start.rightAnchor.constraint(equalTo: root.rightAnchor),
            start.widthAnchor.constraint(equalTo: lap.heightAnchor),
            start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
            lap.lastBaselineAnchor.constraint(equalTo: start.firstBaselineAnchor),
            label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            label.firstBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(lap.frame == CGRect(x: 0, y: 20, width: 60, height: 60))
        #expect(start.frame == CGRect(x: 240, y: 20, width: 60, height: 60))
        // The same font, so that its middle is the button's, to the pixel.
        #expect(abs(label.frame.midY - 50) <= 1 / UIScreen.main.scale)
    }
}
