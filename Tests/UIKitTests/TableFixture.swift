import Testing

@testable import UIKit

/// A cell that is as high as it is told, and counts its lives.
@MainActor
final class SizedCell: UITableViewCell {
    static var made = 0
    var height: CGFloat = 50
    /// Takes the place of `height`, for heights that change.
    var wanted: (@MainActor () -> CGFloat)?
    var preparations = 0
    var id = -1

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wanted?() ?? height)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// Rows with identities and heights of their own; logs what the table asks and tells.
@MainActor
class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// Identities of rows, by section.
    var rows: [[Int]]
    var height: (Int) -> CGFloat
    var log: [String] = []
    var logs = true
    /// How often an animated scroll has ended.
    var scrollEnds = 0
    /// Identities on display.
    var displayed: [Int] = []
    let table: UITableView
    private(set) var stage: Stage!

    init(
        _ counts: [Int], size: CGSize = CGSize(width: 375, height: 650), style: UITableView.Style = .plain,
        scale: CGFloat = 2, height: @escaping (Int) -> CGFloat = { _ in 50 },
        configure: (UITableView) -> Void = { _ in }
    ) {
        var next = 0
        rows = counts.map { count in
            defer { next += count }
            return Array(next..<(next + count))
        }
        self.height = height
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        SizedCell.made = 0
        table.register(SizedCell.self, forCellReuseIdentifier: "cell")
        table.sectionHeaderTopPadding = 0
        table.dataSource = self
        table.delegate = self
        configure(table)
        stage = Stage(showing: table) {
            $0.portraitSize = size
            $0.safeAreaInsets = .zero
            $0.scale = scale
        }
    }

    func note(_ line: String) { if logs { log.append(line) } }

    func numberOfSections(in tableView: UITableView) -> Int {
        note("sections")
        return rows.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        note("rows \(section)")
        return rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell \(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! SizedCell
        cell.id = rows[indexPath.section][indexPath.row]
        cell.height = height(cell.id)
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        note("will \(indexPath.section).\(indexPath.row)")
        displayed.append((cell as! SizedCell).id)
    }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        note("did \(indexPath.section).\(indexPath.row)")
        let id = (cell as! SizedCell).id
        if let index = displayed.firstIndex(of: id) {
            displayed.remove(at: index)
        } else {
            Issue.record("\(id) ended display without having begun")
        }
    }

    // For subclasses; absent here.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.absent(self)
        return 0
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.absent(self)
        return nil
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalRequirement.absent(self)
        return nil
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.absent(self)
        return nil
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        OptionalRequirement.absent(self)
        return .none
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.absent(self)
    }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        OptionalRequirement.absent(self)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath,
        toProposedIndexPath to: IndexPath
    ) -> IndexPath {
        OptionalRequirement.absent(self)
        return to
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.absent(self)
        return nil
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.absent(self)
        return nil
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalRequirement.absent(self)
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalRequirement.absent(self)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalRequirement.absent(self)
        return nil
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.absent(self)
        return nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("select \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("deselect \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("highlight \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("unhighlight \(indexPath.section).\(indexPath.row)")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { scrollEnds += 1 }

    /// Identity and distance from the viewport's top of every row in view, from the top.
    var seen: [(id: Int, y: CGFloat)] {
        table.visibleCells.map { (($0 as! SizedCell).id, $0.frame.minY - table.contentOffset.y) }
    }

    func scroll(to y: CGFloat) {
        table.contentOffset = CGPoint(x: 0, y: y)
        stage.frame()
    }

    /// What must hold after every frame.
    func checkInvariants(_ state: Comment) {
        let table = table
        table.extents.checkInvariants()
        #expect(table.contentSize.height == table.extents.extent, state)
        #expect(table.extents.sectionCount == rows.count, state)
        let bounds = table.bounds
        var last: CGFloat?
        for cell in table.visibleCells {
            let cell = cell as! SizedCell
            guard let path = table.indexPath(for: cell) else {
                Issue.record("a cell without a row: \(state)")
                continue
            }
            #expect(rows[path.section][path.row] == cell.id, state)
            #expect(cell.frame == table.rectForRow(at: path), state)
            #expect(cell.frame.height == height(cell.id), state)
            #expect(cell.frame.maxY > bounds.minY && cell.frame.minY < bounds.maxY, state)
            if let last { #expect(cell.frame.minY >= last, state) }
            last = cell.frame.maxY
            #expect(cell.superview === table, state)
        }
        #expect(displayed.sorted() == table.visibleCells.map { ($0 as! SizedCell).id }.sorted(), state)
        let inView = table.indexPathsForRows(in: bounds) ?? []
        #expect(inView == table.indexPathsForVisibleRows ?? [], state)
        #expect(
            table.subviews.filter { ($0 as? SizedCell)?.rowIndex != nil }.count == table.visibleCells.count,
            state
        )
    }
}
