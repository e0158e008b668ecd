import Foundation
import Testing

@testable import UIKit

/// A controller that supports what it is told.
private final class Supporting: UIViewController {
    var mask: UIInterfaceOrientationMask
    private(set) var turns: [CGSize] = []

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        turns.append(size)
    }
}

extension Idioms {
    /// Apple's documentation of `supportedInterfaceOrientations`, `setNeedsUpdateOfSupportedInterfaceOrientations()`
    /// and `UISupportedInterfaceOrientations`: the interface turns with the device so far as the app's list and the
    /// controller that fills the screen allow. Sizes are those of an iPhone 15: 393 x 852 points.
    @Suite @MainActor struct Orientations {
        private func hold(_ way: UIInterfaceOrientation) {
            InterfaceOrientation.hold(way) {
                var device = DeviceConfiguration()
                device.orientation = $0
                let side: CGFloat = $0.isLandscape ? 59 : 0
                device.safeAreaInsets = UIEdgeInsets(top: 59 - side, left: side, bottom: 21, right: side)
                return device
            }
        }

        /// UIViewController.h: the methods of before iOS 8, "deprecated", are called where `viewWillTransition(to:with:)` reaches the class's own:
        /// before the turn, within its animation with the new size, and after it.
        @Test func controllersOfBeforeIOS8HearOfTurns() {
            final class Old: UIViewController {
                var log: [String] = []
                override func willRotate(
                    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
                ) { log.append("will \(toInterfaceOrientation.rawValue) at \(Int(view.bounds.width))") }
                override func willAnimateRotation(
                    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
                ) { log.append("animates at \(Int(view.bounds.width))") }
                override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
                    log.append("did \(fromInterfaceOrientation.rawValue)")
                }
            }
            let (stage, old) = (Stage(), Old())
            hold(.portrait)
            stage.show(UINavigationController(rootViewController: old))
            hold(.landscapeLeft)
            stage.advance(by: 1)
            #expect(old.log == ["will 4 at 393", "animates at 852", "did 1"])
        }

        /// UIViewController.h, iOS 26: a controller prefers the interface's orientation locked while it is shown; the scene's geometry says so.
        @Test func aLockedInterfaceStaysAsItIs() throws {
            final class Game: UIViewController {
                var isLocked = true
                override var prefersInterfaceOrientationLocked: Bool { isLocked }
            }
            let (stage, game) = (Stage(), Game())
            hold(.portrait)
            stage.show(UINavigationController(rootViewController: game))
            let scene = try #require(stage.window.windowScene)
            #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
            hold(.landscapeLeft)
            #expect(stage.window.bounds.size == CGSize(width: 393, height: 852))
            game.isLocked = false
            game.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
            #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
            #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
        }

        @Test func theInterfaceTurnsWhereTheControllerSupportsIt() {
            let stage = Stage()
            let controller = Supporting(.allButUpsideDown)
            hold(.portrait)
            stage.show(controller)
            hold(.landscapeLeft)
            #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
            #expect(controller.turns == [CGSize(width: 852, height: 393)])
            hold(.portraitUpsideDown)
            // Not supported: it stays as it was.
            #expect(
                stage.window.bounds.size == CGSize(width: 852, height: 393) && controller.turns.count == 1)
            #expect(UIDevice.current.orientation == .portraitUpsideDown)
        }

        @Test func aPortraitControllerStaysUpright() {
            let stage = Stage()
            let controller = Supporting(.portrait)
            hold(.portrait)
            stage.show(controller)
            hold(.landscapeRight)
            #expect(stage.window.bounds.size == CGSize(width: 393, height: 852) && controller.turns.isEmpty)
            // The interface's right is the device's left.
            #expect(UIDevice.current.orientation == .landscapeLeft)
            controller.mask = .all
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
        }

        /// Documentation of `navigationControllerSupportedInterfaceOrientations(_:)` and the tab bar controller's.
        @Test func delegatesOfContainersAreAsked() {
            final class Upright: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
                func navigationControllerSupportedInterfaceOrientations(
                    _ navigationController: UINavigationController
                ) -> UIInterfaceOrientationMask { .portrait }
                func tabBarControllerSupportedInterfaceOrientations(
                    _ tabBarController: UITabBarController
                ) -> UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown] }
            }
            let delegate = Upright()
            let (navigation, tabs) = (UINavigationController(), UITabBarController())
            #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
            navigation.delegate = delegate
            tabs.delegate = delegate
            #expect(navigation.supportedInterfaceOrientations == .portrait)
            #expect(tabs.supportedInterfaceOrientations == [.portrait, .portraitUpsideDown])
        }

        @Test func aLandscapeControllerTurnsTheInterfaceWhenItIsShown() {
            let stage = Stage()
            hold(.portrait)
            stage.show(Supporting(.landscape))
            #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
            #expect(UIScreen.main.bounds.size == stage.window.bounds.size)
        }

        @Test func whatIsPresentedOverTheFullScreenIsAsked() {
            let stage = Stage()
            let (root, film) = (Supporting(.portrait), Supporting(.landscapeRight))
            hold(.portrait)
            stage.show(root)
            film.modalPresentationStyle = .fullScreen
            root.present(film, animated: false)
            #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
            root.dismiss(animated: false)
            #expect(stage.window.bounds.size == CGSize(width: 393, height: 852))
            // A sheet is not asked.
            let sheet = Supporting(.landscapeRight)
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: false)
            #expect(stage.window.bounds.size == CGSize(width: 393, height: 852))
        }

        @Test func theAppsListComesFirst() {
            let stage = Stage()
            let settings = ApplicationLaunch.settings
            defer { ApplicationLaunch.settings = settings }
            stage.show(UIViewController())
            ApplicationLaunch.settings.orientations = [.landscapeLeft, .landscapeRight]
            hold(.portrait)
            #expect(UIScreen.main.configuration.orientation == .landscapeLeft)
            #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
            hold(.landscapeRight)
            #expect(UIScreen.main.configuration.orientation == .landscapeRight)
        }

        /// Apple's documentation of `requestGeometryUpdate(_:errorHandler:)`.
        @Test func anAppAsksForAnOrientation() throws {
            let stage = Stage()
            let controller = Supporting(.allButUpsideDown)
            hold(.portrait)
            stage.show(controller)
            let scene = try #require(stage.window.windowScene)
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
            #expect(scene.interfaceOrientation == .landscapeRight)
            var told: (any Error)?
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { told = $0 }
            #expect((told as NSError?)?.domain == "UISceneErrorDomain" && (told as NSError?)?.code == 101)
            #expect(scene.interfaceOrientation == .landscapeRight)
            hold(.landscapeLeft)
            #expect(scene.interfaceOrientation == .landscapeLeft)
        }

        /// Apps of before iOS 16 turn their interface so: 3 is `landscapeRight` of the interface, `landscapeLeft` of the device.
        @Test func aDeviceIsTurnedByItsKey() throws {
            let stage = Stage()
            hold(.portrait)
            stage.show(Supporting(.allButUpsideDown))
            let scene = try #require(stage.window.windowScene)
            UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
            #expect(scene.interfaceOrientation == .landscapeRight)
            #expect(
                UIDevice.current.value(forKey: "orientation") as? Int == UIDevice.current.orientation.rawValue
            )
        }

        /// Apple's documentation of `supportedInterfaceOrientations`: with Split View all orientations are supported.
        @Test func padsThatShareTheirScreenSupportAll() {
            let stage = Stage()
            func hold(_ way: UIInterfaceOrientation) {
                InterfaceOrientation.hold(way) {
                    var pad = DeviceConfiguration()
                    (pad.idiom, pad.portraitSize, pad.orientation) = (
                        .pad, CGSize(width: 820, height: 1180), $0
                    )
                    return pad
                }
            }
            hold(.portrait)
            stage.show(Supporting(.portrait))
            hold(.landscapeLeft)
            #expect(stage.window.bounds.size == CGSize(width: 1180, height: 820))
        }
    }
}
