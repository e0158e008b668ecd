import OldPaint
import RowKit
import UIKit

/// A table whose rows the pod makes; the colour is Objective-C's, which is not compiled.
class ToolsController: UITableViewController, RowSourceDelegate {
    private lazy var rows = RowSource(table: tableView, delegate: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.show(["Saw", "Plane"])
        OPPainter.shared().paint(view)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = sender as? String
    }

    func rowSource(_ source: RowSource, didChoose row: String) {
        performSegue(withIdentifier: "tool", sender: row)
    }
}
