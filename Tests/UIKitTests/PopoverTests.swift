import Testing

@testable import UIKit

@MainActor
struct PopoverTests {
    private final class Asker: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .none
        }
    }

    private let room = CGRect(x: 10, y: 69, width: 373, height: 739)
    private let size = CGSize(width: 200, height: 200)

    /// Arithmetic: 13 points of arrow between source and popover, both about one middle.
    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGRect(x: 50, y: 313, width: 200, height: 200)),
        (.down, CGRect(x: 50, y: 37 + 50, width: 200, height: 200)),
    ])
    func aPopoverStandsOffItsSource(direction: UIPopoverArrowDirection, frame: CGRect) {
        let source = CGRect(x: 100, y: direction == .up ? 250 : 300, width: 100, height: 50)
        let place = PopoverPlace(size, at: source, in: room, permitted: direction)
        #expect(place.arrow == direction)
        #expect(place.frame == frame)
    }

    /// Documentation of `permittedArrowDirections`: UIKit chooses one of them that fits.
    @Test func theDirectionIsAPermittedOneThatFits() {
        let low = CGRect(x: 100, y: 700, width: 50, height: 50)
        #expect(PopoverPlace(size, at: low, in: room, permitted: .any).arrow == .down)
        #expect(PopoverPlace(size, at: low, in: room, permitted: [.left]).arrow == .left)
        #expect(PopoverPlace(size, at: low, in: room, permitted: [.up, .left]).arrow == .left)
        let high = CGRect(x: 100, y: 100, width: 50, height: 50)
        #expect(PopoverPlace(size, at: high, in: room, permitted: .any).arrow == .up)
    }

    @Test func withoutDirectionsThereIsNoArrow() {
        let source = CGRect(x: 150, y: 400, width: 50, height: 50)
        let place = PopoverPlace(size, at: source, in: room, permitted: [])
        #expect(place.arrow == .unknown)
        #expect(place.frame == CGRect(x: 75, y: 325, width: 200, height: 200))
    }

    @Test func aPopoverStaysInItsRoomHoweverLargeItIs() {
        let source = CGRect(x: 0, y: 0, width: 393, height: 852)
        let place = PopoverPlace(CGSize(width: 900, height: 900), at: source, in: room, permitted: .any)
        #expect(place.frame == room)
        #expect(place.arrow == .unknown)
    }

    @Test func aShownPopoverHasAShadowAndPointsAtItsSource() throws {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let (content, asker) = (UIViewController(), Asker())
        content.preferredContentSize = size
        content.modalPresentationStyle = .popover
        let popover = try #require(content.popoverPresentationController)
        popover.delegate = asker
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 100, y: 250, width: 100, height: 50)
        root.present(content, animated: false)
        stage.advance(by: 0.5)
        #expect(popover.arrowDirection == .up)
        #expect(content.view.convert(content.view.bounds, to: nil).minY == CGFloat(313))
        let card = try #require(popover.presentedView as? PopoverView)
        let shadow = try #require(card.subviews.first)
        #expect(shadow.layer.shadowOpacity > 0 && shadow.layer.shadowPath != nil)
        // The outline reaches up to the source: the arrow is part of it.
        #expect(shadow.layer.shadowPath?.boundingBox.minY ?? 0 < -12)
    }

    /// Documentation of `barButtonItem`: the popover is anchored to the item.
    @Test func aPopoverOfABarButtonPointsAtIt() throws {
        let stage = Stage()
        let root = UIViewController()
        let item = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        root.navigationItem.leftBarButtonItem = item
        stage.show(UINavigationController(rootViewController: root))
        let (content, asker) = (UIViewController(), Asker())
        content.preferredContentSize = size
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.delegate = asker
        content.popoverPresentationController?.barButtonItem = item
        root.present(content, animated: false)
        stage.advance(by: 0.5)
        #expect(content.view.convert(content.view.bounds, to: nil).minX == CGFloat(10))
    }

    /// The same of an item that the bar has not shown yet: it stands at the bar's right end, and the popover as far right as its margin of
    /// 10 points lets it (`popoverLayoutMargins`).
    @Test func aPopoverPointsAtABarButtonThatWasJustGiven() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(UINavigationController(rootViewController: root))
        stage.advance(by: 0.5)
        let (content, asker) = (UIViewController(), Asker())
        content.preferredContentSize = size
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.delegate = asker
        let item = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        content.popoverPresentationController?.barButtonItem = item
        root.present(content, animated: false)
        stage.advance(by: 0.5)
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.maxX == stage.window.bounds.width - 10)
    }

    private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var allows = false

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .fullScreen }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("wraps \(controller is UIPopoverPresentationController) \(style == .fullScreen)")
            return UINavigationController(rootViewController: controller.presentedViewController)
        }
    }

    /// Documentation of `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: its usual use, a popover's
    /// content in a navigation controller where there is no popover.
    @Test func anAdaptedPopoverShowsTheDelegatesController() throws {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let (content, wrapper) = (UIViewController(), Wrapper())
        content.modalPresentationStyle = .popover
        try #require(content.popoverPresentationController).delegate = wrapper
        root.present(content, animated: false)
        stage.advance(by: 0.1)
        #expect(wrapper.log == ["wraps true true"])
        let shown = try #require(root.presentedViewController as? UINavigationController)
        #expect(content.navigationController === shown && content.viewIfLoaded?.window != nil)
        content.dismiss(animated: false)
        stage.advance(by: 0.1)
        #expect(root.presentedViewController == nil)
    }

    private final class OldAsker: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var allows = false

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .none
        }
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            log.append("should")
            return allows
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { log.append("did") }
    }

    /// Documentation: the popover's own methods of before iOS 13, where those of all presentations are missing.
    @Test func delegatesOfBeforeIOS13AreAskedToo() throws {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let (content, asker) = (UIViewController(), OldAsker())
        content.preferredContentSize = size
        content.modalPresentationStyle = .popover
        let popover = try #require(content.popoverPresentationController)
        popover.delegate = asker
        popover.sourceView = root.view
        root.present(content, animated: false)
        stage.advance(by: 0.1)
        stage.tap(CGPoint(x: 5, y: 5))
        stage.advance(by: 1)
        #expect(asker.log == ["should"] && root.presentedViewController === content)
        asker.allows = true
        stage.tap(CGPoint(x: 5, y: 5))
        stage.advance(by: 1)
        #expect(asker.log == ["should", "should", "did"] && root.presentedViewController == nil)
    }
}
