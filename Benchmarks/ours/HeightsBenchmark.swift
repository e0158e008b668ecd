import UIKit

/// What asking the delegate for every row's height adds to loading a table that does not estimate.
@MainActor
struct HeightsBenchmark {
    /// A data source that gives heights of two kinds, in runs.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let count: Int

        init(_ count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row % 100 < 50 ? 44 : 60
        }
    }

    let rows: Int

    /// One loading for a counter.
    func load(_ counted: (() -> Void) -> Void) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        table.estimatedRowHeight = 0
        let source = Rows(rows)
        table.dataSource = source
        table.delegate = source
        counted { _ = table.numberOfSections }
    }

    func run() {
        for _ in 0..<11 {
            load { loading in
                let begin = Measuring.now
                loading()
                Measuring.figure("heights", rows, 1, Measuring.now - begin)
            }
        }
    }
}
