import Testing

@testable import UIKit

@MainActor
struct ContainerTests {
    typealias Recorder = ViewControllerTests.Recorder

    final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let screens: [Recorder] = (0..<3).map { index in
            let screen = Recorder()
            screen.title = "Page \(index)"
            return screen
        }
        var log: [String] = []
        private func at(_ index: Int) -> UIViewController? {
            screens.indices.contains(index) ? screens[index] : nil
        }
        func pageViewController(
            _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
        ) -> UIViewController? { screens.firstIndex { $0 === controller }.flatMap { at($0 - 1) } }
        func pageViewController(
            _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
        ) -> UIViewController? { screens.firstIndex { $0 === controller }.flatMap { at($0 + 1) } }
        func presentationCount(for pages: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pages: UIPageViewController) -> Int {
            screens.firstIndex { $0 === pages.viewControllers?.first } ?? 0
        }
        func pageViewController(
            _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
        ) { log.append("will \(pending.first?.title ?? "")") }
        func pageViewController(
            _ pages: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append("did \(previousViewControllers.first?.title ?? "") \(completed)") }
    }

    /// What is behind containers shows through: one gradient behind the whole navigation with clear screens is a published shape, and
    /// `navigationController.view.backgroundColor = .white` the published cure of a black flash beside a bar.
    @Test func containersHaveNoBackgroundOfTheirOwn() {
        let stage = Stage()
        for controller: UIViewController in [
            UINavigationController(rootViewController: UIViewController()), UITabBarController(),
            UISplitViewController(style: .doubleColumn),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
        ] {
            stage.show(controller)
            #expect(controller.view.backgroundColor == nil, "\(controller)")
        }
    }

    /// From right to left a swipe to the right leads to the next page ("swiping left and right inverts correctly for right-to-left", a much
    /// read question); "forward" by code comes from the right all the same.
    @Test func swipesBetweenPagesFollowTheDirectionOfWriting() {
        let (stage, controller, source) = pages { $0.direction = .rightToLeft }
        stage.drag(CGPoint(x: 40, y: 400), step: CGVector(dx: 30, dy: 0), steps: 10)
        stage.advance(by: 1)
        #expect(controller.viewControllers?.first === source.screens[1])
        stage.drag(CGPoint(x: 350, y: 400), step: CGVector(dx: -30, dy: 0), steps: 10)
        stage.advance(by: 1)
        #expect(controller.viewControllers?.first === source.screens[0])
        #expect(source.log == ["will Page 1", "did Page 0 true", "will Page 0", "did Page 1 true"])
    }

    /// Apple's documentation of `setViewControllers(_:direction:animated:completion:)`: these are displayed, and the block is called when the animation has
    /// completed.
    @Test func aTurnOfPagesThatRunsWhileTheDeviceIsTurnedLeadsToItsPage() {
        let (stage, controller, source) = pages()
        var ends = 0
        controller.setViewControllers([source.screens[1]], direction: .forward, animated: true) { _ in
            ends += 1
        }
        stage.advance(by: 0.1)
        stage.rotate(to: .landscapeRight)
        stage.advance(by: 1)
        #expect(controller.viewControllers == [source.screens[1]] && ends == 1)
        let page: UIView = source.screens[1].view
        #expect(page.convert(page.bounds.origin, to: nil) == .zero)
        #expect(page.bounds.width == stage.window.bounds.width)
        #expect(source.screens[0].viewIfLoaded?.window == nil)
    }

    /// The same where another tab is chosen meanwhile.
    @Test func aTurnOfPagesThatNobodySeesAnyMoreLeadsToItsPage() {
        let source = Pages()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.setViewControllers([source.screens[0]], direction: .forward, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        let stage = Stage(tabs)
        var ends = 0
        controller.setViewControllers([source.screens[1]], direction: .forward, animated: true) { _ in
            ends += 1
        }
        stage.advance(by: 0.1)
        tabs.selectedIndex = 1
        stage.advance(by: 0.5)
        tabs.selectedIndex = 0
        stage.advance(by: 0.5)
        #expect(controller.viewControllers == [source.screens[1]] && ends == 1)
        let page: UIView = source.screens[1].view
        #expect(page.convert(page.bounds.origin, to: nil) == .zero)
        #expect(source.screens[0].viewIfLoaded?.window == nil)
    }

    /// Apple's documentation of `interPageSpacing`: "Space between pages, in points." A page is as large as the controller's view.
    @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
    func pagesStandApartByTheirSpacing(_ orientation: UIPageViewController.NavigationOrientation) {
        let source = Pages()
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: 20])
        controller.setViewControllers([source.screens[0]], direction: .forward, animated: false)
        let stage = Stage(controller)
        controller.setViewControllers([source.screens[1]], direction: .forward, animated: true)
        stage.advance(by: 0.1)
        let (first, second): (UIView, UIView) = (source.screens[0].view, source.screens[1].view)
        let (left, right) = (first.convert(first.bounds, to: nil), second.convert(second.bounds, to: nil))
        let isVertical = orientation == .vertical
        #expect((isVertical ? left.minY : left.minX) < 0, "the turn runs")
        #expect((isVertical ? right.minY - left.maxY : right.minX - left.maxX) == 20)
        #expect(left.size == stage.window.bounds.size && right.size == left.size)
        stage.advance(by: 1)
        #expect(second.convert(second.bounds, to: nil) == stage.window.bounds)
    }

    private func pages(
        _ configure: (inout DeviceConfiguration) -> Void = { _ in }
    ) -> (Stage, UIPageViewController, Pages) {
        let source = Pages()
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        controller.dataSource = source
        controller.delegate = source
        controller.setViewControllers([source.screens[0]], direction: .forward, animated: false)
        let stage = Stage(controller, configure)
        stage.advance(by: 0.1)
        return (stage, controller, source)
    }

    @Test func aSwipeTurnsThePage() {
        let (stage, controller, source) = pages()
        #expect(controller.viewControllers?.first === source.screens[0])
        #expect(source.screens[0].log.last == "viewDidAppear")
        stage.drag(CGPoint(x: 350, y: 400), step: CGVector(dx: -20, dy: 0), steps: 12)
        stage.advance(by: 2)
        #expect(controller.viewControllers?.first === source.screens[1])
        #expect(source.log == ["will Page 1", "did Page 0 true"])
        #expect(source.screens[0].log.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        #expect(source.screens[1].log.last == "viewDidAppear")
        #expect(source.screens[0].view.window == nil)
        let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(dots?.currentPage == 1)
    }

    final class Progress: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        var ends = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }

    @Test func theScrollViewOfThePagesMayHaveAnotherDelegate() throws {
        let (stage, controller, source) = pages()
        let scrollView = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let width = scrollView.bounds.width
        #expect(scrollView.contentOffset.x == width, "the page at rest stands one page behind the start")
        let progress = Progress()
        scrollView.delegate = progress
        #expect(scrollView.delegate === progress)
        stage.drag(CGPoint(x: 350, y: 400), step: CGVector(dx: -20, dy: 0), steps: 12)
        #expect(progress.offsets.last.map { $0 > width } == true)
        stage.advance(by: 2)
        #expect(controller.viewControllers?.first === source.screens[1])
        #expect(progress.ends == 1)
        #expect(scrollView.contentOffset.x == width)
        progress.offsets = []
        stage.drag(CGPoint(x: 50, y: 400), step: CGVector(dx: 20, dy: 0), steps: 12)
        #expect(progress.offsets.last.map { $0 < width } == true)
        stage.advance(by: 2)
        #expect(controller.viewControllers?.first === source.screens[0])
    }

    @Test func thereIsNoPageBeforeTheFirst() throws {
        let (stage, controller, source) = pages()
        let scrollView = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        stage.drag(CGPoint(x: 50, y: 400), step: CGVector(dx: 20, dy: 0), steps: 12)
        #expect(scrollView.contentOffset.x < scrollView.bounds.width, "the first page bounces")
        stage.advance(by: 2)
        #expect(controller.viewControllers?.first === source.screens[0])
        #expect(scrollView.contentOffset.x == scrollView.bounds.width)
        #expect(source.log.isEmpty)
    }

    @Test func aShortDragReturns() {
        let (stage, controller, source) = pages()
        stage.drag(CGPoint(x: 350, y: 400), step: CGVector(dx: -8, dy: 0), steps: 6, hold: 0.3)
        stage.advance(by: 2)
        #expect(controller.viewControllers?.first === source.screens[0])
        #expect(source.log == ["will Page 1", "did Page 0 false"])
        #expect(source.screens[0].view.window === stage.window)
    }

    @Test func codeTurnsThePageWithAnEnd() {
        let (stage, controller, source) = pages()
        var done: [Bool] = []
        controller.setViewControllers([source.screens[2]], direction: .forward, animated: true) {
            done.append($0)
        }
        stage.advance(by: 2)
        #expect(done == [true])
        #expect(controller.viewControllers?.first === source.screens[2])
        #expect(source.log.isEmpty)
        #expect(source.screens[2].log.last == "viewDidAppear")
    }

    /// Apple's documentation of `setViewController(_:for:)`: navigation controllers around what is set for the primary, supplementary
    /// and secondary columns; of `viewController(for:)`: what was set. The compact column takes any controller.
    @Test func columnsHaveNavigationControllersButTheCompactOne() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail, tabs) = (UIViewController(), UIViewController(), UITabBarController())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.setViewController(tabs, for: .compact)
        #expect(list.navigationController != nil && detail.navigationController != nil)
        #expect(tabs.parent === split && tabs.navigationController == nil)
        #expect(
            split.viewController(for: .primary) === list && split.viewController(for: .secondary) === detail)
        let other = UINavigationController(rootViewController: UIViewController())
        split.setViewController(other, for: .secondary)
        #expect(split.viewController(for: .secondary) === other)
        let stage = Stage(split)
        #expect(tabs.view.window === stage.window)
    }

    private func split() -> (UISplitViewController, UINavigationController, UINavigationController) {
        let list = UINavigationController(rootViewController: Recorder())
        let detail = UINavigationController(rootViewController: Recorder())
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        return (split, list, detail)
    }

    @Test func aSplitViewPutsTheDetailOverTheListOnAPhone() {
        final class StayAtList: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool { true }
        }
        let (split, list, _) = split()
        let delegate = StayAtList()
        split.delegate = delegate
        let stage = Stage(split)
        stage.advance(by: 0.1)
        #expect(split.isCollapsed)
        #expect(list.viewControllers.count == 1)
        let shown = Recorder()
        list.topViewController?.showDetailViewController(shown, sender: nil)
        stage.advance(by: 1)
        #expect(list.topViewController === shown)
    }

    /// The usual form of apps that begin at the list: published apps do so in the list's `viewDidLoad`, or in that of a
    /// subclass of the split view controller, after `super`.
    @Test(arguments: [true, false]) func aSplitViewAsksTheDelegateThatViewDidLoadSets(isList: Bool) {
        final class List: UIViewController, UISplitViewControllerDelegate {
            var setsDelegate = false
            override func viewDidLoad() {
                super.viewDidLoad()
                if setsDelegate { splitViewController?.delegate = self }
            }
            func splitViewController(
                _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool { true }
        }
        final class Split: UISplitViewController {
            weak var list: List?
            override func viewDidLoad() {
                super.viewDidLoad()
                if list?.setsDelegate == false { delegate = list }
            }
        }
        let (split, list) = (Split(), List())
        list.setsDelegate = isList
        split.list = list
        let navigation = UINavigationController(rootViewController: list)
        split.viewControllers = [navigation, UIViewController()]
        let stage = Stage(split)
        stage.advance(by: 0.1)
        #expect(split.isCollapsed && navigation.viewControllers == [list])
        #expect(list.view.window === stage.window)
    }

    /// Documentation of `showDetailViewController(_:sender:)`: a split view replaces its secondary controller, be it that the one before was shown while
    /// there was room for one only. What is replaced disappears, and what stands in no column is no child.
    @Test(arguments: [true, false]) func aDetailThatWasShownOverTheListIsReplacedBesideIt(hasStack: Bool) {
        let (split, list, start) = split()
        let stage = Stage(split) {
            $0.idiom = .pad
            $0.portraitSize = CGSize(width: 820, height: 1180)
            $0.scale = 2
        }
        split.traitOverrides.horizontalSizeClass = .compact
        stage.advance(by: 0.1)
        #expect(split.isCollapsed)
        let (first, second) = (Recorder(), Recorder())
        let detail = hasStack ? UINavigationController(rootViewController: first) : first
        list.showDetailViewController(detail, sender: nil)
        stage.advance(by: 1)
        #expect(list.topViewController === first && start.parent == nil)
        split.traitOverrides.horizontalSizeClass = .regular
        stage.advance(by: 0.1)
        #expect(detail.parent === split && first.view.window === stage.window)
        first.log = []
        list.showDetailViewController(second, sender: nil)
        stage.advance(by: 0.1)
        #expect(second.view.window === stage.window && first.view.window == nil)
        #expect(first.log.filter { $0.contains("isappear") } == ["viewWillDisappear", "viewDidDisappear"])
        #expect(Set(split.children) == [list, second])
    }

    @Test func aSplitViewStandsSideBySideOnAPad() {
        let (split, list, detail) = split()
        let stage = Stage(split) {
            $0.idiom = .pad
            $0.portraitSize = CGSize(width: 820, height: 1180)
            $0.scale = 2
        }
        stage.advance(by: 0.1)
        #expect(!split.isCollapsed)
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 500, height: 1180))
        let other = Recorder()
        list.showDetailViewController(other, sender: nil)
        stage.advance(by: 0.1)
        #expect(split.viewControllers.last === other)
        #expect(other.view.window === stage.window)
    }

    /// Documentation of `displayModeButtonItem`: it changes the display mode, of which a collapsed interface has none;
    /// the template for such apps puts it beside the back button, where a phone shows nothing of it.
    @Test(arguments: [true, false]) func theButtonOfTheDisplayModeIsForColumnsSideBySide(isPad: Bool) throws {
        let stage = Stage {
            guard isPad else { return }
            $0.idiom = .pad
            $0.portraitSize = CGSize(width: 820, height: 1180)
        }
        let (split, _, detail) = split()
        let screen = try #require(detail.topViewController)
        screen.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        screen.navigationItem.leftItemsSupplementBackButton = true
        stage.show(split)
        stage.advance(by: 0.1)
        let navigation = try #require(screen.navigationController)
        #expect(split.isCollapsed == !isPad)
        let buttons = navigation.navigationBar.itemViews
        #expect(buttons.count == 1, "the back button on the phone, the display mode on the pad")
        #expect((split.displayModeButtonItem.value(forKey: "view") != nil) == isPad)
    }

    /// Documentation of `displayModeButtonVisibility`: the system's default shows the button; its action goes "to the next display mode".
    /// UISplitViewController.h: the delegate hears of a column "that will be shown or hidden" and of the mode before.
    @Test func theLastColumnsBarBringsTheFirstOneBack() throws {
        final class Log: NSObject, UISplitViewControllerDelegate {
            var lines: [String] = []
            func splitViewController(
                _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
            ) { lines.append("mode \(displayMode == .secondaryOnly)") }
            func splitViewController(
                _ svc: UISplitViewController, willShow column: UISplitViewController.Column
            ) { lines.append("show \(column)") }
            func splitViewController(
                _ svc: UISplitViewController, willHide column: UISplitViewController.Column
            ) { lines.append("hide \(column)") }
        }
        let (split, log, detail) = (UISplitViewController(style: .doubleColumn), Log(), Recorder())
        split.setViewController(Recorder(), for: .primary)
        split.setViewController(detail, for: .secondary)
        split.delegate = log
        let stage = Stage(split) {
            $0.idiom = .pad
            $0.portraitSize = CGSize(width: 820, height: 1180)
        }
        stage.advance(by: 0.1)
        let bar = try #require(detail.navigationController).navigationBar
        #expect(bar.itemViews.isEmpty)
        split.hide(.primary)
        stage.advance(by: 0.1)
        #expect(log.lines == ["mode true", "hide primary"])
        let button = try #require(bar.itemViews.first).view
        stage.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.advance(by: 0.1)
        #expect(split.displayMode == .oneBesideSecondary && bar.itemViews.isEmpty)
        #expect(log.lines == ["mode true", "hide primary", "mode false", "show primary"])
        split.presentsWithGesture = false
        split.preferredDisplayMode = .secondaryOnly
        stage.advance(by: 0.1)
        #expect(bar.itemViews.isEmpty)
        split.displayModeButtonVisibility = .always
        stage.advance(by: 0.1)
        #expect(bar.itemViews.count == 1)
    }

    final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var log: [String] = []
        func updateSearchResults(for search: UISearchController) {
            log.append("update '\(search.searchBar.text ?? "")' \(search.isActive)")
        }
        func willPresentSearchController(_ search: UISearchController) { log.append("will present") }
        func didDismissSearchController(_ search: UISearchController) { log.append("did dismiss") }
    }

    /// A published app asks for the view, as its comment says, "to make tableView accessible" in the results' screen.
    @Test func theResultsComeWithTheViewOfTheirSearch() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        #expect(!results.isViewLoaded)
        search.loadViewIfNeeded()
        #expect(results.isViewLoaded)
    }

    @Test func aSearchControllerTellsWhatIsSearched() {
        let (root, finder) = (Recorder(), Finder())
        let results = Recorder()
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = finder
        search.delegate = finder
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        #expect(search.searchBar.window === stage.window)
        #expect(search.searchBar.searchTextField.frame.minX == 16)
        #expect(root.view.safeAreaInsets.top == CGFloat(113 + 56))
        search.isActive = true
        search.searchBar.text = "ab"
        stage.advance(by: 0.5)
        #expect(results.view.window === stage.window)
        search.isActive = false
        stage.advance(by: 0.5)
        #expect(
            finder.log == [
                "will present", "update '' true", "update 'ab' true", "update '' false", "did dismiss",
            ])
        #expect(results.view.window == nil)
    }

    @Test func scopesHaveRoomInTheBarWhileSearched() {
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        screen.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: screen)
        let stage = Stage(navigation)
        let before = navigation.navigationBar.frame.height
        search.searchBar.showsScopeBar = true
        stage.frame()
        #expect(navigation.navigationBar.frame.height == before + 46)
        #expect(search.searchBar.frame.maxY == navigation.navigationBar.bounds.height)
        #expect(screen.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        search.searchBar.showsScopeBar = false
        stage.frame()
        #expect(navigation.navigationBar.frame.height == before)
    }

    @Test func anAlertAsksForText() {
        let base = Recorder()
        let stage = Stage(base)
        stage.advance(by: 0.1)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        var answer: String?
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
                answer = alert.textFields?.first?.text
            })
        base.present(alert, animated: false)
        stage.frame()
        let field = alert.textFields?.first
        #expect(field?.window === stage.window)
        // 320 points less 30 at both sides, recorded on iOS 26 (`alerts.json`).
        #expect(field?.frame.width == CGFloat(260))
        field?.text = "Ada"
        let place = ViewDump.find(text: "OK")?.windowFrame ?? .zero
        stage.tap(CGPoint(x: place.midX, y: place.midY))
        stage.advance(by: 1)
        #expect(answer == "Ada")
    }
}
