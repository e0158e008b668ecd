import Testing

@testable import UIKit

/// What Apple's headers and documentation say that members are before anybody sets them.
@MainActor @Suite struct ScrollDefaultTests {
    @Test func aScrollViewBeginsAsDocumented() {
        let view = UIScrollView()
        #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
        #expect(view.contentAlignmentPoint == .zero && view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.automaticallyAdjustsScrollIndicatorInsets && view.delegate == nil)
        #expect(view.bounces && view.bouncesHorizontally && view.bouncesVertically && view.bouncesZoom)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(!view.isPagingEnabled && view.isScrollEnabled && !view.isDirectionalLockEnabled)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.indicatorStyle == .default && view.decelerationRate == .normal)
        #expect(view.indexDisplayMode == .automatic && view.keyboardDismissMode == .none)
        #expect(view.delaysContentTouches && view.canCancelContentTouches && view.scrollsToTop)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(view.transfersHorizontalScrollingToParent && view.transfersVerticalScrollingToParent)
        #expect(view.allowsKeyboardScrolling && view.refreshControl == nil)
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isScrollAnimating)
        for effect in [
            view.topEdgeEffect, view.bottomEdgeEffect, view.leftEdgeEffect, view.rightEdgeEffect,
        ] {
            #expect(!effect.isHidden && effect.style === UIScrollEdgeEffect.Style.automatic)
        }
        #expect(view.topEdgeEffect === view.topEdgeEffect && view.topEdgeEffect !== view.bottomEdgeEffect)
        #expect(view.lookToScrollAxes == [])
    }

    @Test func bouncesStandsForBothAxes() {
        let view = UIScrollView()
        view.bouncesVertically = false
        #expect(!view.bounces && view.bouncesHorizontally)
        view.bounces = true
        #expect(view.bouncesVertically)
        view.bounces = false
        #expect(!view.bouncesVertically && !view.bouncesHorizontally)
    }

    @Test func anAxisThatDoesNotBounceStopsAtItsEdge() {
        let view = UIScrollView()
        let stage = Stage(showing: view) { $0.safeAreaInsets = .zero }
        view.contentSize = CGSize(width: 2_000, height: 2_000)
        view.bouncesVertically = false
        stage.press(CGPoint(x: 100, y: 200), step: CGVector(dx: 10, dy: 10), steps: 10)
        #expect(view.contentOffset.y == 0)
        #expect(view.contentOffset.x < 0, "the other axis goes on")
    }

    @Test(arguments: [0, 0.5, 1] as [CGFloat])
    func smallContentStandsWhereItIsAligned(_ place: CGFloat) {
        let view = UIScrollView()
        let stage = Stage(showing: view) {
            $0.portraitSize = CGSize(width: 400, height: 800)
            $0.safeAreaInsets = .zero
        }
        defer { _ = stage }
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 80, right: 0)
        view.contentAlignmentPoint = CGPoint(x: place, y: place)
        view.contentSize = CGSize(width: 100, height: 200)
        // 300 points are free across, 800 - 100 - 200 along.
        #expect(view.contentOffset == CGPoint(x: -300 * place, y: -20 - 500 * place))
        view.contentSize = CGSize(width: 100, height: 5_000)
        #expect(view.contentOffset == CGPoint(x: -300 * place, y: -20), "long content begins at the top")
        #expect(view.adjustedContentInset.top == 20)
    }

    @Test func indicatorsShowForTheAxisThatMoves() {
        let view = UIScrollView()
        let stage = Stage(showing: view) { $0.safeAreaInsets = .zero }
        view.contentSize = CGSize(width: 2_000, height: 2_000)
        view.withScrollIndicatorsShown(forContentOffsetChanges: {})
        #expect(!view.indicators.areShown, "nothing has moved")
        view.withScrollIndicatorsShown { view.contentOffset.y = 100 }
        #expect(view.indicators.vertical != nil && view.indicators.horizontal == nil)
        stage.advance(by: ScrollIndicators.flashDuration + ScrollIndicators.fadeDuration + 0.1)
        #expect(view.indicators.vertical == nil, "they fade")
        view.withScrollIndicatorsShown {
            view.setContentOffset(CGPoint(x: 500, y: 100), animated: true)
        }
        #expect(view.indicators.vertical == nil && view.indicators.horizontal != nil)
        stage.advance(by: 0.2)
        #expect(view.isScrollAnimating && view.indicators.horizontal != nil)
        stage.advance(by: 1.5)
        #expect(view.contentOffset.x == 500 && view.indicators.horizontal == nil)
    }

    @Test func aHiddenIndexComesBack() {
        final class Names: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        }
        let table = UITableView()
        let names = Names()
        table.dataSource = names
        table.indexDisplayMode = .alwaysHidden
        let stage = Stage(showing: table)
        #expect(table.besideRows.index == nil)
        table.indexDisplayMode = .automatic
        stage.frame()
        #expect(table.besideRows.index?.titles == ["A", "B"])
    }
}
