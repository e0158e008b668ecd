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
        if let field = hit as? UITextField { return name(of: field) }
        // Other controls say by the place where they are touched what is meant.
        let isWhole = hit is UIButton || isTab(hit) || hit.accessibilityTraits.contains(.keyboardKey)
        guard isWhole || !(hit is UIControl) else { return nil }
        let shown =
            label(in: hit, at: location)
            ?? (isWhole ? firstLabel(in: hit) : cell.flatMap { firstLabel(in: $0) })
        guard let shown, let text = shown.text, !text.isEmpty else { return nil }
        let found = ViewDump.find(text: text)
        let isMeant = isWhole ? found?.view === shown && touches(found, hit) : isSame(found, shown)
        return isMeant ? .text(text) : nil
    }

    /// By what it shows, else by what it asks for. Where one writes in it the place says where the caret goes.
    @MainActor
    private static func name(of field: UITextField) -> Scenario.Target? {
        guard !field.isFirstResponder else { return nil }
        let names = [field.text, field.placeholder, field.accessibilityLabel].compactMap { $0 }
        return names.first { name in
            guard !name.isEmpty, let found = ViewDump.find(text: name) else { return false }
            return found.view.isDescendant(of: field) && touches(found, field)
        }.map { .text($0) }
    }

    /// Whether a tap on the found view meets the other.
    @MainActor
    private static func touches(_ found: ViewDump?, _ meant: UIView) -> Bool {
        guard let frame = found?.visibleWindowFrame, !frame.isEmpty else { return false }
        return view(at: CGPoint(x: frame.midX, y: frame.midY)) === meant
    }

    @MainActor
    private static func isTab(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let current = next, !(current is UITabBar) { next = current.superview }
        return view is UIControl && next != nil
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
