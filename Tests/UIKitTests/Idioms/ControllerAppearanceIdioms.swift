import Testing

@testable import UIKit

extension Idioms {
    /// Appearance follows the window. Apple's documentation of `viewWillAppear(_:)` and `viewDidAppear(_:)`: they come
    /// when the view is about to be added, and was added, to a view hierarchy; never one without the other.
    @Suite @MainActor struct AppearanceOfControllers {
        @MainActor final class Journal { var lines: [String] = [] }

        final class Logged: UIViewController {
            let name: String
            let journal: Journal
            init(_ name: String, _ journal: Journal) {
                self.name = name
                self.journal = journal
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            private func note(_ what: String) { journal.lines.append("\(name) \(what)") }
            override func viewWillAppear(_ animated: Bool) { note("will") }
            override func viewIsAppearing(_ animated: Bool) { note("is") }
            override func viewDidAppear(_ animated: Bool) { note("did") }
            override func viewWillDisappear(_ animated: Bool) { note("will not") }
            override func viewDidDisappear(_ animated: Bool) { note("did not") }
        }

        private let journal = Journal()
        private func make(_ name: String) -> Logged { Logged(name, journal) }
        private func taken() -> [String] {
            defer { journal.lines = [] }
            return journal.lines
        }

        /// Tests of a paging library, which run on iOS: a controller that never appeared disappears once when a container says so.
        @Test func aFreshControllerMayDisappear() {
            final class Told: UIViewController {
                var log: [String] = []
                override func viewWillDisappear(_ animated: Bool) { log.append("will") }
                override func viewDidDisappear(_ animated: Bool) { log.append("did") }
            }
            let controller = Told()
            controller.beginAppearanceTransition(false, animated: false)
            #expect(controller.log == ["will"])
            controller.endAppearanceTransition()
            #expect(controller.log == ["will", "did"])
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
            #expect(controller.log == ["will", "did"])
        }

        @Test func aChildAddedOnScreenAppears() {
            let (parent, child) = (make("parent"), make("child"))
            let stage = Stage(parent)
            #expect(taken() == ["parent will", "parent is", "parent did"])
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            // The will comes from within addSubview, the did when all is laid out.
            #expect(taken() == ["child will"])
            stage.frame()
            #expect(taken() == ["child is", "child did"])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(taken() == ["child will not", "child did not"])
            stage.frame()
            #expect(taken() == [])
        }

        @Test func aChildAddedBeforeFollowsItsParent() {
            let (parent, child) = (make("parent"), make("child"))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let stage = Stage(parent)
            #expect(
                taken() == [
                    "parent will", "child will", "parent is", "child is", "parent did", "child did",
                ])
            stage.window.rootViewController = nil
            #expect(taken() == ["parent will not", "child will not", "parent did not", "child did not"])
        }

        @Test func aViewWithoutContainmentAppearsToo() {
            let (base, guest) = (make("base"), make("guest"))
            let stage = Stage(base)
            _ = taken()
            base.view.addSubview(guest.view)
            stage.frame()
            #expect(taken() == ["guest will", "guest is", "guest did"])
            guest.view.removeFromSuperview()
            #expect(taken() == ["guest will not", "guest did not"])
        }

        @Test func whoComesAndGoesWithinAFrameIsBalanced() {
            let (base, guest) = (make("base"), make("guest"))
            let stage = Stage(base)
            _ = taken()
            base.view.addSubview(guest.view)
            guest.view.removeFromSuperview()
            stage.frame()
            #expect(taken() == ["guest will", "guest will not", "guest did not"])
        }

        /// Apple's documentation of `shouldAutomaticallyForwardAppearanceMethods`: who answers false calls
        /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` itself.
        @Test func aParentThatForwardsNothingTellsItself() {
            final class Own: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            }
            let (parent, child) = (Own(), make("child"))
            let stage = Stage(parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            stage.frame()
            #expect(taken() == [])
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            #expect(taken() == ["child will", "child is", "child did"])
            child.view.removeFromSuperview()
            #expect(taken() == [])
        }

        /// Apple's documentation of `viewIsAppearing(_:)`: after `viewWillAppear(_:)`, in the same transaction: what it changes is seen from the
        /// transition's first frame on, also where a screen returns that has nothing to lay out.
        @Test(arguments: [true, false]) func aScreenThatReturnsHearsOfItAtOnce(animated: Bool) {
            let (first, second) = (make("first"), make("second"))
            let navigation = UINavigationController(rootViewController: first)
            let stage = Stage(navigation)
            navigation.pushViewController(second, animated: false)
            stage.advance(by: 1)
            _ = taken()
            navigation.popViewController(animated: animated)
            stage.frame()
            #expect(taken().prefix(3) == ["second will not", "first will", "first is"])
            stage.advance(by: 1)
            #expect(animated ? taken() == ["second did not", "first did"] : first.isOnScreen)
        }

        /// "… the view has accurate geometry": a column has its width then, not the window's.
        @Test func aColumnHasItsWidthWhenItIsAppearing() {
            final class Measured: UIViewController {
                var widths: [CGFloat] = []
                override func viewIsAppearing(_ animated: Bool) { widths.append(view.bounds.width) }
            }
            let split = UISplitViewController(style: .doubleColumn)
            let (list, detail) = (Measured(), Measured())
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            let stage = Stage(split) {
                $0.idiom = .pad
                $0.portraitSize = CGSize(width: 834, height: 1194)
                $0.scale = 2
            }
            stage.frame()
            #expect(list.widths == [list.view.bounds.width] && list.view.bounds.width < 500)
            #expect(detail.widths == [detail.view.bounds.width])
        }

        /// Apple's documentation of `size(forChildContentContainer:withParentContainerSize:)`: asked for each child, whose
        /// `viewWillTransition(to:with:)` gets the answer.
        @Test func childrenHearOfTheirOwnSize() {
            final class Halving: UIViewController {
                override func size(
                    forChildContentContainer container: any UIContentContainer,
                    withParentContainerSize size: CGSize
                ) -> CGSize { CGSize(width: size.width / 2, height: size.height) }
            }
            final class Sized: UIViewController {
                var sizes: [CGSize] = []
                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) { sizes.append(size) }
            }
            let (parent, child) = (Halving(), Sized())
            parent.addChild(child)
            let stage = Stage(parent)
            stage.rotate(to: .landscapeRight)
            #expect(child.sizes == [CGSize(width: 426, height: 393)])
        }

        @Test func aTransitionBetweenChildrenIsBalanced() {
            let (parent, one, two) = (UIViewController(), make("one"), make("two"))
            parent.addChild(one)
            parent.view.addSubview(one.view)
            let stage = Stage(parent)
            _ = taken()
            parent.addChild(two)
            parent.transition(from: one, to: two, duration: 0.2, options: [], animations: nil)
            stage.advance(by: 0.5)
            let lines = taken()
            #expect(lines.filter { $0.hasPrefix("one") } == ["one will not", "one did not"])
            #expect(lines.filter { $0.hasPrefix("two") } == ["two will", "two is", "two did"])
            #expect(one.view.superview == nil)
            one.removeFromParent()
            stage.window.rootViewController = nil
            #expect(taken() == ["two will not", "two did not"])
        }

        @Test func rootsThatAreExchangedAreBalanced() {
            let (first, second) = (make("first"), make("second"))
            let stage = Stage(first)
            _ = taken()
            stage.window.rootViewController = second
            #expect(taken() == ["first will not", "first did not", "second will"])
            stage.frame()
            #expect(taken() == ["second is", "second did"])
        }

        @Test func aViewInAWindowWithoutARootAppears() {
            let controller = make("old")
            let stage = Stage()
            stage.window.addSubview(controller.view)
            stage.window.makeKeyAndVisible()
            stage.frame()
            #expect(taken() == ["old will", "old is", "old did"])
            stage.window.rootViewController = controller
            stage.frame()
            #expect(taken() == [])
        }

        /// Neighbours of a page are loaded, but not shown.
        @Test func pagesBesideDoNotAppear() {
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
            }
            let source = Source([make("zero"), make("one")])
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
            let stage = Stage(pages)
            _ = taken()
            stage.drag(CGPoint(x: 100, y: 300), step: CGVector(dx: 10, dy: 0), steps: 5)
            stage.advance(by: 2)
            #expect(taken() == [])
        }
    }
}
