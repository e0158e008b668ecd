import UIKit

/// Two lists side by side: a long press drags a row within one, or to the other.
class DraggedRows: UIViewController {
    private let lists = [UITableView(), UITableView()]
    private var names = [
        ["Amsel", "Buchfink", "Dohle", "Elster", "Feldlerche", "Grünspecht"],
        ["Haubenmeise", "Kleiber", "Mauersegler"],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for list in lists {
            list.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
            list.dataSource = self
            list.dragDelegate = self
            list.dropDelegate = self
            list.dragInteractionEnabled = true
        }
        lists[1].backgroundColor = .secondarySystemBackground
        let row = UIStackView(arrangedSubviews: lists)
        row.distribution = .fillEqually
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func number(of list: UITableView) -> Int {
        return list === lists[0] ? 0 : 1
    }
}

extension DraggedRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return names[number(of: tableView)].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
        cell.textLabel?.text = names[number(of: tableView)][indexPath.row]
        return cell
    }
}

extension DraggedRows: UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let name = names[number(of: tableView)][indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
        item.localObject = name
        session.localContext = tableView
        return [item]
    }
}

extension DraggedRows: UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        let list = number(of: tableView)
        guard let item = coordinator.items.first, let name = item.dragItem.localObject as? String else {
            return
        }
        let end = IndexPath(row: names[list].count, section: 0)
        let target = coordinator.destinationIndexPath ?? end
        if let source = item.sourceIndexPath {
            names[list].remove(at: source.row)
            names[list].insert(name, at: target.row)
            tableView.moveRow(at: source, to: target)
        } else if let origin = coordinator.session.localDragSession?.localContext as? UITableView,
            let row = names[number(of: origin)].firstIndex(of: name)
        {
            names[number(of: origin)].remove(at: row)
            names[list].insert(name, at: target.row)
            origin.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
            tableView.insertRows(at: [target], with: .fade)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
    }
}
