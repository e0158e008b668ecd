import UIKit

/// Headers and footers as tall as their text, by constraints.
class SelfSizingHeaders: UITableViewController {
    private final class NoteHeader: UITableViewHeaderFooterView {
        let note = UILabel()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            note.numberOfLines = 0
            note.font = .preferredFont(forTextStyle: .callout)
            note.textColor = .secondaryLabel
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            let guide = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                note.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                note.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private let notes = [
        "One line.",
        "This header tells more than fits on a line, so that it has to be taller than the first one, which it is.",
        "The third stands between the two of them: it needs two lines and no more.",
    ]

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(NoteHeader.self, forHeaderFooterViewReuseIdentifier: "note")
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 50
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return notes.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 2
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "note") as? NoteHeader
        header?.note.text = notes[section]
        return header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return section == 1 ? "A footer's text is small and grey, and it wraps where the line ends." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1) of section \(indexPath.section + 1)"
        return cell
    }
}
