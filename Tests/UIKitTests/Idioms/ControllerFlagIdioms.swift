import Testing

@testable import UIKit

extension Idioms {
    /// What a controller knows of its comings and goings.
    @Suite @MainActor struct ControllerFlags {
        /// Which of the four questions the controller answers with yes, at each call.
        final class Asked: UIViewController {
            var lines: [String] = []
            private func note(_ call: String) {
                let flags = [
                    isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
                    isMovingToParent ? "in" : nil, isMovingFromParent ? "out" : nil,
                ].compactMap { $0 }
                lines.append(([call] + flags).joined(separator: " "))
            }
            override func viewWillAppear(_ animated: Bool) { note("will") }
            override func viewDidAppear(_ animated: Bool) { note("did") }
            override func viewWillDisappear(_ animated: Bool) { note("will not") }
            override func viewDidDisappear(_ animated: Bool) {
                note("did not")
                if isMovingFromParent { lines.append(navigationController == nil ? "alone" : "stacked") }
            }
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                lines.append(parent == nil ? "leaves" : "joins")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                lines.append(parent == nil ? "left" : "joined")
            }
        }

        /// Apple's documentation: "returns true only when called from inside" the will and the did.
        @Test(arguments: [true, false]) func presentationIsKnownInWillAndDid(animated: Bool) {
            let (base, modal) = (Asked(), Asked())
            modal.modalPresentationStyle = .fullScreen
            let stage = Stage(base)
            base.lines = []
            base.present(modal, animated: animated)
            stage.advance(by: 1)
            #expect(modal.lines == ["will presented", "did presented"])
            #expect(base.lines == ["will not", "did not"])
            #expect(!modal.isBeingPresented)
            modal.lines = []
            base.dismiss(animated: animated)
            stage.advance(by: 1)
            #expect(modal.lines == ["will not dismissed", "did not dismissed"])
            #expect(!modal.isBeingDismissed)
        }

        /// Apple's documentation of `isMovingToParent` and `isMovingFromParent`; `didMove(toParent:)` is called "after
        /// the transition to the new controller is complete".
        @Test(arguments: [true, false]) func aPushAndItsPopAreKnown(animated: Bool) {
            let (root, top) = (Asked(), Asked())
            let navigation = UINavigationController(rootViewController: root)
            let stage = Stage(navigation)
            root.lines = []
            navigation.pushViewController(top, animated: animated)
            #expect(!top.lines.contains("joined"))
            stage.advance(by: 1)
            #expect(top.lines == ["joins", "will in", "did in", "joined"])
            #expect(root.lines == ["will not", "did not"])
            top.lines = []
            root.lines = []
            navigation.popViewController(animated: animated)
            #expect(top.navigationController === navigation)
            stage.advance(by: 1)
            #expect(top.lines == ["leaves", "will not out", "did not out", "alone", "left"])
            #expect(root.lines == ["will", "did"])
            #expect(!top.isMovingFromParent)
        }

        @Test func aChildAddedOnScreenMovesToItsParent() {
            let (parent, child) = (UIViewController(), Asked())
            let stage = Stage(parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            stage.frame()
            #expect(child.lines == ["joins", "will in", "joined", "did in"])
            child.lines = []
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(child.lines == ["leaves", "will not out", "did not out", "alone", "left"])
            #expect(!child.isMovingFromParent && !child.isMovingToParent)
        }

        final class Hearing: NSObject, UINavigationControllerDelegate {
            var lines: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { lines.append("will \(viewController.title ?? "")") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { lines.append("did \(viewController.title ?? "")") }
        }

        /// Apple's documentation: the delegate is called just before, and just after, the navigation controller displays
        /// a view controller's view; the first one is no exception.
        @Test func theDelegateHearsOfTheRoot() {
            let (root, next, hearing) = (UIViewController(), UIViewController(), Hearing())
            root.title = "root"
            next.title = "next"
            let navigation = UINavigationController(rootViewController: root)
            navigation.delegate = hearing
            let stage = Stage(navigation)
            #expect(hearing.lines == ["will root", "did root"])
            navigation.pushViewController(next, animated: true)
            stage.advance(by: 1)
            #expect(hearing.lines == ["will root", "did root", "will next", "did next"])
        }

        /// Apple's documentation of `loadView()` and of `autoresizingMask`: a plain view fills what it is put into.
        @Test func aPlainViewIsFlexibleFromTheStart() {
            let (parent, child) = (UIViewController(), UIViewController())
            #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
            let stage = Stage(parent)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            stage.rotate(to: .landscapeLeft)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        }

        /// Apple's documentation of `additionalSafeAreaInsets`: they are added to what the surroundings take (59 and 34
        /// points on this device).
        @Test func additionalSafeAreaSetBeforeTheViewLoadsCounts() {
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
            let stage = Stage(controller)
            #expect(
                controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 1, bottom: 36, right: 3))
            #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == 69)
            _ = stage
        }

        @Test func additionalSafeAreaOfAnEmbeddedChildCounts() {
            let stage = Stage()
            let (parent, child) = (UIViewController(), UIViewController())
            child.additionalSafeAreaInsets.top = 20
            parent.addChild(child)
            parent.view.addSubview(child.view)
            // In the middle of the screen nothing else is taken.
            child.view.frame = CGRect(x: 50, y: 200, width: 200, height: 200)
            let inner = UIView()
            child.view.addSubview(inner)
            inner.frame = child.view.bounds
            stage.show(parent)
            #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            #expect(inner.safeAreaInsets.top == 20)
            child.additionalSafeAreaInsets.bottom = 7
            #expect(child.view.safeAreaInsets.bottom == 7)
            _ = stage
        }

        @Test func additionalSafeAreaOfAChildAddedInViewDidLoadCounts() {
            final class Embedding: UIViewController {
                let child = UIViewController()
                override func viewDidLoad() {
                    child.additionalSafeAreaInsets.bottom = 50
                    addChild(child)
                    view.addSubview(child.view)
                    child.view.frame = view.bounds
                    child.didMove(toParent: self)
                }
            }
            let controller = Embedding()
            let stage = Stage(UINavigationController(rootViewController: controller))
            #expect(controller.child.view.safeAreaInsets.bottom == 84)
            _ = stage
        }

        /// UIViewController.viewWillAppear: called when the view is about to be added, "before any animations"; what a
        /// screen lays out there stands as on the screen, in a sheet too.
        @Test func aSheetHasItsSizeBeforeItAppears() {
            final class Sheet: UIViewController {
                var sizes: [CGSize] = []
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    view.layoutIfNeeded()
                    sizes.append(view.bounds.size)
                }
            }
            let (root, sheet) = (UIViewController(), Sheet())
            let stage = Stage(root)
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            #expect(sheet.sizes.count == 1 && sheet.sizes.first == sheet.view.bounds.size)
        }
    }
}
