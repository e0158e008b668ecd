import CoreGraphics
import QuartzCore
import Testing

@testable import Shelves
@testable import UIKit

@MainActor
private final class Stand {
    let carousel: Carousel<Int, UICollectionViewCell>
    private let window: UIWindow
    private var time = 0.0

    init(_ items: [Int], direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
        TestDevice.begin { device in
            device.direction = direction
        }
        time = FrameClock.current.time
        carousel = Carousel(frame: CGRect(x: 0, y: 100, width: 300, height: 226))
        window = UIWindow(frame: UIScreen.main.bounds)
        let host = UIViewController()
        host.view.addSubview(carousel)
        window.rootViewController = host
        window.makeKeyAndVisible()
        carousel.items = items
        frames()
    }

    func frames(_ seconds: Double = 0) {
        let end = time + seconds
        repeat {
            _ = FramePipeline.current.frame(at: time)
            time += 1.0 / 60
        } while time < end
    }

    /// The item whose cell is in the middle of the view.
    var shown: Int? {
        let middle = CGPoint(x: carousel.list.bounds.midX, y: carousel.list.bounds.midY)
        return carousel.list.indexPathForItem(at: middle).map { $0.item % max(carousel.items.count, 1) }
            .map { carousel.items[$0] }
    }
}

@MainActor @Suite(.serialized) struct CarouselTests {
    @Test func pagesThatComeIntoSightAreToldAndThoseThatDoNot() throws {
        defer { TestDevice.end() }
        let stand = Stand([10, 11, 12, 13])
        let list = stand.carousel.list
        let relay = try #require(list.prefetchDataSource as? ListRelay)
        var coming: [Int] = []
        var gone: [Int] = []
        stand.carousel.onPrefetch = { coming += $0 }
        stand.carousel.onCancelPrefetch = { gone += $0 }
        let paths = [2, 3].map { IndexPath(item: $0, section: 0) }
        relay.collectionView(list, prefetchItemsAt: paths)
        relay.collectionView(list, cancelPrefetchingForItemsAt: [paths[1]])
        #expect(coming == [12, 13] && gone == [13])
    }

    @Test func theControlFollowsThePagesAndLeadsThem() {
        defer { TestDevice.end() }
        let stand = Stand([0, 1, 2, 3])
        let carousel = stand.carousel
        var heard: [Int] = []
        carousel.onPage = { heard.append($0) }
        // 460 is nearer to the third page, at 600, than to the second, at 300: also while a finger moves it.
        carousel.list.contentOffset.x = 460
        #expect(carousel.pageControl.currentPage == 2 && heard == [2])
        carousel.pageControl.currentPage = 3
        carousel.pageControl.sendActions(for: .valueChanged)
        stand.frames(1)
        #expect(carousel.list.contentOffset.x == CGFloat(900))
        #expect(heard == [2, 3])
    }

    @Test func aPageStaysThroughWidthAndInsertion() {
        defer { TestDevice.end() }
        let stand = Stand([10, 11, 12, 13])
        let carousel = stand.carousel
        carousel.show(12, animated: false)
        carousel.frame.size.width = 500
        stand.frames()
        #expect(carousel.currentItem == 12 && carousel.list.contentOffset.x == CGFloat(1000))
        carousel.items = [7, 8, 10, 11, 12, 13]
        stand.frames()
        #expect(carousel.currentItem == 12 && carousel.list.contentOffset.x == CGFloat(2000))
        #expect(carousel.pageControl.currentPage == 4 && stand.shown == 12)
        carousel.items = [7, 8]
        stand.frames()
        #expect(carousel.currentItem == 8, "a page that is gone leaves its place to the last")
    }

    @Test func pagesRunFromTheRightWhereWritingDoes() {
        defer { TestDevice.end() }
        let stand = Stand([0, 1, 2, 3], direction: .rightToLeft)
        // The first page is the rightmost of four of 300 points.
        #expect(stand.carousel.list.contentOffset.x == CGFloat(900))
        #expect(stand.shown == 0)
        stand.carousel.show(1, animated: false)
        stand.frames()
        #expect(stand.carousel.list.contentOffset.x == CGFloat(600) && stand.shown == 1)
    }

    @Test(arguments: [1, 2, 3, 5]) func anEndlessRowGoesRound(count: Int) {
        defer { TestDevice.end() }
        let stand = Stand(Array(0..<count))
        let carousel = stand.carousel
        carousel.isEndless = true
        stand.frames()
        for step in 1...3 * count {
            let next = step % count
            carousel.show(next, animated: true)
            stand.frames(1)
            #expect(carousel.currentItem == next && stand.shown == next)
        }
        // At rest in the middle repetition: as many pages before it as behind.
        let list = carousel.list
        let middle = (list.contentSize.width - CGFloat(count) * 300) / 2
        #expect(list.contentOffset.x >= middle && list.contentOffset.x < middle + CGFloat(count) * 300)
    }

    @Test func pagesComeByThemselvesWhileOneLooks() {
        defer { TestDevice.end() }
        let stand = Stand([0, 1, 2])
        stand.carousel.advance()
        stand.frames(1)
        #expect(stand.carousel.currentItem == 1)
        stand.carousel.frame.origin.y = -1000
        stand.carousel.advance()
        stand.frames(1)
        #expect(stand.carousel.currentItem == 1, "out of sight it waits")
    }

    @Test func pagesWaitForAFinger() {
        defer { TestDevice.end() }
        let stand = Stand([0, 1, 2])
        TouchInput.current.touch(0, .began, at: CGPoint(x: 150, y: 200), time: FrameClock.current.time)
        stand.carousel.advance()
        stand.frames(1)
        #expect(stand.carousel.currentItem == 0)
        TouchInput.current.touch(0, .ended, at: CGPoint(x: 150, y: 200), time: FrameClock.current.time)
        stand.carousel.advance()
        stand.frames(1)
        #expect(stand.carousel.currentItem == 1)
    }

    @Test func pagesThatComeUnderAFingerLeaveItsPageThere() {
        defer { TestDevice.end() }
        let stand = Stand([0, 1, 2, 3])
        let list = stand.carousel.list
        func touch(_ phase: UITouch.Phase, _ x: CGFloat) {
            TouchInput.current.touch(0, phase, at: CGPoint(x: x, y: 200), time: FrameClock.current.time)
            stand.frames()
        }
        touch(.began, 280)
        for x in stride(from: 270.0, through: 220, by: -10) { touch(.moved, x) }
        let held = list.contentOffset.x
        #expect(held > 0 && held < 60)
        stand.carousel.items = [-1, 0, 1, 2, 3]
        stand.frames()
        #expect(list.contentOffset.x == held + 300, "the page before takes its width")
        for x in stride(from: 210.0, through: 80, by: -10) { touch(.moved, x) }
        stand.frames(0.5)
        touch(.moved, 80)
        touch(.ended, 80)
        stand.frames(2)
        // More than half of a page's 300 points, without speed: the next one comes.
        #expect(stand.carousel.currentItem == 1 && list.contentOffset.x == 600)
    }

    @Test func aPageStaysWhenWritingTurnsAround() {
        defer { TestDevice.end() }
        let stand = Stand([0, 1, 2, 3])
        stand.carousel.show(1, animated: false)
        var device = UIScreen.main.configuration
        device.direction = .rightToLeft
        FramePipeline.current.apply(device)
        stand.frames()
        // The second of four pages from the right.
        #expect(stand.carousel.currentItem == 1 && list(stand).contentOffset.x == 600)
    }

    private func list(_ stand: Stand) -> UICollectionView { stand.carousel.list }

    @Test(arguments: [1, 2, 3]) func fewPagesGoRoundWithAFinger(count: Int) {
        defer { TestDevice.end() }
        let stand = Stand(Array(0..<count))
        stand.carousel.isEndless = true
        stand.frames()
        let list = stand.carousel.list
        for step in 1...12 {
            list.delegate?.scrollViewWillBeginDragging(list)
            let before = list.contentOffset.x
            let target = list.collectionViewLayout.targetContentOffset(
                forProposedContentOffset: CGPoint(x: before + 160, y: 0),
                withScrollingVelocity: CGPoint(x: 1, y: 0))
            list.contentOffset.x = target.x
            list.delegate?.scrollViewDidEndDecelerating(list)
            stand.frames()
            // One page has nowhere to go; of several the next comes, the first behind the last.
            #expect(target.x - before == (count == 1 ? 0 : 300))
            #expect(stand.carousel.currentItem == step % count && stand.shown == step % count)
        }
    }

    @Test func itAdvancesOnlyWhereNothingIsDisturbed() {
        defer { TestDevice.end() }
        let free = AdvanceConditions()
        #expect(free.allowAdvance)
        let hindrances: [WritableKeyPath<AdvanceConditions, Bool>] = [
            \.isTouched, \.isMoving, \.isVoiceOverRunning, \.isMotionReduced, \.isOutOfSight,
        ]
        for hindrance in hindrances {
            var conditions = free
            conditions[keyPath: hindrance] = true
            #expect(!conditions.allowAdvance)
        }
    }
}
