import Foundation
import Shelves
import TestSeeds

@testable import UIKit

/// A screen of lines whose shelves and items come, go and move. The model knows places in points from the leading end:
/// items are 80 wide with 10 between them, and 16 before the first.
final class PlacesWalk: Walk {
    private typealias Row = ShelfCell<Int, UICollectionViewCell>
    private let screen = ShelvesController<Int, Int, UICollectionViewCell>()
    private let window: UIWindow
    private var isTurned: Bool

    private var order = Array(0..<12)
    private var items: [Int: [Int]] = [:]
    private var nextItem = 1000
    /// Edges of what is in sight, and for the rest what was in sight when it went: items with their distance to the edge.
    private var edges: [Int: CGFloat] = [:]
    private var places: [Int: [(item: Int, distance: CGFloat)]] = [:]
    /// Edges of what is in sight without its place, for nothing of it is there: the place waits until the edge is another one.
    private var stopgaps: [Int: CGFloat] = [:]

    init(seed: Int) {
        isTurned = seed % 2 == 1
        TestDevice.begin { [isTurned] device in
            device.portraitSize = CGSize(width: 375, height: 700)
            device.safeAreaInsets = .zero
            device.direction = isTurned ? .rightToLeft : .leftToRight
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        for id in order { items[id] = Array(id * 100..<id * 100 + 30) }
        show()
        settle()
    }

    private func show() {
        let layout = ShelfLayout.line(ShelfItemSize(width: 80, height: 60), spacing: 10)
        screen.show(
            order.map { Shelf(id: $0, title: "Shelf \($0)", layout: layout, items: items[$0] ?? []) },
            animated: false)
    }

    // MARK: The model

    private var width: CGFloat { screen.tableView.bounds.width }
    private func start(_ index: Int) -> CGFloat { 16 + CGFloat(index) * 90 }
    private func most(_ id: Int) -> CGFloat {
        let count = items[id]?.count ?? 0
        return max((count == 0 ? 32 : start(count) - 10 + 16) - width, 0)
    }

    /// What a shelf that goes out of sight leaves behind.
    private func leave(_ id: Int, width: CGFloat) {
        guard let edge = edges.removeValue(forKey: id) else { return }
        if stopgaps.removeValue(forKey: id) == edge { return }
        let seen = (items[id] ?? []).enumerated().filter { index, _ in
            start(index) + 80 > edge && start(index) < edge + width
        }
        places[id] = edge <= 0 ? nil : seen.prefix(6).map { ($0.element, edge - start($0.offset)) }
    }

    /// Where a shelf is when it comes into sight.
    private func arrive(_ id: Int) {
        let all = items[id] ?? []
        let anchors = places[id]
        let found = (anchors ?? []).lazy.compactMap { anchor in
            all.firstIndex(of: anchor.item).map { self.start($0) + anchor.distance }
        }.first
        let edge = min(max(found ?? 0, 0), most(id))
        edges[id] = edge
        let isThere = anchors == nil || found.map { abs($0 - edge) < 1 } == true
        stopgaps[id] = isThere ? nil : edge
        if isThere { places[id] = nil }
    }

    private var rows: [(id: Int, row: Row)] {
        screen.tableView.visibleCells.compactMap { cell in
            guard let row = cell as? Row, let path = screen.tableView.indexPath(for: row) else { return nil }
            return (order[path.row], row)
        }
    }

    private func edge(_ list: UICollectionView) -> CGFloat {
        let x = list.contentOffset.x
        return isTurned ? max(list.contentSize.width, list.bounds.width) - x - list.bounds.width : x
    }

    /// Draws a frame; who went and who came follows from what is in sight.
    private func settle() {
        _ = FramePipeline.current.frame(at: FrameClock.current.time)
        let now = Set(rows.map(\.id))
        for id in edges.keys where !now.contains(id) { leave(id, width: width) }
        for id in now where edges[id] == nil { arrive(id) }
    }

    /// Other contents: everything in sight is looked up again.
    private func change(_ change: () -> Void) {
        let seen = Array(edges.keys)
        for id in seen { leave(id, width: width) }
        change()
        for id in seen where order.contains(id) { arrive(id) }
        show()
        settle()
    }

    // MARK: Steps

    func step(_ random: inout SeededGenerator) -> String {
        switch random.next(11) {
        case 0, 1, 2: return scrollTable(&random)
        case 3, 4, 5: return scrollLine(&random)
        case 6, 7: return changeShelves(&random)
        case 8: return changeItems(&random)
        case 9: return changeDevice(&random)
        default:
            guard random.chance(percent: 20) else { return saveAndRestore() }
            screen.startOver()
            (places, stopgaps) = ([:], [:])
            edges = edges.mapValues { _ in 0 }
            settle()
            return "start over"
        }
    }

    private func scrollTable(_ random: inout SeededGenerator) -> String {
        let table = screen.tableView!
        table.contentOffset.y = CGFloat(
            random.next(Int(max(table.contentSize.height - table.bounds.height, 1))))
        settle()
        return "table to \(table.contentOffset.y)"
    }

    private func scrollLine(_ random: inout SeededGenerator) -> String {
        guard !rows.isEmpty else { return "nothing" }
        let (id, row) = random.pick(rows)
        let list = row.shelf.list
        let edge = CGFloat(random.next(Int(most(id)) + 1))
        list.contentOffset.x =
            isTurned ? max(list.contentSize.width, list.bounds.width) - edge - list.bounds.width : edge
        edges[id] = edge
        settle()
        return "line \(id) to \(edge)"
    }

    private func changeShelves(_ random: inout SeededGenerator) -> String {
        var said = ""
        change {
            switch random.next(3) {
            case 0:
                // Old names come back to their places, where the same items are there.
                guard let id = (0..<40).filter({ !order.contains($0) }).randomElement(using: &random) else {
                    return
                }
                if items[id] == nil || random.chance(percent: 50) {
                    items[id] = Array(id * 100..<id * 100 + random.next(40))
                }
                order.insert(id, at: random.next(order.count + 1))
                said = "insert \(id)"
            case 1:
                guard order.count > 1 else { return }
                said = "delete \(order.remove(at: random.next(order.count)))"
            default:
                let id = order.remove(at: random.next(order.count))
                order.insert(id, at: random.next(order.count + 1))
                said = "move \(id)"
            }
        }
        return said
    }

    private func changeItems(_ random: inout SeededGenerator) -> String {
        let id = random.pick(order)
        change {
            var list = items[id] ?? []
            switch random.next(4) {
            case 0:
                nextItem += 1
                list.insert(nextItem * 10_000, at: random.next(list.count + 1))
            case 1: if !list.isEmpty { list.remove(at: random.next(list.count)) }
            case 2: list.shuffle(using: &random)
            default: list = list.filter { _ in random.chance(percent: 70) }
            }
            items[id] = list
        }
        return "items of \(id)"
    }

    private func changeDevice(_ random: inout SeededGenerator) -> String {
        var device = UIScreen.main.configuration
        if random.chance(percent: 20) {
            isTurned.toggle()
            device.direction = isTurned ? .rightToLeft : .leftToRight
        } else if random.chance(percent: 50) {
            device.portraitSize = CGSize(width: random.pick([320, 375, 500]), height: 700)
        } else {
            device.category = random.pick([.large, .extraSmall, .accessibilityLarge])
        }
        // An edge stays, as far as there is something behind it; what goes out of sight is remembered as it was.
        let before = width
        FramePipeline.current.apply(device)
        _ = FramePipeline.current.frame(at: FrameClock.current.time)
        let now = Set(rows.map(\.id))
        for id in edges.keys where !now.contains(id) { leave(id, width: before) }
        for (id, edge) in edges { edges[id] = min(edge, most(id)) }
        settle()
        return "\(device.portraitSize.width) points, \(device.category.rawValue), turned: \(isTurned)"
    }

    private func saveAndRestore() -> String {
        do {
            let data = try JSONEncoder().encode(screen.positions.memory)
            screen.positions.memory = try JSONDecoder().decode(PositionMemory<Int, Int>.self, from: data)
        } catch {
            return "\(error)"
        }
        return "save and restore"
    }

    // MARK: What holds

    func fault() -> String? {
        for (id, row) in rows {
            let list = row.shelf.list
            if row.shelf.items != items[id] { return "shelf \(id) shows other items" }
            guard let expected = edges[id] else { return "shelf \(id) is not known" }
            if abs(edge(list) - expected) > 0.34 {
                return "shelf \(id) is at \(edge(list)) of \(list.contentSize.width), expected \(expected)"
            }
        }
        return nil
    }
}
