import CoreGraphics
import UIKit

extension Scenario.Target {
    /// What is at a point of the screen, by its identifier or its text, where a tap on that name is a tap on the same view;
    /// nil where only the point says what is meant.
    @preconcurrency @MainActor
    public static func name(at location: CGPoint) -> Scenario.Target? {
        guard let hit = view(at: location) else { return nil }
        func isSame(_ found: ViewDump?, _ meant: UIView) -> Bool {
            guard let found, found.view === meant else { return false }
            let frame = found.visibleWindowFrame
            return frame.contains(location) && view(at: CGPoint(x: frame.midX, y: frame.midY)) === hit
        }
        var next: UIView? = hit
        while let current = next, !(current is UIWindow), !(current is UIScrollView) {
            if let id = current.accessibilityIdentifier, isSame(ViewDump.find(identifier: id), current) {
                return .id(id)
            }
            next = current.superview
        }
        // A control says by the place where it is touched what is meant.
        guard !(hit is UIControl) || hit is UIButton, let label = label(in: hit, at: location),
            let text = label.text, !text.isEmpty
        else { return nil }
        return isSame(ViewDump.find(text: text), label) ? .text(text) : nil
    }

    @MainActor
    private static func view(at location: CGPoint) -> UIView? {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        return windows.sorted { $0.windowLevel < $1.windowLevel }.reversed().lazy
            .compactMap { $0.hitTest(location, with: nil) }.first
    }

    @MainActor
    private static func label(in view: UIView, at location: CGPoint) -> UILabel? {
        guard !view.isHidden, view.convert(view.bounds, to: nil as UIView?).contains(location) else {
            return nil
        }
        if let label = view as? UILabel { return label }
        return view.subviews.reversed().lazy.compactMap { self.label(in: $0, at: location) }.first
    }
}
