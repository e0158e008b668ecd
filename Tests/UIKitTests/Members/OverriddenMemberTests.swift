import Testing

@testable import UIKit

/// Apps may override every member of the list classes that Apple declares `open`; the classes beside this file do. An
/// override that calls super changes nothing: what it overrides is used as the plain class uses it.
@MainActor @Suite struct OverriddenMemberTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 40
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { "Section" }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessoryType = .checkmark
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
    }

    /// What a table shows after a little of everything.
    private func story(_ table: UITableView, _ cell: UITableViewCell.Type) -> [String] {
        let rows = Rows()
        table.register(cell, forCellReuseIdentifier: "row")
        table.dataSource = rows
        let stage = Stage(showing: table)
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
        rows.count = 41
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        table.selectRow(at: IndexPath(row: 21, section: 0), animated: false, scrollPosition: .none)
        table.setEditing(true, animated: false)
        table.reconfigureRows(at: [IndexPath(row: 21, section: 0)])
        stage.advance(by: 1)
        defer { table.dataSource = nil }
        return table.visibleCells.map {
            "\($0.textLabel?.text ?? "") \($0.frame) \($0.contentView.frame) \($0.isSelected) \($0.isEditing)"
        } + ["\(table.contentOffset) \(table.contentSize) \(table.rectForHeader(inSection: 0))"]
    }

    @Test func anOverriddenTableShowsWhatAPlainOneShows() {
        let plain = story(UITableView(frame: .zero, style: .plain), UITableViewCell.self)
        let overridden = story(OverriddenTable(frame: .zero, style: .plain), OverriddenTableCell.self)
        #expect(plain.count > 10)
        #expect(overridden == plain)
    }

    @Test func anOverriddenControllerShowsWhatAPlainOneShows() {
        func shown(_ controller: UITableViewController) -> [CGRect] {
            let rows = Rows()
            controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            controller.tableView.register(
                OverriddenHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            controller.tableView.dataSource = rows
            let stage = Stage(controller)
            stage.tap(CGPoint(x: 100, y: 300))
            stage.advance(by: 0.5)
            #expect(controller.tableView.indexPathForSelectedRow != nil)
            let header = controller.tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            #expect(header is OverriddenHeader)
            return controller.tableView.visibleCells.map(\.frame)
        }
        let plain = shown(UITableViewController(style: .insetGrouped))
        #expect(plain.count > 5)
        #expect(shown(OverriddenTableController(style: .insetGrouped)) == plain)
    }

    private func grid(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
        layout.itemSize = CGSize(width: 70, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return layout
    }

    @Test func anOverriddenCollectionViewShowsWhatAPlainOneShows() {
        final class Items: NSObject, UICollectionViewDataSource {
            var count = 60
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
                cell.tag = indexPath.item
                return cell
            }
        }
        func story(_ view: UICollectionView, _ cell: UICollectionViewCell.Type) -> [String] {
            let items = Items()
            view.register(cell, forCellWithReuseIdentifier: "item")
            view.dataSource = items
            let stage = Stage(showing: view)
            view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .centeredVertically, animated: false)
            stage.frame()
            items.count = 58
            view.performBatchUpdates {
                view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 49, section: 0)])
            }
            view.selectItem(at: IndexPath(item: 48, section: 0), animated: false, scrollPosition: [])
            stage.advance(by: 1)
            defer { view.dataSource = nil }
            return view.visibleCells.map { "\($0.tag) \($0.frame) \($0.isSelected)" }
                + ["\(view.contentOffset) \(view.contentSize)"]
        }
        let plain = story(
            UICollectionView(
                frame: .zero, collectionViewLayout: grid(UICollectionViewFlowLayout())),
            UICollectionViewCell.self)
        let overridden = story(
            OverriddenCollection(frame: .zero, collectionViewLayout: grid(OverriddenLayout())),
            OverriddenItem.self)
        #expect(plain.count > 10)
        #expect(overridden == plain)
    }

    @Test func anOverriddenCollectionControllerHasItsItemsSelected() {
        let controller = OverriddenCollectionController(collectionViewLayout: grid(OverriddenLayout()))
        let source = NumberSource(counts: [5])
        controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        controller.collectionView.dataSource = source
        let stage = Stage(controller) { $0.safeAreaInsets = .zero }
        stage.tap(CGPoint(x: 20, y: 20))
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func anOverriddenScrollViewScrolls() {
        let view = OverriddenScrollView()
        let stage = Stage(showing: view) { $0.safeAreaInsets = .zero }
        view.contentSize = CGSize(width: 300, height: 5_000)
        view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        stage.advance(by: 1)
        #expect(view.contentOffset.y == 700)
        stage.drag(CGPoint(x: 100, y: 500), step: CGVector(dx: 0, dy: -10), steps: 10)
        #expect(view.isDecelerating)
        stage.advance(by: 4)
        #expect(view.contentOffset.y > 800)
    }

    @Test func anOverriddenPageControlTurns() {
        let control = OverriddenPageControl()
        control.numberOfPages = 3
        let stage = Stage(showing: UIView())
        control.frame = CGRect(x: 100, y: 100, width: 74, height: 26)
        stage.window.rootViewController?.view.addSubview(control)
        stage.tap(CGPoint(x: 160, y: 113))
        #expect(control.currentPage == 1)
    }

    /// UIView.h, CALayer.h and UITouch.h declare these members for subclasses as well; the view's own constraints, limits and
    /// time go through the overrides.
    @Test func anOverriddenViewIsPlacedAsAPlainOne() {
        func placed(_ view: UIView) -> [String] {
            let outer = UIView()
            let stage = Stage(showing: outer) { $0.safeAreaInsets = .zero }
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
                view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 30),
                view.widthAnchor.constraint(equalToConstant: 200),
                view.heightAnchor.constraint(equalToConstant: 100),
                inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
                inner.trailingAnchor.constraint(equalTo: view.centerXAnchor),
                inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            ])
            view.maximumContentSizeCategory = .small
            stage.frame()
            return [
                "\(view.frame) \(inner.frame) \(view.hasAmbiguousLayout) \(view.layer.visibleRect)",
                view.traitCollection.preferredContentSizeCategory.rawValue,
                view.appliedContentSizeCategoryLimitsDescription,
                "\(view.layer.convertTime(3, from: nil)) \(view.edgeInsets(for: .margins()))",
            ]
        }
        // 8 points are a view's margins (documentation of `layoutMargins`), 100 the middle.
        #expect(
            placed(OverriddenView()).first
                == "(20.0, 30.0, 200.0, 100.0) (8.0, 8.0, 92.0, 92.0) false (0.0, 0.0, 200.0, 100.0)")
        #expect(placed(OverriddenView()) == placed(UIView()))
        #expect(PressingTouch().force == 2)
    }
}
