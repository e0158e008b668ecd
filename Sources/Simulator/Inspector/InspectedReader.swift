import CoreGraphics
import UIKit

/// Reads what there is to know of one live view.
@MainActor
struct InspectedReader {
    private let dump: ViewDump
    private let faults: LayoutFaults
    private let number: (UIView) -> Int
    private var view: UIView { dump.view }

    init(_ dump: ViewDump, faults: LayoutFaults, number: @escaping (UIView) -> Int) {
        self.dump = dump
        self.faults = faults
        self.number = number
    }

    typealias Row = InspectedDetails.Row

    /// Those that have something to say.
    var groups: [InspectedDetails.Group] {
        [
            ("Problems", problems), ("View", about), ("Cell", cell), ("List", list), ("Geometry", geometry),
            ("Constraints", constraints), ("Layout", layout), ("Scrolling", scrolling), ("Text", text),
            ("Colors", colors), ("Look", look), ("Accessibility", accessibility),
        ].filter { !$0.1.isEmpty }.map { .init(title: $0.0, rows: $0.1) }
    }

    private func row(_ name: String, _ value: String?) -> Row? {
        guard let value, !value.isEmpty else { return nil }
        return Row(name: name, value: value)
    }

    // MARK: What it is

    private var problems: [Row] {
        faults[view].map { Row(name: "", value: $0, isWrong: true) }
    }

    private var about: [Row] {
        var rows = [row("class", String(describing: type(of: view)))]
        var (names, parent) = ([String](), Mirror(reflecting: view).superclassMirror)
        while let mirror = parent, mirror.subjectType != UIResponder.self {
            names.append("\(mirror.subjectType)")
            parent = mirror.superclassMirror
        }
        rows.append(row("inherits", names.joined(separator: ", ")))
        if let controller = view.next as? UIViewController {
            rows.append(row("controller", String(describing: type(of: controller))))
        }
        if let parent = view.superview {
            rows.append(Row(name: "in", value: String(describing: type(of: parent)), view: number(parent)))
        }
        return rows.compactMap { $0 }
    }

    private var cell: [Row] {
        guard let place = dump.listPlace else { return [] }
        return [
            row("index path", place.indexPath.map { "[\($0.map(String.init).joined(separator: ", "))]" }),
            row("reuse identifier", place.reuseIdentifier), row("kind", place.kind),
        ].compactMap { $0 }
    }

    private var list: [Row] {
        guard let counts = dump.reuseCounts else { return [] }
        return counts.map { Row(name: $0.identifier, value: "\($0.live) live, \($0.waiting) waiting") }
            + [row("cells made", dump.cellsMade.map(String.init))].compactMap { $0 }
    }

    // MARK: Where it is

    private var geometry: [Row] {
        [
            row("frame", view.frame.words), row("bounds", view.bounds.words),
            row("on the screen", dump.windowFrame.words),
            row("transform", view.transform == .identity ? nil : "\(view.transform)"),
        ].compactMap { $0 }
    }

    private var constraints: [Row] {
        var (rows, holder) = ([Row](), Optional(view))
        while let current = holder {
            for constraint in current.constraints where constraint.isActive && isAbout(constraint) {
                let others = [constraint.firstItem, constraint.secondItem].compactMap(Self.view).filter {
                    $0 !== view
                }
                let priority =
                    constraint.priority == .required ? "" : " @\(Double(constraint.priority.rawValue).words)"
                rows.append(
                    Row(
                        name: constraint.words, value: Double(constraint.constant).words + priority,
                        view: others.first.map(number),
                        isWrong: faults.broken.contains("\(constraint)") ? true : nil))
            }
            holder = current.superview
        }
        return rows
    }

    private func isAbout(_ constraint: NSLayoutConstraint) -> Bool {
        Self.view(constraint.firstItem) === view || Self.view(constraint.secondItem) === view
    }

    private static func view(_ item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private var layout: [Row] {
        let intrinsic = view.intrinsicContentSize
        func length(_ value: CGFloat) -> String {
            value == UIView.noIntrinsicMetric ? "none" : Double(value).words
        }
        func priorities(_ value: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
            [NSLayoutConstraint.Axis.horizontal, .vertical].map { Double(value($0).rawValue).words }
                .joined(separator: " × ")
        }
        return [
            row("margins", view.layoutMargins.words),
            row("safe area", view.safeAreaInsets == .zero ? nil : view.safeAreaInsets.words),
            row("content size", "\(length(intrinsic.width)) × \(length(intrinsic.height))"),
            row("hugging", priorities(view.contentHuggingPriority)),
            row("compression resistance", priorities(view.contentCompressionResistancePriority)),
            row(
                "placed by",
                view.translatesAutoresizingMaskIntoConstraints ? "its frame" : "constraints"),
            (view as? UIStackView).flatMap {
                row(
                    "stack",
                    "\($0.axis), spacing \(Double($0.spacing).words), \($0.distribution), \($0.alignment)")
            },
        ].compactMap { $0 }
    }

    private var scrolling: [Row] {
        guard let scroll = view as? UIScrollView else { return [] }
        return [
            row("offset", "\(Double(scroll.contentOffset.x).words), \(Double(scroll.contentOffset.y).words)"),
            row(
                "content",
                "\(Double(scroll.contentSize.width).words) × \(Double(scroll.contentSize.height).words)"),
            row("insets", scroll.contentInset.words),
            row("adjusted insets", scroll.adjustedContentInset.words),
        ].compactMap { $0 }
    }

    // MARK: How it looks

    private var text: [Row] {
        guard let shown = dump.shownText else { return [] }
        var rows = [row("text", shown.string)]
        for font in shown.fonts.unique {
            rows.append(row("font", "\(font.fontName) \(Double(font.pointSize).words)"))
            rows.append(row("text style", Self.style(of: font)))
        }
        if shown.isTruncated { rows.append(Row(name: "ends", value: "before its text", isWrong: true)) }
        if view is UILabel {
            rows.append(row("lines", shown.lineLimit == 0 ? "any number" : "\(shown.lineLimit)"))
        }
        return rows.compactMap { $0 }
    }

    private static func style(of font: UIFont) -> String {
        guard let (style, isByMetrics) = ViewDump.textStyle(of: font) else {
            return "none: the size is fixed"
        }
        let name = style.rawValue.replacingOccurrences(of: "UICTFontTextStyle", with: "")
        let plain = name.prefix(1).lowercased() + name.dropFirst()
        return isByMetrics ? "scaled like \(plain)" : plain
    }

    private var colors: [Row] {
        var rows = [color("background", view.backgroundColor)]
        for shown in (dump.shownText?.colors ?? []).unique { rows.append(color("text", shown)) }
        rows.append(color("tint", view.tintColor))
        return rows.compactMap { $0 }
    }

    private func color(_ name: String, _ color: UIColor?) -> Row? {
        color.map {
            let hexadecimal = $0.hexadecimal(view.traitCollection)
            return Row(
                name: name, value: ViewDump.name(of: $0).map { "\($0) \(hexadecimal)" } ?? hexadecimal,
                color: hexadecimal)
        }
    }

    private var look: [Row] {
        let layer = view.layer
        return [
            row("image", (view as? UIImageView).flatMap { _ in dump.imageName }),
            row("content mode", view is UIImageView ? "\(view.contentMode)" : nil),
            row("alpha", view.alpha == 1 ? nil : Double(view.alpha).words),
            row("hidden", view.isHidden ? "yes" : nil), row("clips", view.clipsToBounds ? "yes" : nil),
            row("corner radius", layer.cornerRadius == 0 ? nil : Double(layer.cornerRadius).words),
            row("border", layer.borderWidth == 0 ? nil : Double(layer.borderWidth).words),
            row("shadow", layer.shadowOpacity == 0 ? nil : Double(layer.shadowOpacity).words),
            row("takes touches", view.isUserInteractionEnabled ? nil : "no"),
        ].compactMap { $0 }
    }

    private var accessibility: [Row] {
        var rows = [
            row("element", view.isAccessibilityElement ? "yes" : "no"),
            row("identifier", view.accessibilityIdentifier),
        ]
        if view.isAccessibilityElement || view is UIControl {
            let spoken = dump.spoken
            rows += [
                row("role", spoken.role.rawValue), row("label", spoken.label), row("value", spoken.value),
                row("hint", view.accessibilityHint), row("enabled", spoken.isEnabled ? nil : "no"),
                row("selected", spoken.isSelected ? "yes" : nil),
            ]
        }
        return rows.compactMap { $0 }
    }
}

extension Array where Element: NSObject {
    /// Each once, in their order.
    fileprivate var unique: [Element] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension Double {
    /// Rounded to thousandths, without zeros at the end.
    fileprivate var words: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CGRect {
    fileprivate var words: String {
        "\(Double(minX).words), \(Double(minY).words), \(Double(width).words) × \(Double(height).words)"
    }
}

extension UIEdgeInsets {
    /// As they are written: top, left, bottom, right.
    fileprivate var words: String {
        [top, left, bottom, right].map { Double($0).words }.joined(separator: ", ")
    }
}
