import Testing

@testable import UIKit

@MainActor
struct NavigationBarTests {
    final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func stage(large: Bool) -> (Stage, UINavigationController, Rows) {
        let rows = Rows(style: .plain)
        rows.title = "Rows"
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = large
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        return (stage, navigation, rows)
    }

    private final class AddingScreen: UIViewController {
        let (button, titled, tool) = (UIButton(type: .system), UIView(), UIView())
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
            navigationItem.titleView = titled
            toolbarItems = [UIBarButtonItem(customView: tool)]
            for each in [button, titled, tool] { view.addSubview(each) }
        }
    }

    /// Published screens do so, and show the button in the bar (github.com/MiraiChan/Tracker, `TrackersViewController`).
    @Test func aViewThatIsGivenToTheBarAndThenAddedToTheScreenIsInTheBar() {
        let screen = AddingScreen()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        let stage = Stage(navigation)
        stage.frame()
        let bar = navigation.navigationBar
        #expect(screen.button.isDescendant(of: bar) && screen.titled.isDescendant(of: bar))
        #expect(screen.tool.isDescendant(of: navigation.toolbar))
        // Once laid out, the bar leaves it where the app puts it.
        screen.view.addSubview(screen.button)
        bar.setNeedsLayout()
        stage.frame()
        #expect(screen.button.superview === screen.view)
    }

    @Test func theBarStandsBelowTheStatusBar() {
        let (_, navigation, _) = stage(large: false)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    }

    /// A radar's report of iOS 11 (32707795): the title turns normal in landscape, and large again in portrait, as
    /// `.always` too.
    @Test(arguments: [UINavigationItem.LargeTitleDisplayMode.automatic, .always])
    func aLargeTitleIsNormalInLandscape(_ mode: UINavigationItem.LargeTitleDisplayMode) {
        let (stage, navigation, rows) = stage(large: true)
        rows.navigationItem.largeTitleDisplayMode = mode
        stage.advance(by: 0.1)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 106))
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        // 10 points above where nothing else is there: recorded on Mac Catalyst, iOS 26.
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 852, height: 54))
        #expect(rows.tableView.adjustedContentInset.top == 64)
        #expect(rows.tableView.contentOffset.y == -64)
        #expect(navigation.navigationBar.titleLabel.isHidden == false)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 106))
        #expect(rows.tableView.contentOffset.y == -165)
    }

    /// Recorded (github.com/ephread/Instructions @0f3efa7, iOS 17.0 on a phone of 393 points): the bar fills the pixels from 161, 53.67 points,
    /// to 293.
    @Test(arguments: [(CGFloat(59), CGFloat(161)), (62, 186)])
    func aBarReachesUnderADynamicIsland(safeTop: CGFloat, pixel: CGFloat) {
        let navigation = UINavigationController(rootViewController: Rows(style: .plain))
        let stage = Stage {
            $0.systemRelease = 18
            $0.safeAreaInsets.top = safeTop
        }
        stage.show(navigation)
        stage.advance(by: 0.1)
        let frame = navigation.navigationBar.frame
        #expect((frame.minY * 3).rounded() == pixel)
        #expect(frame.size == CGSize(width: 393, height: 44))
    }

    /// 32 points on phones that are narrow in landscape, 44 on others (github.com/microsoft/fluentui-apple, 1727,
    /// pictures of iOS 16).
    @Test func barsAreLowInLandscape() {
        let rows = Rows(style: .plain)
        let navigation = UINavigationController(rootViewController: rows)
        navigation.isToolbarHidden = false
        let stage = Stage { $0.systemRelease = 14 }
        stage.show(navigation)
        stage.advance(by: 0.1)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 340, width: 852, height: 32))
        #expect(rows.tableView.adjustedContentInset == UIEdgeInsets(top: 32, left: 0, bottom: 53, right: 0))
    }

    @Test func aScreenBelowAnOpaqueBarHasNoSafeAreaAtItsTop() {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.isTranslucent = false
        let stage = Stage(navigation)
        #expect(screen.view.frame.minY == 113)
        #expect(screen.view.safeAreaInsets.top == 0)
        screen.extendedLayoutIncludesOpaqueBars = true
        navigation.view.setNeedsLayout()
        stage.frame()
        #expect(screen.view.frame.minY == 0)
        #expect(screen.view.safeAreaInsets.top == 113)
    }

    @Test func theLargeTitleGoesAndComesWithTheContent() {
        let (stage, navigation, rows) = stage(large: true)
        let bar = navigation.navigationBar
        #expect(bar.frame.height == CGFloat(106))
        #expect(rows.tableView.contentOffset.y == CGFloat(-165))
        stage.drag(CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -10), steps: 20, hold: 0.2)
        stage.advance(by: 1)
        #expect(bar.frame.height == CGFloat(54))
        #expect(rows.tableView.adjustedContentInset.top == CGFloat(113))
        rows.tableView.setContentOffset(CGPoint(x: 0, y: -165), animated: false)
        stage.frame()
        #expect(bar.frame.height == CGFloat(106))
        #expect(rows.tableView.adjustedContentInset.top == CGFloat(165))
    }

    @Test func theTitleComesToRestShownOrGone() {
        let (stage, navigation, rows) = stage(large: true)
        stage.drag(CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -6), steps: 5, hold: 0.2)
        stage.advance(by: 2)
        let offset = rows.tableView.contentOffset.y
        #expect(offset == CGFloat(-165) || offset == CGFloat(-113), "rests at \(offset)")
        let height = navigation.navigationBar.frame.height
        #expect(height == (offset == -165 ? 106 : 54))
    }

    @Test func anAppearanceColoursTheBarOnceRowsGoUnderIt() throws {
        let (stage, navigation, rows) = stage(large: false)
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemRed
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigation.navigationBar.standardAppearance = look
        stage.frame()
        let background = try #require(
            navigation.navigationBar.subviews.compactMap { $0 as? BarBackgroundView }.first)
        #expect(background.backgroundColor == nil, "at the top of what scrolls nothing is behind the title")
        rows.tableView.contentOffset.y += 100
        stage.frame()
        #expect(background.backgroundColor == .systemRed)
        rows.tableView.contentOffset.y -= 100
        let edge = UINavigationBarAppearance()
        edge.backgroundColor = .systemBlue
        edge.titleTextAttributes = look.titleTextAttributes
        navigation.navigationBar.scrollEdgeAppearance = edge
        stage.frame()
        #expect(background.backgroundColor == .systemBlue)
        #expect(background.frame == CGRect(x: 0, y: -59, width: 393, height: 113))
        let title = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first {
            $0.text == "Rows"
        }
        #expect(title?.textColor == .white)
    }

    @Test func theToolbarTakesSafeAreaAtTheBottom() {
        let (stage, navigation, rows) = stage(large: false)
        rows.toolbarItems = [
            UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
        ]
        navigation.setToolbarHidden(false, animated: false)
        stage.frame()
        // iOS 26.1 simulator: 48 high, 28 above the edge and from the sides; 17 beside a title.
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 776, width: 393, height: 48))
        #expect(rows.view.safeAreaInsets.bottom == CGFloat(76))
        let right = ViewDump.find(text: "Right")?.windowFrame ?? .zero
        #expect(abs(right.maxX - (393 - 28 - 17)) < CGFloat(1))
    }

    @Test func aDelegateAnimatesThePush() {
        final class Fade: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
            var log: [String] = []
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                log.append("\(operation)")
                return self
            }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { 0.2 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let view = context.view(forKey: .to) else { return }
                context.containerView.addSubview(view)
                view.alpha = 0
                UIView.animate(withDuration: 0.2) {
                    view.alpha = 1
                } completion: { _ in
                    context.completeTransition(true)
                }
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { log.append("shown \(animated)") }
        }
        let (stage, navigation, rows) = stage(large: false)
        let fade = Fade()
        navigation.delegate = fade
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 1)
        #expect(fade.log == ["push", "shown true"])
        #expect(rows.view.superview == nil)
        #expect(navigation.view.subviews.last === navigation.toolbar)
        #expect(next.view.alpha == CGFloat(1))
    }

    @Test func aDragFromTheEdgeGoesBack() {
        let (stage, navigation, rows) = stage(large: false)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.2)
        stage.drag(CGPoint(x: 4, y: 400), step: CGVector(dx: 12, dy: 0), steps: 20)
        stage.advance(by: 1)
        #expect(navigation.topViewController === rows)
    }

    @Test func theEditButtonTurnsEditingOnAndOff() {
        let (stage, _, rows) = stage(large: false)
        rows.navigationItem.rightBarButtonItem = rows.editButtonItem
        stage.frame()
        let place = ViewDump.find(text: "Edit")?.windowFrame ?? .zero
        stage.tap(CGPoint(x: place.midX, y: place.midY))
        #expect(rows.isEditing)
        #expect(rows.editButtonItem.title == "Done")
    }
}
