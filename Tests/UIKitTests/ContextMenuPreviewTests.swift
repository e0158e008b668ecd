import Testing

@testable import UIKit

/// A controller that a context menu shows as its preview.
@MainActor struct ContextMenuPreviewTests {
    private final class Owner: UIViewController, UIContextMenuInteractionDelegate {
        let previewed = UIViewController()
        let pressed = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 60))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(pressed)
            pressed.addInteraction(UIContextMenuInteraction(delegate: self))
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: { self.previewed }) { _ in
                UIMenu(children: [UIAction(title: "Open") { _ in }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.addCompletion {
                self.show(animator.previewViewController ?? self.previewed, sender: self)
            }
        }
    }

    /// Apple's documentation of the animator: the app shows the controller itself next. Its view is as the app made it: a platter of the menu
    /// has the round corners and the tap.
    @Test func theViewIsTheAppsOwnAgainWhenItIsPushed() {
        let owner = Owner()
        let navigation = UINavigationController(rootViewController: owner)
        let stage = Stage(navigation)
        stage.touch(.began, CGPoint(x: 150, y: 230))
        stage.advance(by: 1.5)
        stage.touch(.ended, CGPoint(x: 150, y: 230))
        stage.advance(by: 0.5)
        let view: UIView = owner.previewed.view
        #expect(view.window != nil && view.layer.cornerRadius == 0)
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(by: 1.5)
        #expect(navigation.topViewController === owner.previewed)
        #expect(view.layer.cornerRadius == 0 && !view.clipsToBounds)
        #expect(view.gestureRecognizers?.isEmpty != false && view.frame.size == navigation.view.bounds.size)
    }
}
