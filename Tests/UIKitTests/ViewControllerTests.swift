import Testing

@testable import UIKit

@MainActor
struct ViewControllerTests {
    final class Recorder: UIViewController {
        var log: [String] = []
        override func loadView() {
            log.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { log.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }
        override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append(
                "viewWillTransition \(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
            coordinator.animate(alongsideTransition: { _ in
                self.log.append("alongside \(Int(self.view.bounds.width))")
            }) { _ in self.log.append("completion") }
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
    }

    @Test func lifeBeginsInOrder() {
        let controller = Recorder()
        let stage = Stage(controller)
        defer { withExtendedLifetime(stage) {} }
        #expect(
            controller.log == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews",
                "viewDidAppear",
            ])
    }

    /// A published way to measure a cell beside its list: in a controller without a window that has the list's traits, which is asserted.
    @Test func overriddenTraitsCountOutsideOfWindowsToo() {
        Stage.setDevice(DeviceConfiguration())
        let (parent, child, cell) = (UIViewController(), UIViewController(), UIView())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.addSubview(cell)
        let traits = UITraitCollection(traitsFrom: [
            UIScreen.main.traitCollection, UITraitCollection(listEnvironment: .plain),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
        parent.setOverrideTraitCollection(traits, forChild: child)
        #expect(cell.traitCollection == traits && child.traitCollection == traits)
        #expect(parent.traitCollection != traits)
        cell.overrideUserInterfaceStyle = .dark
        #expect(cell.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aParentGivesItsChildrenTraits() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let stage = Stage(parent)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        stage.frame()
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.traitCollection.userInterfaceStyle == .light)
        #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test func overriddenTraitsHoldBelow() {
        let (root, leaf) = (UIView(), UIView())
        root.addSubview(leaf)
        let stage = Stage(showing: root)
        defer { withExtendedLifetime(stage) {} }
        root.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        #expect(leaf.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(root.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        root.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(leaf.traitCollection.preferredContentSizeCategory == .large)
    }

    /// Apple's "Traits and the trait environment": "Setting a trait override on a specific view affects only that view and its
    /// subviews", and what a controller overrides holds for its view.
    @Test func aViewsOverridesAreNotItsControllers() {
        let controller = UIViewController()
        var told: [UIUserInterfaceStyle] = []
        controller.view.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        let stage = Stage(controller)
        defer { withExtendedLifetime(stage) {} }
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: UIViewController, _: UITraitCollection) in
            told.append(controller.traitCollection.userInterfaceStyle)
        }
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.view.overrideUserInterfaceStyle = .unspecified
        controller.view.overrideUserInterfaceStyle = .light
        #expect(told == [])
        // The controller hears of its own, though its view stays as it is.
        controller.overrideUserInterfaceStyle = .dark
        #expect(told == [.dark] && controller.view.traitCollection.userInterfaceStyle == .light)
        controller.view.overrideUserInterfaceStyle = .unspecified
        #expect(told == [.dark] && controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(told == [.dark, .light])
    }

    /// Documentation of `viewWillTransition(to:with:)`: called "before changing the size"; of `willTransition(to:with:)` likewise: traits
    /// change after both.
    @Test func rotationTellsTheSizeBeforeItChanges() {
        let controller = Recorder()
        let stage = Stage(controller)
        stage.advance(by: 0.1)
        controller.log = []
        stage.rotate(to: .landscapeLeft)
        #expect(
            controller.log == [
                "viewWillTransition 852x393 from 393", "traits", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "alongside 852", "completion",
            ])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    /// Documentation of `targetTransform`: identity where nothing turns, else a rotation by 90, -90 or 180 degrees. Technical Q&A QA1890
    /// turns a camera's picture by the opposite angle so that it stays upright: with the home button at the right
    /// (`landscapeRight`) the device was turned to the left, the interface to the right.
    @Test func aRotationSaysHowFarItTurns() {
        final class Turned: UIViewController {
            var angles: [CGFloat] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                let transform = coordinator.targetTransform
                angles.append((atan2(transform.b, transform.a) * 180 / .pi).rounded())
            }
        }
        let controller = Turned()
        let stage = Stage(controller)
        stage.frame()
        for orientation in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft, .portrait] {
            stage.rotate(to: orientation)
        }
        #expect(controller.angles == [90, -90, -90, 90])
    }

    @Test func replacingTheRootEndsTheOldOne() {
        let (first, second) = (Recorder(), Recorder())
        let stage = Stage(first)
        stage.advance(by: 0.1)
        first.log = []
        stage.window.rootViewController = second
        stage.advance(by: 0.1)
        #expect(first.log == ["viewWillDisappear", "viewDidDisappear"])
        #expect(second.log.contains("viewDidAppear"))
        #expect(first.viewIfLoaded?.window == nil)
    }

    @Test func presentationCoversAndComesBack() {
        let (base, modal) = (Recorder(), Recorder())
        modal.modalPresentationStyle = .fullScreen
        let stage = Stage(base)
        stage.advance(by: 0.1)
        base.present(modal, animated: true)
        stage.advance(by: 1)
        #expect(modal.log.last == "viewDidAppear")
        #expect(base.log.last == "viewDidDisappear")
        #expect(modal.view.frame == stage.window.bounds)
        modal.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(modal.view.window == nil)
        #expect(base.presentedViewController == nil)
        #expect(base.log.last == "viewDidAppear")
    }

    /// Apple's page of `UIUserInterfaceStyle`: an app that names a style does not follow the reader's.
    @Test func anAppMayKeepToOneStyle() {
        let settings = ApplicationLaunch.settings
        defer { ApplicationLaunch.settings = settings }
        let stage = Stage { $0.style = .light }
        ApplicationLaunch.settings.interfaceStyle = .dark
        let controller = UIViewController()
        stage.show(controller)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(UIScreen.main.configuration.style == .light)
        ApplicationLaunch.settings.interfaceStyle = .unspecified
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    }
}
