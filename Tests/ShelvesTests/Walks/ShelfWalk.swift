import Shelves
import TestSeeds

@testable import UIKit

/// A shelf that shows one thing after another, in other layouts, widths and text sizes; its height is arithmetic.
final class ShelfWalk: Walk {
    private let row = ShelfView<Int, UICollectionViewCell>()
    private let window: UIWindow
    private var size = ShelfItemSize(width: 80, height: 112)

    init(seed: Int) {
        TestDevice.begin { device in
            device.portraitSize = CGSize(width: 375, height: 700)
            device.safeAreaInsets = .zero
            device.direction = seed % 2 == 1 ? .rightToLeft : .leftToRight
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        let host = UIViewController()
        row.translatesAutoresizingMaskIntoConstraints = false
        host.view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: host.view.topAnchor),
            row.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
        ])
        row.header.show(title: "Title", subtitle: "Subtitle")
        row.onRetry = {}
        window.rootViewController = host
        window.makeKeyAndVisible()
    }

    func step(_ random: inout SeededGenerator) -> String {
        let said = act(&random)
        _ = FramePipeline.current.frame(at: FrameClock.current.time)
        return said
    }

    private func act(_ random: inout SeededGenerator) -> String {
        switch random.next(9) {
        case 0, 1:
            row.show(.items(Array(0..<random.next(40))), animated: random.chance(percent: 30))
            return "items"
        case 2:
            row.show(random.pick([.loading(placeholders: 3), .empty("Nothing"), .failed("No net")]))
            return "\(row.content)"
        case 3:
            size = ShelfItemSize(
                width: random.pick([60, 80, 130]), height: random.pick([50, 112]),
                textHeight: random.pick([0, 30]))
            arrange(&random)
            return "\(row.shelfLayout)"
        case 4:
            arrange(&random)
            return "\(row.shelfLayout)"
        case 5:
            row.showsHeader.toggle()
            return "header \(row.showsHeader)"
        case 6:
            row.sideMargin = random.pick([0, 16, 40])
            row.verticalMargin = random.pick([0, 10])
            return "margins"
        case 7:
            var device = UIScreen.main.configuration
            device.portraitSize.width = random.pick([320, 375, 700])
            FramePipeline.current.apply(device)
            return "width \(device.portraitSize.width)"
        default:
            var device = UIScreen.main.configuration
            device.category = random.pick([.extraSmall, .large, .accessibilityExtraLarge])
            FramePipeline.current.apply(device)
            return device.category.rawValue
        }
    }

    private func arrange(_ random: inout SeededGenerator) {
        row.shelfLayout =
            random.chance(percent: 50)
            ? .grid(size, spacing: random.pick([4, 10]))
            : .line(size, spacing: random.pick([4, 10]), lines: 1 + random.next(3))
    }

    func fault() -> String? {
        let item = size.size(for: row.traitCollection)
        var length: CGFloat
        switch (row.shelfLayout, row.content) {
        case (.line(_, let spacing, let lines), _):
            length = CGFloat(lines) * item.height + CGFloat(lines - 1) * spacing
        case (.grid(_, let spacing), .items(let items)):
            let room = row.bounds.width - 2 * row.sideMargin
            let columns = max(Int((room + spacing) / (item.width + spacing)), 1)
            let lines = (items.count + columns - 1) / columns
            length = lines == 0 ? 0 : CGFloat(lines) * item.height + CGFloat(lines - 1) * spacing
        case (.grid, _): length = item.height
        }
        // A text that stands for the items gets the room that it needs, a line's height at least.
        switch row.content {
        case .empty, .failed: length = max(length, row.list.frame.height)
        default: break
        }
        if abs(row.list.frame.height - length) > 0.01 {
            return "the list is \(row.list.frame.height) high, expected \(length)"
        }
        let title = row.showsHeader ? row.header.frame.height + row.verticalMargin : 0
        let whole = row.verticalMargin + title + length + row.verticalMargin
        // Labels are as high as their pixels.
        if abs(row.frame.height - whole) > 0.34 {
            return "the shelf is \(row.frame.height) high, expected \(whole)"
        }
        if row.list.frame.width != row.bounds.width { return "the list is \(row.list.frame.width) wide" }
        if case .items(let items) = row.content {
            if row.items != items { return "other items" }
            // A grid's cells are all there; a line's are those in sight.
            if case .grid = row.shelfLayout, row.list.visibleCells.count != items.count {
                return "\(row.list.visibleCells.count) cells of \(items.count)"
            }
        } else if !row.items.isEmpty {
            return "items beside \(row.content)"
        }
        return nil
    }
}
