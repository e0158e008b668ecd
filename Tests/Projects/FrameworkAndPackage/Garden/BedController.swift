import SeedKit
import UIKit
import Words

/// The seeds of a bed; a tap tells of one.
class BedController: UITableViewController {
    private let seeds = Seed.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = Words.title
        view.backgroundColor = UIColor(named: "soil")
        let note = NSDataAsset(name: "note").map { String(decoding: $0.data, as: UTF8.self) }
        navigationItem.prompt = note
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        seeds.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = SeedCell()
        cell.show(seeds[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let label = UILabel()
        label.text = Words.told(of: seeds[indexPath.row].name)
        let controller = UIViewController()
        controller.view = label
        navigationController?.pushViewController(controller, animated: true)
    }
}
