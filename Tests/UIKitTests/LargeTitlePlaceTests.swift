import Testing

@testable import UIKit

/// A screen that comes back is as it was left: UIKit keeps its views, and with them their offsets.
@MainActor
struct LargeTitlePlaceTests {
    final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            UITableViewCell()
        }
    }

    /// The offset from which the bar has no large title is -103 or so before iOS 26; some lie between that and the open bar's.
    @Test(arguments: [18, 26], [30.0, 52, 60, 90, 300]) func aListComesBackWhereItWasLeft(
        release: Int, way: Double
    ) {
        let stage = Stage { $0.systemRelease = release }
        let list = Rows(style: .plain)
        list.title = "Inbox"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        stage.show(navigation)
        stage.advance(by: 0.2)
        let table = list.tableView!
        table.contentOffset.y += way
        stage.advance(by: 0.5)
        let (offset, height) = (table.contentOffset.y, navigation.navigationBar.frame.height)
        let detail = UIViewController()
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(detail, animated: true)
        stage.frame()
        stage.advance(by: 1)
        navigation.popViewController(animated: true)
        stage.frame()
        stage.advance(by: 1)
        #expect(table.contentOffset.y == offset)
        #expect(navigation.navigationBar.frame.height == height)
    }

    /// A list that begins below the screen's top, though above the bar's end, rests with its content at the bar's end, and the bar gives way to it point
    /// by point. Arithmetic: where the list begins and its offset make the content's place on the screen.
    @Test(arguments: [18, 26], [0.0, 46]) func aListBelowTheTopRestsAtTheBarsEnd(release: Int, top: Double) {
        let stage = Stage { $0.systemRelease = release }
        let screen = UIViewController()
        screen.title = "Inbox"
        let list = Rows(style: .plain)
        screen.addChild(list)
        screen.view.addSubview(list.view)
        let table = list.tableView!
        table.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: top),
            table.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        ])
        list.didMove(toParent: screen)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        stage.show(navigation)
        stage.advance(by: 0.2)
        let bar = navigation.navigationBar
        let open = bar.frame.height
        #expect(table.frame.minY == top && open > 90)
        #expect(abs(top - table.contentOffset.y - bar.frame.maxY) < 0.5)
        table.contentOffset.y += 20
        stage.frame()
        #expect(abs(bar.frame.height - (open - 20)) < 0.5)
        #expect(abs(top - table.contentOffset.y - bar.frame.maxY) < 0.5)
    }
}
