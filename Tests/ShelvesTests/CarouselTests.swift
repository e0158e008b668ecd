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
    @Test func theControlFollowsThePagesAndLeadsThem() {
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
        let stand = Stand([0, 1, 2, 3], direction: .rightToLeft)
        // The first page is the rightmost of four of 300 points.
        #expect(stand.carousel.list.contentOffset.x == CGFloat(900))
        #expect(stand.shown == 0)
        stand.carousel.show(1, animated: false)
        stand.frames()
        #expect(stand.carousel.list.contentOffset.x == CGFloat(600) && stand.shown == 1)
    }

    @Test(arguments: [1, 2, 3, 5]) func anEndlessRowGoesRound(count: Int) {
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
        let stand = Stand([0, 1, 2])
        stand.carousel.advance()
        stand.frames(1)
        #expect(stand.carousel.currentItem == 1)
        stand.carousel.frame.origin.y = -1000
        stand.carousel.advance()
        stand.frames(1)
        #expect(stand.carousel.currentItem == 1, "out of sight it waits")
    }

    @Test func whateverHappensThePageInTheMiddleIsTheOneItTells() {
        var random = SystemSeed(state: 23)
        let stand = Stand([0, 1, 2])
        let carousel = stand.carousel
        for step in 0..<400 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                carousel.items = Array(0..<8).shuffled(using: &random).prefix(
                    Int.random(in: 1...7, using: &random)
                ).map { $0 }
            case 1: carousel.frame.size.width = CGFloat(Int.random(in: 10...40, using: &random) * 15)
            case 2: carousel.isEndless.toggle()
            case 3: carousel.peek = CGFloat(Int.random(in: 0...3, using: &random) * 10)
            case 4: carousel.spacing = CGFloat(Int.random(in: 0...2, using: &random) * 6)
            default: carousel.show(carousel.items.randomElement(using: &random) ?? 0, animated: false)
            }
            stand.frames()
            let isRight =
                stand.shown == carousel.currentItem
                && carousel.pageControl.currentPage == carousel.page
                && carousel.pageControl.numberOfPages == carousel.items.count
            guard isRight else {
                Issue.record(
                    "seed 23, step \(step): \(String(describing: stand.shown)) is in the middle of \(carousel.items), told \(String(describing: carousel.currentItem))"
                )
                return
            }
        }
    }
}

private struct SystemSeed: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) | (state << 31)
    }
}
