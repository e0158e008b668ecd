import CoreGraphics
import QuartzCore
import Testing

@testable import Shelves
@testable import UIKit

private typealias Row = ShelfView<Int, UICollectionViewCell>

@MainActor @Suite(.serialized) struct ShelfViewTests {
    private func begin(
        category: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        TestDevice.begin { device in
            device.portraitSize = CGSize(width: 375, height: 700)
            device.safeAreaInsets = .zero
            device.category = category
            device.direction = direction
        }
    }

    private func stand(_ row: Row) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let host = UIViewController()
        row.translatesAutoresizingMaskIntoConstraints = false
        host.view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: host.view.topAnchor),
            row.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
        ])
        window.rootViewController = host
        window.makeKeyAndVisible()
        frame()
        return window
    }

    private func frame() { _ = FramePipeline.current.frame(at: FrameClock.current.time) }

    private let size = ShelfItemSize(width: 80, height: 112)

    @Test func severalLinesScrollTogether() {
        defer { TestDevice.end() }
        begin()
        let row = Row()
        row.showsHeader = false
        row.shelfLayout = .line(size, spacing: 10, lines: 3)
        row.show(.items(Array(0..<30)))
        let window = stand(row)
        // 10 + 3 * 112 + 2 * 10 + 10.
        #expect(row.frame.height == CGFloat(376))
        #expect(row.list.contentSize.width == CGFloat(32 + 10 * 80 + 9 * 10))
        _ = window
    }

    @Test func whatStandsForItemsTakesOneLine() {
        defer { TestDevice.end() }
        begin()
        let row = Row()
        row.showsHeader = false
        row.shelfLayout = .grid(size)
        var retried = 0
        row.onRetry = { retried += 1 }
        row.show(.loading(placeholders: 3))
        let window = stand(row)
        #expect(row.frame.height == CGFloat(132))
        #expect(
            row.all(ShimmerView.self).map { $0.frame.size }
                == Array(repeating: CGSize(width: 80, height: 112), count: 3))
        row.show(.failed("No net"))
        frame()
        #expect(row.frame.height == CGFloat(132) && row.all(ShimmerView.self).isEmpty)
        let button = row.all(UIButton.self).first { $0.title(for: .normal) == "Try Again" }
        button?.sendActions(for: .touchUpInside)
        #expect(retried == 1)
        row.show(.empty("Nothing yet"))
        frame()
        #expect(row.all(UILabel.self).contains { $0.text == "Nothing yet" })
        #expect(button?.isHidden == true)
        row.show(.items(Array(0..<9)))
        frame()
        // 343 points: three in a line (3 * 80 + 2 * 10 = 260, a fourth needs 350), three lines.
        #expect(row.frame.height == CGFloat(20 + 3 * 112 + 2 * 10))
        _ = window
    }

    @Test func textGrowsWithTheReadersSize() {
        defer { TestDevice.end() }
        func height(_ category: UIContentSizeCategory) -> CGFloat {
            begin(category: category)
            let row = Row()
            row.showsHeader = false
            row.shelfLayout = .line(ShelfItemSize(width: 80, height: 112, textHeight: 30))
            row.show(.items([1]))
            let window = stand(row)
            defer { _ = window }
            return row.frame.height
        }
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let text = UIFontMetrics.default.scaledValue(for: 30, compatibleWith: large).rounded(.up)
        #expect(height(.large) == CGFloat(20 + 112 + 30))
        let grown = height(.accessibilityLarge)
        #expect(text > 30)
        #expect(grown == 20 + 112 + text)
    }

    @Test func textFollowsASizeThatChangesLater() {
        defer { TestDevice.end() }
        begin()
        let row = Row()
        row.showsHeader = false
        row.shelfLayout = .grid(ShelfItemSize(width: 80, height: 112, textHeight: 30))
        row.show(.items([1, 2]))
        let window = stand(row)
        #expect(row.frame.height == CGFloat(20 + 112 + 30))
        var device = UIScreen.main.configuration
        device.category = .accessibilityLarge
        FramePipeline.current.apply(device)
        frame()
        let text = UIFontMetrics.default.scaledValue(for: 30, compatibleWith: row.traitCollection).rounded(
            .up)
        #expect(text > 30 && row.frame.height == 20 + 112 + text)
        _ = window
    }

    @Test func anEmptyShelfIsEmpty() {
        defer { TestDevice.end() }
        begin()
        let row = Row()
        row.showsHeader = false
        let window = stand(row)
        #expect(row.frame.height == CGFloat(20))
        _ = window
    }

    @Test(arguments: [true, false]) func aLineKeepsItsLeadingEdgeThroughAnotherWidth(isTurned: Bool) {
        defer { TestDevice.end() }
        begin(direction: isTurned ? .rightToLeft : .leftToRight)
        let row = Row()
        row.shelfLayout = .line(size)
        row.show(.items(Array(0..<30)))
        let window = stand(row)
        // 30 * 80 + 29 * 10 + 32 = 2722 wide; 416 points are before the leading edge.
        row.list.contentOffset.x = isTurned ? 2722 - 375 - 416 : 416
        TestDevice.turn(to: CGSize(width: 700, height: 375))
        frame()
        let expected: CGFloat = isTurned ? 2722 - 700 - 416 : 416
        #expect(row.list.contentOffset.x == expected)
        _ = window
    }

    @Test(arguments: [true, false]) func anotherDirectionOfScrollingStartsOver(isTurned: Bool) {
        defer { TestDevice.end() }
        begin(direction: isTurned ? .rightToLeft : .leftToRight)
        let row = Row()
        row.shelfLayout = .line(size)
        row.show(.items(Array(0..<30)))
        let window = stand(row)
        row.list.contentOffset.x = 416
        row.shelfLayout = .grid(size)
        frame()
        #expect(row.list.contentOffset.x == CGFloat(0) && row.list.visibleCells.count == 30)
        // A line of 2722 points begins at its leading end.
        row.shelfLayout = .line(size)
        frame()
        let start: CGFloat = isTurned ? 2722 - 375 : 0
        #expect(row.list.contentOffset.x == start)
        _ = window
    }

    @Test func aRowKnowsItsHeightBeforeItIsShown() {
        defer { TestDevice.end() }
        begin()
        let cell = ShelfCell<Int, UICollectionViewCell>(style: .default, reuseIdentifier: nil)
        cell.shelf.showsHeader = false
        cell.shelf.shelfLayout = .grid(size)
        cell.shelf.show(.items(Array(0..<9)))
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        // 343 points: three in a line, three lines; 668: seven in a line (7 * 80 + 6 * 10 = 620), two lines.
        #expect(height(375) == CGFloat(20 + 3 * 112 + 2 * 10))
        #expect(height(700) == CGFloat(20 + 2 * 112 + 10))
    }

    @Test func aPlaceIsTakenBeforeAnythingWasLaidOut() {
        defer { TestDevice.end() }
        begin(direction: .rightToLeft)
        let store = ScrollPositionStore<String, Int>()
        store.memory.remember(ScrollPosition(anchors: [.init(item: 4, fraction: 0.5)]), of: "a")
        let row = Row()
        row.shelfLayout = .line(size)
        row.show(.items(Array(0..<30)))
        let window = UIWindow(frame: UIScreen.main.bounds)
        row.frame = CGRect(x: 0, y: 0, width: 375, height: 200)
        window.addSubview(row)
        window.isHidden = false
        store.restore(row, as: "a")
        frame()
        // 30 * 80 + 29 * 10 + 32 wide, from the right; half of the fifth item is behind the edge at 416.
        #expect(row.list.contentOffset.x == CGFloat(2722 - 375 - 416))
    }

    @Test func aPlaceIsKeptFromTheLeadingEnd() {
        defer { TestDevice.end() }
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            begin(direction: direction)
            let row = Row()
            row.shelfLayout = .line(size)
            row.show(.items(Array(0..<30)))
            let window = stand(row)
            let store = ScrollPositionStore<String, Int>()
            store.restore(row, as: "a")
            // 30 * 80 + 29 * 10 + 32 wide. Half of the fifth item is behind the edge at 416.
            let width: CGFloat = 2722
            row.list.contentOffset.x = direction == .leftToRight ? 416 : width - 375 - 416
            store.remember(row.list)
            #expect(store.position(of: "a")?.anchors.first == .init(item: 4, fraction: 0.5))
            store.restore(row, as: "b")
            #expect(row.list.contentOffset.x == (direction == .leftToRight ? 0 : width - 375))
            store.remember(row.list)
            row.show(.items([100, 101] + Array(0..<30)))
            frame()
            store.restore(row, as: "a")
            let now: CGFloat = 416 + 180
            #expect(row.list.contentOffset.x == (direction == .leftToRight ? now : width + 180 - 375 - now))
            _ = window
        }
    }
}

extension UIView {
    fileprivate func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        subviews.flatMap { ($0 as? Kind).map { [$0] } ?? $0.all(kind) }
    }
}
