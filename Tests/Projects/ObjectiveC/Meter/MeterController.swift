import MetricsKit
import UIKit

/// Its rows are Swift's; what counts them is written in Objective-C, and what reports them is not here.
class MeterController: UITableViewController {
    private let counter = MTRCounter(limit: 3)
    private let rows = ["Water", "Gas"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Meter"
        counter.delegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Metrics.shared.track(event: "opened", properties: ["row": rows[indexPath.row]])
        counter.count(rows[indexPath.row])
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.title = rows[indexPath.row]
        navigationController?.pushViewController(controller, animated: true)
    }
}

extension MeterController: MTRCounterDelegate {
    func counter(_ counter: MTRCounter, didReachLimit limit: Int) { title = "\(limit)" }
}
