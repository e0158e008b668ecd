import Testing

@testable import UIKit

extension Idioms {
    /// Bars and what stands under them.
    @Suite @MainActor struct Bars {
        private func pushed(
            title: String = "Notes", release: Int = 26,
            _ change: (UINavigationController) -> Void = { _ in }
        ) -> (Stage, UINavigationController, UIViewController) {
            let (root, next) = (UIViewController(), UIViewController())
            root.title = title
            next.title = "Next"
            let navigation = UINavigationController(rootViewController: root)
            change(navigation)
            let stage = Stage(navigation) { $0.systemRelease = release }
            navigation.pushViewController(next, animated: false)
            stage.advance(by: 0.2)
            return (stage, navigation, next)
        }

        /// Apple's documentation of `extendedLayoutIncludesOpaqueBars`: content does not go under opaque bars. The bar
        /// ends at 59 + 54 = 113 points on this device.
        @Test func aScreenUnderAnOpaqueBarSlidesInAtItsFinalHeight() {
            let (stage, navigation, _) = pushed { $0.navigationBar.isTranslucent = false }
            let third = UIViewController()
            navigation.pushViewController(third, animated: true)
            stage.advance(by: 0.1)
            #expect(third.view.frame.minY == 113)
            #expect(third.view.frame.height == CGFloat(852 - 113))
            stage.advance(by: 1)
            #expect(third.view.frame == CGRect(x: 0, y: 113, width: 393, height: 739))
        }

        private func swipeFromTheEdge(_ stage: Stage) {
            stage.drag(CGPoint(x: 4, y: 400), step: CGVector(dx: 12, dy: 0), steps: 20)
            stage.advance(by: 1)
        }

        /// Known of UIKit: a left item in place of the back button takes the back swipe with it, unless the app gives
        /// the gesture another delegate.
        @Test func aLeftItemInPlaceOfTheBackButtonEndsTheBackSwipe() {
            final class Permits: NSObject, UIGestureRecognizerDelegate {}
            let (stage, navigation, next) = pushed()
            next.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: nil, action: nil)
            swipeFromTheEdge(stage)
            #expect(navigation.topViewController === next)
            let permits = Permits()
            navigation.interactivePopGestureRecognizer?.delegate = permits
            swipeFromTheEdge(stage)
            #expect(navigation.topViewController !== next)
        }

        @Test func aLeftItemBesideTheBackButtonLeavesTheBackSwipe() {
            let (stage, navigation, next) = pushed()
            next.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: nil, action: nil)
            next.navigationItem.leftItemsSupplementBackButton = true
            swipeFromTheEdge(stage)
            #expect(navigation.topViewController !== next)
        }

        @Test(arguments: [true, false]) func withoutABackButtonThereIsNoBackSwipe(isBarHidden: Bool) {
            let (stage, navigation, next) = pushed()
            navigation.isNavigationBarHidden = isBarHidden
            next.navigationItem.hidesBackButton = !isBarHidden
            swipeFromTheEdge(stage)
            #expect(navigation.topViewController === next)
        }

        private func backButton(_ navigation: UINavigationController) throws -> UIButton {
            try #require(
                navigation.navigationBar.subviews.lazy.compactMap { $0 as? UIButton }
                    .first { $0.accessibilityIdentifier == "BackButton" })
        }

        /// Apple's documentation of `UINavigationBar`: a back title that does not fit is replaced by "Back", and left out
        /// where that does not fit either.
        @Test func aLongBackTitleBecomesBackAndThenTheChevron() throws {
            let (stage, navigation, next) = pushed(release: 18)
            #expect(try backButton(navigation).title(for: .normal) == "Notes")
            let (stage2, long, top) = pushed(
                title: "All the notes of the last years, by author and year", release: 18)
            #expect(try backButton(long).title(for: .normal) == "Back")
            top.title = "A title that fills the bar from one end to the other end"
            stage2.frame()
            #expect(try backButton(long).title(for: .normal) == "")
            _ = (stage, next)
        }

        /// Recorded nowhere how wide; arithmetic: the title begins after the chevron, not at it, and on its other side
        /// where writing runs from right to left.
        @Test(arguments: [false, true]) func theChevronHasRoomOnTheSideOfReading(isMirrored: Bool) throws {
            let stage = Stage {
                $0.direction = isMirrored ? .rightToLeft : .leftToRight
                $0.systemRelease = 18
            }
            let (root, next) = (UIViewController(), UIViewController())
            root.title = "Notes"
            let navigation = UINavigationController(rootViewController: root)
            stage.show(navigation)
            navigation.pushViewController(next, animated: false)
            stage.advance(by: 0.2)
            let button = try backButton(navigation)
            let image = try #require(button.imageView)
            let title = try #require(button.titleLabel)
            #expect(image.image?.flipsForRightToLeftLayoutDirection == true)
            if isMirrored {
                #expect(button.frame.maxX == CGFloat(393 - 8))
                #expect(abs(image.frame.minX - title.frame.maxX - UINavigationBar.chevronGap) < 0.001)
            } else {
                // The chevron is seen from 9.33 points on (iOS 17.5, cashapp/AccessibilitySnapshot @5b03db8 on github.com).
                #expect(button.frame.minX == 8)
                #expect(abs(title.frame.minX - image.frame.maxX - UINavigationBar.chevronGap) < 0.001)
            }
        }

        /// The same when the direction changes while the screen is up.
        @Test func theChevronHasRoomAfterTheDirectionChanged() throws {
            let (stage, navigation, _) = pushed(release: 18)
            for isMirrored in [true, false] {
                stage.change { $0.direction = isMirrored ? .rightToLeft : .leftToRight }
                stage.advance(by: 0.2)
                let button = try backButton(navigation)
                let image = try #require(button.imageView).frame
                let title = try #require(button.titleLabel).frame
                let gap = isMirrored ? image.minX - title.maxX : title.minX - image.maxX
                #expect(abs(gap - UINavigationBar.chevronGap) < 0.001, "mirrored: \(isMirrored)")
            }
        }

        /// Apple's documentation of `hidesBarsOnSwipe`: an upward swipe hides the bar, a downward swipe shows it.
        @Test func aSwipeHidesTheBars() {
            let root = UIViewController()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            scroll.contentSize = CGSize(width: 393, height: 4000)
            root.view = scroll
            let navigation = UINavigationController(rootViewController: root)
            navigation.hidesBarsOnSwipe = true
            let stage = Stage(navigation)
            stage.drag(CGPoint(x: 200, y: 600), step: CGVector(dx: 0, dy: -10), steps: 20)
            stage.advance(by: 2)
            #expect(navigation.isNavigationBarHidden)
            stage.drag(CGPoint(x: 200, y: 300), step: CGVector(dx: 0, dy: 10), steps: 10)
            stage.advance(by: 2)
            #expect(!navigation.isNavigationBarHidden)
        }

        /// Apple's documentation of the safe area: it leaves out what bars cover; a bar that is hidden covers nothing. 34
        /// points are the home indicator's.
        @Test func aHiddenTabBarGivesItsPlaceBack() {
            let tabs = UITabBarController()
            let (one, two) = (UIViewController(), UIViewController())
            tabs.viewControllers = [one, two]
            let stage = Stage(tabs)
            #expect(one.view.safeAreaInsets.bottom == 83)
            tabs.tabBar.isHidden = true
            stage.frame()
            #expect(one.view.safeAreaInsets.bottom == 34)
            tabs.selectedIndex = 1
            stage.frame()
            #expect(tabs.tabBar.isHidden)
            #expect(two.view.safeAreaInsets.bottom == 34)
            tabs.tabBar.isHidden = false
            stage.frame()
            #expect(two.view.safeAreaInsets.bottom == 83)
        }

        @Test func aTabBarHiddenBeforeItIsShownStaysHidden() {
            let tabs = UITabBarController()
            let one = UIViewController()
            tabs.viewControllers = [one]
            tabs.tabBar.isHidden = true
            let stage = Stage(tabs)
            #expect(tabs.tabBar.isHidden)
            #expect(one.view.safeAreaInsets.bottom == 34)
            _ = stage
        }

        final class Slide: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
            var asked: [String] = []
            var container: UIView?
            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                asked.append("\(fromVC.title ?? "") \(toVC.title ?? "")")
                return self
            }
            func transitionDuration(
                using context: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.4 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let new = context.view(forKey: .to) else { return }
                container = context.containerView
                context.containerView.addSubview(new)
                new.alpha = 0
                UIView.animate(withDuration: 0.4) {
                    new.alpha = 1
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        /// Apple's documentation of `tabBarController(_:animationControllerForTransitionFrom:to:)`.
        @Test func theDelegateAnimatesAChangeOfTabs() {
            let tabs = UITabBarController()
            let (one, two) = (ViewControllerTests.Recorder(), ViewControllerTests.Recorder())
            one.title = "one"
            two.title = "two"
            let slide = Slide()
            tabs.delegate = slide
            tabs.viewControllers = [one, two]
            let stage = Stage(tabs)
            #expect(slide.asked == [])
            tabs.selectedIndex = 1
            #expect(slide.asked == ["one two"])
            stage.advance(by: 0.2)
            #expect(one.view.window != nil && two.view.window != nil)
            #expect(tabs.view.subviews.last === tabs.tabBar)
            #expect(!two.log.contains("viewDidAppear"))
            stage.advance(by: 0.5)
            #expect(one.view.window == nil)
            #expect(two.view.superview === tabs.view)
            #expect(two.view.frame == stage.window.bounds)
            #expect(slide.container?.superview == nil)
            #expect(one.log.last == "viewDidDisappear")
            #expect(two.log.last == "viewDidAppear")
        }

        /// UIImage.RenderingMode.automatic: "Use the default rendering mode for the context where the image is used";
        /// a tab bar's is the template (UITabBarItem: "the image's alpha values create the images").
        @Test func picturesOfTabsAreTemplates() throws {
            let (tabs, child) = (UITabBarController(), UIViewController())
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
            child.tabBarItem = UITabBarItem(
                title: "One", image: picture, selectedImage: picture.withRenderingMode(.alwaysOriginal))
            tabs.viewControllers = [child, UIViewController()]
            let stage = Stage(tabs)
            func shown() throws -> UIImage.RenderingMode {
                let view = try #require(
                    find(UIImageView.self, in: tabs.tabBar) { $0.image?.size == picture.size })
                return try #require(view.image).renderingMode
            }
            #expect(try shown() == .alwaysOriginal)
            tabs.selectedIndex = 1
            stage.advance(by: 0.5)
            #expect(try shown() == .alwaysTemplate)
        }

        /// Human Interface Guidelines, Layout: controls are touched in at least 44 by 44 points, small ones in bars too.
        @Test func aTouchBesideASmallBarButtonIsTheButtons() throws {
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            let navigation = UINavigationController(rootViewController: screen)
            let stage = Stage(navigation) { $0.systemRelease = 18 }
            stage.advance(by: 0.1)
            let bar = navigation.navigationBar
            let button = try #require(find(UIButton.self, in: bar) { $0.frame.minX > 300 })
            #expect(button.frame.height < 44)
            let middle = button.center
            #expect(bar.hitTest(CGPoint(x: middle.x, y: middle.y - 21), with: nil) === button)
            #expect(bar.hitTest(CGPoint(x: middle.x - 21, y: middle.y + 21), with: nil) === button)
            #expect(bar.hitTest(CGPoint(x: middle.x - 60, y: middle.y), with: nil) === bar)
            #expect(
                !UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)).point(
                    inside: CGPoint(x: 25, y: 10), with: nil))
        }

        private func find<View: UIView>(
            _ type: View.Type, in view: UIView, _ fits: @escaping (View) -> Bool
        ) -> View? {
            if let found = view as? View, fits(found) { return found }
            return view.subviews.lazy.compactMap { find(type, in: $0, fits) }.first
        }
    }
}
