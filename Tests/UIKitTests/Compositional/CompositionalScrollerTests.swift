import Testing

@testable import UIKit

@MainActor
struct CompositionalScrollerTests {
    @Test func aCarouselOfTenThousandKeepsAFewCells() {
        let layout = UICollectionViewCompositionalLayout(section: carousel(.absolute(100)))
        let stage = CompositionalStage(layout, counts: [10_000])
        #expect(stage.scrollers.count == 1)
        #expect(stage.scrollers[0].frame == CGRect(x: 0, y: 0, width: 375, height: 100))
        #expect(stage.scrollers[0].contentSize.width == 1_000_000)
        let visible = stage.view.visibleCells.count
        for step in 1...200 {
            stage.scrollers[0].contentOffset.x = CGFloat(step) * 61
            stage.stage.frame()
        }
        #expect(stage.view.visibleCells.count <= 5)
        #expect(stage.view.reuse.made <= visible + 2)
        let offset = stage.scrollers[0].contentOffset.x
        let middle = Int(offset / 100) + 1
        #expect(stage.frame(middle)?.minX == CGFloat(middle * 100) - offset)
    }

    @Test func cellsStandInTheScroller() {
        let section = carousel(.absolute(100))
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [bar("header", .top)]
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [5, 5])
        #expect(stage.scrollers.count == 2)
        #expect(stage.scrollers[1].frame == CGRect(x: 0, y: 184, width: 375, height: 100))
        #expect(stage.scrollers[0].contentSize.width == 572)
        let cell = stage.view.cellForItem(at: IndexPath(item: 1, section: 1))!
        #expect(cell.superview === stage.scrollers[1])
        #expect(cell.frame == CGRect(x: 126, y: 0, width: 100, height: 100))
        #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame.minY == 184)
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 130, y: 190)) == IndexPath(item: 1, section: 1))
        stage.scrollers[1].contentOffset.x = 110
        stage.stage.frame()
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 130, y: 190)) == IndexPath(item: 2, section: 1))
    }

    @Test func aSectionRemembersHowFarItWasScrolled() {
        let layout = UICollectionViewCompositionalLayout(section: carousel(.absolute(100)))
        let stage = CompositionalStage(layout, counts: Array(repeating: 30, count: 40))
        stage.scrollers[0].contentOffset.x = 250
        stage.stage.frame()
        stage.view.contentOffset.y = 2000
        stage.stage.frame()
        #expect(stage.scrollers.allSatisfy { $0.contentOffset.x == 0 })
        stage.view.contentOffset.y = 0
        stage.stage.frame()
        #expect(stage.scrollers.map(\.contentOffset.x).max() == 250)
        #expect(stage.frame(3)?.minX == 50)
    }

    @Test func groupsTurnOneByOne() {
        let layout = UICollectionViewCompositionalLayout(section: carousel(.absolute(300), .groupPaging))
        let stage = CompositionalStage(layout, counts: [10])
        stage.stage.drag(CGPoint(x: 300, y: 50), step: CGVector(dx: -20, dy: 0), steps: 6)
        stage.stage.advance(by: 3)
        #expect(stage.scrollers[0].contentOffset.x == 300)
        stage.stage.drag(CGPoint(x: 50, y: 50), step: CGVector(dx: 20, dy: 0), steps: 6)
        stage.stage.advance(by: 3)
        #expect(stage.scrollers[0].contentOffset.x == 0)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func centredGroupsRestInTheMiddle() {
        let layout = UICollectionViewCompositionalLayout(
            section: carousel(.absolute(275), .groupPagingCentered))
        let stage = CompositionalStage(layout, counts: [10])
        #expect(stage.frame(0)?.midX == 187.5)
        stage.stage.drag(CGPoint(x: 300, y: 50), step: CGVector(dx: -20, dy: 0), steps: 6)
        stage.stage.advance(by: 3)
        #expect(stage.frame(1)?.midX == 187.5)
    }

    @Test func aGroupAtRestStaysAtRestWhenTheWindowGrows() {
        let layout = UICollectionViewCompositionalLayout(
            section: carousel(.fractionalWidth(0.8), .groupPaging))
        let stage = CompositionalStage(layout, counts: [10])
        stage.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
        stage.stage.frame()
        #expect(stage.frame(3)?.minX == 0)
        stage.view.frame.size.width = 300
        stage.stage.frame()
        #expect(stage.frame(3) == CGRect(x: 0, y: 0, width: 240, height: 100))
    }

    @Test func aScrollerAtItsEndShowsAllThatFitsIntoAWiderWindow() {
        let layout = UICollectionViewCompositionalLayout(section: carousel(.absolute(90)))
        let stage = CompositionalStage(layout, counts: [10])
        stage.scrollers[0].contentOffset.x = 525
        stage.stage.frame()
        stage.view.frame.size.width = 600
        stage.stage.frame()
        #expect(stage.scrollers[0].contentOffset.x == 300)
        #expect(stage.view.indexPathsForVisibleItems.map(\.item) == Array(3..<10))
        #expect(LayoutContract.screenFaults(of: stage.view) == [])
    }

    @Test func freeScrollingMayStopAtTheStartOfAGroup() {
        let layout = UICollectionViewCompositionalLayout(
            section: carousel(.absolute(120), .continuousGroupLeadingBoundary))
        let stage = CompositionalStage(layout, counts: [40])
        stage.stage.drag(CGPoint(x: 350, y: 50), step: CGVector(dx: -22, dy: 0), steps: 10)
        stage.stage.advance(by: 4)
        let offset = stage.scrollers[0].contentOffset.x
        #expect(offset > 200)
        #expect(offset.truncatingRemainder(dividingBy: 120) == 0)
    }

    @Test func pagesAreAsWideAsTheWindow() {
        let layout = UICollectionViewCompositionalLayout(section: carousel(.fractionalWidth(0.5), .paging))
        let stage = CompositionalStage(layout, counts: [10])
        stage.stage.drag(CGPoint(x: 300, y: 50), step: CGVector(dx: -30, dy: 0), steps: 6)
        stage.stage.advance(by: 3)
        #expect(stage.scrollers[0].contentOffset.x == 375)
    }

    @Test func aDragDownGoesToTheListAround() {
        let layout = UICollectionViewCompositionalLayout(section: carousel(.absolute(100)))
        let stage = CompositionalStage(layout, counts: Array(repeating: 30, count: 40))
        stage.stage.drag(CGPoint(x: 100, y: 300), step: CGVector(dx: 0, dy: -15), steps: 10, hold: 0.3)
        #expect(stage.view.contentOffset.y > 100)
        #expect(stage.scrollers.allSatisfy { $0.contentOffset.x == 0 })
    }

    @Test func itemsOfAScrollerAreScrolledTo() {
        let layout = UICollectionViewCompositionalLayout(section: carousel(.absolute(100)))
        let stage = CompositionalStage(layout, counts: Array(repeating: 30, count: 40))
        let path = IndexPath(item: 20, section: 20)
        stage.view.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
        stage.stage.frame()
        let frame = stage.frame(20, 20)
        #expect(frame.map { abs($0.midX - 187.5) < 0.5 } == true)
        #expect(frame.map { abs($0.midY - stage.view.bounds.midY) < 0.5 } == true)
    }

    @Test func writingFromTheRightStartsAtTheRight() {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: carousel(.absolute(100))), counts: [30],
            rightToLeft: true)
        #expect(stage.frame(0)?.maxX == 375)
        #expect(stage.frame(1)?.maxX == 275)
        stage.scrollers[0].contentOffset.x -= 150
        stage.stage.frame()
        #expect(stage.frame(2)?.maxX == 325)
    }

    @Test func aSelectionIsMadeInsideAScroller() {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: carousel(.absolute(100))), counts: [30])
        stage.scrollers[0].contentOffset.x = 150
        stage.stage.frame()
        stage.stage.tap(CGPoint(x: 100, y: 50))
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test func aListAcrossHasScrollersDown() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration),
            counts: [30, 30, 30])
        #expect(stage.view.contentSize == CGSize(width: 600, height: 600))
        #expect(stage.scrollers[0].contentSize == CGSize(width: 200, height: 3000))
        #expect(stage.frame(2, 1) == CGRect(x: 200, y: 200, width: 200, height: 100))
    }
}
