import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A tree of views in the words of UIKit's private `recursiveDescription`, without addresses.
///
/// DIFFERS: backgrounds, gestures and animations are left out.
@MainActor
struct ViewTree {
    private var lines: [String] = []
    var text: String { lines.joined(separator: "\n") }

    init(_ view: UIView) { visit(view, 0) }

    private mutating func visit(_ view: UIView, _ depth: Int) {
        lines.append(String(repeating: "   | ", count: depth) + "<\(words(view).joined(separator: "; "))>")
        for child in view.subviews { visit(child, depth + 1) }
    }

    private func words(_ view: UIView) -> [String] {
        [view.appleName] + view._describingWords(isForPrinting: false)
    }
}

/// A tree of controllers in the words of UIKit's private `_printHierarchy`.
@MainActor
struct ControllerTree {
    private var lines: [String] = []
    var text: String { lines.joined(separator: "\n") }

    init(_ controller: UIViewController) { visit(controller, 0) }

    private mutating func visit(_ controller: UIViewController, _ depth: Int) {
        let isShown = controller.viewIfLoaded?.window != nil
        let view = controller.viewIfLoaded.map { "<\($0.appleName)>\(isShown ? "" : " not in the window")" }
        lines.append(
            String(repeating: "   | ", count: depth)
                + "<\(type(of: controller))>, state: \(isShown ? "appeared" : "disappeared"), view: \(view ?? "(view not loaded)")"
        )
        for child in controller.children { visit(child, depth + 1) }
        if let presented = controller.presentedViewController,
            presented.presentingViewController === controller
        {
            visit(presented, depth + 1)
        }
    }
}

extension UIView {
    /// The class, where Apple's containers have private ones for their own views that one.
    fileprivate var appleName: String {
        guard type(of: self) == UIView.self, let controller = next as? UIViewController,
            controller.viewIfLoaded === self
        else { return "\(type(of: self))" }
        switch controller {
        case is UINavigationController, is UITabBarController: return "UILayoutContainerView"
        case is UIPageViewController: return "_UIPageViewControllerContentView"
        default: return "UIView"
        }
    }
}
