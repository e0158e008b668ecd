import TestSeeds
import Testing

@testable import UIKit

/// The layouts that the gallery writes as an app would.
@MainActor
struct GalleryLayoutTests {
    private func faults(_ layout: UICollectionViewLayout, _ counts: [Int], overhang: CGFloat = 0) -> [String]
    {
        let stage = CompositionalStage(layout, counts: counts)
        var generator = SeededGenerator(seed: 5)
        var faults = LayoutContract.faults(of: stage.view, using: &generator, allowsOverhang: overhang)
        faults += LayoutContract.screenFaults(of: stage.view)
        stage.view.contentOffset = CGPoint(x: 120, y: 300)
        stage.stage.frame()
        faults += LayoutContract.screenFaults(of: stage.view)
        return faults
    }

    @Test func theWaterfallKeepsTheContract() {
        #expect(faults(WaterfallLayout(), [30, 0, 11]) == [])
    }

    @Test func theStickyGridKeepsTheContract() {
        #expect(faults(StickyGridLayout(), Array(repeating: 12, count: 40)) == [])
    }

    @Test func theFirstRowAndColumnStayInSight() {
        let stage = CompositionalStage(StickyGridLayout(), counts: Array(repeating: 20, count: 60))
        stage.view.contentOffset = CGPoint(x: 500, y: 700)
        stage.stage.frame()
        let corner = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))!
        #expect(corner.frame.origin == CGPoint(x: 500, y: 700))
        #expect(stage.view.subviews.last { $0 is UICollectionViewCell && !$0.isHidden } === corner)
        #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 20))?.frame.minX == 500)
        #expect(stage.view.cellForItem(at: IndexPath(item: 8, section: 0))?.frame.minY == 700)
        #expect(LayoutContract.screenFaults(of: stage.view) == [])
    }

    @Test func coversTurnAwayFromTheMiddleAndDragsEndOnOne() {
        let stage = CompositionalStage(
            CoverFlowLayout(), counts: [12], size: CGSize(width: 375, height: 340))
        let first = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))!
        let second = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))!
        #expect(abs(first.transform.a - 1) < 0.01 && abs(first.center.x - 187.5) < 0.5)
        #expect(second.alpha < 0.7 && second.transform.a < 0.8)
        stage.stage.drag(CGPoint(x: 300, y: 150), step: CGVector(dx: -15, dy: 0), steps: 8)
        stage.stage.advance(by: 2)
        #expect(stage.view.contentOffset.x == 236)
        #expect(LayoutContract.screenFaults(of: stage.view) == [])
    }
}
