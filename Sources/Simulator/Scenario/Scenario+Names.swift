import CoreGraphics
import UIKit

extension Scenario.Target {
    /// What is at a point of the screen, by its identifier or its text, where a tap on that name is a tap on the same view;
    /// nil where only the point says what is meant.
    @preconcurrency @MainActor
    public static func name(at location: CGPoint) -> Scenario.Target? {
        guard let hit = view(at: location) else { return nil }
        let cell = cell(around: hit)
        // What is touched there: the same view, or another part of a cell that takes no touches by itself.
        func isSame(_ found: ViewDump?, _ meant: UIView) -> Bool {
            guard let found, found.view === meant else { return false }
            let frame = found.visibleWindowFrame
            guard let other = view(at: CGPoint(x: frame.midX, y: frame.midY)) else { return false }
            return other === hit && frame.contains(location)
                || cell != nil && self.cell(around: other) === cell && !isControl(other) && !isControl(hit)
        }
        var next: UIView? = hit
        while let current = next, !(current is UIWindow), !(current is UIScrollView) {
            if let id = current.accessibilityIdentifier, isSame(ViewDump.find(identifier: id), current) {
                return .id(id)
            }
            next = current.superview
        }
        // A control says by the place where it is touched what is meant.
        guard !(hit is UIControl) || hit is UIButton || hit.accessibilityTraits.contains(.keyboardKey),
            let label = label(in: hit, at: location) ?? cell.flatMap({ firstLabel(in: $0) }),
            let text = label.text, !text.isEmpty
        else { return nil }
        return isSame(ViewDump.find(text: text), label) ? .text(text) : nil
    }

    @MainActor
    private static func view(at location: CGPoint) -> UIView? {
        // The keyboard's too, which is none of the app's.
        ViewDump.shownWindows.lazy.compactMap { $0.view.hitTest(location, with: nil) }.first
    }

    /// The cell that a tap on the view selects.
    @MainActor
    private static func cell(around view: UIView) -> UIView? {
        var next: UIView? = view
        while let current = next {
            if current is UITableViewCell || current is UICollectionViewCell { return current }
            next = current.superview
        }
        return nil
    }

    /// Whether the view, or one around it within a cell, takes touches for itself.
    @MainActor
    private static func isControl(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let current = next, !(current is UITableViewCell), !(current is UICollectionViewCell) {
            if current is UIControl || current.gestureRecognizers?.isEmpty == false { return true }
            next = current.superview
        }
        return false
    }

    @MainActor
    private static func firstLabel(in view: UIView) -> UILabel? {
        guard !view.isHidden else { return nil }
        if let label = view as? UILabel { return label }
        return view.subviews.lazy.compactMap { firstLabel(in: $0) }.first
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
