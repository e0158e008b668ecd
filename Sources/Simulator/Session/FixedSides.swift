import UIKit

/// What says left or right among views in which writing runs from right to left.
@MainActor
struct FixedSides {
    private(set) var found: [(view: UIView, words: String)] = []

    init(of views: [UIView]) {
        for view in views {
            addAlignment(of: view)
            addConstraints(of: view)
        }
    }

    private static func isMirrored(_ view: UIView) -> Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: Alignments

    private mutating func addAlignment(of view: UIView) {
        guard Self.isMirrored(view) else { return }
        switch view {
        case let label as UILabel:
            guard !(label.superview is UIButton) else { return }
            add(label, label.textAlignment, ViewDump(label).shownText?.box.width)
        case let field as UITextField: add(field, field.textAlignment, 0)
        case let text as UITextView: add(text, text.textAlignment, 0)
        case let button as UIButton:
            let side = button.contentHorizontalAlignment
            if side == .left || side == .right {
                found.append(
                    (button, "its contentHorizontalAlignment is \(side == .left ? "left" : "right")"))
            }
        default: break
        }
    }

    /// - Parameter width: of the lines; where they fill the view no alignment shows.
    private mutating func add(_ view: UIView, _ alignment: NSTextAlignment, _ width: CGFloat?) {
        guard alignment == .left || alignment == .right, let width, width < view.bounds.width - 1 else {
            return
        }
        found.append((view, "its textAlignment is \(alignment == .left ? "left" : "right")"))
    }

    // MARK: Constraints

    private mutating func addConstraints(of view: UIView) {
        let fixed = view.constraints.filter { $0.isActive && Self.side($0.firstAttribute) != nil }
        for constraint in fixed {
            guard let own = Self.view(constraint.firstItem), Self.isMirrored(own) else { continue }
            if fixed.contains(where: { Self.isMirrorImage($0, constraint) }) { continue }
            // Of a view and the one that it is in, the inner one is meant.
            let other = Self.view(constraint.secondItem)
            let meant = other.map { $0.isDescendant(of: own) && $0 !== own } == true ? other! : own
            found.append((meant, "\(constraint)"))
        }
    }

    /// Both sides held alike look the same in either direction.
    private static func isMirrorImage(_ a: NSLayoutConstraint, _ b: NSLayoutConstraint) -> Bool {
        guard let (ownSide, otherSide) = sides(a), let (side, facing) = sides(b), ownSide == otherSide,
            side == facing, ownSide != side, a.relation == .equal, b.relation == .equal
        else { return false }
        if a.firstItem === b.firstItem, a.secondItem === b.secondItem {
            return abs(a.constant + b.constant) < 0.5
        }
        if a.firstItem === b.secondItem, a.secondItem === b.firstItem {
            return abs(a.constant - b.constant) < 0.5
        }
        return false
    }

    private static func sides(_ constraint: NSLayoutConstraint) -> (Side, Side)? {
        guard let own = side(constraint.firstAttribute), let other = side(constraint.secondAttribute) else {
            return nil
        }
        return (own, other)
    }

    private enum Side { case left, right }

    private static func side(_ attribute: NSLayoutConstraint.Attribute) -> Side? {
        switch attribute {
        case .left, .leftMargin: .left
        case .right, .rightMargin: .right
        default: nil
        }
    }

    private static func view(_ item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}
