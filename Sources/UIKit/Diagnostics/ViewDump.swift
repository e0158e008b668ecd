/// What is on the screen, as text: the tree of views with what a reader of a test would look for.
@preconcurrency @MainActor
public struct ViewDump {
    /// The view that it is of.
    public let view: UIView

    /// What stands above the tree.
    public struct Header: Sendable {
        var device: String
        var size: CGSize
        var scale: CGFloat
        var orientation: String
        var textSize: String
        var appearance: String

        public init(
            device: String, size: CGSize, scale: CGFloat, orientation: String, textSize: String,
            appearance: String
        ) {
            self.device = device
            self.size = size
            self.scale = scale
            self.orientation = orientation
            self.textSize = textSize
            self.appearance = appearance
        }
    }

    /// One JSON object; numbers are points rounded to 1/1000. `view`: this view only, otherwise the key window.
    public static func json(_ header: Header, of view: ViewDump? = nil) -> String {
        var members: [(key: String, value: JSONText)] = [
            ("device", .text(header.device)),
            ("size", .numbers(header.size.width, header.size.height)),
            ("scale", .number(header.scale)),
            ("orientation", .text(header.orientation)),
            ("textSize", .text(header.textSize)),
            ("appearance", .text(header.appearance)),
        ]
        if let root = view?.view ?? window { members.append(("root", root.dumpNode)) }
        return JSONText.object(members).rendered
    }

    // MARK: Finding views

    /// The first view with that `accessibilityIdentifier` in all windows, front before back, visible before hidden; of several in one
    /// scroll view that which a reader comes to first.
    public static func find(identifier: String) -> ViewDump? {
        find { $0.accessibilityIdentifier == identifier }
    }

    /// The first view that shows exactly `text`, else the first that is labelled so for accessibility.
    public static func find(text: String) -> ViewDump? {
        find { $0.dumpedText == text } ?? find { $0.accessibilityLabel == text }
    }

    /// All views that show exactly `text` and have the identifier, as far as each is given, front to back.
    public static func all(identifier: String?, text: String?) -> [ViewDump] {
        var found: [ViewDump] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            for subview in view.subviewList.reversed() { visit(subview) }
            let fits =
                identifier.map { $0 == view.accessibilityIdentifier } != false
                && text.map { $0 == view.dumpedText } != false
            if fits, !ViewDump(view: view).visibleWindowFrame.isEmpty { found.append(ViewDump(view: view)) }
        }
        for window in windows { visit(window) }
        return found
    }

    /// What it shows, as the dump's `text`.
    public var text: String? { view.dumpedText }

    /// All identifiers on the screen, sorted.
    public static var identifiers: [String] { collect { $0.accessibilityIdentifier } }
    /// All texts on the screen, sorted.
    public static var texts: [String] { collect { $0.dumpedText } }

    /// In the window.
    public var windowFrame: CGRect { view.convert(view.bounds, to: nil) }

    /// The part of it that its superviews and the screen let through; empty when nothing is to be seen.
    public var visibleWindowFrame: CGRect {
        func isGone(_ view: UIView) -> Bool { view.isHidden || view.alpha <= 0.01 }
        guard !isGone(view) else { return .zero }
        var rect = windowFrame.intersection(UIScreen.main.bounds)
        var ancestor = view.superview
        while let current = ancestor {
            guard !isGone(current) else { return .zero }
            if current.clipsToBounds { rect = rect.intersection(current.convert(current.bounds, to: nil)) }
            ancestor = current.superview
        }
        return rect.isNull ? .zero : rect
    }

    static var window: UIWindow? { UIApplication.shared.keyWindow }
    /// All that are shown, front to back.
    private static var windows: [UIWindow] { UIApplication.shared.windowsInOrder.reversed() }

    private static func find(_ matches: (UIView) -> Bool) -> ViewDump? {
        var hidden: UIView?
        func search(_ view: UIView, isShown: Bool) -> UIView? {
            let isShown = isShown && !view.isHidden && view.alpha > 0.01
            for subview in view.subviewList.reversed() {
                if let found = search(subview, isShown: isShown) { return found }
            }
            guard matches(view) else { return nil }
            let dump = ViewDump(view: view)
            if isShown, !dump.visibleWindowFrame.isEmpty { return view }
            if hidden == nil { hidden = view }
            return nil
        }
        for window in windows {
            if let found = search(window, isShown: true) { return ViewDump(view: firstRead(found, matches)) }
        }
        return hidden.map { ViewDump(view: $0) }
    }

    /// Rows lie beside each other, not over each other, in an order that says nothing: of those in the scroll view around `found` the upper
    /// one, and in a line the one that is read first, as far as no bar covers its middle.
    private static func firstRead(_ found: UIView, _ matches: (UIView) -> Bool) -> UIView {
        let around = sequence(first: found, next: \.superview).compactMap { $0 as? UIScrollView }
        guard let list = around.last else { return found }
        let seen = list.convert(list.bounds.inset(by: list.safeAreaInsets), to: nil)
        let isRightToLeft = list.isRightToLeft
        var first: (view: UIView, frame: CGRect)?
        func precedes(_ a: CGRect, _ b: CGRect) -> Bool {
            if abs(a.minY - b.minY) > 0.5 { return a.minY < b.minY }
            return isRightToLeft ? a.maxX > b.maxX : a.minX < b.minX
        }
        /// Returns whether there was one.
        func visit(_ view: UIView) -> Bool {
            guard !view.isHidden, view.alpha > 0.01 else { return false }
            var isWithin = false
            for subview in view.subviewList where visit(subview) { isWithin = true }
            guard !isWithin, matches(view) else { return isWithin }
            let frame = ViewDump(view: view).visibleWindowFrame
            guard !frame.isEmpty, seen.contains(CGPoint(x: frame.midX, y: frame.midY)) else { return false }
            if first.map({ precedes(frame, $0.frame) }) ?? true { first = (view, frame) }
            return true
        }
        _ = visit(list)
        return first?.view ?? found
    }

    private static func collect(_ value: (UIView) -> String?) -> [String] {
        var found: Set<String> = []
        func visit(_ view: UIView) {
            if let text = value(view), !text.isEmpty { found.insert(text) }
            for subview in view.subviewList { visit(subview) }
        }
        for window in windows { visit(window) }
        return found.sorted()
    }
}

extension UIView {
    /// The node of this view and all below it.
    fileprivate var dumpNode: JSONText {
        var node = DumpNode()
        node.add("class", .text(String(describing: type(of: self))))
        node.add("frame", .rect(frame))
        node.add("windowFrame", .rect(convert(bounds, to: nil)))
        node.add("id", accessibilityIdentifier)
        node.add("label", accessibilityLabel)
        describe(into: &node)
        if isHidden { node.add("hidden", .bool(true)) }
        if alpha != 1 { node.add("alpha", .number(alpha)) }
        if let backgroundColor {
            node.add("background", .text(backgroundColor.hexadecimal(with: traitCollection)))
        }
        node.add("children", .list(subviewList.filter { !$0.isPooledCell }.map(\.dumpNode)))
        return .object(node.members)
    }

    fileprivate var dumpedText: String? {
        var node = DumpNode()
        describe(into: &node)
        for case ("text", .text(let text)) in node.members { return text }
        return nil
    }
}

/// The members of one view's object.
struct DumpNode {
    fileprivate(set) var members: [(key: String, value: JSONText)] = []

    mutating func add(_ key: String, _ value: JSONText) { members.append((key, value)) }

    /// nil adds nothing.
    mutating func add(_ key: String, _ text: String?) {
        if let text { members.append((key, .text(text))) }
    }

    mutating func add(_ key: String, _ insets: UIEdgeInsets) {
        add(key, .numbers(insets.top, insets.left, insets.bottom, insets.right))
    }
}

extension UIColor {
    /// `#RRGGBBAA` as `traits` resolve it.
    fileprivate func hexadecimal(with traits: UITraitCollection) -> String {
        let color = cgColor(with: traits)
        func byte(_ value: CGFloat) -> String {
            let digits = String(
                Int(cutting: (min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + [color.red, color.green, color.blue, color.alpha].map(byte).joined()
    }
}
