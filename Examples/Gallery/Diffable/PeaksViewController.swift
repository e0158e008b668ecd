import UIKit

/// A table that shows only the peaks whose names contain a text: every change of the text is a snapshot.
final class PeaksViewController: UITableViewController {
    enum Range: Int, CaseIterable {
        case low, high

        var title: String { self == .low ? "Below 2,000 m" : "2,000 m and more" }
        func contains(_ peak: Peak) -> Bool { (peak.height >= 2000) == (self == .high) }
    }

    final class DataSource: UITableViewDiffableDataSource<Range, Peak.ID> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)?.title
        }
    }

    private let peaks = Dictionary(uniqueKeysWithValues: Peak.all.map { ($0.id, $0) })
    private lazy var dataSource = DataSource(tableView: tableView) { [unowned self] tableView, path, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "peak", for: path)
        let peak = peaks[id]!
        var content = UIListContentConfiguration.valueCell()
        content.text = peak.name
        content.secondaryText = "\(peak.height) m"
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Peaks"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "peak")
        show(filter: "", animated: false)
    }

    /// Shows the peaks whose names contain a text, the highest first.
    func show(filter: String, animated: Bool = true) {
        let found = Peak.all.filter { $0.matches(filter) }.sorted { $0.height > $1.height }
        var snapshot = NSDiffableDataSourceSnapshot<Range, Peak.ID>()
        for range in Range.allCases.reversed() {
            let inRange = found.filter(range.contains)
            guard !inRange.isEmpty else { continue }
            snapshot.appendSections([range])
            snapshot.appendItems(inRange.map(\.id), toSection: range)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        if found.isEmpty {
            var nothing = UIContentUnavailableConfiguration.search()
            nothing.text = "No Results for “\(filter)”"
            contentUnavailableConfiguration = nothing
        } else {
            contentUnavailableConfiguration = nil
        }
    }
}

extension Peak: Identifiable {}
