import UIKit

/// The four styles of cells, and everything that may stand at their end.
class CellStyles: UITableViewController {
    private let styles: [(String, UITableViewCell.CellStyle)] = [
        ("Default", .default), ("Subtitle", .subtitle), ("Value 1", .value1), ("Value 2", .value2),
    ]
    private let accessories: [(String, UITableViewCell.AccessoryType)] = [
        ("None", .none), ("Disclosure", .disclosureIndicator), ("Detail", .detailButton),
        ("Detail and disclosure", .detailDisclosureButton), ("Checkmark", .checkmark),
    ]

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 2
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? styles.count + 1 : accessories.count + 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? "Styles" : "Accessories"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
            let style = indexPath.row < styles.count ? styles[indexPath.row] : ("Picture", .subtitle)
            let cell = UITableViewCell(style: style.1, reuseIdentifier: nil)
            cell.textLabel?.text = style.0
            cell.detailTextLabel?.text = "Detail"
            if indexPath.row == styles.count {
                cell.imageView?.image = UIImage(systemName: "star.fill")
            }
            return cell
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row < accessories.count {
            cell.textLabel?.text = accessories[indexPath.row].0
            cell.accessoryType = accessories[indexPath.row].1
        } else {
            cell.textLabel?.text = "A view"
            let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 44, height: 26))
            badge.text = "12"
            badge.textAlignment = .center
            badge.textColor = .white
            badge.backgroundColor = .systemIndigo
            badge.layer.cornerRadius = 13
            badge.clipsToBounds = true
            cell.accessoryView = badge
        }
        return cell
    }
}
