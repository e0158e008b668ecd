/// Something on the screen as assistive technology is told of it: a value, made anew for a frame.
public struct AccessibilityNode: Sendable, Equatable {
    /// The names are those of ARIA.
    public enum Role: String, Sendable {
        case group, list, listitem, heading, button, link, img, text, searchbox, slider
    }

    public var role: Role
    public var label: String
    public var value: String?
    public var isSelected = false
    public var isEnabled = true
    /// In the window, in points.
    public var frame: CGRect
    /// In the order in which they are read.
    public var children: [AccessibilityNode] = []

    public init(role: Role, label: String, frame: CGRect) {
        self.role = role
        self.label = label
        self.frame = frame
    }

    /// Everything on the screen, from the top.
    @preconcurrency @MainActor
    public static var onScreen: [AccessibilityNode] {
        UIApplication.shared.keyWindow?.accessibilityNodes(in: UIScreen.main.bounds) ?? []
    }
}

@MainActor
extension UIView {
    /// What this view and those below it tell; `area`, in the window, is what can be seen of their superview.
    fileprivate func accessibilityNodes(in area: CGRect) -> [AccessibilityNode] {
        guard !isHidden, alpha > 0.01, !accessibilityElementsHidden else { return [] }
        let frame = convert(bounds, to: nil)
        let seen = clipsToBounds ? area.intersection(frame) : area
        guard !seen.isNull, !seen.isEmpty else { return [] }
        if let cell = self as? UITableViewCell { return cell.rowNode(frame, seen) }
        if let header = self as? UITableViewHeaderFooterView {
            return header.titleNode(frame, seen, isFooter: header.kind == .footer)
        }
        if isAccessibilityElement || self is UIControl {
            guard seen._intersects(frame) else { return [] }
            return [accessibilityNode(frame)]
        }
        var children: [AccessibilityNode] = []
        for subview in subviewList { children += subview.accessibilityNodes(in: seen) }
        guard self is UITableView || self is UICollectionView else { return children }
        var list = AccessibilityNode(role: .list, label: accessibilityLabel ?? "", frame: frame)
        list.children = children.sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
        return [list]
    }

    private func accessibilityNode(_ frame: CGRect) -> AccessibilityNode {
        let label = accessibilityLabel ?? (self as? UIButton)?.currentTitle ?? joinedText
        var node = AccessibilityNode(role: accessibilityRole, label: label, frame: frame)
        node.value = accessibilityValue
        node.isSelected = accessibilityTraits.contains(.selected) || (self as? UIControl)?.isSelected == true
        node.isEnabled =
            !accessibilityTraits.contains(.notEnabled) && (self as? UIControl)?.isEnabled != false
        return node
    }

    private var accessibilityRole: AccessibilityNode.Role {
        let traits = accessibilityTraits
        if traits.contains(.header) { return .heading }
        if traits.contains(.link) { return .link }
        if traits.contains(.searchField) { return .searchbox }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.button) || self is UIButton { return .button }
        if traits.contains(.image) || self is UIImageView { return .img }
        if traits.contains(.staticText) || self is UILabel { return .text }
        return self is UIControl ? .button : .group
    }

    /// The texts below this view, in their order.
    fileprivate var joinedText: String {
        var texts: [String] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
            if let text = view.accessibilityLabel ?? (view as? UILabel)?.text, !text.isEmpty {
                return texts.append(text)
            }
            for subview in view.subviewList { visit(subview) }
        }
        for subview in subviewList { visit(subview) }
        return texts.joined(separator: ", ")
    }
}

@MainActor
extension UITableViewCell {
    /// UIKit: a row is one element that says all its texts; controls in it are elements of their own (Apple's
    /// documentation).
    fileprivate func rowNode(_ frame: CGRect, _ seen: CGRect) -> [AccessibilityNode] {
        guard rowIndex != nil, seen._intersects(frame) else { return [] }
        let label = accessibilityLabelStore ?? contentView.joinedText
        let role = accessibilityTraits.contains(.header) ? AccessibilityNode.Role.heading : .listitem
        var row = AccessibilityNode(role: role, label: label, frame: frame)
        row.value = accessibilityValue
        row.isSelected = isSelected || accessibilityTraits.contains(.selected)
        row.isEnabled = !accessibilityTraits.contains(.notEnabled)
        row.children = controls(in: seen)
        return [row]
    }
}

@MainActor
extension UITableViewHeaderFooterView {
    fileprivate func titleNode(_ frame: CGRect, _ seen: CGRect, isFooter: Bool) -> [AccessibilityNode] {
        guard seen._intersects(frame) else { return [] }
        let label = accessibilityLabelStore ?? joinedText
        let inner = controls(in: seen)
        guard !label.isEmpty || !inner.isEmpty else { return [] }
        var node = AccessibilityNode(role: isFooter ? .text : .heading, label: label, frame: frame)
        node.children = inner
        return [node]
    }
}

@MainActor
extension UIView {
    fileprivate func controls(in seen: CGRect) -> [AccessibilityNode] {
        subviewList.flatMap { view -> [AccessibilityNode] in
            if view is UIControl || view is UITableView || view is UICollectionView {
                return view.accessibilityNodes(in: seen)
            }
            guard !view.isHidden, view.alpha > 0.01 else { return [] }
            return view.controls(in: seen)
        }
    }
}
