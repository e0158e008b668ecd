import UIKit

/// Every look of a list content configuration, a row each.
final class ContentStylesViewController: UITableViewController {
    private struct Look: Hashable {
        let name: String
        let make: () -> UIListContentConfiguration
        let background: (() -> UIBackgroundConfiguration)?
        let accessory: UITableViewCell.AccessoryType

        init(
            _ name: String, _ accessory: UITableViewCell.AccessoryType = .none,
            background: (() -> UIBackgroundConfiguration)? = nil,
            _ make: @escaping () -> UIListContentConfiguration
        ) {
            self.name = name
            self.make = make
            self.background = background
            self.accessory = accessory
        }

        static func == (a: Look, b: Look) -> Bool { a.name == b.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    private var dataSource: UITableViewDiffableDataSource<Int, Look>!

    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contents"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "look")
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, path, look in
            let cell = tableView.dequeueReusableCell(withIdentifier: "look", for: path)
            var content = look.make()
            if content.text == nil { content.text = look.name }
            cell.contentConfiguration = content
            cell.accessoryType = look.accessory
            if let background = look.background { cell.backgroundConfiguration = background() }
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Look>()
        snapshot.appendSections([0, 1, 2])
        snapshot.appendItems(texts, toSection: 0)
        snapshot.appendItems(images, toSection: 1)
        snapshot.appendItems(backgrounds, toSection: 2)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private var texts: [Look] {
        [
            Look("cell()") { .cell() },
            Look("subtitleCell()", .disclosureIndicator) {
                var content = UIListContentConfiguration.subtitleCell()
                content.secondaryText = "Below, smaller and paler"
                return content
            },
            Look("valueCell()", .disclosureIndicator) {
                var content = UIListContentConfiguration.valueCell()
                content.secondaryText = "Value"
                return content
            },
            Look("valueCell() with a text that leaves no room beside it") {
                var content = UIListContentConfiguration.valueCell()
                content.secondaryText = "The value goes below"
                return content
            },
            Look("plainHeader()") { .plainHeader() },
            Look("plainFooter(): smaller, paler, as many lines as it takes to say everything") {
                .plainFooter()
            },
        ]
    }

    private var images: [Look] {
        [
            Look("A symbol", .checkmark) {
                var content = UIListContentConfiguration.cell()
                content.image = UIImage(systemName: "star.fill")
                return content
            },
            Look("A tinted symbol") {
                var content = UIListContentConfiguration.subtitleCell()
                content.image = UIImage(systemName: "heart.fill")
                content.imageProperties.tintColor = .systemPink
                content.secondaryText = "imageProperties.tintColor"
                return content
            },
            Look("A picture") {
                var content = UIListContentConfiguration.subtitleCell()
                content.image = Self.picture
                content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
                content.imageProperties.cornerRadius = 8
                content.secondaryText = "No larger than 44 points, with round corners"
                return content
            },
        ]
    }

    private var backgrounds: [Look] {
        [
            Look(
                "A stroke and insets",
                background: {
                    var background = UIBackgroundConfiguration.listGroupedCell()
                    background.backgroundColor = .systemYellow.withAlphaComponent(0.3)
                    background.strokeColor = .systemOrange
                    background.strokeWidth = 2
                    background.cornerRadius = 12
                    background.backgroundInsets = NSDirectionalEdgeInsets(
                        top: 4, leading: 8, bottom: 4, trailing: 8)
                    return background
                }
            ) { .cell() },
            Look("Upper case, centred, in colour") {
                var content = UIListContentConfiguration.cell()
                content.textProperties.transform = .uppercase
                content.textProperties.alignment = .center
                content.textProperties.color = .systemPurple
                return content
            },
        ]
    }

    /// A small landscape.
    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image {
        context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
        UIColor.systemGreen.setFill()
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: 120))
        hill.addLine(to: CGPoint(x: 45, y: 40))
        hill.addLine(to: CGPoint(x: 75, y: 80))
        hill.addLine(to: CGPoint(x: 95, y: 60))
        hill.addLine(to: CGPoint(x: 120, y: 120))
        hill.close()
        hill.fill()
    }
}
