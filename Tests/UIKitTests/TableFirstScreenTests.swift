import Testing

@testable import UIKit

@MainActor
struct TableFirstScreenTests {
    /// Wants 74 points: 44 between margins of 15.
    private final class BadgeCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let badge = UIView()
            badge.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(badge)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                badge.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                badge.topAnchor.constraint(equalTo: margins.topAnchor),
                badge.widthAnchor.constraint(equalToConstant: 44),
                badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
                badge.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { fatalError("not from a nib") }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
        }
    }

    @Test func cellsPushedOffTheFirstScreenAreNotLaidOutAtTheirEstimate() {
        var said: [String] = []
        let sink = Diagnostics.sink
        Diagnostics.sink = { said.append($0) }
        defer { Diagnostics.sink = sink }
        let table = UITableView(frame: .zero, style: .plain)
        table.register(BadgeCell.self, forCellReuseIdentifier: "badge")
        table.estimatedRowHeight = 60
        let rows = Rows()
        table.dataSource = rows
        let stage = Stage(showing: table)
        stage.frame()
        #expect(table.visibleCells.first?.frame.height == 74)
        #expect(said.isEmpty, "nothing conflicts: \(said)")
    }
}
