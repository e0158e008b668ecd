import Testing

@testable import UIKit

/// A controller's view that does not translate its mask, as Interface Builder writes it for some nibs. A trace of an iOS app
/// (public question 15715690 on Stack Overflow) shows its window's constraints: left, right, top and bottom of the view are
/// the window's.
@MainActor
struct RootViewTests {
    private final class CornerController: UIViewController {
        let box = UIView()

        override func viewDidLoad() {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16),
                box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
                box.widthAnchor.constraint(equalToConstant: 40),
                box.heightAnchor.constraint(equalToConstant: 40),
            ])
        }

        /// 16 points from the corner of a view of this size.
        func expectCorner(_ size: CGSize, _ place: SourceLocation = #_sourceLocation) {
            #expect(view.bounds.size == size, sourceLocation: place)
            #expect(
                box.frame == CGRect(x: size.width - 56, y: size.height - 56, width: 40, height: 40),
                sourceLocation: place)
        }
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = root
        window.makeKeyAndVisible()
        FramePipeline.current.settle()
        return window
    }

    @Test func fillsItsWindow() {
        let controller = CornerController()
        let window = show(controller)
        controller.expectCorner(CGSize(width: 300, height: 500))
        window.frame.size = CGSize(width: 500, height: 300)
        FramePipeline.current.settle()
        controller.expectCorner(CGSize(width: 500, height: 300))
    }

    @Test func fillsContainers() {
        let controller = CornerController()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isNavigationBarHidden = true
        tabs.viewControllers = [navigation]
        let window = show(tabs)
        controller.expectCorner(window.bounds.size)
    }

    @Test func fillsAFullScreenPresentation() {
        let controller = CornerController()
        controller.modalPresentationStyle = .fullScreen
        let window = show(UIViewController())
        window.rootViewController?.present(controller, animated: false)
        FramePipeline.current.settle()
        controller.expectCorner(window.bounds.size)
    }
}
