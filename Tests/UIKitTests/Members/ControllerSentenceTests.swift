import Testing

@testable import UIKit

/// What the comments of UIKit's headers (the SDK of iOS 26) say of controllers, windows and items of bars.
@MainActor
struct ControllerSentenceTests {
    // MARK: Navigation

    /// "Initializer that also pushes the root view controller without animation."
    @Test func theFirstScreenIsPushedToo() {
        final class Navigation: UINavigationController {
            var pushed: [Bool] = []
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
                pushed.append(animated)
                super.pushViewController(viewController, animated: animated)
            }
        }
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = Navigation(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        #expect(navigation.pushed == [false, false])
        #expect(!first.hidesBottomBarWhenPushed && second.hidesBottomBarWhenPushed)
    }

    /// Apple's documentation of `title`: a valid tab bar item takes it over; that of a navigation controller is its first screen's.
    @Test func theTitleOfANavigationControllerNamesItsTab() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.title = "Feed"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage(tabs)
        #expect(tabs.tabBar.items?.first?.title == "Feed")
        _ = stage
    }

    /// `UINavigationBarDelegate`, "called to push. return NO not to": a navigation controller is its bar's delegate.
    @Test(arguments: [true, false]) func aNavigationControllerIsAskedBeforeTheBackButtonPops(allows: Bool) {
        final class Navigation: UINavigationController, UINavigationBarDelegate {
            var allows = true
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                allows
            }
        }
        let navigation = Navigation(rootViewController: UIViewController())
        navigation.allows = allows
        let stage = Stage(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.1)
        navigation.navigationBar.onBack?()
        stage.advance(by: 1)
        #expect(navigation.viewControllers.count == (allows ? 1 : 2))
    }

    /// Widely used before iOS 13: a black bar asks for light content.
    @Test func aBlackBarMakesTheStatusBarLight() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.preferredStatusBarStyle == .default)
        navigation.navigationBar.barStyle = .black
        #expect(navigation.preferredStatusBarStyle == .lightContent)
    }

    // MARK: Items of bars

    /// "updating the title & image of the item if appropriate (primaryAction's title is non-nil …, and if this is not a system item).
    /// … If primaryAction is set to nil, the title & image properties are left unchanged."
    @Test func aPrimaryActionNamesItsItem() {
        let picture = UIImage(systemName: "star")
        let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(title: "New", image: picture) { _ in }
        #expect(item.title == "New" && item.image === picture)
        item.primaryAction = nil
        #expect(item.title == "New" && item.image === picture)
        let system = UIBarButtonItem(systemItem: .done)
        let title = system.title
        system.primaryAction = UIAction(title: "Other") { _ in }
        #expect(system.title == title)
    }

    /// The same when it is given to the initialiser.
    @Test func anItemOfAPrimaryActionHasItsTitleAndImage() {
        let picture = UIImage(systemName: "star")
        let action = UIAction(title: "Next", image: picture) { _ in }
        #expect(UIBarButtonItem(primaryAction: action).title == "Next")
        #expect(UIBarButtonItem(primaryAction: action).image === picture)
        #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
        #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title != "Next")
    }

    /// "When primaryAction is non-nil, the target & action properties are ignored."
    @Test func aPrimaryActionTakesTheActionsPlace() {
        let stage = Stage(UIViewController())
        final class Target: NSObject { var count = 0 }
        var performed = 0
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: Selector("unknown"))
        item.primaryAction = UIAction { _ in performed += 1 }
        item.perform()
        #expect(performed == 1)
        _ = stage
    }

    // MARK: Presentation

    /// "If this property has been set to UIModalPresentationAutomatic, reading it will always return a concrete presentation style.
    /// By default UIViewController resolves UIModalPresentationAutomatic to UIModalPresentationPageSheet".
    @Test func theStyleOfAPresentationReadsConcrete() {
        let screen = UIViewController()
        #expect(screen.modalPresentationStyle == .pageSheet)
        screen.modalPresentationStyle = .fullScreen
        screen.modalPresentationStyle = .automatic
        #expect(screen.modalPresentationStyle == .pageSheet)
    }

    /// Apple's sample of sheets that cannot be pulled down sets the property of the screen inside the navigation controller.
    @Test func aScreenInsideKeepsTheReader() {
        let (base, inner) = (UIViewController(), UIViewController())
        let stage = Stage(base)
        let navigation = UINavigationController(rootViewController: inner)
        base.present(navigation, animated: false)
        stage.advance(by: 0.1)
        inner.isModalInPresentation = true
        navigation.presentationController?.dismissByReader()
        stage.advance(by: 1)
        #expect(base.presentedViewController === navigation)
        inner.isModalInPresentation = false
        navigation.presentationController?.dismissByReader()
        stage.advance(by: 1)
        #expect(base.presentedViewController == nil)
    }

    /// UIKit hands an animator the transition: published animators answer 0 for one that is not animated.
    @Test func anAnimatorIsAskedForItsDurationWithTheTransition() {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            {
                guard let context, context.isAnimated, context.viewController(forKey: .to) != nil else {
                    return 0
                }
                return 0.5
            }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.completeTransition(true)
            }
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        final class Screen: UIViewController {
            var duration: TimeInterval?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                duration = transitionCoordinator?.transitionDuration
            }
        }
        let (fade, screen) = (Fade(), Screen())
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = fade
        let stage = Stage(navigation)
        navigation.pushViewController(screen, animated: true)
        stage.advance(by: 0.1)
        #expect(screen.duration == 0.5)
    }

    /// Apple's documentation of `preferredContentSize`: containers ask their children; a popover's navigation controller has the
    /// size that its screen wants.
    @Test func aNavigationControllerWantsTheSizeOfItsScreen() {
        let screen = UIViewController()
        screen.preferredContentSize = CGSize(width: 200, height: 120)
        let navigation = UINavigationController(rootViewController: screen)
        #expect(navigation.preferredContentSize == CGSize(width: 200, height: 120))
        navigation.preferredContentSize = CGSize(width: 300, height: 300)
        #expect(navigation.preferredContentSize == CGSize(width: 300, height: 300))
    }

    // MARK: Windows

    /// `becomeKeyWindow`, `resignKeyWindow`: "override point for subclass. Do not call directly"; with the notifications.
    @Test func windowsHearThatKeysGoToThem() {
        final class Window: UIWindow {
            nonisolated(unsafe) static var log: [String] = []
            override func becomeKey() {
                super.becomeKey()
                Self.log.append("become \(windowLevel.rawValue)")
            }
            override func resignKey() {
                super.resignKey()
                Self.log.append("resign \(windowLevel.rawValue)")
            }
        }
        Window.log = []
        let stage = Stage(UIViewController())
        let (first, second) = (Window(), Window())
        second.windowLevel = .alert
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        second.makeKey()
        #expect(Window.log == ["become 0.0", "resign 0.0", "become 2000.0"])
        _ = stage
    }

    /// Windows stand on one screen: a place of one is that of the other, moved by their frames.
    @Test func placesAreConvertedBetweenWindows() {
        let stage = Stage(UIViewController())
        let small = UIWindow(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        #expect(small.convert(CGPoint(x: 1, y: 2), to: stage.window) == CGPoint(x: 21, y: 102))
        #expect(small.convert(CGPoint(x: 21, y: 102), from: stage.window) == CGPoint(x: 1, y: 2))
        #expect(small.convert(CGPoint(x: 1, y: 2), to: nil as UIWindow?) == CGPoint(x: 21, y: 102))
    }

    // MARK: Search

    @MainActor private final class Search {
        let stage = Stage()
        let search: UISearchController
        let (content, results) = (UIViewController(), UIViewController())

        init() {
            search = UISearchController(searchResultsController: results)
            content.navigationItem.searchController = search
            stage.show(UINavigationController(rootViewController: content))
            search.isActive = true
            stage.advance(by: 0.5)
        }
    }

    /// `UISearchController` is presented by the screen that is searched (Apple's documentation: "the search controller is presented").
    @Test func theSearchedScreenPresentsTheSearch() {
        let shown = Search()
        #expect(shown.search.presentingViewController === shown.content)
        #expect(shown.content.presentedViewController === shown.search)
        shown.search.searchBar.text = "a"
        shown.search.searchBar.searchTextField.sendActions(for: .editingChanged)
        #expect(shown.results.presentingViewController === shown.content)
        var isDone = false
        shown.search.dismiss(animated: false) { isDone = true }
        #expect(isDone && !shown.search.isActive)
        #expect(shown.content.presentedViewController == nil)
        #expect(shown.results.presentingViewController == nil)
    }

    @Test func aSearchPresentsOverItsScreenAndEndsThatFirst() {
        let (shown, sheet) = (Search(), UIViewController())
        shown.search.present(sheet, animated: false)
        shown.stage.advance(by: 0.1)
        #expect(sheet.view.window === shown.stage.window)
        shown.search.dismiss(animated: false)
        shown.stage.advance(by: 0.1)
        #expect(sheet.view.window == nil && shown.search.isActive)
        shown.content.dismiss(animated: false)
        #expect(!shown.search.isActive)
    }

    /// A colour of the app's own stays.
    @Test func aSearchFieldKeepsTheColourThatItWasGiven() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let stage = Stage(showing: bar)
        bar.searchTextField.backgroundColor = .red
        bar.becomeFirstResponder()
        stage.advance(by: 0.1)
        #expect(bar.searchTextField.backgroundColor == .red)
    }

    // MARK: Columns in one stack

    @MainActor private func columns(_ style: UISplitViewController.Style, top: UISplitViewController.Column)
        -> (Stage, UISplitViewController, [UISplitViewController.Column: UIViewController], NSObject)
    {
        final class Top: NSObject, UISplitViewControllerDelegate {
            let column: UISplitViewController.Column
            init(_ column: UISplitViewController.Column) { self.column = column }
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { column }
        }
        let (stage, split, delegate) = (Stage(), UISplitViewController(style: style), Top(top))
        split.delegate = delegate
        var screens: [UISplitViewController.Column: UIViewController] = [:]
        let all: [UISplitViewController.Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for column in all {
            screens[column] = UIViewController()
            split.setViewController(screens[column], for: column)
        }
        stage.show(split)
        stage.advance(by: 0.2)
        return (stage, split, screens, delegate)
    }

    private func stack(_ split: UISplitViewController) -> [UIViewController] {
        (split.columns[.primary] as? UINavigationController)?.viewControllers ?? []
    }

    /// "pushes the column (and any intervening columns) if the column is not in the stack; does nothing if the column is on top; pops
    /// any covering columns if the column is in the stack but not on top".
    @Test func columnsAreShownInOneStack() throws {
        let (stage, split, screens, delegate) = columns(.tripleColumn, top: .primary)
        let all = try [.primary, .supplementary, .secondary].map { try #require(screens[$0]) }
        #expect(split.isCollapsed && stack(split) == [all[0]])
        split.show(.secondary)
        stage.advance(by: 1)
        #expect(stack(split) == all)
        split.show(.secondary)
        stage.advance(by: 1)
        #expect(stack(split) == all)
        split.show(.supplementary)
        stage.advance(by: 1)
        #expect(stack(split) == Array(all[..<2]))
        split.show(.primary)
        stage.advance(by: 1)
        #expect(stack(split) == [all[0]])
        _ = delegate
    }

    /// "always ignored for the Primary column, or if the requested column is not on top; otherwise the column is popped".
    @Test func columnsAreHiddenFromOneStack() throws {
        let (stage, split, screens, delegate) = columns(.tripleColumn, top: .secondary)
        #expect(stack(split).count == 3)
        split.hide(.supplementary)
        stage.advance(by: 1)
        #expect(stack(split).count == 3)
        split.hide(.secondary)
        stage.advance(by: 1)
        #expect(stack(split) == [screens[.primary]!, screens[.supplementary]!])
        split.hide(.primary)
        stage.advance(by: 1)
        #expect(stack(split).count == 2)
        _ = delegate
    }

    /// The usual way of lists: each choice sets the second column and shows it.
    @Test func eachChoiceShowsItsOwnDetail() {
        let (stage, split, _, delegate) = columns(.doubleColumn, top: .primary)
        for _ in 0..<2 {
            let detail = UIViewController()
            split.setViewController(detail, for: .secondary)
            split.show(.secondary)
            stage.advance(by: 1)
            #expect(stack(split).count == 2 && stack(split).last === detail)
            (split.columns[.primary] as? UINavigationController)?.popViewController(animated: false)
            stage.advance(by: 0.2)
        }
        // UIKit: one that is set while its column is shown takes the former one's place.
        split.show(.secondary)
        stage.advance(by: 1)
        let other = UIViewController()
        split.setViewController(other, for: .secondary)
        stage.advance(by: 0.2)
        #expect(stack(split).count == 2 && stack(split).last === other)
        _ = delegate
    }

    // MARK: Values in notifications

    /// Apple's Swift casts an `NSValue` to the structure inside.
    @Test func structuresAreCastFromValues() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let values: [Any] = [
            NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size),
            NSValue(uiEdgeInsets: insets), NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)),
        ]
        #expect(values.map { $0 as? CGRect } == [rect, nil, nil, nil, nil])
        #expect(values.map { $0 as? CGPoint } == [nil, rect.origin, nil, nil, nil])
        #expect(values.map { $0 as? CGSize } == [nil, nil, rect.size, nil, nil])
        #expect(values.map { $0 as? UIEdgeInsets } == [nil, nil, nil, insets, nil])
        #expect(values[4] as? CGAffineTransform == CGAffineTransform(scaleX: 2, y: 3))
        #expect((rect as Any) as? NSValue == NSValue(cgRect: rect))
    }

    /// An enumeration of Objective-C is never nil in Swift; keyboards name a curve of their own, which apps unwrap.
    @Test func aKeyboardsCurveCanBeGivenToAnAnimation() {
        #expect(UIView.AnimationCurve(rawValue: 7) != nil)
        #expect(
            [0, 1, 2, 3].map { UIView.AnimationCurve(rawValue: $0) } == [
                .easeInOut, .easeIn, .easeOut, .linear,
            ])
        #expect(UIView.AnimationOptions(rawValue: 7 << 16).curveValue == 7)
    }

    // MARK: Refreshing

    /// `UIRefreshControl` came with iOS 6, `refreshControl` of scroll views with iOS 10: before, apps added it as a subview.
    @Test func aRefreshControlThatIsAddedAsASubviewWorks() {
        let table = UITableView(frame: .zero)
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let stage = Stage(showing: table)
        table.addSubview(control)
        stage.advance(by: 0.1)
        stage.drag(CGPoint(x: 200, y: 300), step: CGVector(dx: 0, dy: 20), steps: 20)
        #expect(count == 1)
    }

    // MARK: Sheets and lists

    /// `prefersScrollingExpandsWhenScrolledToEdge`, "default: true": scrolling at the edge makes the sheet larger; a drag down at the
    /// list's upper edge takes the sheet along, as in every sheet of iOS 13 and later.
    @Test func aListAtItsEdgeMovesItsSheet() throws {
        let (base, table) = (UIViewController(), UITableViewController())
        let stage = Stage(base)
        let sheet = try #require(table.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        base.present(table, animated: false)
        stage.advance(by: 0.2)
        let middle = CGPoint(x: 200, y: 650)
        stage.drag(middle, step: CGVector(dx: 0, dy: -15), steps: 20, hold: 0.2)
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(table.tableView.contentOffset.y == -table.tableView.adjustedContentInset.top)
        stage.drag(middle, step: CGVector(dx: 0, dy: 30), steps: 10)
        stage.advance(by: 1.5)
        #expect(base.presentedViewController == nil || sheet.selectedDetentIdentifier == .medium)
    }

    @Test func aListScrollsWhereTheSheetIsNotToGrow() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (base, table, rows) = (UIViewController(), UITableViewController(), Rows())
        let stage = Stage(base)
        table.tableView.dataSource = rows
        let sheet = try #require(table.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        base.present(table, animated: false)
        stage.advance(by: 0.2)
        stage.drag(CGPoint(x: 200, y: 650), step: CGVector(dx: 0, dy: -15), steps: 10, hold: 0.2)
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier != .large)
        #expect(table.tableView.contentOffset.y > 100)
    }
}
