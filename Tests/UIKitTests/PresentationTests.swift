import Testing

@testable import UIKit

@MainActor
struct PresentationTests {
    typealias Recorder = ViewControllerTests.Recorder

    private func appearances(_ controller: Recorder) -> [String] {
        controller.log.filter { $0.contains("Appear") || $0.contains("Disappear") }
    }

    @Test func aSheetLeavesThePresenterShownAndTheTopFree() {
        let (base, modal) = (Recorder(), Recorder())
        let stage = Stage(base)
        stage.advance(by: 0.1)
        base.log = []
        base.present(modal, animated: true)
        #expect(modal.isBeingPresented)
        #expect(modal.transitionCoordinator != nil)
        stage.advance(by: 1)
        #expect(modal.transitionCoordinator == nil)
        #expect(appearances(base) == [])
        #expect(modal.view.window === stage.window)
        let place = modal.view.convert(modal.view.bounds, to: nil)
        #expect(place == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(modal.presentationController is UISheetPresentationController)
        #expect(modal.sheetPresentationController?.containerView != nil)
    }

    /// As logs of public apps print them, and as SwiftUI's backports compare them.
    @Test func detentsHaveTheirIdentifiers() {
        typealias Identifier = UISheetPresentationController.Detent.Identifier
        #expect(Identifier.medium.rawValue == "com.apple.UIKit.medium")
        #expect(Identifier.large.rawValue == "com.apple.UIKit.large")
    }

    @Test func childrenPresentThroughTheOutermostController() {
        let (base, modal) = (Recorder(), Recorder())
        let navigation = UINavigationController(rootViewController: base)
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        base.present(modal, animated: false)
        #expect(modal.presentingViewController === navigation)
        #expect(base.presentedViewController === modal)
        #expect(navigation.presentedViewController === modal)
        base.dismiss(animated: false)
        #expect(base.presentedViewController == nil)
        #expect(modal.presentingViewController == nil)
    }

    @Test func dismissingTheFirstTakesAllAboveAlong() {
        let (base, first, second) = (Recorder(), Recorder(), Recorder())
        first.modalPresentationStyle = .fullScreen
        second.modalPresentationStyle = .fullScreen
        let stage = Stage(base)
        stage.advance(by: 0.1)
        base.present(first, animated: false)
        stage.advance(by: 0.1)
        first.present(second, animated: false)
        stage.advance(by: 0.1)
        #expect(appearances(first).last == "viewDidDisappear")
        var isDone = false
        base.dismiss(animated: true) { isDone = true }
        stage.advance(by: 1)
        #expect(isDone)
        #expect(base.view.window === stage.window)
        #expect(first.viewIfLoaded?.window == nil)
        #expect(second.viewIfLoaded?.window == nil)
        #expect(appearances(base).last == "viewDidAppear")
        #expect(appearances(second).last == "viewDidDisappear")
        let containers = stage.window.subviews.filter { $0 is UITransitionView }
        #expect(containers.isEmpty)
    }

    @Test func dismissalDuringThePresentationWaitsForItsEnd() {
        let (base, modal) = (Recorder(), Recorder())
        let stage = Stage(base)
        stage.advance(by: 0.1)
        base.present(modal, animated: true)
        base.dismiss(animated: true)
        stage.advance(by: 2)
        #expect(base.presentedViewController == nil)
        #expect(
            appearances(modal) == [
                "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
            ])
    }

    final class Corner: UIPresentationController {
        var log: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 10, y: 500, width: 100, height: 50)
        }
        override func presentationTransitionWillBegin() { log.append("willBegin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.append("didEnd \(completed)") }
        override func dismissalTransitionWillBegin() { log.append("willDismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("didDismiss \(completed)") }
    }

    final class Slide: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
    {
        var corner: Corner?
        var log: [String] = []
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            corner = Corner(presentedViewController: presented, presenting: presenting)
            return corner
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
                return context.completeTransition(false)
            }
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: to).offsetBy(dx: -200, dy: 0)
            log.append("from \(context.viewController(forKey: .from) != nil)")
            UIView.animate(withDuration: 0.5) {
                view.frame = context.finalFrame(for: to)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ completed: Bool) { log.append("ended \(completed)") }
    }

    @Test func aTransitioningDelegateRunsThePresentation() {
        let (base, modal, slide) = (Recorder(), Recorder(), Slide())
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = slide
        let stage = Stage(base)
        stage.advance(by: 0.1)
        base.present(modal, animated: true)
        stage.advance(by: 1)
        #expect(slide.log == ["from true", "ended true"])
        #expect(slide.corner?.log == ["willBegin", "didEnd true"])
        #expect(modal.view.frame == CGRect(x: 10, y: 500, width: 100, height: 50))
        #expect(base.view.window != nil)
        modal.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(slide.corner?.log.suffix(2) == ["willDismiss", "didDismiss true"])
        #expect(modal.view.superview == nil)
    }

    @Test func aTapBesideASheetAsksItsDelegate() {
        final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate {
            var log: [String] = []
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
                log.append("should")
                return log.count > 2
            }
            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
                log.append("attempt")
            }
            func presentationControllerDidDismiss(_ controller: UIPresentationController) {
                log.append("did")
            }
        }
        let (base, modal, guardian) = (Recorder(), Recorder(), Guardian())
        let stage = Stage(base)
        stage.advance(by: 0.1)
        modal.presentationController?.delegate = guardian
        base.present(modal, animated: true)
        stage.advance(by: 1)
        stage.tap(CGPoint(x: 200, y: 20))
        stage.advance(by: 1)
        #expect(guardian.log == ["should", "attempt"])
        stage.tap(CGPoint(x: 200, y: 20))
        stage.advance(by: 1)
        #expect(guardian.log == ["should", "attempt", "should", "did"])
        #expect(base.presentedViewController == nil)
    }

    @Test func aMediumSheetIsHalfAsHigh() {
        let (base, modal) = (Recorder(), Recorder())
        modal.sheetPresentationController?.detents = [.medium(), .large()]
        let stage = Stage(base)
        stage.advance(by: 0.1)
        base.present(modal, animated: false)
        stage.frame()
        let top = modal.view.convert(modal.view.bounds, to: nil).minY
        // Recorded on iOS 26 (`sheets.json`).
        #expect(abs(top - 403.687) < 0.001)
        modal.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.frame()
        let higher = modal.view.convert(modal.view.bounds, to: nil).minY
        #expect(higher == CGFloat(59))
    }

    @Test func anAlertAsksAndTellsItsActionOnceItHasLeft() {
        let base = Recorder()
        let stage = Stage(base)
        stage.advance(by: 0.1)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                chosen.append("\(base.presentedViewController == nil)")
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        base.present(alert, animated: true)
        stage.advance(by: 1)
        #expect(base.view.window != nil)
        #expect(alert.view.frame.width == CGFloat(320))
        let button = ViewDump.find(text: "Delete")?.windowFrame ?? .zero
        #expect(button.midX > CGFloat(196), "cancel comes first")
        stage.tap(CGPoint(x: button.midX, y: button.midY))
        stage.advance(by: 1)
        #expect(chosen == ["true"])
    }

    @Test func aTapBesideAnActionSheetCancels() {
        let base = Recorder()
        let stage = Stage(base) { $0.systemRelease = 18 }
        stage.advance(by: 0.1)
        var chosen: [String] = []
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("One", UIAlertAction.Style.default), ("Leave", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        base.present(alert, animated: true)
        stage.advance(by: 1)
        #expect(alert.view.frame.maxY == CGFloat(818))
        stage.tap(CGPoint(x: 200, y: 100))
        stage.advance(by: 1)
        #expect(chosen == ["Leave"])
    }

    /// Apple's documentation: on a pad an action sheet is a popover, from which the action that cancels is left out; a tap
    /// beside it is that action.
    @Test func anActionSheetOfAPadIsAPopover() throws {
        let base = Recorder()
        let stage = Stage(base) {
            $0.idiom = .pad
            $0.portraitSize = CGSize(width: 820, height: 1180)
        }
        stage.advance(by: 0.1)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("Take", UIAlertAction.Style.default), ("Leave", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        let source = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 40))
        base.view.addSubview(source)
        let popover = try #require(alert.popoverPresentationController)
        popover.sourceView = source
        base.present(alert, animated: true)
        stage.advance(by: 1)
        #expect(popover.arrowDirection == .up)
        #expect(ViewDump.find(text: "Take") != nil && ViewDump.find(text: "Leave") == nil)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.minY == source.frame.maxY + PopoverPlace.arrowLength)
        stage.tap(CGPoint(x: 50, y: 900))
        stage.advance(by: 1)
        #expect(chosen == ["Leave"] && base.presentedViewController == nil)
    }

    /// Apple's documentation of `UIUserInterfaceLevel` and the Human Interface Guidelines' table of dark colours: sheets
    /// and popovers are elevated, what covers the whole screen is not.
    @Test func whatStandsInFrontIsElevated() {
        let stage = Stage()
        stage.window.overrideUserInterfaceStyle = .dark
        func level(_ style: UIModalPresentationStyle, _ prepare: (UIViewController) -> Void = { _ in }) -> Int
        {
            let (base, modal) = (UIViewController(), UIViewController())
            stage.show(base)
            modal.view.backgroundColor = .systemBackground
            modal.modalPresentationStyle = style
            prepare(modal)
            base.present(modal, animated: false)
            stage.advance(by: 0.1)
            #expect(base.traitCollection.userInterfaceLevel == .base)
            let white = modal.view.layer.backgroundColor?.components?.first ?? -1
            #expect((white * 255).rounded() == (modal.traitCollection.userInterfaceLevel == .base ? 0 : 28))
            return modal.traitCollection.userInterfaceLevel.rawValue
        }
        #expect(level(.pageSheet) == 1)
        #expect(level(.formSheet) == 1)
        #expect(level(.fullScreen) == 0)
        #expect(level(.overFullScreen) == 0)
        #expect(level(.popover) { $0.popoverPresentationController?.sourceView = stage.window } == 1)
    }

    /// Popovers and form sheets are "compact width environments which are themselves presented from regular width environments" (PSPDFKit,
    /// "Preventing Popovers on Popovers"); what the app says of the presentation's traits counts more.
    @Test func popoversAndFormSheetsOfAPadAreCompact() {
        let stage = Stage {
            $0.idiom = .pad
            $0.portraitSize = CGSize(width: 820, height: 1180)
            $0.scale = 2
        }
        func width(_ style: UIModalPresentationStyle, _ prepare: (UIViewController) -> Void = { _ in })
            -> UIUserInterfaceSizeClass
        {
            let (base, modal) = (UIViewController(), UIViewController())
            stage.show(base)
            modal.modalPresentationStyle = style
            modal.popoverPresentationController?.sourceView = stage.window
            prepare(modal)
            base.present(modal, animated: false)
            stage.advance(by: 0.1)
            #expect(base.traitCollection.horizontalSizeClass == .regular)
            return modal.view.traitCollection.horizontalSizeClass
        }
        #expect(width(.popover) == .compact)
        #expect(width(.formSheet) == .compact)
        #expect(width(.fullScreen) == .regular)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        let asked = width(.formSheet) { $0.presentationController?.overrideTraitCollection = regular }
        #expect(asked == .regular)
    }

    /// UIPresentationController.h: "the traits to be used for the presented view controller".
    @Test func thePresentationGivesTraits() {
        let stage = Stage()
        let (base, modal) = (UIViewController(), UIViewController())
        stage.show(base)
        modal.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        base.present(modal, animated: false)
        stage.advance(by: 0.1)
        #expect(modal.traitCollection.userInterfaceStyle == .dark)
        #expect(modal.traitCollection.userInterfaceLevel == .elevated)
        modal.presentationController?.traitOverrides.userInterfaceStyle = .light
        #expect(modal.traitCollection.userInterfaceStyle == .light)
        #expect(base.traitCollection.userInterfaceStyle == .light)
    }

    /// A phone on its side shows a sheet all over the screen (documentation of `prefersEdgeAttachedInCompactHeight`), whenever it was turned.
    @Test func aSheetThatIsTurnedWhileItComesFillsTheScreen() {
        let stage = Stage(UIViewController())
        stage.advance(by: 0.1)
        let modal = UIViewController()
        stage.window.rootViewController?.present(modal, animated: true)
        stage.advance(by: 0.1)
        stage.rotate(to: .landscapeRight)
        stage.advance(by: 1.5)
        #expect(
            modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    /// The same of a sheet that presents the one that comes.
    @Test func aSheetBelowOneThatComesIsTurnedWithIt() {
        let stage = Stage()
        let (base, sheet, upper) = (UIViewController(), UIViewController(), UIViewController())
        stage.show(base)
        base.present(sheet, animated: true)
        stage.advance(by: 1)
        sheet.present(upper, animated: true)
        stage.advance(by: 0.1)
        stage.rotate(to: .landscapeRight)
        stage.advance(by: 1)
        for view: UIView in [sheet.view, upper.view] {
            #expect(view.convert(view.bounds, to: nil) == stage.window.bounds)
        }
    }
}
