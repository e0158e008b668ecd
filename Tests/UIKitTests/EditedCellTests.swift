import Testing

@testable import UIKit

/// The cell in which one types is not handed out to another row: typing would go on there. Undisputed: forms longer than the screen.
@MainActor
struct EditedCellTests {
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var texts = (0..<60).map { "T\($0)" }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: path)
            fill(cell.contentView, path.row)
            return cell
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
            fill(cell.contentView, path.item)
            return cell
        }
        private func fill(_ view: UIView, _ row: Int) {
            let field =
                view.subviews.first as? UITextField
                ?? UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
            if field.superview == nil { view.addSubview(field) }
            field.text = texts[row]
        }
    }

    @Test func aTableKeepsTheCellThatIsEdited() throws {
        let (table, rows) = (UITableView(frame: .zero), Rows())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = rows
        table.rowHeight = 44
        let stage = Stage(showing: table)
        stage.advance(by: 0.1)
        let path = IndexPath(row: 2, section: 0)
        let cell = try #require(table.cellForRow(at: path))
        let field = try #require(cell.contentView.subviews.first as? UITextField)
        field.becomeFirstResponder()
        table.contentOffset.y = 1500
        stage.advance(by: 0.2)
        #expect(field.isFirstResponder && field.text == "T2")
        #expect(!table.visibleCells.contains(cell))
        #expect(table.visibleCells.count == (table.indexPathsForVisibleRows ?? []).count)
        field.insertText("x")
        table.contentOffset.y = 0
        stage.advance(by: 0.2)
        #expect(table.cellForRow(at: path) === cell && field.text == "T2x")
        field.resignFirstResponder()
        table.contentOffset.y = 1500
        stage.advance(by: 0.2)
        #expect(table.visibleCells.contains(cell) || cell.isHidden)
    }

    /// UIKit: `reloadData` ends what is edited in a row, and the keyboard leaves (published questions of forms that reload while one types).
    @Test func aReloadEndsEditing() throws {
        let (table, rows) = (UITableView(frame: .zero), Rows())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = rows
        let header = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        table.tableHeaderView = header
        let stage = Stage(showing: table)
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        let field = try #require(cell.contentView.subviews.first as? UITextField)
        field.becomeFirstResponder()
        table.reloadData()
        #expect(!field.isFirstResponder)
        // The table's own header stays.
        header.becomeFirstResponder()
        table.reloadData()
        stage.frame()
        #expect(header.isFirstResponder)
    }

    @Test func aCollectionViewKeepsTheCellThatIsEdited() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 44)
        let (list, rows) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Rows())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        list.dataSource = rows
        let stage = Stage(showing: list)
        stage.advance(by: 0.1)
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(list.cellForItem(at: path))
        let field = try #require(cell.contentView.subviews.first as? UITextField)
        field.becomeFirstResponder()
        list.contentOffset.y = 1500
        stage.advance(by: 0.2)
        #expect(field.isFirstResponder && field.text == "T2" && !list.visibleCells.contains(cell))
        list.contentOffset.y = 0
        stage.advance(by: 0.2)
        #expect(list.cellForItem(at: path) === cell)
    }

    /// Apple's documentation of `reloadRows(at:with:)`: "The table animates that new cell in as it animates the old row out." What was
    /// edited in a row that goes ends with it, and what is edited in another one does not.
    @Test(arguments: [UITableView.RowAnimation.none, .fade])
    func aRowThatGoesEndsEditing(animation: UITableView.RowAnimation) throws {
        let (table, rows) = (UITableView(frame: .zero), Rows())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = rows
        table.rowHeight = 44
        let stage = Stage(showing: table)
        stage.advance(by: 0.1)
        func field(_ row: Int) throws -> UITextField {
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            return try #require(cell.contentView.subviews.first as? UITextField)
        }
        let edited = try field(2)
        edited.becomeFirstResponder()
        rows.texts.remove(at: 4)
        table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: animation)
        #expect(edited.isFirstResponder)
        rows.texts.remove(at: 2)
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: animation)
        #expect(!edited.isFirstResponder)
        stage.advance(by: 1)

        let reloaded = try field(3)
        reloaded.becomeFirstResponder()
        table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: animation)
        #expect(!reloaded.isFirstResponder && FirstResponder.current == nil)
    }

    @Test func anItemThatGoesEndsEditing() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 44)
        let (list, rows) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Rows())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        list.dataSource = rows
        let stage = Stage(showing: list)
        stage.advance(by: 0.1)
        let path = IndexPath(item: 2, section: 0)
        for isDeleted in [true, false] {
            let cell = try #require(list.cellForItem(at: path))
            let field = try #require(cell.contentView.subviews.first as? UITextField)
            field.becomeFirstResponder()
            if isDeleted {
                rows.texts.remove(at: 2)
                list.deleteItems(at: [path])
            } else {
                list.reloadItems(at: [path])
            }
            #expect(!field.isFirstResponder && FirstResponder.current == nil)
            stage.advance(by: 1)
        }
    }
}
