import Simulator
import Testing

@testable import UIKit

/// What the comments of `UISearchController.h` (the SDK of iOS 18) say of its members.
@MainActor @Suite(.serialized) struct SearchControllerTests {
    @MainActor private final class Screen {
        let stage = Stage()
        let search: UISearchController
        let results = UIViewController()
        let content = UIViewController()
        var bar: UISearchBar { search.searchBar }
        /// The view that a touch in the middle of the screen reaches.
        var touched: UIView? { stage.window.hitTest(stage.window.center, with: nil) }

        init(hasResults: Bool = false) {
            search = UISearchController(searchResultsController: hasResults ? results : nil)
            content.navigationItem.searchController = search
            stage.show(UINavigationController(rootViewController: content))
            stage.advance(by: 0.2)
        }

        func activate(_ flag: Bool = true) {
            search.isActive = flag
            stage.advance(by: 0.5)
        }
        func type(_ text: String) {
            bar.searchTextField.text = text
            bar.searchTextField.sendActions(for: .editingChanged)
            stage.advance(by: 0.5)
        }
    }

    /// "default is NO for apps linked on iOS 15.0 and later".
    @Test func theContentIsNotDimmedUnlessAsked() {
        let screen = Screen()
        screen.activate()
        #expect(!screen.search.obscuresBackgroundDuringPresentation)
        #expect(screen.touched === screen.content.view)
    }

    @Test func aTapOnTheDimmedContentEndsTheSearch() {
        let screen = Screen()
        screen.search.dimsBackgroundDuringPresentation = true
        #expect(screen.search.obscuresBackgroundDuringPresentation)
        screen.activate()
        #expect(screen.touched !== screen.content.view)
        screen.stage.tap(screen.stage.window.center)
        screen.stage.advance(by: 0.5)
        #expect(!screen.search.isActive)
        #expect(screen.touched === screen.content.view)
    }

    /// Text Programming Guide for iOS, Managing the Keyboard: "a table view controller … automatically resizes and repositions its table view" for the
    /// keyboard, which is there before the results are.
    @Test func resultsMakeRoomForTheKeyboardThatIsThere() throws {
        var settings = DeviceSettings()
        settings.keyboard = true
        let configuration = settings.configuration
        let stage = Stage { $0 = configuration }
        let results = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: results)
        let content = UITableViewController(style: .plain)
        content.navigationItem.searchController = search
        stage.show(UINavigationController(rootViewController: content))
        stage.advance(by: 0.2)
        search.isActive = true
        stage.advance(by: 0.5)
        search.searchBar.text = "a"
        stage.advance(by: 0.5)
        let keyboard = try #require(InputHost.place)
        #expect(results.view.window === stage.window)
        #expect(
            results.tableView.adjustedContentInset.bottom == stage.window.bounds.maxY - keyboard.minY)
    }

    @Test func resultsTakeThePlaceOfTheDimming() {
        let screen = Screen(hasResults: true)
        screen.search.obscuresBackgroundDuringPresentation = true
        screen.activate()
        #expect(screen.results.view.window == nil && screen.touched !== screen.content.view)
        screen.type("a")
        #expect(screen.touched === screen.results.view)
        screen.type("")
        #expect(screen.results.view.window == nil && screen.touched !== screen.content.view)
        screen.activate(false)
        #expect(screen.touched === screen.content.view)
    }

    /// "Setting this property changes the automaticallyShowsSearchResultsController property to false".
    @Test func resultsAreShownWhenTheAppSaysSo() {
        let screen = Screen(hasResults: true)
        #expect(screen.search.automaticallyShowsSearchResultsController)
        screen.search.showsSearchResultsController = true
        #expect(!screen.search.automaticallyShowsSearchResultsController)
        screen.activate()
        #expect(screen.touched === screen.results.view)
        screen.search.showsSearchResultsController = false
        screen.type("a")
        #expect(screen.touched === screen.content.view)
    }

    /// "setting the showsCancelButton property on the searchController's searchBar will change the UISearchController's
    /// automaticallyShowsCancelButton property to NO".
    @Test func anAppTakesTheCancelButtonOver() {
        let screen = Screen()
        screen.activate()
        #expect(screen.bar.showsCancelButton && screen.search.automaticallyShowsCancelButton)
        screen.activate(false)
        #expect(!screen.bar.showsCancelButton)
        screen.bar.showsCancelButton = false
        #expect(!screen.search.automaticallyShowsCancelButton)
        screen.activate()
        #expect(!screen.bar.showsCancelButton)
    }

    /// "UISearchBar will not show the scope bar if scopeButtonTitles contains fewer than two titles".
    @Test func scopesComeAndGoWithTheSearch() {
        let screen = Screen()
        screen.bar.scopeButtonTitles = ["All"]
        screen.activate()
        #expect(screen.bar.scopes.isHidden)
        screen.activate(false)
        screen.bar.scopeButtonTitles = ["All", "Some"]
        screen.activate()
        #expect(!screen.bar.scopes.isHidden)
        screen.activate(false)
        #expect(screen.bar.scopes.isHidden)
    }

    /// "The search controller shows the scope bar when typing begins in the search field, and hides it when search is cancelled".
    @Test func scopesComeWithTheFirstLetter() {
        let screen = Screen()
        screen.bar.scopeButtonTitles = ["All", "Some"]
        screen.search.scopeBarActivation = .onTextEntry
        screen.activate()
        #expect(screen.bar.scopes.isHidden)
        screen.type("a")
        #expect(!screen.bar.scopes.isHidden)
        screen.activate(false)
        #expect(screen.bar.scopes.isHidden)
    }

    /// "setting the showsScopeBar property on the searchController's searchBar will change scopeBarActivation to
    /// UISearchControllerScopeBarActivationManual".
    @Test func anAppTakesTheScopesOver() {
        let screen = Screen()
        screen.bar.scopeButtonTitles = ["All", "Some"]
        screen.bar.showsScopeBar = true
        #expect(screen.search.scopeBarActivation == .manual && !screen.search.automaticallyShowsScopeBar)
        screen.activate()
        screen.activate(false)
        #expect(!screen.bar.scopes.isHidden)
    }

    /// "Called when the search bar's text or scope has changed or when the search bar becomes first responder."
    /// A search stays active while what it found is on top, and is as it was left when one comes back: what mail and contacts show on every
    /// device.
    @Test(arguments: [true, false]) func aSearchIsAsItWasLeftWhenAScreenCameBetween(animated: Bool) throws {
        let screen = Screen()
        let navigation = try #require(screen.content.navigationController)
        screen.activate()
        screen.type("e")
        let field = screen.bar.frame
        let found = UIViewController()
        found.title = "Found"
        navigation.pushViewController(found, animated: animated)
        screen.stage.advance(by: 1)
        #expect(screen.search.isActive && screen.bar.window == nil)
        #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.topItem?.title == "Found")
        navigation.popViewController(animated: animated)
        screen.stage.advance(by: 1)
        #expect(screen.search.isActive && screen.bar.text == "e" && screen.bar.showsCancelButton)
        #expect(!navigation.isNavigationBarHidden && screen.bar.window != nil && screen.bar.frame == field)
        screen.stage.tap(
            screen.bar.cancelButton.convert(CGPoint(x: 10, y: 10), to: nil))
        screen.stage.advance(by: 0.5)
        #expect(!screen.search.isActive && screen.bar.text == "")
    }

    @Test func updatesAreAskedForOnceAtATime() {
        @MainActor final class Counter: NSObject, UISearchResultsUpdating {
            var count = 0
            func updateSearchResults(for searchController: UISearchController) { count += 1 }
        }
        let (screen, counter) = (Screen(), Counter())
        screen.search.searchResultsUpdater = counter
        screen.activate()
        #expect(counter.count == 1)
        screen.type("a")
        #expect(counter.count == 2)
        screen.bar.resignFirstResponder()
        screen.bar.becomeFirstResponder()
        #expect(counter.count == 3)
    }

    /// In a table's header the bar stays in reach.
    @Test func aBarInTheContentIsNotCovered() {
        let rows = UITableViewController()
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = true
        search.searchBar.sizeToFit()
        rows.tableView.tableHeaderView = search.searchBar
        let stage = Stage(rows)
        stage.advance(by: 0.2)
        search.isActive = true
        stage.advance(by: 0.5)
        let place = search.searchBar.convert(search.searchBar.bounds, to: nil)
        let hit = stage.window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil)
        #expect(hit?.isDescendant(of: search.searchBar) == true)
    }

    /// Apple's documentation of `hidesNavigationBarDuringPresentation`: "whether the navigation bar should be hidden when searching", true
    /// by default. The bar in a table's header stays in view while the results scroll (screenshots of published tutorials).
    @Test(arguments: [true, false]) func aBarInATablesHeaderStandsInThePlaceOfTheNavigationBar(_ hides: Bool)
    {
        let rows = UITableViewController()
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = hides
        rows.tableView.tableHeaderView = search.searchBar
        rows.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 2000))
        let navigation = UINavigationController(rootViewController: rows)
        let stage = Stage(navigation)
        stage.advance(by: 0.2)
        let closed = search.searchBar.convert(search.searchBar.bounds, to: nil)
        #expect(closed.minY == navigation.navigationBar.frame.maxY)
        search.isActive = true
        stage.advance(by: 0.6)
        let top = hides ? stage.window.safeAreaInsets.top : closed.minY
        #expect(navigation.isNavigationBarHidden == hides)
        #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == top)
        rows.tableView.contentOffset.y += 300
        stage.frame()
        #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == top)
        rows.tableView.contentOffset.y -= 300
        // A screen that is pushed has its bar.
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(navigation.isNavigationBarHidden == hides)
        search.isActive = false
        stage.advance(by: 0.6)
        #expect(!navigation.isNavigationBarHidden)
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil) == closed)
        rows.tableView.contentOffset.y += 300
        stage.frame()
        #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == closed.minY - 300)
    }

    /// The results are the screen now: below the bar, wherever the content that they cover has been scrolled to.
    @Test(arguments: [0, 400]) func resultsBeginBelowTheBarOverATable(_ offset: CGFloat) {
        let (rows, results) = (UITableViewController(), UITableViewController())
        let search = UISearchController(searchResultsController: results)
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.scopeBarActivation = .onTextEntry
        rows.navigationItem.searchController = search
        rows.navigationItem.hidesSearchBarWhenScrolling = false
        rows.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 2000))
        let stage = Stage(UINavigationController(rootViewController: rows))
        stage.advance(by: 0.2)
        rows.tableView.contentOffset.y += offset
        stage.frame()
        search.isActive = true
        stage.advance(by: 0.5)
        search.searchBar.text = "a"
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        stage.advance(by: 0.5)
        let place = results.tableView.convert(results.tableView.bounds, to: nil)
        #expect(place == stage.window.bounds)
        let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
        #expect(results.view.safeAreaInsets.top == bar.maxY)
        #expect(results.tableView.adjustedContentInset.top == bar.maxY)
        #expect(results.tableView.contentOffset.y == -bar.maxY)
    }

    /// Most of the published apps that put the bar into a table's header or a view do so without sizing it.
    @Test func itsBarHasASizeFromTheStart() {
        let stage = Stage()
        let bar = UISearchController(searchResultsController: nil).searchBar
        #expect(bar.bounds.width == stage.window.bounds.width)
        #expect(
            bar.bounds.height == bar.sizeThatFits(stage.window.bounds.size).height && bar.bounds.height > 0)
    }
}
