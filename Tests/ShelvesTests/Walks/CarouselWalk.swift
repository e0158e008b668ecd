import Shelves
import TestSeeds

@testable import UIKit

/// Pages that change while they are shown, dragged, turned around and moved by themselves.
final class CarouselWalk: Walk {
    private let carousel: Carousel<Int, UICollectionViewCell>
    private let window: UIWindow
    private var heard: Int?
    private var next = 100

    init(seed: Int) {
        TestDevice.begin { $0.direction = seed % 2 == 1 ? .rightToLeft : .leftToRight }
        carousel = Carousel(frame: CGRect(x: 0, y: 100, width: 300, height: 226))
        window = UIWindow(frame: UIScreen.main.bounds)
        let host = UIViewController()
        host.view.addSubview(carousel)
        window.rootViewController = host
        window.makeKeyAndVisible()
        carousel.items = [0, 1, 2]
        carousel.onPage = { [weak self] in self?.heard = $0 }
        frames(1)
    }

    private func frames(_ count: Int) {
        for _ in 0..<count { _ = FramePipeline.current.frame(at: FrameClock.current.time + 1.0 / 60) }
    }

    private var step: CGFloat { carousel.bounds.width - 2 * carousel.peek + carousel.spacing }

    func step(_ random: inout SeededGenerator) -> String {
        let said = act(&random)
        // Some steps come into the middle of a motion.
        frames(random.chance(percent: 40) ? 1 + random.next(8) : 60)
        return said
    }

    private func act(_ random: inout SeededGenerator) -> String {
        switch random.next(10) {
        case 0:
            let count = random.next(8)
            carousel.items = Array(Array(0..<9).shuffled(using: &random).prefix(count))
            return "items \(carousel.items)"
        case 1:
            next += 1
            carousel.items.insert(next, at: random.next(carousel.items.count + 1))
            return "insert \(next)"
        case 2:
            carousel.frame.size = CGSize(
                width: CGFloat(10 + random.next(30)) * 15, height: CGFloat(100 + random.next(200)))
            return "size \(carousel.frame.size)"
        case 3:
            carousel.isEndless.toggle()
            return "endless \(carousel.isEndless)"
        case 4:
            carousel.peek = CGFloat(random.next(4) * 10)
            carousel.spacing = CGFloat(random.next(3) * 6)
            return "peek \(carousel.peek) spacing \(carousel.spacing)"
        case 5:
            carousel.controlHeight = random.pick([0, 26])
            return "control"
        case 6, 7:
            guard let item = carousel.items.randomElement(using: &random) else { return "nothing" }
            let isAnimated = random.chance(percent: 50)
            carousel.show(item, animated: isAnimated)
            return "show \(item), animated \(isAnimated)"
        default: return drag(&random)
        }
    }

    /// What a finger does, told as a scroll view tells it.
    private func drag(_ random: inout SeededGenerator) -> String {
        let list = carousel.list
        guard !carousel.items.isEmpty else { return "nothing" }
        list.delegate?.scrollViewWillBeginDragging(list)
        let before = list.contentOffset.x
        let way = CGFloat(random.next(401) - 200)
        for part in 1...4 { list.contentOffset.x = before + way * CGFloat(part) / 4 }
        let proposed = CGPoint(x: list.contentOffset.x + way / 2, y: 0)
        let target = list.collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: way / 200, y: 0))
        // It may have begun between two pages.
        if abs(target.x - before) > 1.5 * step + 0.5 {
            dragFault = "a drag went from \(before) to \(target.x), more than one page further"
        }
        list.contentOffset.x = target.x
        list.delegate?.scrollViewDidEndDecelerating(list)
        return "drag by \(way)"
    }
    private var dragFault: String?

    func fault() -> String? {
        if let dragFault { return dragFault }
        let list = carousel.list
        let items = carousel.items
        if carousel.pageControl.numberOfPages != items.count {
            return "\(carousel.pageControl.numberOfPages) dots"
        }
        guard !items.isEmpty else { return carousel.currentItem.map { "\($0) is told of no pages" } }
        guard let current = carousel.currentItem, items.contains(current) else {
            return "\(carousel.currentItem as Any) is told of \(items)"
        }
        if items[carousel.page] != current { return "page \(carousel.page) is told for \(current)" }
        if carousel.pageControl.currentPage != carousel.page {
            return "the control is at \(carousel.pageControl.currentPage), the page is \(carousel.page)"
        }
        if isMoving { return nil }
        let middle = CGPoint(x: list.bounds.midX, y: list.bounds.midY)
        guard let path = list.indexPathForItem(at: middle) else { return "nothing is in the middle" }
        if items[path.item % items.count] != current {
            return "\(items[path.item % items.count]) is in the middle, \(current) is told"
        }
        // At rest a page is in the middle of the view, as many pages wide as it is far from the first.
        let frame = list.layoutAttributesForItem(at: path)?.frame ?? .zero
        if abs(frame.midX - list.bounds.midX) > 0.5 {
            return "the page is \(frame.midX - list.bounds.midX) off the middle"
        }
        if abs(frame.width - max(carousel.bounds.width - 2 * carousel.peek, 1)) > 0.01 {
            return "a page is \(frame.width) wide"
        }
        if carousel.isEndless, items.count > 1 {
            let all = list.numberOfItems(inSection: 0)
            if path.item < 8 || all - path.item <= 8 {
                return "\(path.item) of \(all): less than eight to go"
            }
        }
        return nil
    }

    private var before: CGFloat = .nan
    /// The offset has changed since it was asked last: a motion is under way.
    private var isMoving: Bool {
        let now = carousel.list.contentOffset.x
        frames(1)
        return carousel.list.contentOffset.x != now
    }
}
