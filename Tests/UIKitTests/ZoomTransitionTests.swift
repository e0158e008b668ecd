import Testing

@testable import UIKit

/// Screens that grow out of a view. Expectations: documentation of `Transition.zoom(options:sourceViewProvider:)` and of
/// `ZoomOptions`; places by arithmetic.
@MainActor @Suite(.serialized) struct ZoomTransitionTests {
    // MARK: Arithmetic

    private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

    /// As wide as the source, from its upper edge; what is longer is cut.
    @Test func aScreenFillsItsSource() {
        let place = ZoomPlacement.small(
            screen: screen, source: CGRect(x: 20, y: 300, width: 100, height: 150), aligned: nil)
        #expect(place.window == CGRect(x: 20, y: 300, width: 100, height: 150))
        #expect(place.picture == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    /// `alignmentRectProvider`: this part of the screen lies on the source.
    @Test func aPartOfTheScreenLiesOnTheSource() {
        let place = ZoomPlacement.small(
            screen: screen, source: CGRect(x: 20, y: 300, width: 100, height: 150),
            aligned: CGRect(x: 100, y: 80, width: 200, height: 300))
        #expect(place.picture == CGRect(x: -50, y: -40, width: 200, height: 400))
        // Filled also where the part has other proportions: 100 wide would need half, 150 high three quarters.
        let other = ZoomPlacement.small(
            screen: screen, source: CGRect(x: 0, y: 0, width: 100, height: 150),
            aligned: CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(other.picture == CGRect(x: -25, y: 0, width: 300, height: 600))
    }

    @Test func aWholeScreenIsItsOwnPicture() {
        #expect(
            ZoomPlacement.whole(screen: screen) == ZoomPlacement(window: screen, picture: screen))
    }

    // MARK: Screens

    @MainActor private final class Screens {
        let stage = Stage()
        let (root, zoomed) = (UIViewController(), UIViewController())
        let cover = UIView(frame: CGRect(x: 40, y: 300, width: 80, height: 120))
        let navigation: UINavigationController
        var asked: [(UIViewController, UIViewController)] = []

        init() {
            navigation = UINavigationController(rootViewController: root)
            stage.show(navigation)
            root.view.addSubview(cover)
            cover.layer.cornerRadius = 6
            zoomed.view.backgroundColor = .systemTeal
            zoomed.preferredTransition = .zoom { [unowned self] context in
                asked.append((context.sourceViewController, context.zoomedViewController))
                return cover
            }
            stage.advance(by: 0.1)
        }

        /// What the picture is seen through, as shown now.
        var window: CALayer? {
            let layer = navigation.view.subviews.first { $0.clipsToBounds && !$0.subviews.isEmpty }?.layer
            return layer.flatMap { $0.presentation() ?? $0 }
        }
    }

    @Test func aPushedScreenGrowsOutOfItsSource() throws {
        let screens = Screens()
        screens.navigation.pushViewController(screens.zoomed, animated: true)
        screens.stage.frame()
        let window = try #require(screens.window)
        #expect(window.frame == CGRect(x: 40, y: 300, width: 80, height: 120) && window.cornerRadius == 6)
        #expect(screens.cover.alpha == 0 && screens.zoomed.view.alpha == 0)
        #expect(screens.root.view.frame.minX == 0)
        screens.stage.advance(by: 1)
        #expect(screens.window == nil && screens.zoomed.view.window != nil && screens.root.view.window == nil)
        #expect(screens.cover.alpha == 1 && screens.zoomed.view.alpha == 1)
        #expect(
            screens.navigation.view.subviews.filter { $0 is UINavigationBar || $0 is UIToolbar }.count == 2)
        #expect(screens.navigation.view.subviews.count == 3)
        #expect(screens.asked.count == 1 && screens.asked[0] == (screens.root, screens.zoomed))
    }

    /// "UIKit calls the provider when zooming in and out": the source may be elsewhere by then.
    @Test func itGoesBackToWhereItsSourceIsThen() throws {
        let screens = Screens()
        screens.navigation.pushViewController(screens.zoomed, animated: false)
        screens.stage.advance(by: 0.1)
        screens.cover.frame.origin = CGPoint(x: 200, y: 500)
        screens.navigation.popViewController(animated: true)
        screens.stage.frame()
        #expect(try #require(screens.window).frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        screens.stage.advance(by: 0.4)
        let near = try #require(screens.window).frame
        #expect(abs(near.minX - 200) < 8 && abs(near.minY - 500) < 8, "\(near)")
        screens.stage.advance(by: 1)
        #expect(screens.navigation.viewControllers == [screens.root] && screens.cover.alpha == 1)
        #expect(screens.asked.count == 1 && screens.asked[0] == (screens.root, screens.zoomed))
    }

    @Test func aDragFromTheEdgeZoomsItOutAndLetsItStay() throws {
        let screens = Screens()
        screens.navigation.pushViewController(screens.zoomed, animated: false)
        screens.stage.advance(by: 0.1)
        screens.stage.press(CGPoint(x: 4, y: 400), step: CGVector(dx: 12, dy: 0), steps: 10)
        screens.stage.frame()
        // 110 of 393 points along, of the way from the screen to the cover.
        let share = 110.0 / 393
        let window = try #require(screens.window).frame
        #expect(abs(window.width - (393 + (80 - 393) * share)) < 1, "\(window)")
        screens.stage.advance(by: 0.3)
        screens.stage.touch(.ended, CGPoint(x: 124, y: 400))
        screens.stage.advance(by: 1)
        #expect(screens.navigation.topViewController === screens.zoomed)
        #expect(screens.zoomed.view.alpha == 1 && screens.zoomed.view.window != nil && screens.window == nil)
    }

    @Test func aPresentedScreenZoomsToo() throws {
        let screens = Screens()
        screens.zoomed.modalPresentationStyle = .fullScreen
        screens.navigation.present(screens.zoomed, animated: true)
        screens.stage.frame()
        #expect(screens.cover.alpha == 0)
        screens.stage.advance(by: 1)
        #expect(screens.cover.alpha == 1 && screens.zoomed.view.alpha == 1)
        screens.zoomed.dismiss(animated: true)
        screens.stage.advance(by: 1)
        #expect(screens.navigation.presentedViewController == nil && screens.root.view.window != nil)
        #expect(screens.asked.count == 2 && screens.asked[1] == (screens.navigation, screens.zoomed))
    }

    @Test func withoutASourceItComesFromTheMiddle() throws {
        let screens = Screens()
        screens.zoomed.preferredTransition = .zoom { _ in nil }
        screens.navigation.pushViewController(screens.zoomed, animated: true)
        screens.stage.frame()
        let window = try #require(screens.window).frame
        #expect(abs(window.midX - 393 / 2) < 0.01 && abs(window.midY - 852 / 2) < 0.01)
        screens.stage.advance(by: 1)
        #expect(screens.zoomed.view.alpha == 1)
    }
}
