import Testing

@testable import UIKit

/// Scenes recorded on UIKit (Mac Catalyst 26.1, two pixels a point, frames rounded to half points).
@MainActor
@Suite(.serialized)
struct RecordedConstraintTests {
    private let stage = Stage { $0.scale = 2 }

    @Test func chainOfEqualAndProportionalWidths() {
        let root = box(0, 0, 320, 240)
        let views = (0..<5).map { _ in root.adding(UIView()) }
        let (a, b, c, d, e) = (views[0], views[1], views[2], views[3], views[4])
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            c.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
            c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
            b.widthAnchor.constraint(equalTo: a.widthAnchor),
            c.widthAnchor.constraint(equalTo: a.widthAnchor),
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            b.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            c.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            a.heightAnchor.constraint(equalToConstant: 60),
            b.heightAnchor.constraint(equalTo: a.heightAnchor),
            c.heightAnchor.constraint(equalTo: a.heightAnchor),
            d.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            e.leadingAnchor.constraint(equalTo: d.trailingAnchor, constant: 10),
            e.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
            e.widthAnchor.constraint(equalTo: d.widthAnchor, multiplier: 2),
            d.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 24),
            e.topAnchor.constraint(equalTo: d.topAnchor), d.heightAnchor.constraint(equalToConstant: 48),
            e.heightAnchor.constraint(equalTo: d.heightAnchor),
        ])
        root.laidOut()
        let expected: [[CGFloat]] = [
            [12, 20, 93.5, 60], [113, 20, 93.5, 60], [215, 20, 93.5, 60], [12, 104, 95.5, 48],
            [117, 104, 190.5, 48],
        ]
        for (view, frame) in zip(views, expected) { expectNear(view.frame, frame) }
        #expect(!Diagnostics.constraintDump(of: root).contains("simplexes 1"))
    }

    @Test func edgePins() {
        let root = box(0, 0, 320, 240)
        let (a, b, c) = (root.adding(UIView()), root.adding(UIView()), root.adding(UIView()))
        func pin(
            _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
            _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat
        ) {
            NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second,
                multiplier: 1,
                constant: constant
            ).isActive = true
        }
        pin(a, .left, root, .left, 16)
        pin(a, .top, root, .top, 16)
        pin(a, .right, root, .right, -16)
        pin(a, .height, nil, .notAnAttribute, 44)
        pin(b, .leading, root, .leading, 16)
        pin(b, .bottom, root, .bottom, -16)
        pin(b, .width, nil, .notAnAttribute, 120)
        pin(b, .height, nil, .notAnAttribute, 32)
        pin(c, .top, a, .bottom, 12)
        pin(c, .left, b, .right, 12)
        pin(c, .right, root, .right, -16)
        pin(c, .bottom, root, .bottom, -16)
        root.laidOut()
        expectNear(a.frame, [16, 16, 288, 44])
        expectNear(b.frame, [16, 192, 120, 32])
        expectNear(c.frame, [148, 72, 156, 152])
    }

    @Test func nestedViews() {
        let root = box(0, 0, 320, 200)
        let outer = root.adding(UIView())
        let (icon, panel) = (outer.adding(UIView()), outer.adding(UIView()))
        let dot = panel.adding(UIView())
        let below = root.adding(UIView())
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            outer.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            outer.heightAnchor.constraint(equalToConstant: 110),
            icon.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            icon.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            icon.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
            icon.widthAnchor.constraint(equalToConstant: 60),
            panel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
            panel.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            panel.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            panel.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
            dot.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            dot.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 30), dot.heightAnchor.constraint(equalToConstant: 30),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            below.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 12),
            below.widthAnchor.constraint(equalToConstant: 80),
            below.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.laidOut()
        expectFrame(outer, 20, 20, 280, 110)
        expectFrame(icon, 10, 10, 60, 90)
        expectFrame(panel, 80, 10, 190, 90)
        expectFrame(dot, 80, 30, 30, 30)
        expectFrame(below, 20, 142, 80, 30)
    }
}
