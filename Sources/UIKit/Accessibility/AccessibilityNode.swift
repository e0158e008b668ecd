/// Something on the screen as assistive technology is told of it: a value, made anew for a frame.
public struct AccessibilityNode: Sendable, Equatable {
    /// The names are those of ARIA.
    public enum Role: String, Sendable {
        case group, list, listitem, heading, button, link, img, text, textbox, searchbox, `switch`, slider
        case spinbutton, progressbar, tab, tablist, menu, menuitem, dialog, alertdialog
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
    /// Of a text: whether what is typed goes there.
    public var isEdited = false

    public struct Range: Sendable, Equatable {
        public var value: Double
        public var minimum: Double
        public var maximum: Double
    }

    /// Of what scrolls, where more is than can be seen.
    public var scroll: Scroll?

    /// Of a row or an item: its place in its section, counted from 1, and how many that has.
    public var position: Position?

    public struct Position: Sendable, Equatable {
        public var index: Int
        public var count: Int
    }

    /// What it is among those beside it, where that says more than its place: others come and go as a list scrolls.
    public var key: String?

    /// Where content stands that scrolls. Points.
    public struct Scroll: Sendable, Equatable {
        /// From the content's beginning, insets included: zero where it begins.
        public var offset: CGPoint
        /// With insets.
        public var size: CGSize
        /// Of the insets before the content, which come and go with bars: without them `offset` is the view's content offset.
        public var inset: CGPoint
        /// Of the scroll view's layer: by it the view is found again.
        public var id: LayerID
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
struct SeenArea {
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
            offset: CGPoint(x: contentOffset.x + insets.left, y: contentOffset.y + insets.top), size: size,
            inset: CGPoint(x: insets.left, y: insets.top), id: layer.id)
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
    func accessibilityNodes(in area: SeenArea) -> [AccessibilityNode] {
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
        if let elements = accessibilityExtras?.elements {
            return elements.flatMap { Self.nodes(of: $0, in: seen) }
        }
        if let list = self as? any AccessibleList {
            let children = list.sectionNodes(in: seen, scrolls: scroll != nil)
            guard !children.isEmpty, scroll != nil || accessibilityIdentifier != nil else { return children }
            return [group(of: children, frame, scroll)]
        }
        let children = subviewsInReach.flatMap { $0.accessibilityNodes(in: seen) }
        if let whole = whole(of: children, frame) { return whole }
        guard scroll != nil, !children.isEmpty else { return children }
        let inOrder = children.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        return [group(of: inOrder, frame, scroll)]
    }

    private func group(
        of children: [AccessibilityNode], _ frame: CGRect, _ scroll: AccessibilityNode.Scroll?
    ) -> AccessibilityNode {
        var group = AccessibilityNode(role: .group, label: accessibilityLabel ?? "", frame: frame)
        group.identifier = accessibilityIdentifier
        group.scroll = scroll
        group.children = children
        return group
    }

    /// What some kinds of views are around what stands in them.
    private func whole(of children: [AccessibilityNode], _ frame: CGRect) -> [AccessibilityNode]? {
        func node(_ role: AccessibilityNode.Role, _ label: String?, _ children: [AccessibilityNode])
            -> AccessibilityNode
        {
            var node = AccessibilityNode(role: role, label: label ?? "", frame: frame)
            node.children = children
            return node
        }
        switch self {
        case let alert as AlertView:
            return [node(alert.isSheet ? .dialog : .alertdialog, alert.name, children)]
        case is ContextMenuListView: return [node(.menu, nil, children)]
        case is UITabBar:
            // ARIA: such a list has tabs only; apps put buttons of their own among them.
            let (tabs, others) = (children.filter { $0.role == .tab }, children.filter { $0.role != .tab })
            return tabs.isEmpty ? nil : [node(.tablist, accessibilityLabel, tabs)] + others
        default: return nil
        }
    }

    /// Those below, without what is behind something modal.
    var subviewsInReach: [UIView] { modalView.map { [$0] } ?? subviewList }

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
            node.isEdited = field.isFirstResponder
        case let view as UITextView:
            node.value = accessibilityValue ?? view.text
            node.isMultiline = true
            node.isEdited = view.isFirstResponder
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
        case is ContextMenuRow, is MenuTile: return .menuitem
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
    var joinedText: String {
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
