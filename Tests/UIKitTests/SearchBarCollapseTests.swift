import Testing

@testable import UIKit

/// Search bars of navigation bars. Documentation of `hidesSearchBarWhenScrolling`: "the search bar is visible only when the scroll
/// position equals the top of your content view. When the user scrolls down, the search bar collapses into the navigation bar.
/// Scrolling back to the top reveals the search bar again"; of `hidesNavigationBarDuringPresentation`: whether to hide the navigation
/// bar when searching, true unless said otherwise.
@MainActor @Suite(.serialized) struct SearchBarCollapseTests {
    // MARK: Arithmetic

    @Test func theSearchBarGoesFirst() {
        let both = BarCollapse(title: 52, search: 56)
        #expect(both.parts(of: .infinity) == both)
        #expect(both.parts(of: 80) == BarCollapse(title: 52, search: 28))
        #expect(both.parts(of: 20) == BarCollapse(title: 20, search: 0))
        #expect(both.parts(of: -5) == BarCollapse(title: 0, search: 0))
    }

    @Test func contentRestsWhereAPartIsWholeOrGone() {
        let both = BarCollapse(title: 52, search: 56)
        #expect([10, 27, 29, 70, 83].map { both.rest(for: $0, limit: 1000) } == [0, 0, 56, 56, 108])
        // Beyond the parts, and beyond the end of the content, it rests where it stopped.
        #expect([-30, 108, 200].map { both.rest(for: $0, limit: 1000) } == [-30, 108, 200])
        // It cannot rest where it cannot go.
        #expect(both.rest(for: 40, limit: 45) == 0)
        #expect(BarCollapse(title: 0, search: 56).rest(for: 30, limit: 1000) == 56)
        #expect(BarCollapse(title: 52, search: 0).rest(for: 25, limit: 1000) == 0)
    }

    // MARK: In a bar

    @MainActor private final class Screen {
        let stage = Stage()
        let rows = UITableViewController()
        let search = UISearchController(searchResultsController: nil)
        let navigation: UINavigationController
        var bar: UINavigationBar { navigation.navigationBar }

        init(large: Bool = false, rowCount: Int = 40) {
            navigation = UINavigationController(rootViewController: rows)
            navigation.navigationBar.prefersLargeTitles = large
            rows.title = "Books"
            rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", style: .plain, target: nil, action: nil)
            rows.navigationItem.searchController = search
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: rows.tableView) { _, _, _ in
                UITableViewCell()
            }
            kept = source
            stage.show(navigation)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<rowCount))
            source.apply(snapshot, animatingDifferences: false)
            stage.advance(by: 0.2)
        }
        private let kept: AnyObject

        func scroll(by y: CGFloat) {
            rows.tableView.contentOffset.y += y
            stage.frame()
        }
    }

    /// Content that begins at the safe area's edge is at its top, so all of the bar is shown (the documentation above); the most
    /// common way of tutorials to place a table.
    @Test func nothingGivesWayToContentThatBeginsBelowTheBar() {
        let stage = Stage()
        let screen = UIViewController()
        let table = UITableView()
        table.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(table)
        let guide = screen.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: guide.topAnchor),
            table.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
        ])
        screen.title = "Music"
        screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: screen)
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        stage.show(navigation)
        stage.advance(by: 0.2)
        let height = bar.bounds.height
        #expect(height == bar.expandedHeight)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(bar.bounds.height == height)
    }

    @Test func aSearchBarGivesWayToContentThatMovesUp() {
        let screen = Screen()
        let (bar, search) = (screen.bar, screen.search.searchBar)
        let full = bar.frame.height
        let top = screen.rows.tableView.contentOffset.y
        #expect(search.frame.height == 56 && search.frame.maxY == bar.bounds.height)
        screen.scroll(by: 20)
        #expect(bar.frame.height == full - 20 && search.frame.height == 36)
        #expect(search.frame.maxY == bar.bounds.height)
        // The field is 20 points lower, and fainter by as much.
        #expect(search.searchTextField.frame.height == 16)
        #expect(abs(search.searchTextField.alpha - 16.0 / 36) < 0.001)
        screen.scroll(by: 300)
        #expect(bar.frame.height == full - 56 && search.frame.height == 0)
        #expect(search.searchTextField.alpha == 0)
        #expect(screen.rows.view.safeAreaInsets.top == bar.frame.maxY)
        screen.scroll(by: -320)
        #expect(bar.frame.height == full && screen.rows.tableView.contentOffset.y == top)
        #expect(search.searchTextField.alpha == 1)
    }

    @Test func aLargeTitleGoesAfterTheSearchBar() {
        let screen = Screen(large: true)
        let (bar, search) = (screen.bar, screen.search.searchBar)
        let full = bar.frame.height
        screen.scroll(by: 56)
        #expect(search.frame.height == 0 && bar.largeClip.frame.height == 52)
        #expect(bar.isAtScrollEdge)
        screen.scroll(by: 30)
        #expect(bar.largeClip.frame.height == 22 && bar.frame.height == full - 86)
        screen.scroll(by: 100)
        #expect(bar.frame.height == full - 108 && !bar.isAtScrollEdge)
    }

    @Test(arguments: [(20, 0), (40, 56)]) func aDragRestsWithTheBarWholeOrGone(moved: CGFloat, rest: CGFloat)
    {
        let screen = Screen()
        let top = screen.rows.tableView.contentOffset.y
        // The first 10 points are those by which a drag is known.
        screen.stage.drag(
            CGPoint(x: 200, y: 600), step: CGVector(dx: 0, dy: -(moved + 10) / 10), steps: 10, hold: 0.3)
        screen.stage.advance(by: 1)
        #expect(screen.rows.tableView.contentOffset.y == top + rest)
    }

    @Test func aSearchBarThatIsToldSoStays() {
        let screen = Screen()
        screen.rows.navigationItem.hidesSearchBarWhenScrolling = false
        screen.stage.frame()
        let full = screen.bar.frame.height
        screen.scroll(by: 300)
        #expect(screen.bar.frame.height == full && screen.search.searchBar.frame.height == 56)
        // As apps do that open with it: from now on it gives way.
        screen.rows.navigationItem.hidesSearchBarWhenScrolling = true
        screen.stage.frame()
        #expect(screen.bar.frame.height == full - 56)
    }

    /// A search bar that an app puts in the title's place has the bar's 44 points, and its whole field of 36 (UIKit's height of fields).
    @Test func aSearchBarInTheTitlesPlaceIsWhole() {
        let screen = UIViewController()
        let bar = UISearchBar()
        screen.navigationItem.titleView = bar
        let stage = Stage(UINavigationController(rootViewController: screen))
        stage.advance(by: 0.1)
        #expect(bar.frame.height == 44)
        #expect(bar.searchTextField.frame.height == 36 && bar.searchTextField.alpha == 1)
    }

    // MARK: While one searches

    @Test func theSearchBarHasTheBarForItselfWhileOneSearches() {
        let screen = Screen(large: true)
        let (bar, search) = (screen.bar, screen.search)
        let full = bar.frame.height
        search.isActive = true
        screen.stage.advance(by: 1)
        #expect(bar.frame.height == 56 && search.searchBar.frame == bar.bounds)
        #expect(bar.itemViews.isEmpty && bar.titleLabel.isHidden && bar.largeClip.isHidden)
        // Content begins below it.
        #expect(screen.rows.view.safeAreaInsets.top == bar.frame.maxY)
        #expect(
            screen.rows.tableView.contentOffset.y == -bar.frame.maxY, "\(screen.rows.tableView.contentOffset)"
        )
        // It stays in use, however one scrolls.
        screen.scroll(by: 300)
        #expect(bar.frame.height == 56 && search.searchBar.frame.height == 56)
        screen.scroll(by: -300)
        search.isActive = false
        screen.stage.advance(by: 1)
        #expect(bar.frame.height == full && bar.itemViews.count == 1)
        #expect(screen.rows.tableView.contentOffset.y == -bar.frame.maxY)
    }

    @Test func theTitleStaysWhereTheAppSaysSo() {
        let screen = Screen()
        screen.search.hidesNavigationBarDuringPresentation = false
        let full = screen.bar.frame.height
        screen.search.isActive = true
        screen.stage.advance(by: 1)
        #expect(screen.bar.frame.height == full && !screen.bar.titleLabel.isHidden)
        #expect(screen.bar.itemViews.count == 1)
    }

    /// A title view of the app's own comes back.
    @Test func aTitleViewComesBackAfterTheSearch() {
        let screen = Screen()
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        screen.rows.navigationItem.titleView = own
        screen.stage.frame()
        #expect(own.superview === screen.bar)
        screen.search.isActive = true
        screen.stage.advance(by: 1)
        #expect(own.superview == nil)
        screen.search.isActive = false
        screen.stage.advance(by: 1)
        #expect(own.superview === screen.bar && !own.isHidden)
    }
}
