import UIKit

class NoteCell: UITableViewCell {
    @IBOutlet private weak var noteLabel: UILabel!

    func show(_ note: Note) {
        noteLabel.text = note.title
        noteLabel.font = UIFont.preferredFont(forTextStyle: .body)
    }
}
