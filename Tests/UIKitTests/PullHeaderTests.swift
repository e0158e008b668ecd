import Testing

@testable import UIKit

/// Headers of libraries that are pulled to refresh: views above the content of any scroll view, which watch its offset
/// and hold a gap open by its inset.
@MainActor
struct PullHeaderTests {
    /// How a library opens the gap.
    enum Manner: CaseIterable {
        /// The inset alone; the content returns as far as it lets it.
        case inset
        /// The inset in an animation.
        case animatedInset
        /// Inset and offset in an animation.
        case animatedOffset
        /// The inset in an animation, and the offset by assignment.
        case assignedOffset
        /// The offset of before once more, no bounces, then inset and offset in an animation.
        case withoutBounce
        /// Inset and offset in an animation of the next frame.
        case later
        /// The inset in step with the offset, then both in an animation of the next frame.
        case following
        /// The inset when the drag is about to end, by the delegate.
        case willEnd
        /// The inset when the drag has ended, by the delegate.
        case didEnd
    }

    /// 54 points high, above the content.
    @MainActor final class Header: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        let scroll: UIScrollView
        let manner: Manner
        private(set) var isPulled = false
        private(set) var isRefreshing = false
        private var watch: NSKeyValueObservation?
        /// The offset before the last change.
        private var before: CGFloat = 0

        init(_ scroll: UIScrollView, _ manner: Manner, byDelegate: Bool) {
            self.scroll = scroll
            self.manner = manner
            super.init()
            if byDelegate || manner == .willEnd || manner == .didEnd {
                switch scroll {
                case let table as UITableView: table.delegate = self
                case let grid as UICollectionView: grid.delegate = self
                default: scroll.delegate = self
                }
            } else {
                watch = scroll.observe(\.contentOffset) { [weak self] _, _ in self?.follow() }
            }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { if manner == .willEnd { lift() } }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if manner == .didEnd { lift() }
        }
        private func lift() {
            guard isPulled else { return }
            isPulled = false
            begin()
        }

        private func follow() {
            defer { before = scroll.contentOffset.y }
            guard !isRefreshing else {
                if manner == .following { holdInset() }
                return
            }
            let edge = -scroll.adjustedContentInset.top
            if scroll.isDragging {
                isPulled = scroll.contentOffset.y < edge - 54
            } else {
                lift()
            }
        }

        private func begin() {
            isRefreshing = true
            let open = {
                self.scroll.contentInset.top = 54
                if self.manner == .assignedOffset || self.manner == .withoutBounce {
                    self.scroll.contentOffset.y = -self.scroll.adjustedContentInset.top
                }
                guard [.animatedOffset, .later, .following].contains(self.manner) else { return }
                self.scroll.setContentOffset(
                    CGPoint(x: 0, y: -self.scroll.adjustedContentInset.top), animated: false)
            }
            switch manner {
            case .inset, .willEnd, .didEnd: open()
            case .withoutBounce:
                scroll.contentOffset.y = before
                scroll.bounces = false
                UIView.animate(
                    withDuration: 0.25, animations: { open() },
                    completion: { _ in self.scroll.bounces = true })
            case .animatedInset, .animatedOffset, .assignedOffset:
                UIView.animate(withDuration: 0.25) { open() }
            case .later, .following:
                FrameClock.current.schedule(after: 0) { UIView.animate(withDuration: 0.25) { open() } }
            }
        }

        /// As much of the gap as is seen.
        private func holdInset() {
            let safe = scroll.adjustedContentInset.top - scroll.contentInset.top
            let top = min(max(-scroll.contentOffset.y - safe, 0), 54)
            if top != scroll.contentInset.top { scroll.contentInset.top = top }
        }

        func end() {
            isRefreshing = false
            UIView.animate(withDuration: 0.25) { self.scroll.contentInset.top = 0 }
        }
    }

    enum Kind: CaseIterable { case plain, short, table, guessedTable, grid, guessedGrid }

    private func make(_ kind: Kind) -> UIScrollView {
        switch kind {
        case .plain, .short:
            let scroll = UIScrollView()
            scroll.alwaysBounceVertical = true
            scroll.contentSize = CGSize(width: 393, height: kind == .short ? 100 : 3000)
            return scroll
        case .table, .guessedTable:
            let table = UITableView(frame: .zero, style: .plain)
            table.dataSource = rows
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            if kind == .table { table.rowHeight = 44 }
            return table
        case .grid, .guessedGrid:
            let layout = squares(100)
            if kind == .guessedGrid { layout.estimatedItemSize = CGSize(width: 393, height: 80) }
            return UICollectionView.showing(numbers, layout: layout)
        }
    }

    private let rows = Rows()
    private let numbers = NumberSource(counts: [100])

    @MainActor final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
    }

    @Test(arguments: Manner.allCases, Kind.allCases)
    func theGapStaysOpenAfterTheFingerLifts(manner: Manner, kind: Kind) {
        for (step, hold, byDelegate) in [
            (10.0, 0.3, false), (10.0, 0, true), (10.0, 0, false), (40.0, 0, true), (3.0, 0, false),
        ] {
            let scroll = make(kind)
            let stage = Stage(showing: scroll)
            let header = Header(scroll, manner, byDelegate: byDelegate)
            let rest = scroll.contentOffset.y
            stage.drag(
                CGPoint(x: 196, y: 200), step: CGVector(dx: 0, dy: step), steps: Int(300 / step), hold: hold)
            #expect(scroll.contentOffset.y < rest - 54, "\(step) \(hold)")
            stage.advance(by: 0.1)
            #expect(header.isRefreshing, "the header hears of the lift")
            stage.advance(by: 2)
            #expect(
                scroll.contentOffset.y == rest - 54,
                "\(manner), \(kind), \(step) points a touch, held \(hold) s")
            header.end()
            stage.advance(by: 1)
            #expect(scroll.contentOffset.y == rest)
            #expect(scroll.contentInset.top == 0)
        }
    }
}
