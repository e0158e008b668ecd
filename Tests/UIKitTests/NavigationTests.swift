import Testing

@testable import UIKit

@MainActor
struct NavigationTests {
    private func controller(_ title: String) -> ViewControllerTests.Recorder {
        let controller = ViewControllerTests.Recorder()
        controller.title = title
        return controller
    }

    @Test func theBarTakesSafeAreaFromTheChild() {
        let root = controller("Books")
        let stage = Stage(UINavigationController(rootViewController: root))
        stage.frame()
        #expect(root.view.safeAreaInsets.top == CGFloat(113))
        #expect(root.view.safeAreaInsets.bottom == 34)
    }

    /// UIKit: the top's view is loaded where the navigation controller lays out its own (Apple's stack traces show
    /// `-[UINavigationController _startDeferredTransitionIfNeeded:]` below `viewDidLoad`), so that what a subclass hands
    /// to it in `viewDidLoad` is there in time.
    @Test func theTopLoadsItsViewAfterViewDidLoadOfItsController() {
        final class Screen: UIViewController {
            var service: String?
            var seen: [String?] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                seen.append(service)
            }
        }
        final class Flow: UINavigationController {
            var following: Screen?
            override func viewDidLoad() {
                super.viewDidLoad()
                for case let screen as Screen in viewControllers { screen.service = "books" }
                guard let following else { return }
                pushViewController(following, animated: false)
                following.service = "authors"
            }
        }
        for next in [nil, Screen()] {
            let root = Screen()
            let flow = Flow(rootViewController: root)
            flow.following = next
            flow.loadViewIfNeeded()
            #expect(!root.isViewLoaded && next?.isViewLoaded != true)
            let stage = Stage(flow)
            stage.advance(by: 0.1)
            #expect(root.seen == (next == nil ? ["books"] : []))
            #expect(next == nil || next?.seen == ["authors"])
            #expect((next ?? root).view.window != nil)
            #expect((next ?? root).view.safeAreaInsets.top == 113)
        }
    }

    @Test func aLargeTitleTakesFiftyTwoMore() {
        let root = controller("Books")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(navigation)
        stage.frame()
        #expect(root.view.safeAreaInsets.top == CGFloat(165))
    }

    @Test func pushAndPopTellBothControllersInOrder() {
        let (first, second) = (controller("First"), controller("Second"))
        let navigation = UINavigationController(rootViewController: first)
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        first.log = []
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 1)
        #expect(first.log == ["viewWillDisappear", "viewDidDisappear"])
        #expect(
            second.log == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews",
                "viewDidAppear",
            ])
        #expect(second.navigationController === navigation)
        #expect(first.view.window == nil)
        // With iOS 26 the back button is a chevron; the title is what it is called.
        #expect(navigation.navigationBar.backTitle == "")
        #expect(ViewDump.find(identifier: UINavigationBar.backIdentifier)?.view.accessibilityLabel == "First")

        first.log = []
        #expect(navigation.popViewController(animated: true) === second)
        stage.advance(by: 1)
        let appearances = first.log.filter { $0.hasPrefix("view") && !$0.contains("Layout") }
        #expect(appearances == ["viewWillAppear", "viewDidAppear"])
        let last = Array(second.log.suffix(2))
        #expect(last == ["viewWillDisappear", "viewDidDisappear"])
        #expect(second.parent == nil)
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func theBackButtonPops() throws {
        let (first, second) = (controller("First"), controller("Second"))
        let navigation = UINavigationController(rootViewController: first)
        let stage = Stage(navigation)
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0.5)
        let button = try #require(
            ViewDump.find(identifier: UINavigationBar.backIdentifier)?.view as? UIButton)
        button.sendActions(for: .touchUpInside)
        stage.advance(by: 1)
        #expect(navigation.topViewController === first)
    }

    @Test func aChangedTitleShowsAtOnce() throws {
        let root = controller("Old")
        let stage = Stage(UINavigationController(rootViewController: root))
        root.title = "New"
        stage.frame()
        let bar = try #require(root.navigationController?.navigationBar)
        let texts = bar.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts.contains("New"))
    }

    @Test func barsTurnAroundFromRightToLeft() throws {
        let root = controller("Books")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: nil, action: nil)
        let stage = Stage(UINavigationController(rootViewController: root))
        stage.frame()
        let bar = try #require(root.navigationController?.navigationBar)
        func button() throws -> UIView { try #require(bar.itemViews.first).view }
        let edge = try button().frame.maxX
        #expect(edge == CGFloat(393 - 16))
        stage.change { $0.direction = .rightToLeft }
        let start = try button().frame.minX
        #expect(start == CGFloat(16))
    }
}
