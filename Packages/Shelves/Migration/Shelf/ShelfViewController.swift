import Shelves
import UIKit

class ShelfViewController: UIViewController {
    enum Arrangement {
        case grid
        case line
    }

    let tableView = UITableView(frame: .zero, style: .plain)
    private let button = UIButton(type: .system)
    private let months = Month.all
    private(set) var arrangement = Arrangement.grid

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        tableView.dataSource = self
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 44
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(MonthCell.self, forCellReuseIdentifier: "month")
        tableView.accessibilityIdentifier = "months"
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)

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
        nameButton()

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
            tableView.topAnchor.constraint(equalTo: header.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func toggle() {
        arrangement = arrangement == .grid ? .line : .grid
        nameButton()
        tableView.reloadData()
        tableView.setContentOffset(.zero, animated: false)
    }

    private func nameButton() {
        button.setTitle(arrangement == .grid ? "Lines" : "Grids", for: .normal)
    }
}

extension ShelfViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        months.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "month", for: indexPath)
        guard let shelf = (cell as? MonthCell)?.shelf else { return cell }
        let size = ShelfItemSize(width: 80, height: 112)
        shelf.shelfLayout = arrangement == .grid ? .grid(size) : .line(size)
        shelf.fill = { cell, book in cell.show(book) }
        shelf.header.show(title: months[indexPath.row].title)
        shelf.show(.items(months[indexPath.row].books))
        cell.accessibilityIdentifier = "month-\(indexPath.row)"
        return cell
    }
}
