import Testing

@testable import UIKit

/// Horizontal lists inside of rows, cells and sections, moved by fingers.
@MainActor
struct CollectionHandOverTests {
    /// A cell filled by a list of 100-point squares side by side.
    final class LineCell: UICollectionViewCell {
        let line = LineView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            line.fill(contentView)
        }

        required init?(coder: NSCoder) { fatalError("not from a nib") }
    }

    final class LineRow: UITableViewCell {
        let line = LineView()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            line.fill(contentView)
        }

        required init?(coder: NSCoder) { fatalError("not from a nib") }
    }

    /// Eight squares, 800 points of content.
    final class LineView: UICollectionView {
        let source = NumberSource(counts: [8])

        init() {
            let layout = squares(100)
            layout.scrollDirection = .horizontal
            super.init(frame: .zero, collectionViewLayout: layout)
            register(NumberCell.self, forCellWithReuseIdentifier: "number")
            dataSource = source
        }

        required init?(coder: NSCoder) { fatalError("not from a nib") }

        func fill(_ parent: UIView) {
            frame = parent.bounds
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.addSubview(self)
        }
    }

    /// Remembers how far each line was scrolled, by the line's name.
    final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var names: [String]
        var offsets: [String: CGPoint] = [:]
        var made = Set<ObjectIdentifier>()

        init(_ count: Int) { names = (0..<count).map { "line \($0)" } }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath) as! LineRow
            show(row.line, indexPath.row)
            return row
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { keep((cell as! LineRow).line) }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath) as! LineCell
            show(cell.line, indexPath.item)
            return cell
        }
        func collectionView(
            _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { keep((cell as! LineCell).line) }

        private func show(_ line: LineView, _ index: Int) {
            made.insert(ObjectIdentifier(line))
            line.accessibilityIdentifier = names[index]
            line.contentOffset = offsets[names[index]] ?? .zero
        }
        private func keep(_ line: LineView) { offsets[line.accessibilityIdentifier!] = line.contentOffset }
    }

    private func table(_ lines: Lines) -> (UITableView, Stage) {
        let table = UITableView(frame: .zero, style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.register(LineRow.self, forCellReuseIdentifier: "line")
        table.rowHeight = 100
        table.dataSource = lines
        table.delegate = lines
        return (table, Stage(showing: table))
    }

    private func line(_ name: String, in view: UIView) -> LineView? {
        if let line = view as? LineView { return line.accessibilityIdentifier == name ? line : nil }
        for child in view.subviews where !child.isHidden {
            if let found = line(name, in: child) { return found }
        }
        return nil
    }

    // MARK: Rows of a table

    @Test func aRowScrollsAcrossAndTheTableAlong() {
        let lines = Lines(40)
        let (table, stage) = table(lines)
        stage.drag(CGPoint(x: 300, y: 250), step: CGVector(dx: -10, dy: 1), steps: 12, hold: 0.3)
        #expect(line("line 2", in: table)?.contentOffset.x == 110)
        #expect(table.contentOffset == .zero)
        stage.drag(CGPoint(x: 200, y: 250), step: CGVector(dx: -1, dy: -10), steps: 9, hold: 0.3)
        #expect(table.contentOffset.y == 80)
        #expect(line("line 2", in: table)?.contentOffset.x == 110)
    }

    @Test func aRowAtItsEndBouncesAndTheTableStays() {
        let lines = Lines(40)
        let (table, stage) = table(lines)
        let row = line("line 2", in: table)!
        row.contentOffset.x = 407
        stage.press(CGPoint(x: 300, y: 250), step: CGVector(dx: -10, dy: -3), steps: 12)
        #expect(row.contentOffset.x > 420)
        #expect(table.contentOffset == .zero)
        stage.touch(.ended, CGPoint(x: 180, y: 214))
        stage.advance(by: 2)
        #expect(row.contentOffset.x == 407)
    }

    @Test func rowsComeBackWhereTheirLineWasAndMakeNoNewViews() {
        let lines = Lines(60)
        let (table, stage) = table(lines)
        stage.drag(CGPoint(x: 300, y: 250), step: CGVector(dx: -10, dy: 0), steps: 13, hold: 0.3)
        for _ in 0..<8 {
            stage.drag(CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -25), steps: 20, hold: 0.2)
        }
        #expect(table.contentOffset.y > 3000)
        #expect(lines.offsets["line 2"]?.x == 120)
        let views = lines.made.count
        #expect(views <= 12)
        for child in table.visibleCells.map({ ($0 as! LineRow).line }) {
            #expect(child.contentOffset.x == 0, "\(child.accessibilityIdentifier ?? "")")
            #expect(child.reuse.made <= 6, "a reused row keeps its cells")
        }
        // Another line comes in above: what is kept belongs to the name, not to the place.
        lines.names.insert("new", at: 0)
        table.reloadData()
        for _ in 0..<9 {
            stage.drag(CGPoint(x: 200, y: 100), step: CGVector(dx: 0, dy: 25), steps: 20, hold: 0.2)
        }
        stage.advance(by: 2)
        #expect(table.contentOffset.y == 0)
        #expect(line("line 2", in: table)?.contentOffset.x == 120)
        #expect(line("line 1", in: table)?.contentOffset.x == 0)
        #expect(lines.made.count <= views + 1)
    }

    /// Contents that are no whole number of pixels: at rest they stand on the pixel nearest to their end, 542.667 of 542.6.
    @Test func theNearestPixelToAnEndIsTheEnd() {
        let (outer, inner) = (UIScrollView(), UIScrollView())
        outer.contentInsetAdjustmentBehavior = .never
        outer.contentSize = CGSize(width: 393, height: 2000)
        inner.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
        inner.contentSize = CGSize(width: 393, height: 942.6)
        outer.addSubview(inner)
        let stage = Stage(showing: outer)
        stage.frame()
        inner.contentOffset.y = 300
        stage.drag(CGPoint(x: 200, y: 400), step: CGVector(dx: 0, dy: -30), steps: 12, hold: 0.3)
        stage.advance(by: 2)
        #expect(abs(inner.contentOffset.y - 542.6) < 0.2)
        let before = outer.contentOffset.y
        stage.drag(CGPoint(x: 200, y: 200), step: CGVector(dx: 0, dy: -10), steps: 11, hold: 0.3)
        #expect(abs(outer.contentOffset.y - before - 100) < 1)
    }

    // MARK: Cells of a collection

    /// Pages of one line each, side by side.
    private func pages(_ lines: Lines, _ layout: UICollectionViewLayout) -> (UICollectionView, Stage) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(LineCell.self, forCellWithReuseIdentifier: "line")
        view.dataSource = lines
        view.delegate = lines
        return (view, Stage(showing: view))
    }

    private var pageLayout: UICollectionViewFlowLayout {
        let layout = squares(100)
        layout.itemSize = CGSize(width: 393, height: 100)
        layout.scrollDirection = .horizontal
        return layout
    }

    @Test func aLineInACellScrollsFirstAndThenTurnsThePage() {
        let lines = Lines(20)
        let (view, stage) = pages(lines, pageLayout)
        view.isPagingEnabled = true
        let first = line("line 0", in: view)!
        let y = view.convert(first.bounds, from: first).midY
        stage.drag(CGPoint(x: 350, y: y), step: CGVector(dx: -20, dy: 0), steps: 10, hold: 0.3)
        #expect(first.contentOffset.x == 190 && view.contentOffset.x == 0)
        first.contentOffset.x = 407
        stage.drag(CGPoint(x: 350, y: y), step: CGVector(dx: -20, dy: 0), steps: 10)
        stage.advance(by: 2)
        #expect(view.contentOffset.x == 393)
        #expect(first.contentOffset.x == 407)
        // Back: the second line is at its start, so the page turns at once; the first is where it was left.
        stage.drag(CGPoint(x: 50, y: y), step: CGVector(dx: 20, dy: 0), steps: 10)
        stage.advance(by: 2)
        #expect(view.contentOffset.x == 0)
        #expect(line("line 0", in: view)?.contentOffset.x == 407)
    }

    @Test func cellsComeBackWhereTheirLineWas() {
        let lines = Lines(30)
        let layout = squares(100)
        layout.itemSize = CGSize(width: 393, height: 100)
        let (view, stage) = pages(lines, layout)
        stage.drag(CGPoint(x: 300, y: 150), step: CGVector(dx: -10, dy: 0), steps: 13, hold: 0.3)
        for direction in [-1.0, 1] {
            for _ in 0..<4 {
                stage.drag(
                    CGPoint(x: 200, y: 400 - 250 * direction), step: CGVector(dx: 0, dy: 25 * direction),
                    steps: 20, hold: 0.2)
            }
            stage.advance(by: 1)
            if direction < 0 { #expect(view.contentOffset.y > 1200 && line("line 1", in: view) == nil) }
        }
        #expect(view.contentOffset.y == 0)
        #expect(line("line 1", in: view)?.contentOffset.x == 120)
        #expect(lines.made.count <= 12)
    }

    // MARK: Sections that scroll for themselves

    @Test func aSectionAtItsEndTurnsThePageAround() {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: carousel(.absolute(100))), counts: [8, 8])
        let outer = UIScrollView(frame: stage.view.frame)
        outer.contentSize = CGSize(width: 750, height: 600)
        outer.isPagingEnabled = true
        stage.view.superview!.addSubview(outer)
        outer.addSubview(stage.view)
        stage.stage.frame()
        stage.stage.drag(CGPoint(x: 340, y: 150), step: CGVector(dx: -20, dy: 0), steps: 10, hold: 0.3)
        let moved = stage.scrollers.map(\.contentOffset.x)
        #expect(moved == [0, 190] && outer.contentOffset.x == 0)
        stage.scrollers[1].contentOffset.x = 425
        stage.stage.frame()
        stage.stage.drag(CGPoint(x: 340, y: 150), step: CGVector(dx: -20, dy: 0), steps: 10)
        stage.stage.advance(by: 2)
        #expect(outer.contentOffset.x == 375)
        #expect(stage.scrollers[1].contentOffset.x == 425)
    }

    @Test func aLineInASectionHandsOverToTheSection() {
        let lines = Lines(6)
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let (view, stage) = pages(lines, UICollectionViewCompositionalLayout(section: section))
        let first = line("line 0", in: view)!
        let scroller = first.superview!.superview!.superview as! UIScrollView
        stage.drag(CGPoint(x: 350, y: 50), step: CGVector(dx: -20, dy: 0), steps: 10, hold: 0.3)
        #expect(first.contentOffset.x == 190 && scroller.contentOffset.x == 0)
        first.contentOffset.x = 407
        stage.drag(CGPoint(x: 350, y: 50), step: CGVector(dx: -20, dy: 0), steps: 10)
        stage.advance(by: 2)
        #expect(scroller.contentOffset.x == 393, "the next group")
        #expect(view.contentOffset == .zero)
        // Along, the list around takes the drag, wherever the lines are.
        stage.drag(CGPoint(x: 200, y: 50), step: CGVector(dx: 0, dy: 20), steps: 8, hold: 0.1)
        stage.advance(by: 2)
        #expect(scroller.contentOffset.x == 393)
    }
}
