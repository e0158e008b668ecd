/// Something on the screen as assistive technology is told of it: a value, made anew for a frame.
public struct AccessibilityNode: Sendable, Equatable {
    /// The names are those of ARIA.
    public enum Role: String, Sendable {
        case group, list, listitem, heading, button, link, img, text, textbox, searchbox, `switch`, slider
        case spinbutton, progressbar, tab
    }

    public var role: Role
    public var label: String
    public var value: String?
    /// What comes of acting on it.
    public var hint: String?
    /// The app's own, which nobody is told.
    public var identifier: String?
    public var isSelected = false
    public var isEnabled = true
    /// Of what is on or off.
    public var isOn: Bool?
    /// Of what has a number between two ends.
    public var number: Range?
    /// Of a text: whether it may have several lines.
    public var isMultiline = false

    public struct Range: Sendable, Equatable {
        public var value: Double
        public var minimum: Double
        public var maximum: Double
    }

    /// Of what scrolls, where more is than can be seen.
    public var scroll: Scroll?

    /// Where content stands that scrolls. Points.
    public struct Scroll: Sendable, Equatable {
        /// From the content's beginning, insets included: zero where it begins.
        public var offset: CGPoint
        /// With insets.
        public var size: CGSize
    }

    /// The part that can be seen, in the window, in points.
    public var frame: CGRect
    /// In the order in which they are read.
    public var children: [AccessibilityNode] = []

    public init(role: Role, label: String, frame: CGRect) {
        self.role = role
        self.label = label
        self.frame = frame
    }

    /// Everything on the screen, from the top; what is behind something modal is not.
    @preconcurrency @MainActor
    public static var onScreen: [AccessibilityNode] { nodes(reachesBeyond: false) }

    /// The same with what scrolls as groups, and with what stands in them beyond their edges, as far as it has been made.
    @preconcurrency @MainActor
    public static var inReach: [AccessibilityNode] { nodes(reachesBeyond: true) }

    @MainActor
    private static func nodes(reachesBeyond: Bool) -> [AccessibilityNode] {
        var nodes: [AccessibilityNode] = []
        for window in UIApplication.shared.windowsInOrder.reversed() where !window.isHidden {
            // What the keyboard covers cannot be touched.
            let area = window is InputWindow ? UIScreen.main.bounds : InputHost.free(of: UIScreen.main.bounds)
            nodes += window.accessibilityNodes(in: SeenArea(rect: area, reachesBeyond: reachesBeyond))
            if window.modalView != nil { break }
        }
        return nodes
    }
}

/// What can be seen of a view's content, in the window.
private struct SeenArea {
    var rect: CGRect
    /// Whether what scrolls counts as a whole.
    var reachesBeyond: Bool

    /// The part of a frame in it; nil where there is none.
    func part(of frame: CGRect) -> CGRect? { rect._intersects(frame) ? frame.intersection(rect) : nil }

    /// Without what a view cuts off.
    @MainActor
    func clipped(to view: UIView, _ frame: CGRect) -> SeenArea? {
        guard view.clipsToBounds else { return rect.isEmpty ? nil : self }
        let part = rect.intersection(frame)
        return part.isNull || part.isEmpty ? nil : SeenArea(rect: part, reachesBeyond: reachesBeyond)
    }
}

@MainActor
extension UIScrollView {
    /// Nil where all can be seen.
    fileprivate var scrollInReach: AccessibilityNode.Scroll? {
        let insets = adjustedContentInset
        let size = CGSize(
            width: contentSize.width + insets.left + insets.right,
            height: contentSize.height + insets.top + insets.bottom)
        guard isScrollEnabled, size.width > bounds.width + 0.5 || size.height > bounds.height + 0.5 else {
            return nil
        }
        return AccessibilityNode.Scroll(
            offset: CGPoint(x: contentOffset.x + insets.left, y: contentOffset.y + insets.top), size: size)
    }

    /// All of the content, in the window.
    fileprivate func contentArea(_ frame: CGRect, _ scroll: AccessibilityNode.Scroll) -> CGRect {
        CGRect(
            x: frame.minX - scroll.offset.x, y: frame.minY - scroll.offset.y,
            width: max(scroll.size.width, frame.width), height: max(scroll.size.height, frame.height))
    }
}

@MainActor
extension UIView {
    /// What this view and those below it tell; `area`, in the window, is what can be seen of their superview.
    fileprivate func accessibilityNodes(in area: SeenArea) -> [AccessibilityNode] {
        guard !isHidden, alpha > 0.01, !accessibilityElementsHidden else { return [] }
        let frame = convert(bounds, to: nil)
        guard var seen = area.clipped(to: self, frame) else { return [] }
        if let cell = self as? UITableViewCell { return cell.rowNode(frame, seen) }
        if let header = self as? UITableViewHeaderFooterView {
            return header.titleNode(frame, seen, isFooter: header.kind == .footer)
        }
        if let cell = self as? UICollectionViewCell { return cell.itemNode(frame, seen) }
        if let segments = (self as? UISegmentedControl)?.segmentNodes(seen) { return segments }
        let isOne = self is UIControl || self is UIProgressView || (self as? UITextView)?.isEditable == true
        if isAccessibilityElement || isOne {
            return seen.part(of: frame).map { [accessibilityNode($0)] } ?? []
        }
        let scroll = seen.reachesBeyond ? (self as? UIScrollView)?.scrollInReach : nil
        if let scroll, let view = self as? UIScrollView { seen.rect = view.contentArea(frame, scroll) }
        if let elements = storedElements { return elements.flatMap { Self.nodes(of: $0, in: seen) } }
        var children: [AccessibilityNode] = []
        for subview in modalView.map({ [$0] }) ?? subviewList {
            children += subview.accessibilityNodes(in: seen)
        }
        let isList = self is UITableView || self is UICollectionView
        guard isList || scroll != nil && !children.isEmpty else { return children }
        var list = AccessibilityNode(
            role: isList ? .list : .group, label: accessibilityLabel ?? "", frame: frame)
        list.scroll = scroll
        list.children = children.sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
        return [list]
    }

    /// UIKit: `accessibilityViewIsModal` hides the views beside it, and so does what is presented over them.
    fileprivate var modalView: UIView? {
        subviewList.last {
            let covers = ($0 as? UITransitionView).map { !$0.letsTouchesThrough } ?? false
            return (covers || $0.accessibilityExtras?.isModal == true) && !$0.isHidden && $0.alpha > 0.01
        }
    }

    /// Of what `accessibilityElements` lists: views, and elements that stand for a part of one.
    private static func nodes(of element: Any, in seen: SeenArea) -> [AccessibilityNode] {
        if let view = element as? UIView { return view.accessibilityNodes(in: seen) }
        guard let element = element as? UIAccessibilityElement else { return [] }
        guard let frame = seen.part(of: element.accessibilityFrame), !frame.isEmpty else { return [] }
        var node = AccessibilityNode(
            role: role(element.accessibilityTraits) ?? .group, label: element.accessibilityLabel ?? "",
            frame: frame)
        node.value = element.accessibilityValue
        node.hint = element.accessibilityHint
        node.identifier = element.accessibilityIdentifier
        node.isSelected = element.accessibilityTraits.contains(.selected)
        node.isEnabled = !element.accessibilityTraits.contains(.notEnabled)
        return [node]
    }

    func accessibilityNode(_ frame: CGRect) -> AccessibilityNode {
        let label = accessibilityLabelStore ?? ownLabel ?? accessibilityLabel ?? joinedText
        var node = AccessibilityNode(role: accessibilityRole, label: label, frame: frame)
        node.value = accessibilityValue
        node.hint = accessibilityHint
        node.identifier = accessibilityIdentifier
        describe(&node)
        node.isSelected = accessibilityTraits.contains(.selected) || (self as? UIControl)?.isSelected == true
        node.isEnabled =
            !accessibilityTraits.contains(.notEnabled) && (self as? UIControl)?.isEnabled != false
        return node
    }

    /// What a control says of itself, unless the app does.
    private var ownLabel: String? {
        switch self {
        case let button as UIButton: button.currentTitle
        case let field as UITextField: field.placeholder ?? ""
        case is UITextView: ""
        default: nil
        }
    }

    /// The states that only some kinds have.
    private func describe(_ node: inout AccessibilityNode) {
        switch self {
        case let control as UISwitch: node.isOn = control.isOn
        case let slider as UISlider:
            node.number = .init(
                value: Double(slider.value), minimum: Double(slider.minimumValue),
                maximum: Double(slider.maximumValue))
        case let stepper as UIStepper:
            node.number = .init(
                value: stepper.value, minimum: stepper.minimumValue, maximum: stepper.maximumValue)
        case let control as UIPageControl:
            node.number = .init(
                value: Double(control.currentPage + 1), minimum: 1,
                maximum: Double(max(control.numberOfPages, 1)))
        case let bar as UIProgressView:
            node.number = .init(value: Double(bar.progress), minimum: 0, maximum: 1)
        case let field as UITextField:
            let text = field.text ?? ""
            node.value =
                accessibilityValue
                ?? (field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text)
        case let view as UITextView:
            node.value = accessibilityValue ?? view.text
            node.isMultiline = true
        default: break
        }
    }

    private var accessibilityRole: AccessibilityNode.Role {
        let traits = accessibilityTraits
        switch self {
        case is UISearchTextField: return .searchbox
        case is UITextField, is UITextView: return .textbox
        case is UISwitch: return .switch
        case is UIStepper: return .spinbutton
        case is UISlider, is UIPageControl: return .slider
        case is UIProgressView: return .progressbar
        case is TabBarButton: return .tab
        default: break
        }
        if let role = Self.role(traits) { return role }
        if self is UIButton { return .button }
        if self is UIImageView { return .img }
        if self is UILabel { return .text }
        return self is UIControl ? .button : .group
    }

    private static func role(_ traits: UIAccessibilityTraits) -> AccessibilityNode.Role? {
        if traits.contains(.header) { return .heading }
        if traits.contains(.link) { return .link }
        if traits.contains(.searchField) { return .searchbox }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.button) { return .button }
        if traits.contains(.image) { return .img }
        return traits.contains(.staticText) ? .text : nil
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
    /// documentation). A checkmark is told as a selection.
    fileprivate func rowNode(_ frame: CGRect, _ seen: SeenArea) -> [AccessibilityNode] {
        guard rowIndex != nil, let part = seen.part(of: frame) else { return [] }
        let label = accessibilityLabelStore ?? contentView.joinedText
        var row = cellNode(label, part, isSelected: isSelected || accessoryType == .checkmark)
        row.children = controls(in: seen, of: label) + detailButton(seen)
        return [row]
    }

    private func detailButton(_ seen: SeenArea) -> [AccessibilityNode] {
        guard let button = accessoryButtonFrame, let frame = seen.part(of: convert(button, to: nil)) else {
            return []
        }
        return [AccessibilityNode(role: .button, label: UIButton.detailLabel, frame: frame)]
    }
}

@MainActor
extension UICollectionViewCell {
    /// DIFFERS: an item is one element that says its texts, as a row is; on a device its labels are elements of their own
    /// unless the cell is one.
    fileprivate func itemNode(_ frame: CGRect, _ seen: SeenArea) -> [AccessibilityNode] {
        guard let part = seen.part(of: frame) else { return [] }
        let label = accessibilityLabelStore ?? joinedText
        var item = cellNode(label, part, isSelected: isSelected)
        item.children = controls(in: seen, of: label)
        return [item]
    }
}

@MainActor
extension UISegmentedControl {
    /// UIKit: each segment is a button, the chosen one selected.
    fileprivate func segmentNodes(_ seen: SeenArea) -> [AccessibilityNode] {
        segments.enumerated().compactMap { index, segment in
            guard let frame = seen.part(of: segment.convert(segment.bounds, to: nil)), !frame.isEmpty else {
                return nil
            }
            var node = AccessibilityNode(
                role: .button, label: titleForSegment(at: index) ?? segment.picture.accessibilityLabel ?? "",
                frame: frame)
            node.isSelected = index == selectedSegmentIndex
            node.isEnabled = isEnabled && isEnabledForSegment(at: index)
            return node
        }
    }
}

@MainActor
extension UITableViewHeaderFooterView {
    fileprivate func titleNode(_ frame: CGRect, _ seen: SeenArea, isFooter: Bool) -> [AccessibilityNode] {
        guard seen.part(of: frame) != nil else { return [] }
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
    /// A row or an item as one element.
    fileprivate func cellNode(_ label: String, _ part: CGRect, isSelected: Bool) -> AccessibilityNode {
        let role = accessibilityTraits.contains(.header) ? AccessibilityNode.Role.heading : .listitem
        var node = AccessibilityNode(role: role, label: label, frame: part)
        node.value = accessibilityValue
        node.hint = accessibilityHint
        node.identifier = accessibilityIdentifier
        node.isSelected = isSelected || accessibilityTraits.contains(.selected)
        node.isEnabled = !accessibilityTraits.contains(.notEnabled)
        return node
    }

    /// Those of a row or an item. A switch, a slider or a stepper without a name has the row's.
    fileprivate func controls(in seen: SeenArea, of row: String) -> [AccessibilityNode] {
        controls(in: seen).map { node in
            var node = node
            let isNameless = node.label.isEmpty && [.switch, .slider, .spinbutton].contains(node.role)
            if isNameless { node.label = row }
            return node
        }
    }

    fileprivate func controls(in seen: SeenArea) -> [AccessibilityNode] {
        subviewList.flatMap { view -> [AccessibilityNode] in
            if view is UIControl || view is UITableView || view is UICollectionView || view is UITextView {
                return view.accessibilityNodes(in: seen)
            }
            guard !view.isHidden, view.alpha > 0.01 else { return [] }
            return view.controls(in: seen)
        }
    }
}
