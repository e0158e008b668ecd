import Shelves
import UIKit

/// What a shelf shows instead of items: placeholders, a text, a text and a button.
final class ShelfStates: ShelvesController<String, Int, CoverCell> {
    override func viewDidLoad() {
        super.viewDidLoad()
        fill = { cell, number in cell.show(number) }
        customize = { row, id in row.accessibilityIdentifier = id }
        onRetry = { [weak self] id in self?.update(id) { $0.content = .loading() } }
        let contents: [(String, ShelfContent<Int>)] = [
            ("items", .items(Array(1...9))), ("loading", .loading()),
            ("empty", .empty("Books that you save come here")), ("failed", .failed("No connection")),
        ]
        show(contents.map { Shelf(id: $0.0, title: "New in May", content: $0.1) })
    }
}
