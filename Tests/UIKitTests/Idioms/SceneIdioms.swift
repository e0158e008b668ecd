import Testing

@testable import UIKit

extension Idioms {
    /// Apple's documentation of `connectedScenes` and `UIWindowScene`: since iOS 13 every app has a scene that holds its
    /// windows, whether its Info.plist has a manifest or not.
    @Suite @MainActor struct Scenes {
        @Test func anAppWithoutAManifestHasAnActiveScene() throws {
            let stage = Stage(UIViewController())
            let scenes = UIApplication.shared.connectedScenes
            #expect(scenes.count == 1)
            let scene = try #require(scenes.first as? UIWindowScene)
            #expect(scene.activationState == .foregroundActive)
            #expect(scene.windows.contains { $0 === stage.window })
            #expect(scene.keyWindow === stage.window)
            #expect(stage.window.windowScene === scene)
            #expect(scene.interfaceOrientation == .portrait)
            // Published tables of devices' sizes: 54 points on phones with a Dynamic Island, whose safe area begins at 59.
            #expect(scene.statusBarManager?.statusBarFrame.height == 54)
            stage.rotate(to: .landscapeRight)
            #expect(scene.interfaceOrientation == .landscapeRight)
        }

        /// UIWindowScene.h: `UIWindowScene : UIScene <UITraitEnvironment, UITraitChangeObservable>`.
        @Test func aSceneTellsOfChangedTraits() throws {
            let stage = Stage(UIViewController())
            let scene = try #require(stage.window.windowScene)
            var told: [UIUserInterfaceSizeClass] = []
            let registration = scene.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
                (scene: UIWindowScene, old: UITraitCollection) in
                told += [old.verticalSizeClass, scene.traitCollection.verticalSizeClass]
            }
            stage.rotate(to: .landscapeRight)
            #expect(told == [.regular, .compact])
            scene.unregisterForTraitChanges(registration)
            stage.rotate(to: .portrait)
            #expect(told.count == 2)
        }

        @Test func theWindowOfAViewLeadsToItsScene() {
            let controller = UIViewController()
            let stage = Stage(controller)
            #expect(controller.view.window?.windowScene?.session.role == .windowApplication)
            #expect(UIApplication.shared.openSessions.count == 1)
            _ = stage
        }

        /// Apple's documentation of `canOpenURL(_:)`: whether an app is there that handles the URL; a phone has a
        /// browser and a mail app.
        @Test func webAndMailCanBeOpened() throws {
            for text in ["https://example.com", "HTTP://example.com", "mailto:a@example.com"] {
                let url = try #require(URL(string: text))
                #expect(UIApplication.shared.canOpenURL(url))
            }
            let unknown = try #require(URL(string: "unheard-of://x"))
            #expect(!UIApplication.shared.canOpenURL(unknown))
        }

        @Test func openingTheWebSucceeds() throws {
            let url = try #require(URL(string: "https://example.com"))
            var answer: Bool?
            UIApplication.shared.open(url) { answer = $0 }
            #expect(answer == true)
        }
    }
}
