import FactSupport
import Testing

@testable import UIKit

/// `Tests/Facts/scroll-views.json`: a finger on a long scroll view, an offset set by code, or a collection view of
/// 100 by 100 with items of 100 by 10.
struct ScrollGiven: Decodable, Sendable {
    struct Drag: Decodable, Sendable {
        var start: CGFloat
        var from: [CGFloat]
        var step: CGFloat
        var count: Int
        /// Seconds at rest before the lift.
        var hold: Double
    }
    struct Offset: Decodable, Sendable {
        var to: CGFloat
        var isAnimated: Bool
    }
    struct Sections: Decodable, Sendable {
        var counts: [Int]
        var offset: CGFloat
    }
    var drag: Drag?
    var offset: Offset?
    var sections: Sections?
}

@MainActor @Suite(.serialized) struct ScrollFactTests {
    @Test(arguments: Facts.of("scroll-views", ScrollGiven.self))
    func scrollViews(_ fact: Fact<ScrollGiven>) {
        if let drag = fact.given.drag {
            fact.check(read(drag))
        } else if let offset = fact.given.offset {
            fact.check(read(offset))
        } else if let sections = fact.given.sections {
            fact.check(read(sections))
        }
    }

    /// 393 x 852 over 40000, without insets.
    private func long(_ recorder: ScrollRecorder) -> (Stage, UIScrollView) {
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        let stage = Stage(showing: scroll)
        scroll.contentSize = CGSize(width: 393, height: 40000)
        scroll.delegate = recorder
        return (stage, scroll)
    }

    private func read(_ drag: ScrollGiven.Drag) -> [String: Reading] {
        let recorder = ScrollRecorder()
        let (stage, scroll) = long(recorder)
        scroll.contentOffset.y = drag.start
        recorder.calls = []
        stage.drag(
            CGPoint(x: drag.from[0], y: drag.from[1]), step: CGVector(dx: 0, dy: drag.step),
            steps: drag.count, hold: drag.hold)
        var found: [String: Reading] = [
            "at lift": .number(scroll.contentOffset.y), "velocity": .number(recorder.velocity.y),
            "is dragging after lift": .flag(scroll.isDragging),
        ]
        stage.advance(by: 4)
        found["end"] = .number(scroll.contentOffset.y)
        found["is dragging at end"] = .flag(scroll.isDragging)
        found["calls"] = .words(recorder.calls)
        found["last calls"] = .words(recorder.calls.suffix(4))
        return found
    }

    private func read(_ offset: ScrollGiven.Offset) -> [String: Reading] {
        let recorder = ScrollRecorder()
        let (stage, scroll) = long(recorder)
        recorder.calls = []
        scroll.setContentOffset(CGPoint(x: 0, y: offset.to), animated: offset.isAnimated)
        stage.advance(by: 2)
        return ["calls": .words(recorder.calls), "end": .number(scroll.contentOffset.y)]
    }

    private func read(_ sections: ScrollGiven.Sections) -> [String: Reading] {
        let flow = FlowGiven(
            bounds: [100, 100], counts: sections.counts, itemSize: [100, 10], lineSpacing: 0,
            interitemSpacing: 0)
        let given = GivenFlow(flow, .layout)
        let view = given.view
        view.contentOffset.y = sections.offset
        view.layoutIfNeeded()
        let visible = Set(view.indexPathsForVisibleItems.map(\.section)).sorted()
        func item(_ y: CGFloat) -> Reading {
            let path = view.indexPathForItem(at: CGPoint(x: 50, y: y))
            return path.map { .numbers([Double($0.section), Double($0.item)]) } ?? .absent
        }
        var found: [String: Reading] = [
            "visible sections": .numbers(visible.map { Double($0) }), "item at 50, 5": item(5),
            "item at 50, 15": item(15),
        ]
        for section in sections.counts.indices {
            let first = view.layoutAttributesForItem(at: [section, 0])
            found["section \(section) top"] = first.map { .number($0.frame.minY) } ?? .absent
        }
        view.selectItem(at: [0, 0], animated: false, scrollPosition: .top)
        let selected = view.cellForItem(at: [0, 0])?.isSelected
        view.deselectItem(at: [0, 0], animated: false)
        found["is selected"] = .words(
            [selected, view.cellForItem(at: [0, 0])?.isSelected].map { $0 == true ? "yes" : "no" })
        return found
    }
}
