import UIKit

/// Rows that are as tall as their text, at any width and any text size.
class NotesViewController: UITableViewController {
    private let notes = Note.all

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 44
        tableView.rowHeight = UITableView.automaticDimension
        NotificationCenter.default.addObserver(
            self, selector: #selector(textSizeChanged(_:)),
            name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    @objc private func textSizeChanged(_ notification: Notification) {
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showRemarks",
            let remarks = segue.destination as? RemarksViewController,
            let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
        else { return }
        remarks.note = notes[indexPath.row]
    }
}

extension NotesViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
        cell.accessibilityIdentifier = "note-\(indexPath.row)"
        (cell as? NoteCell)?.show(notes[indexPath.row])
        return cell
    }
}
