import Foundation
import TestSeeds
import Testing

@testable import UIKit

/// Everything that may happen to a table, in random order; after every step what must always hold.
@MainActor @Suite struct TableRandomTests {
    @Test(arguments: [1, 2, 3, 4]) func whateverHappensRowsStayWhereTheyBelong(seed: Int) {
        TableWalk(seed: seed, steps: 500).run()
    }

    @Test(.enabled(if: Soak.isWanted, "runs in `make soak`"), arguments: Soak.seeds(100..<120))
    func longSoakOfTableChanges(seed: Int) { TableWalk(seed: seed, steps: 5_000).run() }
}

/// A table with sections, headers and rows that size themselves by identity, width and text size.
@MainActor
private final class WalkFixture: TableFixture, UITableViewDragDelegate {
    /// What rows multiply their height by.
    var factor: CGFloat = 1
    var stretched: Set<Int> = []
    /// Names of sections, which say whether they have a header.
    var names = [0, 1, 2, 3]

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath) as! SizedCell
        let id = cell.id
        cell.wanted = { [unowned self] in self.height(id) }
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        names.indices.contains(section) && names[section] % 3 == 1 ? "Header" : nil
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        rows[to.section].insert(rows[from.section].remove(at: from.row), at: to.row)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    /// Headers in view are those of their sections.
    func checkHeaders(_ state: Comment) {
        for section in rows.indices {
            let known = table.elements[.supplement(.header, section)] != nil
            let isWanted = names[section] % 3 == 1
            if known { #expect(isWanted, "section \(section) has no header: \(state)") }
            let rect = table.rectForHeader(inSection: section)
            guard isWanted, rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY else { continue }
            #expect(known, "section \(section) shows no header at \(rect.minY): \(state)")
        }
        let mounted = table.subviews.filter { $0 is UITableViewHeaderFooterView && table.isMounted($0) }
        #expect(mounted.count == table.elements.supplements.count, state)
    }
}

@MainActor
private final class TableWalk {
    let seed: Int
    let steps: Int
    private var random: SeededGenerator
    private let fixture: WalkFixture
    private var next = 10_000
    /// Rows that nothing holds in place: the step has reloaded them with their section, so that the table cannot know
    /// that they are the same, or moved them.
    private var unheld: Set<Int> = []
    private let widths: [CGFloat] = [375, 320, 500]

    init(seed: Int, steps: Int) {
        self.seed = seed
        self.steps = steps
        random = SeededGenerator(seed: UInt64(seed))
        let style: UITableView.Style = [.plain, .grouped, .insetGrouped][seed % 3]
        fixture = WalkFixture([7, 0, 30, 12], style: style)
        fixture.logs = false
        // On wide phones lines between rows add to their heights.
        fixture.table.separatorStyle = .none
        let fixture = fixture
        fixture.height = { [unowned fixture] id in
            let base = CGFloat(20 + (id &* 37) % 130) * fixture.factor
            return (fixture.stretched.contains(id) ? base + 40 : base).rounded()
        }
        fixture.table.dragDelegate = fixture
        fixture.table.reloadData()
        fixture.stage.frame()
    }

    private var table: UITableView { fixture.table }

    private func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Time passes in frames that come quickly or slowly, which must not matter; most come slowly, as each costs more than the checks do.
    private func pause(_ seconds: Double) {
        fixture.stage.advance(by: seconds, rate: pick(0..<4) == 0 ? 60 : 12)
    }

    /// The first row in view and where it stands; nil where the content's end or start holds the offset.
    private func anchor() -> (id: Int, y: CGFloat)? {
        let lowest = -table.adjustedContentInset.top
        let highest = table.contentSize.height - table.bounds.height
        let y = table.contentOffset.y
        return y > lowest + 1 && y < highest - 1 ? fixture.seen.first : nil
    }

    func run() {
        for step in 0..<steps {
            let before = anchor()
            unheld = []
            let (name, holds) = change(step)
            fixture.stage.frame()
            let state = "seed \(seed) step \(step): \(name); \(line)"
            fixture.checkInvariants(Comment(rawValue: state))
            fixture.checkHeaders(Comment(rawValue: state))
            if holds, let before, !unheld.contains(before.id), anchor() != nil,
                let now = fixture.seen.first(where: { $0.id == before.id })
            {
                #expect(
                    abs(now.y - before.y) <= 1,
                    "row \(before.id) jumped from \(before.y) to \(now.y): \(state)")
            }
            if pick(0..<3) == 0 { pause(0.1) }
        }
        fixture.stage.advance(by: 3)
        fixture.checkInvariants("seed \(seed) at the end; \(line)")
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
        let known = Set(table.visibleCells.map(ObjectIdentifier.init))
        let strays = table.subviews.filter {
            $0 is SizedCell && !$0.isHidden && !known.contains(ObjectIdentifier($0))
        }
        #expect(strays.isEmpty, "cells without a row are seen: \(strays)")
        #expect(
            !fixture.stage.window.subviews.contains { $0 is DragPreviewView }, "a dragged row is still seen")
    }

    private var line: String {
        "\(fixture.rows.map(\.count)) rows, offset \(table.contentOffset.y) of \(table.contentSize.height)"
    }

    /// - Returns: what was done, and whether the first row in view must stay where it is.
    private func change(_ step: Int) -> (String, Bool) {
        switch pick(0..<20) {
        case 0..<3: return (scroll(), false)
        case 3: return (fling(), false)
        case 4..<7: return (batch(), true)
        case 7: return (moveSections(), true)
        case 8: return (reloadSome(), true)
        case 16: return (mixedBatch(), true)
        case 17: return (reorder(), false)
        case 18: return (scrollToRow(), false)
        case 19: return (several(), false)
        case 9: return (stretch(), true)
        case 10:
            table.setEditing(!table.isEditing, animated: pick(0..<2) == 0)
            return ("editing \(table.isEditing)", true)
        case 11: return (resize(), false)
        case 12: return (textSize(), false)
        case 13:
            table.reloadData()
            return ("reload all", true)
        case 14: return (swipe(), false)
        default: return (select(), false)
        }
    }

    private func scroll() -> String {
        let limit = max(Int(table.contentSize.height - table.bounds.height), 0)
        let y =
            pick(0..<6) == 0
            ? pick(0..<limit + 1) : min(max(Int(table.contentOffset.y) + pick(-90..<91), 0), limit)
        table.contentOffset.y = CGFloat(y)
        return "scroll to \(y)"
    }

    private func fling() -> String {
        let up = pick(0..<2) == 0
        fixture.stage.drag(
            CGPoint(x: 150, y: up ? 500 : 150), step: CGVector(dx: 0, dy: up ? -20 : 20), steps: 8)
        pause(0.3)
        return "fling \(up ? "up" : "down")"
    }

    private static let animations: [UITableView.RowAnimation] = [
        .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]

    /// Deletes by old places, inserts by new ones, moves between, in one update.
    private func batch() -> String {
        let old = fixture.rows
        var gone: Set<IndexPath> = []
        for _ in 0..<pick(0..<4) {
            let section = pick(0..<old.count)
            if !old[section].isEmpty {
                gone.insert(IndexPath(row: pick(0..<old[section].count), section: section))
            }
        }
        var moved: [(from: IndexPath, id: Int)] = []
        for _ in 0..<pick(0..<2) {
            let section = pick(0..<old.count)
            guard !old[section].isEmpty else { continue }
            let path = IndexPath(row: pick(0..<old[section].count), section: section)
            if !gone.contains(path) { moved.append((path, old[section][path.row])) }
        }
        var rows = old
        for path in (gone.union(moved.map(\.from))).sorted(by: >) { rows[path.section].remove(at: path.row) }
        var movedTo: [Int: IndexPath] = [:]
        var fresh: Set<Int> = []
        for _ in 0..<pick(0..<4) {
            let section = pick(0..<rows.count)
            next += 1
            rows[section].insert(next, at: pick(0..<rows[section].count + 1))
            fresh.insert(next)
        }
        for move in moved {
            let section = pick(0..<rows.count)
            rows[section].insert(move.id, at: pick(0..<rows[section].count + 1))
        }
        var inserted: [IndexPath] = []
        for (section, ids) in rows.enumerated() {
            for (row, id) in ids.enumerated() {
                if fresh.contains(id) { inserted.append(IndexPath(row: row, section: section)) }
                if moved.contains(where: { $0.id == id }) {
                    movedTo[id] = IndexPath(row: row, section: section)
                }
            }
        }
        let animation = Self.animations[pick(0..<Self.animations.count)]
        fixture.rows = rows
        table.performBatchUpdates {
            self.table.deleteRows(at: gone.sorted(), with: animation)
            self.table.insertRows(at: inserted, with: animation)
            for move in moved { self.table.moveRow(at: move.from, to: movedTo[move.id]!) }
        }
        unheld.formUnion(moved.map(\.id))
        return "batch -\(gone.count) +\(inserted.count) ~\(moved.count) \(animation)"
    }

    private func moveSections() -> String {
        switch pick(0..<3) {
        case 0 where fixture.rows.count < 8:
            let place = pick(0..<fixture.rows.count + 1)
            next += 3
            fixture.rows.insert([next - 2, next - 1, next], at: place)
            fixture.names.insert(next, at: place)
            table.insertSections([place], with: .fade)
            return "insert section \(place)"
        case 1 where fixture.rows.count > 2:
            let place = pick(0..<fixture.rows.count)
            fixture.rows.remove(at: place)
            fixture.names.remove(at: place)
            table.deleteSections([place], with: .left)
            return "delete section \(place)"
        default:
            let from = pick(0..<fixture.rows.count)
            let to = pick(0..<fixture.rows.count)
            unheld.formUnion(fixture.rows[from])
            fixture.rows.insert(fixture.rows.remove(at: from), at: to)
            fixture.names.insert(fixture.names.remove(at: from), at: to)
            table.moveSection(from, toSection: to)
            return "move section \(from) to \(to)"
        }
    }

    /// Sections and rows in one update: old places for what goes, new ones for what comes.
    private func mixedBatch() -> String {
        struct Part {
            var old: Int?
            var name: Int
            var rows: [Int]
            var isWhole = false
        }
        let animation = Self.animations[pick(0..<Self.animations.count)]
        var parts = fixture.rows.indices.map {
            Part(old: $0, name: fixture.names[$0], rows: fixture.rows[$0])
        }
        // 1. What goes and what changes, by old places.
        let gone = parts.count > 2 && pick(0..<2) == 0 ? pick(0..<parts.count) : nil
        func other(than taken: [Int?]) -> Int? {
            let section = pick(0..<parts.count)
            return taken.contains(section) || pick(0..<2) == 0 ? nil : section
        }
        let reloaded = other(than: [gone])
        let moved = other(than: [gone, reloaded])
        var deleted: [IndexPath] = []
        for section in parts.indices where section != gone && section != reloaded && section != moved {
            guard !parts[section].rows.isEmpty, pick(0..<2) == 0 else { continue }
            let row = pick(0..<parts[section].rows.count)
            parts[section].rows.remove(at: row)
            deleted.append(IndexPath(row: row, section: section))
        }
        if let reloaded {
            next += 2
            unheld.formUnion(parts[reloaded].rows)
            parts[reloaded].rows = Array(parts[reloaded].rows.suffix(3)) + [next - 1, next]
            parts[reloaded].isWhole = true
        }
        // 2. The new order.
        let traveller = moved.map { parts[$0] }
        parts.removeAll { $0.old == gone || $0.old == moved }
        if var traveller {
            traveller.isWhole = true
            unheld.formUnion(traveller.rows)
            parts.insert(traveller, at: pick(0..<parts.count + 1))
        }
        if parts.count < 8, pick(0..<2) == 0 {
            next += 3
            parts.insert(
                Part(old: nil, name: next, rows: [next - 1, next], isWhole: true),
                at: pick(0..<parts.count + 1))
        }
        // 3. Rows that come, by new places.
        var inserted: [IndexPath] = []
        for section in parts.indices where !parts[section].isWhole && pick(0..<2) == 0 {
            next += 1
            let row = pick(0..<parts[section].rows.count + 1)
            parts[section].rows.insert(next, at: row)
            inserted.append(IndexPath(row: row, section: section))
        }
        fixture.rows = parts.map(\.rows)
        fixture.names = parts.map(\.name)
        table.performBatchUpdates {
            if let gone { self.table.deleteSections([gone], with: animation) }
            if let reloaded { self.table.reloadSections([reloaded], with: animation) }
            if let moved { self.table.moveSection(moved, toSection: parts.firstIndex { $0.old == moved }!) }
            self.table.deleteRows(at: deleted, with: animation)
            if let new = parts.firstIndex(where: { $0.old == nil }) {
                self.table.insertSections([new], with: animation)
            }
            self.table.insertRows(at: inserted, with: animation)
        }
        return
            "sections -\(gone ?? -1) ⟳\(reloaded ?? -1) ~\(moved ?? -1), rows -\(deleted) +\(inserted) \(animation)"
    }

    /// A few updates one after the other, without a frame between them.
    private func several() -> String {
        (0..<3).map { _ in
            switch pick(0..<4) {
            case 0: batch()
            case 1: moveSections()
            case 2: mixedBatch()
            default: reloadSome()
            }
        }.joined(separator: "; ")
    }

    /// A finger takes a row by its control and puts it somewhere.
    private func reorder() -> String {
        let y = CGFloat(pick(20..<300))
        let steps = pick(1..<12)
        guard table.isEditing else { return drag(from: y, in: steps) }
        let x = table.bounds.width - (table.style == .insetGrouped ? 40 : 25)
        fixture.stage.drag(
            CGPoint(x: x, y: y), step: CGVector(dx: 0, dy: pick(0..<2) == 0 ? 12 : -12), steps: steps,
            hold: 0.1)
        if pick(0..<2) == 0 { pause(0.2) }
        return "reorder from \(y) in \(steps) steps"
    }

    /// A finger lifts a row by a long press and puts it somewhere; now and then something happens in between.
    private func drag(from y: CGFloat, in steps: Int) -> String {
        let (stage, start) = (fixture.stage!, CGPoint(x: 120, y: y))
        let step = CGVector(dx: 0, dy: pick(0..<2) == 0 ? 15 : -15)
        stage.touch(.began, start)
        pause(0.6)
        stage.move(start, step: step, steps: steps)
        let meanwhile = pick(0..<4) == 0 ? batch() : "nothing"
        if pick(0..<2) == 0 { pause(0.2) }
        let end = CGPoint(x: start.x, y: start.y + step.dy * CGFloat(steps))
        stage.touch(pick(0..<5) == 0 ? .cancelled : .ended, end)
        // A row that is dropped on nothing is back when its picture has flown home.
        pause(0.5)
        return "drag from \(y) to \(end.y), meanwhile \(meanwhile)"
    }

    private func scrollToRow() -> String {
        let section = pick(0..<fixture.rows.count)
        guard !fixture.rows[section].isEmpty else { return "nothing" }
        let path = IndexPath(row: pick(0..<fixture.rows[section].count), section: section)
        let position: UITableView.ScrollPosition = [.top, .middle, .bottom, .none][pick(0..<4)]
        table.scrollToRow(at: path, at: position, animated: pick(0..<2) == 0)
        if pick(0..<2) == 0 { pause(0.5) }
        return "scroll to \(path) \(position)"
    }

    private func reloadSome() -> String {
        if pick(0..<3) == 0 {
            let section = pick(0..<fixture.rows.count)
            next += 1
            unheld.formUnion(fixture.rows[section])
            fixture.rows[section] = fixture.rows[section].suffix(20) + [next]
            table.reloadSections([section], with: Self.animations[pick(0..<Self.animations.count)])
            return "reload section \(section)"
        }
        guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random) else {
            return "nothing"
        }
        if pick(0..<2) == 0 {
            table.reloadRows(at: [path], with: .fade)
            return "reload \(path)"
        }
        table.reconfigureRows(at: [path])
        return "reconfigure \(path)"
    }

    /// A row in view grows or shrinks by itself.
    private func stretch() -> String {
        guard let cell = table.visibleCells.randomElement(using: &random) as? SizedCell else {
            return "nothing"
        }
        if fixture.stretched.remove(cell.id) == nil { fixture.stretched.insert(cell.id) }
        if pick(0..<2) == 0 {
            cell.invalidateIntrinsicContentSize()
        } else {
            table.beginUpdates()
            table.endUpdates()
        }
        return "stretch \(cell.id)"
    }

    private func resize() -> String {
        let width = widths[pick(0..<widths.count)]
        let height = CGFloat(400 + 50 * pick(0..<6))
        fixture.stage.change { $0.portraitSize = CGSize(width: width, height: height) }
        return "resize to \(width) x \(height)"
    }

    private func textSize() -> String {
        let isLarge = pick(0..<2) == 0
        fixture.factor = isLarge ? 1.5 : 1
        let category: UIContentSizeCategory = isLarge ? .extraExtraLarge : .large
        fixture.stage.change { $0.category = category }
        // Where the category stays, the rows themselves have to say that they changed.
        table.visibleCells.forEach { $0.invalidateIntrinsicContentSize() }
        return "text size \(isLarge ? "large" : "normal")"
    }

    private func swipe() -> String {
        guard !table.isEditing else { return "nothing" }
        let y = CGFloat(pick(20..<300))
        fixture.stage.drag(CGPoint(x: 280, y: y), step: CGVector(dx: -12, dy: 0), steps: 9, hold: 0.05)
        pause(0.5)
        table.closeSwipe(animated: pick(0..<2) == 0)
        return "swipe at \(y)"
    }

    private func select() -> String {
        guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random) else {
            return "nothing"
        }
        table.selectRow(at: path, animated: pick(0..<2) == 0, scrollPosition: .middle)
        return "select \(path)"
    }
}
