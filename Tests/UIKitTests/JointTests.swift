import Simulator
import Testing

@testable import UIKit

/// Where two parts of UIKit meet. Each test says where its expectation comes from.
@MainActor @Suite(.serialized) struct JointTests {
    typealias Recorder = ViewControllerTests.Recorder

    // MARK: Stacks and layout

    /// Published stack traces: `-[UINavigationController __viewWillLayoutSubviews]`, `_startDeferredTransitionIfNeeded:`, `loadViewIfRequired`.
    @Test func whatIsGivenAfterAPushIsThereWhenTheViewLoads() {
        final class Detail: UIViewController {
            var item: String?
            var loaded: String?
            override func viewDidLoad() {
                super.viewDidLoad()
                loaded = item
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(navigation)
        let detail = Detail()
        navigation.pushViewController(detail, animated: true)
        #expect(!detail.isViewLoaded && navigation.topViewController === detail)
        detail.item = "A"
        stage.advance(by: 1)
        #expect(detail.loaded == "A" && detail.view.window === stage.window)
    }

    @Test func severalChangesInOneTurnAreOneTransition() {
        let (first, middle, last) = (Recorder(), Recorder(), Recorder())
        let navigation = UINavigationController(rootViewController: first)
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        first.log = []
        navigation.pushViewController(middle, animated: true)
        navigation.pushViewController(last, animated: true)
        stage.advance(by: 1)
        #expect(!middle.isViewLoaded && navigation.viewControllers == [first, middle, last])
        #expect(last.log.filter { $0.hasPrefix("viewDidAppear") }.count == 1)
        #expect(first.log.filter { $0.contains("isappear") } == ["viewWillDisappear", "viewDidDisappear"])
        last.log = []
        navigation.popViewController(animated: false)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.popViewController(animated: false)
        navigation.pushViewController(last, animated: false)
        stage.advance(by: 0.2)
        #expect(last.view.window === stage.window && navigation.topViewController === last)
    }

    /// The usual way to wait for a push: a coordinator that is asked for is there.
    @Test func aCoordinatorThatIsAskedForBeginsTheTransition() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(navigation)
        var done = 0
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in done += 1 }
        stage.advance(by: 1)
        #expect(done == 1)
        CATransaction.begin()
        CATransaction.setCompletionBlock { done += 10 }
        navigation.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
        stage.advance(by: 0.2)
        #expect(done == 1, "the transaction waits for the transition that begins later")
        stage.advance(by: 1)
        #expect(done == 11)
    }

    /// The usual form of coordinators: who was left is asked of the transition in `didShow`.
    @Test func theDelegateFindsTheCoordinatorInDidShow() {
        final class Ear: NSObject, UINavigationControllerDelegate {
            var left: [UIViewController?] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { left.append(navigationController.transitionCoordinator?.viewController(forKey: .from)) }
        }
        let (ear, detail) = (Ear(), UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(navigation)
        navigation.delegate = ear
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 1)
        ear.left = []
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(ear.left == [detail])
        #expect(navigation.transitionCoordinator == nil)
    }

    /// Header of `interactiveContentPopGestureRecognizer` (iOS 26): "recognizes on the entire content area … and initiates an interactive pop".
    @Test(arguments: [18, 26]) func aDragInTheContentGoesBack(release: Int) {
        let stage = Stage { $0.systemRelease = release }
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        let detail = UIViewController()
        let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        detail.loadViewIfNeeded()
        detail.view.addSubview(slider)
        navigation.pushViewController(detail, animated: false)
        stage.advance(by: 0.2)
        stage.drag(CGPoint(x: 60, y: 320), step: CGVector(dx: 20, dy: 0), steps: 10)
        stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 2, "the slider has the drag")
        stage.drag(CGPoint(x: 100, y: 500), step: CGVector(dx: 0, dy: 20), steps: 10)
        stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        stage.drag(CGPoint(x: 100, y: 500), step: CGVector(dx: 20, dy: 0), steps: 12)
        stage.advance(by: 1)
        #expect(navigation.viewControllers.count == (release >= 26 ? 1 : 2))
    }

    // MARK: Presentations

    /// Documentation of `UIWindow.rootViewController`: "the old views are removed before the new ones are installed".
    @Test func aNewRootTakesWhatTheOldOnePresentsAlong() {
        let (old, modal, new) = (Recorder(), Recorder(), UIViewController())
        let stage = Stage(old)
        modal.modalPresentationStyle = .fullScreen
        old.present(modal, animated: false)
        stage.advance(by: 0.1)
        stage.window.rootViewController = new
        stage.advance(by: 0.1)
        #expect(modal.view.window == nil && new.view.window === stage.window)
        #expect(modal.log.last == "viewDidDisappear" && modal.presentingViewController == nil)
        #expect(!stage.window.subviews.contains { $0 is UITransitionView })
    }

    /// "Called on the delegate when the user has taken action to dismiss the presentation … to setup alongside animations … with the
    /// presentingViewController's transitionCoordinator"; "If there is no adaptation … UIModalPresentationNone will be passed".
    @Test func delegatesOfPresentationsHaveTheCoordinator() {
        final class Ear: NSObject, UIAdaptivePresentationControllerDelegate {
            var log: [String] = []
            func presentationController(
                _ presentationController: UIPresentationController,
                willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) { log.append("present \(style == .none) \(transitionCoordinator != nil)") }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                let presenter = presentationController.presentingViewController
                log.append("dismiss \(presenter.transitionCoordinator != nil)")
            }
        }
        let (base, modal, ear) = (UIViewController(), UIViewController(), Ear())
        let stage = Stage(base)
        modal.presentationController?.delegate = ear
        base.present(modal, animated: true)
        stage.advance(by: 1)
        modal.presentationController?.dismissByReader()
        stage.advance(by: 1)
        #expect(ear.log == ["present true true", "dismiss true"])
    }

    /// Undisputed: a screen slides away as it stands; nothing tells it of another safe area.
    @Test func aScreenThatSlidesAwayIsNotLaidOutAnew() {
        final class Screen: UIViewController {
            var changes = 0
            override func viewSafeAreaInsetsDidChange() {
                super.viewSafeAreaInsetsDidChange()
                changes += 1
            }
        }
        let (base, modal) = (UIViewController(), Screen())
        let stage = Stage(base)
        modal.modalPresentationStyle = .fullScreen
        base.present(modal, animated: true)
        stage.advance(by: 1)
        let told = modal.changes
        #expect(told == 1 && modal.view.safeAreaInsets.top == 59)
        base.dismiss(animated: true)
        stage.advance(by: 0.1)
        #expect(modal.changes == told && modal.view.safeAreaInsets.top == 59)
        stage.advance(by: 1)
    }

    // MARK: Keyboards

    /// Published logs: a field's delegate hears before the keyboard is told of.
    @Test func editingBeginsBeforeTheKeyboardIsToldOf() {
        @MainActor final class Ear: NSObject, UITextFieldDelegate {
            var log: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        }
        var settings = DeviceSettings()
        settings.keyboard = true
        let configuration = settings.configuration
        let stage = Stage { $0 = configuration }
        let (screen, ear) = (UIViewController(), Ear())
        stage.show(screen)
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
        let scroll = UIScrollView(frame: screen.view.bounds)
        scroll.contentSize = CGSize(width: 393, height: 1500)
        scroll.addSubview(field)
        screen.view.addSubview(scroll)
        field.delegate = ear
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            nonisolated(unsafe) let info = note.userInfo
            MainActor.assumeIsolated {
                ear.log.append("show")
                let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                scroll.contentInset.bottom = frame?.height ?? 0
            }
        }
        field.becomeFirstResponder()
        #expect(ear.log == ["begin", "show"])
        // "UIScrollView … automatically scrolls to the text field": it is seen above the keyboard.
        stage.advance(by: 1)
        let place = field.convert(field.bounds, to: nil)
        #expect(place.maxY <= (InputHost.place?.minY ?? 0), "\(place)")
        // `disablesAutomaticKeyboardDismissal`, default NO: what is presented takes the keyboard away; after an alert it is there again.
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: false)
        stage.advance(by: 0.5)
        #expect(InputHost.place == nil && field.isFirstResponder)
        screen.dismiss(animated: false)
        stage.advance(by: 0.5)
        #expect(InputHost.place != nil)
        NotificationCenter.default.removeObserver(token)
    }

    /// `-[UIAlertController _returnKeyPressedInLastTextField]` of published stack traces.
    @Test func returnLeadsThroughAnAlert() throws {
        let base = UIViewController()
        let stage = Stage(base)
        var chosen: [String] = []
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("ok") })
        base.present(alert, animated: false)
        stage.advance(by: 0.2)
        let fields = try #require(alert.textFields)
        #expect(fields[0].isFirstResponder)
        fields[0].insertText("\n")
        #expect(fields[1].isFirstResponder && chosen.isEmpty)
        fields[1].insertText("\n")
        stage.advance(by: 1)
        #expect(chosen == ["ok"] && base.presentedViewController == nil)
    }

    /// `UIDatePicker` is as large as its style: 216 points of wheels, as a picker's.
    @Test func aDatePickerOfWheelsIsAsHighAsAPicker() {
        let stage = Stage(UIViewController())
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.frame == CGRect(origin: .zero, size: CGSize(width: 320, height: 216)))
        picker.frame = CGRect(x: 10, y: 10, width: 300, height: 100)
        picker.preferredDatePickerStyle = .compact
        #expect(picker.frame == CGRect(x: 10, y: 10, width: 300, height: 100))
        _ = stage
    }

    // MARK: Bars and menus

    /// "Describes the appearance attributes for the navigation bar to use when it is displayed with its compact height. If not set, the
    /// standardAppearance will be used instead."
    @Test func aPhoneOnItsSideHasTheCompactLook() {
        let (screen, bar) = (UIViewController(), UINavigationBarAppearance())
        let navigation = UINavigationController(rootViewController: screen)
        screen.title = "A"
        bar.configureWithOpaqueBackground()
        bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        navigation.navigationBar.compactAppearance = bar
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        #expect(navigation.navigationBar.titleLabel.textColor == .label)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 0.1)
        #expect(navigation.navigationBar.titleLabel.textColor == .red)
    }

    /// `UIDeferredMenuElement.h`: a placeholder stands until the provider's answer, then its elements.
    @Test func deferredElementsComeWhenTheyAreProvided() {
        var answer: (([UIMenuElement]) -> Void)?
        let deferred = UIDeferredMenuElement { answer = $0 }
        let menu = UIMenu(children: [UIAction(title: "First") { _ in }, deferred])
        let list = ContextMenuListView(menu)
        let before = list.fittingSize.height
        func titles(_ view: UIView) -> [String] {
            (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(titles)
        }
        #expect(titles(list).contains("First") && titles(list).contains { $0.hasPrefix("Loading") })
        var grew = 0
        list.grew = { grew += 1 }
        answer?([UIAction(title: "Second") { _ in }, UIAction(title: "Third") { _ in }])
        #expect(grew == 1 && list.fittingSize.height > before)
        let shown = titles(list)
        #expect(
            shown.contains("Second") && shown.contains("Third") && !shown.contains { $0.hasPrefix("Loading") }
        )
    }

    // MARK: Windows

    /// UIKit: keys go to another window when the key window is hidden.
    @Test func anotherWindowBecomesKey() {
        let stage = Stage(UIViewController())
        var alert: UIWindow? = UIWindow(frame: stage.window.bounds)
        alert?.windowLevel = .alert
        alert?.rootViewController = UIViewController()
        alert?.makeKeyAndVisible()
        #expect(!stage.window.isKeyWindow)
        alert?.isHidden = true
        #expect(stage.window.isKeyWindow && UIApplication.shared.keyWindow === stage.window)
        alert = nil
    }

    // MARK: Alerts, bars, pages, the run loop

    /// On iOS an alert's view is laid out by constraints, so that one of the app's own makes it higher (many apps put a spinner there).
    @Test func anAlertIsAsHighAsAConstraintOfItsViewSays() {
        let base = UIViewController()
        let stage = Stage(base)
        stage.advance(by: 0.1)
        let alert = UIAlertController(title: "Please wait", message: nil, preferredStyle: .alert)
        alert.view.heightAnchor.constraint(equalToConstant: 150).isActive = true
        base.present(alert, animated: false)
        stage.advance(by: 0.1)
        #expect(alert.view.frame.height == 150)
    }

    /// UIKit: a bar's background is one view that reaches to the screen's edge; what it was goes as a whole.
    @Test func aBarsBackgroundDissolvesWithThePartBehindTheStatusBar() throws {
        func screen(_ color: UIColor) -> UIViewController {
            let screen = UIViewController()
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = color
            screen.navigationItem.standardAppearance = look
            screen.navigationItem.scrollEdgeAppearance = look
            return screen
        }
        let navigation = UINavigationController(rootViewController: screen(.red))
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        let before = navigation.view.subviews
        navigation.pushViewController(screen(.blue), animated: true)
        stage.advance(by: 0.1)
        let bar = try #require(navigation.view.subviews.firstIndex(of: navigation.navigationBar))
        let picture = navigation.view.subviews[bar + 1]
        #expect(!before.contains(picture))
        #expect(picture.frame.minY == 0 && picture.frame.maxY >= navigation.navigationBar.frame.maxY)
    }

    /// A published log of the order of appearance calls with scrolled pages (wangling.me, "The inconsistent order of view transition events").
    /// UIPageViewController.h: the index is asked for "in response to a 'setViewControllers:...' call", not while there is no page.
    @Test func pagesAppearBeforeTheOthersGo() {
        final class Log { var lines: [String] = [] }
        final class Page: UIViewController {
            let (name, log): (String, Log)
            init(_ name: String, _ log: Log) {
                (self.name, self.log) = (name, log)
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError("not from a nib") }
            override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
            override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
            override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
            override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
        }
        final class Source: NSObject, UIPageViewControllerDataSource {
            let pages: [UIViewController]
            init(_ pages: [UIViewController]) { self.pages = pages }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int {
                pages.firstIndex { $0 === pageViewController.viewControllers!.first! }!
            }
        }
        let log = Log()
        let source = Source([Page("old", log), Page("new", log)])
        let turner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        turner.loadViewIfNeeded()
        turner.dataSource = source
        turner.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let stage = Stage(turner)
        stage.advance(by: 0.1)
        log.lines = []
        stage.drag(CGPoint(x: 350, y: 300), step: CGVector(dx: -5, dy: 0), steps: 10, hold: 0.3)
        stage.advance(by: 2)
        #expect(
            log.lines == [
                "new will appear", "old will disappear", "old will appear", "old did appear",
                "new will disappear", "new did disappear",
            ])
        log.lines = []
        stage.drag(CGPoint(x: 350, y: 300), step: CGVector(dx: -20, dy: 0), steps: 15)
        stage.advance(by: 2)
        #expect(
            log.lines == ["new will appear", "old will disappear", "new did appear", "old did disappear"])
    }

    /// `RunLoop.Mode.tracking`: "The mode set while tracking in controls takes place"; in published answers it lasts until the content rests.
    @Test func aFingerThatScrollsHasTheRunLoopInAnotherMode() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 3000))
        let list = UIScrollView()
        list.addSubview(content)
        list.contentSize = content.bounds.size
        let stage = Stage(showing: list)
        stage.advance(by: 0.1)
        #expect(!TrackingRunLoopMode.isOn)
        stage.press(CGPoint(x: 50, y: 400), step: CGVector(dx: 0, dy: -10), steps: 10)
        #expect(TrackingRunLoopMode.isOn)
        stage.advance(by: 0.3)
        #expect(TrackingRunLoopMode.isOn, "a finger that rests has not let go")
        stage.touch(.ended, CGPoint(x: 50, y: 300))
        stage.advance(by: 0.1)
        #expect(!TrackingRunLoopMode.isOn)
        stage.drag(CGPoint(x: 50, y: 400), step: CGVector(dx: 0, dy: -30), steps: 5)
        stage.advance(by: 0.05)
        #expect(list.isDecelerating && TrackingRunLoopMode.isOn)
        list.removeFromSuperview()
        #expect(!TrackingRunLoopMode.isOn)
    }

    /// Documentation of `animate(withDuration:animations:completion:)`, of transitions and of keyframes: "If the duration of the animation is 0, this
    /// block is performed at the beginning of the next run loop cycle."
    @Test func theEndOfNoAnimationComesWithTheNextFrame() {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let view = Counting()
        let stage = Stage(showing: view)
        stage.advance(by: 0.1)
        view.layouts = 0
        var layouts: Int?
        UIView.animate(withDuration: 0) {
            view.setNeedsLayout()
        } completion: { _ in
            layouts = view.layouts
        }
        var ended = 0
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
        } completion: { _ in
            ended += 1
        }
        UIView.transition(with: view, duration: 0) {
        } completion: { _ in
            ended += 1
        }
        #expect(layouts == nil && ended == 0)
        stage.advance(by: 0.1)
        #expect(layouts == 1 && ended == 2)
    }
}
