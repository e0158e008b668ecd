import Testing

@testable import UIKit

/// Apple's documentation of `preferredStatusBarStyle`, `prefersStatusBarHidden`, `childForStatusBarStyle` and
/// `modalPresentationCapturesStatusBarAppearance`.
@MainActor @Suite struct SystemBarsTests {
    private final class Screen: UIViewController {
        var style = UIStatusBarStyle.default
        var hides = false
        var child: UIViewController?
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
        override var prefersHomeIndicatorAutoHidden: Bool { hides }
        override var childForStatusBarStyle: UIViewController? { child }
    }

    @Test func theControllerInFrontIsAsked() {
        let stage = Stage()
        let screen = Screen()
        stage.show(screen)
        #expect(SystemBars.wanted == SystemBars())
        screen.style = .lightContent
        screen.hides = true
        #expect(SystemBars.wanted.isStatusBarLight)
        #expect(SystemBars.wanted.isStatusBarHidden)
        #expect(SystemBars.wanted.isHomeIndicatorHidden)
        let child = Screen()
        child.style = .darkContent
        screen.child = child
        #expect(!SystemBars.wanted.isStatusBarLight)
        // It is the child that is asked for the style, and the controller itself for the rest.
        #expect(SystemBars.wanted.isStatusBarHidden)
    }

    @Test func onlyWhatFillsTheScreenTakesTheBarOver() {
        let stage = Stage()
        let screen = Screen()
        stage.show(screen)
        let sheet = Screen()
        sheet.style = .lightContent
        sheet.modalPresentationStyle = .pageSheet
        screen.present(sheet, animated: false)
        stage.frame()
        #expect(!SystemBars.wanted.isStatusBarLight)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(SystemBars.wanted.isStatusBarLight)
        screen.dismiss(animated: false)
        stage.frame()
        let full = Screen()
        full.style = .lightContent
        full.modalPresentationStyle = .fullScreen
        screen.present(full, animated: false)
        stage.frame()
        #expect(SystemBars.wanted.isStatusBarLight)
    }
}
