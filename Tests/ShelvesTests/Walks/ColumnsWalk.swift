import Shelves
import TestSeeds

@testable import UIKit

/// Items in columns that come, go and move, in other columns, orders, widths and directions. Where each belongs follows from the
/// lengths that all of them have.
final class ColumnsWalk: Walk {
    private let layout = AdaptiveColumnsLayout()
    private let board: Board
    private var sections: [[Int]] = [Array(0..<30), [], Array(100..<140)]
    private var next = 1000
    private let isTurned: Bool
    private let factor: CGFloat?
    private static let text: CGFloat = 17

    init(seed: Int) {
        isTurned = seed % 2 == 1
        factor = seed % 3 == 0 ? 1.25 : nil
        layout.itemHeight = factor.map { .ratio($0) } ?? .selfSizing(estimate: 40)
        layout.columns = .count(compact: 2, regular: 3)
        board = Board(layout, sections: sections, direction: isTurned ? .rightToLeft : .leftToRight) {
            Self.wanted($0)
        }
        layout.itemIdentifier = { [weak source = board.source] in source?.itemIdentifier(for: $0) }
        board.list.contentInsetAdjustmentBehavior = .never
    }

    private static func wanted(_ item: Int) -> CGFloat { CGFloat(10 + item * 37 % 90) }

    func step(_ random: inout SeededGenerator) -> String {
        let list = board.list
        switch random.next(11) {
        case 0:
            layout.columns = random.pick([
                .leastWidth(70), .leastWidth(120), .count(compact: 1 + random.next(4), regular: 2),
            ])
            board.frame()
            return "\(layout.columns)"
        case 1:
            layout.order = random.pick([.lines, .equalLines, .masonry])
            board.frame()
            return "\(layout.order)"
        case 2:
            layout.spacing = random.pick([0, 8])
            layout.headerHeight = random.pick([0, 30])
            layout.sectionInset = random.pick([.zero, UIEdgeInsets(top: 5, left: 16, bottom: 9, right: 8)])
            board.frame()
            return "spacing \(layout.spacing), header \(layout.headerHeight)"
        case 3, 4:
            let number = random.next(sections.count)
            switch random.next(4) {
            case 0:
                next += 1
                sections[number].insert(next, at: random.next(sections[number].count + 1))
            case 1:
                if !sections[number].isEmpty {
                    sections[number].remove(at: random.next(sections[number].count))
                }
            case 2: sections[number].shuffle(using: &random)
            default: sections[number] = sections[number].filter { _ in random.chance(percent: 80) }
            }
            if sections.joined().count < 20 { sections[0] += (0..<20).map { next + 1 + $0 } }
            next += 20
            board.show(sections)
            return "items \(sections.map(\.count))"
        case 5: return turn(&random)
        default:
            let most = max(list.contentSize.height - list.bounds.height, 0)
            list.contentOffset.y = CGFloat(random.next(1000)) / 1000 * most
            board.frame()
            return "offset \(list.contentOffset.y)"
        }
    }

    /// What one reads stays in sight through another width.
    private func turn(_ random: inout SeededGenerator) -> String {
        let list = board.list
        let before = edgeItem
        var device = UIScreen.main.configuration
        device.portraitSize = random.pick([
            CGSize(width: 300, height: 600), CGSize(width: 500, height: 400), CGSize(width: 410, height: 600),
        ])
        FramePipeline.current.apply(device)
        board.frame()
        let said = "\(device.portraitSize)"
        guard let before, let path = board.source.indexPath(for: before),
            let now = list.layoutAttributesForItem(at: path)?.frame
        else { return said }
        let isAtEnd = list.contentOffset.y >= list.contentSize.height - list.bounds.height - 1
        if !isAtEnd, !now.intersects(list.bounds) {
            turnFault = "item \(before) was at the edge, is at \(now) of \(list.bounds)"
        }
        return said
    }
    private var turnFault: String?

    /// What one reads: the first item that begins in the upper half, or the one that reaches beyond the edge; nil at the start.
    private var edgeItem: Int? {
        let list = board.list
        let edge = list.contentOffset.y
        guard edge > 0 else { return nil }
        let places = list.indexPathsForVisibleItems.sorted().compactMap { path in
            list.layoutAttributesForItem(at: path).map { (path: path, frame: $0.frame) }
        }
        let place =
            places.first { $0.frame.minY >= edge && $0.frame.minY < edge + list.bounds.height / 2 - 1 }
            ?? places.first { $0.frame.maxY > edge + 0.5 }
        return place.flatMap { board.source.itemIdentifier(for: $0.path) }
    }

    // MARK: What holds

    func fault() -> String? {
        if let turnFault { return turnFault }
        let list = board.list
        let width = list.bounds.width
        let inset = layout.sectionInset
        let count: Int
        switch layout.columns {
        case .leastWidth(let least):
            count = max(
                Int((width - inset.left - inset.right + layout.spacing) / (least + layout.spacing)), 1)
        case .count(let compact, let regular):
            count = list.traitCollection.horizontalSizeClass == .regular ? regular : compact
        }
        if layout.columnCount != count { return "\(layout.columnCount) columns, expected \(count)" }
        let column = (width - inset.left - inset.right - CGFloat(count - 1) * layout.spacing) / CGFloat(count)
        var top: CGFloat = 0
        for (number, items) in sections.enumerated() {
            top += layout.headerHeight + inset.top
            let frames = items.indices.compactMap {
                list.layoutAttributesForItem(at: IndexPath(item: $0, section: number))?.frame
            }
            if frames.count != items.count { return "\(frames.count) of \(items.count) items have a place" }
            var ends = [CGFloat](repeating: top, count: count)
            for (index, frame) in frames.enumerated() {
                var place = index % count
                if layout.order == .masonry {
                    place = ends.firstIndex { [least = ends.min() ?? 0] in $0 <= least + 0.01 } ?? 0
                } else if place == 0 {
                    // A line begins below the longest of the one before.
                    ends = ends.map { [longest = ends.max() ?? top] _ in longest }
                }
                let leading = inset.left + CGFloat(place) * (column + layout.spacing)
                let x = isTurned ? width - leading - column : leading
                if abs(frame.minX - x) > 0.01 || abs(frame.width - column) > 0.01 {
                    return
                        "item \(items[index]) is at x \(frame.minX), \(frame.width) wide; expected \(x), \(column)"
                }
                if abs(frame.minY - ends[place]) > 0.01 {
                    return
                        "item \(items[index]) of section \(number) is at y \(frame.minY), expected \(ends[place])"
                }
                ends[place] = frame.maxY + layout.spacing
                if let fault = cellFault(items[index], IndexPath(item: index, section: number), frame) {
                    return fault
                }
            }
            if !items.isEmpty { top = (ends.max() ?? top) - layout.spacing }
            top += inset.bottom
        }
        return abs(list.contentSize.height - top) > 0.01
            ? "the content is \(list.contentSize.height) high, expected \(top)" : nil
    }

    private func cellFault(_ item: Int, _ path: IndexPath, _ frame: CGRect) -> String? {
        let list = board.list
        let cell = list.cellForItem(at: path)
        guard frame.insetBy(dx: 0, dy: 0.01).intersects(list.bounds) else { return nil }
        guard let cell else { return "item \(item) is in sight and has no cell" }
        if abs(cell.frame.minY - frame.minY) > 0.34 || abs(cell.frame.maxY - frame.maxY) > 0.34 {
            return "the cell of \(item) is at \(cell.frame), its place is \(frame)"
        }
        let wanted = factor.map { $0 * frame.width } ?? Self.wanted(item)
        let isRight =
            layout.order == .equalLines ? frame.height > wanted - 0.34 : abs(frame.height - wanted) < 0.34
        return isRight ? nil : "item \(item) is \(frame.height) high, expected \(wanted)"
    }
}
