import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A tree of views in the words of UIKit's private `recursiveDescription`, without addresses.
///
/// DIFFERS: transforms, backgrounds, gestures and animations are left out.
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
        let (frame, mask) = (view.frame, view.autoresizingMask)
        var words = [
            view.appleName,
            "frame = (\(short(frame.minX)) \(short(frame.minY)); \(short(frame.width)) \(short(frame.height)))",
        ]
        if let label = view as? UILabel, let text = label.text { words.append("text = '\(text)'") }
        if view.clipsToBounds { words.append("clipsToBounds = YES") }
        if view.alpha != 1 { words.append("alpha = \(short(view.alpha))") }
        if view.isHidden { words.append("hidden = YES") }
        // A label is not opaque, and does not say so.
        if !view.isOpaque, !(view is UILabel) { words.append("opaque = NO") }
        let sides: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        if !mask.isEmpty {
            let names = sides.filter { mask.contains($0.0) }.map(\.1)
            words.append("autoresize = \(names.joined(separator: "+"))")
        }
        if !view.isUserInteractionEnabled { words.append("userInteractionEnabled = NO") }
        words.append("layer = <\(view is UILabel ? "_UILabelLayer" : "\(type(of: view.layer))")>")
        return words
    }

    /// As C's `%g`: six digits.
    private func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
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
