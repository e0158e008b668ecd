import Shelves
import UIKit

/// The screen of `ShelfViewController`, its rows from values: `ShelvesController` makes them, sizes them and keeps their places.
class ShelfWithShelvesViewController: UIViewController {
    private let shelves = ShelvesController<String, Book, CoverCell> { cell, book in cell.show(book) }
    private let button = UIButton(type: .system)
    private let months = Month.all
    private var isGrid = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        addChild(shelves)
        shelves.cellNib = UINib(nibName: CoverCell.identifier, bundle: nil)
        shelves.customize = { [months] row, month in
            row.shelf.sideMargin = 15
            row.shelf.header.titleLabel.font = .preferredFont(forTextStyle: .body)
            row.backgroundView = row.backgroundView ?? HairlineView()
            row.accessibilityIdentifier = months.firstIndex { $0.title == month }.map { "month-\($0)" }
        }
        shelves.tableView.accessibilityIdentifier = "months"
        shelves.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shelves.view)
        shelves.didMove(toParent: self)

        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        let title = UILabel()
        title.text = "新书 New Books"
        title.font = .boldSystemFont(ofSize: 28)
        title.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(title)
        button.accessibilityIdentifier = "arrangement"
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(button)
        showMonths()

        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: safeArea.topAnchor),
            header.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 52),
            title.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 15),
            title.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            button.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -15),
            button.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            shelves.view.topAnchor.constraint(equalTo: header.bottomAnchor),
            shelves.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            shelves.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            shelves.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func toggle() {
        isGrid.toggle()
        showMonths()
        shelves.tableView.setContentOffset(.zero, animated: false)
    }

    private func showMonths() {
        button.setTitle(isGrid ? "Lines" : "Grids", for: .normal)
        let size = ShelfItemSize(width: 80, height: 112)
        let layout = isGrid ? ShelfLayout.grid(size) : .line(size)
        shelves.show(
            months.map { Shelf(id: $0.title, title: $0.title, layout: layout, items: $0.books) },
            animated: false)
    }
}

/// One pixel high, at the bottom, from where the text begins.
class HairlineView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        let pixel = 1 / traitCollection.displayScale
        let left: CGFloat = effectiveUserInterfaceLayoutDirection == .leftToRight ? 15 : 0
        UIColor.separator.setFill()
        UIRectFill(CGRect(x: left, y: bounds.maxY - pixel, width: bounds.width - 15, height: pixel))
    }
}

@available(iOS 17.0, *)
#Preview("With Shelves") { ShelfWithShelvesViewController() }
