import QuartzCore
import Testing

@testable import UIKit

/// What one part of the kit keeps of what another, or the app, gave it: copies, values of stopped animations, observers.
@MainActor
struct KeptStateTests {
    /// UINavigationBar.h, UINavigationItem.h, UITabBar.h, UIToolbar.h: every property that holds an appearance is `copy`.
    @Test func barsKeepCopiesOfTheirAppearances() {
        let (bar, item) = (UINavigationBar(), UINavigationItem())
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        (bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance) = (look, look, look)
        (item.standardAppearance, item.scrollEdgeAppearance) = (look, look)
        let (tabs, tab, tabLook) = (UITabBar(), UITabBarItem(), UITabBarAppearance())
        tabLook.backgroundColor = .red
        (tabs.standardAppearance, tabs.scrollEdgeAppearance, tab.standardAppearance) = (
            tabLook, tabLook, tabLook
        )
        let (toolbar, toolbarLook) = (UIToolbar(), UIToolbarAppearance())
        toolbarLook.backgroundColor = .red
        toolbar.standardAppearance = toolbarLook
        for given in [look, tabLook, toolbarLook] { given.backgroundColor = .blue }
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        let kept: [UIBarAppearance?] = [
            bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance, item.standardAppearance,
            item.scrollEdgeAppearance, tabs.standardAppearance, tabs.scrollEdgeAppearance,
            tab.standardAppearance, toolbar.standardAppearance,
        ]
        #expect(kept.map { $0?.backgroundColor } == Array(repeating: UIColor.red, count: 9))
        #expect(bar.standardAppearance !== look)
        #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
    }

    /// UIBarAppearance.h: its own parts are `copy`, too.
    @Test func appearancesKeepCopiesOfTheirParts() {
        let (look, buttons) = (UINavigationBarAppearance(), UIBarButtonItemAppearance())
        buttons.normal.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: 0)
        look.buttonAppearance = buttons
        buttons.normal.titlePositionAdjustment = UIOffset(horizontal: 9, vertical: 0)
        #expect(look.buttonAppearance.normal.titlePositionAdjustment.horizontal == 2)
        let (tabLook, items) = (UITabBarAppearance(), UITabBarItemAppearance())
        items.selected.iconColor = .red
        tabLook.stackedLayoutAppearance = items
        items.selected.iconColor = .blue
        #expect(tabLook.stackedLayoutAppearance.selected.iconColor == .red)
    }

    /// Many apps change the bar's own appearance in place ("navigationBar.standardAppearance.titleTextAttributes = …"), and see it at once.
    @Test func aChangeOfTheAppearanceThatABarKeepsIsSeen() {
        let screen = UIViewController()
        screen.title = "Inbox"
        let given = UINavigationBarAppearance()
        given.configureWithOpaqueBackground()
        let navigation = UINavigationController(rootViewController: screen)
        let bar = navigation.navigationBar
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (given, given)
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        given.titleTextAttributes = [.foregroundColor: UIColor.green]
        stage.advance(by: 0.1)
        #expect(bar.titleLabel.textColor != .green)
        for look in [bar.standardAppearance, bar.scrollEdgeAppearance] {
            look?.titleTextAttributes = [.foregroundColor: UIColor.red]
        }
        stage.advance(by: 0.1)
        #expect(bar.titleLabel.textColor == .red)
    }

    // MARK: Animators

    private func box() -> (Stage, UIView) {
        let (root, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.addSubview(box)
        return (Stage(showing: root), box)
    }

    /// Apple's documentation of `stopAnimation(_:)`: it "sets the values of any animatable properties to their current values"; of
    /// `UIViewAnimatingPosition`, which `finishAnimation(at:)` is given: the beginning of the animation, its end, or where it was.
    @Test(arguments: [
        (UIViewAnimatingPosition.start, 5), (.current, 55), (.end, 105),
    ])
    func aStoppedAnimatorHasWhatIsSeenUntilItIsFinished(_ position: UIViewAnimatingPosition, _ end: CGFloat) {
        let (stage, box) = box()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning && ends.isEmpty)
        #expect(abs(box.center.x - 55) < 1e-6, "half of the way from 5 to 105")
        stage.advance(by: 1)
        #expect(abs(box.center.x - 55) < 1e-6 && ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(abs(box.center.x - end) < 1e-6)
        #expect(ends == [position] && animator.state == .inactive)
    }

    // MARK: Containers

    /// Apple's documentation of UIViewController: `viewDidAppear` tells that the view was added to a view hierarchy; a column that is
    /// hidden is in none.
    @Test func aHiddenColumnDoesNotAppearUntilItIsShown() {
        final class Column: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("will") }
            override func viewDidAppear(_ animated: Bool) { log.append("did") }
            override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
        }
        let (split, list, detail) = (UISplitViewController(style: .doubleColumn), Column(), Column())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.preferredDisplayMode = .secondaryOnly
        let stage = Stage(split) {
            $0.idiom = .pad
            $0.portraitSize = CGSize(width: 820, height: 1180)
        }
        stage.advance(by: 0.1)
        #expect(list.log.isEmpty && detail.log == ["will", "did"])
        #expect(!split.isShowing(.primary) && split.isShowing(.secondary))
        #expect(detail.view.bounds.width == 820)
        split.show(.primary)
        stage.advance(by: 0.1)
        #expect(list.log == ["will", "did"] && detail.log == ["will", "did"])
        #expect(split.isShowing(.primary) && list.view.bounds.width + detail.view.bounds.width == 820)
        split.hide(.primary)
        stage.advance(by: 0.1)
        #expect(list.log == ["will", "did", "gone"] && !split.isShowing(.primary))
        #expect(detail.log == ["will", "did"] && detail.view.bounds.width == 820)
    }

    /// Apple's documentation of `setViewControllers(_:direction:animated:completion:)`: "finished: true if the animation completed; false if it
    /// was skipped".
    @Test func aTurnOfPagesThatAnotherOneCutsShortIsNotFinished() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        pages.setViewControllers([first], direction: .forward, animated: false)
        let stage = Stage(pages)
        stage.advance(by: 0.1)
        var told: [String] = []
        pages.setViewControllers([second], direction: .forward, animated: true) {
            told.append("second \($0)")
        }
        stage.advance(by: 0.1)
        pages.setViewControllers([third], direction: .forward, animated: true) { told.append("third \($0)") }
        stage.advance(by: 1)
        #expect(told == ["second false", "third true"])
        #expect(pages.viewControllers == [third])
    }

    // MARK: Observers by name

    private final class Observer: NSObject, _ValueObserving {
        var changes: [[NSKeyValueChangeKey: Any]] = []
        var values: [CGFloat] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            changes.append(change ?? [:])
            if let scroll = object as? UIScrollView { values.append(scroll.contentOffset.y) }
        }
    }

    /// Apple's Key-Value Observing Programming Guide: to observe asks nothing of the object; values are read when they are to be told.
    @Test func aNameThatAClassDoesNotKnowCanBeObserved() {
        let (view, observer) = (UIView(), Observer())
        view.addObserver(observer, forKeyPath: "nothingOfThisName", options: .new, context: nil)
        view.addObserver(observer, forKeyPath: "layer.nothingOfThisName.more", context: nil)
        view.alpha = 0.5
        #expect(observer.changes.isEmpty)
        view.willChangeValue(forKey: "nothingOfThisName")
        view.didChangeValue(forKey: "nothingOfThisName")
        #expect(observer.changes.count == 1 && observer.changes[0][.newKey] == nil)
        view.removeObserver(observer, forKeyPath: "nothingOfThisName")
        view.removeObserver(observer, forKeyPath: "layer.nothingOfThisName.more")
        view.didChangeValue(forKey: "nothingOfThisName")
        #expect(observer.changes.count == 1)
    }

    /// Apple's documentation of `NSKeyValueObservingOptions.prior`: separate notifications before and after each change; that before has
    /// `notificationIsPrior` and never a new value.
    @Test func whoAsksForItHearsBeforeAChange() {
        let (scroll, observer) = (UIScrollView(), Observer())
        scroll.addObserver(observer, forKeyPath: "alpha", options: [.new, .old, .prior], context: nil)
        scroll.alpha = 0.5
        #expect(observer.changes.count == 2)
        #expect(observer.changes[0][.notificationIsPriorKey] as? Bool == true)
        #expect(observer.changes[0][.oldKey] as? CGFloat == 1 && observer.changes[0][.newKey] == nil)
        #expect(observer.changes[1][.notificationIsPriorKey] == nil)
        #expect(
            observer.changes[1][.newKey] as? CGFloat == 0.5 && observer.changes[1][.oldKey] as? CGFloat == 1)
        scroll.removeObserver(observer, forKeyPath: "alpha")
        var told: [(Bool, CGFloat?, CGFloat?)] = []
        let observation = scroll.observe(\.alpha, options: [.new, .prior]) { _, change in
            told.append((change.isPrior, change.oldValue, change.newValue))
        }
        scroll.willChangeValue(for: \.alpha)
        #expect(told.count == 1 && told[0].0)
        scroll.alpha = 0.25
        #expect(told.count == 2 && !told[1].0 && told[1].2 == 0.25)
        observation.invalidate()
        scroll.alpha = 1
        #expect(told.count == 2 && observer.changes.count == 2)
    }

    /// A gesture's state is observed, by itself and through the scroll view (published libraries that pull to refresh do both), there where it changes:
    /// when the finger leaves the content is where the finger left it, and no bounce has brought it back.
    @Test func gesturesTellOfTheirState() throws {
        let stage = Stage { $0.safeAreaInsets = .zero }
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 2000)
        let controller = UIViewController()
        controller.view.addSubview(scroll)
        stage.show(controller)
        stage.frame()
        let pan = scroll.panGestureRecognizer
        var told: [(state: UIGestureRecognizer.State, offset: CGFloat)] = []
        let observation = pan.observe(\.state) { pan, _ in told.append((pan.state, scroll.contentOffset.y)) }
        let observer = Observer()
        scroll.addObserver(observer, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
        stage.drag(CGPoint(x: 150, y: 100), step: CGVector(dx: 0, dy: 10), steps: 20, hold: 0.2)
        observation.invalidate()
        scroll.removeObserver(observer, forKeyPath: "panGestureRecognizer.state")
        #expect(told.first?.state == .began)
        let end = try #require(told.first { $0.state == .ended })
        #expect(end.offset < -50 && end.offset == told.map(\.offset).min())
        #expect(observer.values.contains(end.offset))
    }

    /// Apple's documentation of `removeObserver(_:forKeyPath:context:)`: the context "ensures that the intended registration is removed".
    @Test func anObserverIsRemovedWithTheContextThatItCameWith() {
        let (view, observer) = (UIView(), Observer())
        var places: (Int8, Int8) = (0, 0)
        withUnsafeMutableBytes(of: &places) { bytes in
            let (first, second) = (bytes.baseAddress, bytes.baseAddress.map { $0 + 1 })
            view.addObserver(observer, forKeyPath: "alpha", context: first)
            view.addObserver(observer, forKeyPath: "alpha", context: second)
            view.removeObserver(observer, forKeyPath: "alpha", context: first)
            view.alpha = 0.5
            #expect(observer.changes.count == 1)
            view.removeObserver(observer, forKeyPath: "alpha", context: second)
            view.alpha = 0.25
            #expect(observer.changes.count == 1)
        }
    }
}

/// What came with the search for members that public source uses and that were not here.
@MainActor
struct AddedMemberTests {
    /// CABasicAnimation.h: `fromValue`, `toValue` and `byValue` are objects; a number is an NSNumber there, which Swift casts to any type
    /// of number that holds it.
    @Test func numbersOfAnimationsAreReadAsOtherTypes() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 1
        animation.fromValue = CGFloat(0.5)
        #expect(animation.toValue as? CGFloat == 1 && animation.toValue as? Double == 1)
        #expect(animation.fromValue as? Double == 0.5 && animation.fromValue as? Float == 0.5)
        #expect(animation.fromValue as? Int == nil)
        animation.byValue = CGPoint(x: 1, y: 2)
        #expect(animation.byValue as? CGPoint == CGPoint(x: 1, y: 2))
        let frames = CAKeyframeAnimation(keyPath: "position.x")
        frames.values = [0, 10.5, CGFloat(3)]
        #expect(frames.values as? [CGFloat] == [0, 10.5, 3])
    }

    /// UITraitCollection.h: traits and the initialisers that make a collection of one of them.
    @Test func collectionsHaveEveryTrait() {
        let (traits, view) = (UITraitCollection.current, UIView())
        #expect(traits.sceneCaptureState == .inactive && traits.activeAppearance == .active)
        #expect(traits.imageDynamicRange == .standard && traits.typesettingLanguage == nil)
        #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
        #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
        #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
        #expect(UITraitCollection(typesettingLanguage: "ur").typesettingLanguage == "ur")
        #expect(UITraitCollection(forceTouchCapability: .unavailable) == UITraitCollection())
        let stage = Stage(showing: view)
        var told = 0
        view.registerForTraitChanges([UITraitSceneCaptureState.self]) { (_: UIView, _) in told += 1 }
        view.traitOverrides[UITraitSceneCaptureState.self] = .active
        stage.frame()
        #expect(view.traitCollection.sceneCaptureState == .active && told == 1)
    }

    /// UISearchContainerViewController.h: made with a search controller, whose interface it contains.
    @Test func aContainerHoldsASearchController() {
        let search = UISearchController(searchResultsController: UIViewController())
        let container = UISearchContainerViewController(searchController: search)
        let stage = Stage(UINavigationController(rootViewController: container))
        stage.advance(by: 0.1)
        let bar = search.searchBar
        #expect(container.searchController === search && bar.isDescendant(of: container.view))
        #expect(bar.frame.minY == container.view.safeAreaInsets.top && bar.bounds.width == 393)
        search.isActive = true
        bar.text = "a"
        stage.advance(by: 0.5)
        #expect(search.searchResultsController?.viewIfLoaded?.window === stage.window)
    }

    /// Apple's documentation of `isScrollEnabled`: "whether the view scrolls its content when it doesn't fit within the view's bounds".
    @Test func contentThatHasNoRoomIsScrolled() throws {
        var look = UIContentUnavailableConfiguration.empty()
        look.text = "Nothing"
        look.secondaryText = String(repeating: "Many words say why there is nothing here. ", count: 80)
        let view = UIContentUnavailableView(configuration: look)
        let (root, frame) = (UIView(), CGRect(x: 0, y: 100, width: 393, height: 400))
        view.frame = frame
        root.addSubview(view)
        let stage = Stage(showing: root)
        stage.advance(by: 0.1)
        func scroller() -> UIScrollView? { view.subviews.compactMap { $0 as? UIScrollView }.first }
        let list = try #require(scroller())
        #expect(list.frame == view.bounds && list.contentSize.width == 393 && list.contentSize.height > 400)
        let stack = try #require(list.subviews.compactMap { $0 as? UIStackView }.first)
        #expect(stack.frame.minY == look.directionalLayoutMargins.top)
        #expect(stack.frame.maxY + look.directionalLayoutMargins.bottom == list.contentSize.height)
        view.isScrollEnabled = false
        stage.advance(by: 0.1)
        #expect(scroller() == nil)
        view.isScrollEnabled = true
        look.secondaryText = "Because"
        view.configuration = look
        stage.advance(by: 0.1)
        #expect(scroller() == nil)
        let middle = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
        #expect(abs(middle.center.y - 200) < 0.5, "the middle of 400 points")
    }
}

/// What is so again, and what is not to be seen.
@MainActor
struct HiddenBarTests {
    private final class Screen: UIViewController {
        var bars: [Bool] = []
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if let tabs = tabBarController { bars.append(tabs.tabBar.isHidden) }
        }
    }

    /// Apple's documentation of `hidesBottomBarWhenPushed`: "the toolbar at the bottom of the screen is hidden when the view controller is pushed
    /// on to a navigation controller"; where a swipe back is given up, it is on top as before.
    @Test func theBarIsAwayWhenAScreenHearsThatASwipeBackWasGivenUp() {
        let (first, second, tabs) = (Screen(), Screen(), UITabBarController())
        second.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: first)
        tabs.viewControllers = [navigation, UIViewController()]
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0.1)
        stage.drag(CGPoint(x: 3, y: 400), step: CGVector(dx: 8, dy: 0), steps: 10, hold: 0.3)
        stage.advance(by: 1)
        #expect(navigation.topViewController === second && tabs.tabBar.isHidden)
        #expect(second.bars == [true, true] && first.bars == [false])
    }

    /// By what `visibleWindowFrame` says of itself: nothing of a hidden view, or of one in it, is to be seen.
    @Test func nothingIsSeenOfWhatIsHidden() throws {
        let (root, box, label) = (UIView(), UIView(), UILabel())
        (label.text, label.frame) = ("Two", CGRect(x: 10, y: 10, width: 80, height: 20))
        box.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        box.addSubview(label)
        root.addSubview(box)
        let stage = Stage(showing: root)
        stage.frame()
        let dump = try #require(ViewDump.find(text: "Two"))
        #expect(dump.visibleWindowFrame == CGRect(x: 10, y: 110, width: 80, height: 20))
        box.isHidden = true
        #expect(dump.visibleWindowFrame == .zero)
        box.isHidden = false
        label.alpha = 0
        #expect(dump.visibleWindowFrame == .zero)
    }
}

/// Several screens that are presented one over the other.
@MainActor
struct PresentedChainTests {
    /// Apple's documentation of `dismiss(animated:completion:)`: "only the top-most view is dismissed in an animated fashion; any intermediate view
    /// controllers are simply removed from the stack. The top-most view is dismissed using its modal transition style".
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
    func onlyTheTopmostScreenIsSeenGoing(_ style: UIModalPresentationStyle, _ fades: Bool) throws {
        let (base, first, second) = (UIViewController(), UIViewController(), UIViewController())
        (first.modalPresentationStyle, second.modalPresentationStyle) = (style, .overFullScreen)
        (fades ? second : first).modalTransitionStyle = .crossDissolve
        let stage = Stage(base)
        stage.advance(by: 0.1)
        base.present(first, animated: false)
        stage.advance(by: 0.1)
        first.present(second, animated: false)
        stage.advance(by: 0.1)
        let container = try #require(first.presentationController?.containerView)
        var ended = 0
        base.dismiss(animated: true) { ended += 1 }
        stage.advance(by: 0.1)
        #expect(first.presentedViewController == nil && ended == 0 && second.view.window == nil)
        let picture = try #require(container.subviews.last)
        let seen = try #require(picture.layer.presentation())
        #expect(picture.bounds == stage.window.bounds)
        #expect((seen.opacity < 1) == fades && (seen.frame.minY > 0) == !fades)
        let shown = sequence(first: first.view as UIView, next: \.superview)
        #expect(shown.contains { $0.isHidden })
        stage.advance(by: 1)
        #expect(ended == 1 && picture.superview == nil && base.presentedViewController == nil)
        #expect(!sequence(first: first.view as UIView, next: \.superview).contains { $0.isHidden })
    }
}

/// Rows that come in while something moves.
@MainActor
struct IncomingRowTests {
    private final class Rows: UITableViewController {
        /// What is done when a row is about to be shown.
        var display: (UITableViewCell, Int) -> Void = { _, _ in }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
        ) { display(cell, path.row) }
    }

    private func shownPlace(_ view: UIView) -> CGRect? { view.layer.presentation()?.frame }

    /// An idiom of many tutorials, which works on devices: a row fades in from where it is told of. By arithmetic it is half seen after half of
    /// the time, when it moves evenly.
    @Test func rowsThatFadeInWhereTheyAreToldOfDo() throws {
        let rows = Rows(style: .plain)
        var (areEnabled, ends): (Set<Bool>, [Bool]) = ([], [])
        rows.display = { cell, row in
            areEnabled.insert(UIView.areAnimationsEnabled)
            cell.alpha = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                cell.alpha = 1
            } completion: {
                if row == 0 { ends.append($0) }
            }
        }
        let stage = Stage(rows)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        stage.advance(by: 0.5)
        #expect(areEnabled == [true] && ends.isEmpty)
        #expect(abs((cell.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02, "a frame's share of the way")
        stage.advance(by: 0.6)
        #expect(ends == [true] && cell.layer.presentation()?.opacity == 1)
    }

    /// What comes in has no place that it comes from: a row that a shrinking header brings in has its contents where they belong, and
    /// moves up as a whole.
    @Test func whatComesInDuringAnAnimationHasItsContentsInPlace() throws {
        let rows = Rows(style: .plain)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 300))
        rows.tableView.tableHeaderView = header
        let stage = Stage(rows)
        stage.advance(by: 0.1)
        let last = try #require(rows.tableView.indexPathsForVisibleRows?.last)
        let old = try #require(rows.tableView.visibleCells.first?.textLabel).frame
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            header.frame.size.height = 0
            rows.tableView.tableHeaderView = header
            rows.view.layoutIfNeeded()
        }
        stage.advance(by: 0.5)
        let cell = try #require(rows.tableView.cellForRow(at: [0, last.row + 2]))
        let label = try #require(cell.textLabel)
        #expect(shownPlace(label) == label.frame && label.frame.minX == old.minX)
        #expect(shownPlace(cell.contentView) == cell.contentView.frame)
    }
}
