import CoreGraphics
import SnapshotComparison
import UIKit

extension ViewDetails {
    /// Of a view and all below it, as the dump has them.
    @preconcurrency @MainActor
    public init(of root: ViewDump) {
        var reader = DetailsReader()
        reader.note(root, [])
        self = reader.details(of: root, [])
    }
}

/// Reads what places views, and what they look like, from the live screen.
@MainActor
private struct DetailsReader {
    private var paths: [ObjectIdentifier: [Int]] = [:]
    private var held: [[Int]: [ViewDetails.Constraint]] = [:]
    private var views: [ViewDump] = []

    init() {}

    mutating func note(_ root: ViewDump, _ path: [Int]) {
        visit(root, path)
        for view in views { for constraint in view.view.constraints { note(constraint) } }
    }

    private mutating func visit(_ view: ViewDump, _ path: [Int]) {
        paths[ObjectIdentifier(view.view)] = path
        views.append(view)
        for (index, child) in view.children.enumerated() { visit(child, path + [index]) }
    }

    func details(of dump: ViewDump, _ path: [Int]) -> ViewDetails {
        var result = ViewDetails()
        let view = dump.view
        if let controller = view.next as? UIViewController {
            result.controller = String(describing: type(of: controller))
        }
        let traits = view.traitCollection
        result.properties = properties(of: view, traits)
        switch view {
        case let label as UILabel: result.color = label.textColor?.hexadecimal(traits)
        case let field as UITextField: result.color = field.textColor?.hexadecimal(traits)
        case let text as UITextView: result.color = text.textColor?.hexadecimal(traits)
        default: result.color = view.tintColor?.hexadecimal(traits)
        }
        if let stack = view as? UIStackView {
            result.stack = .init(isVertical: stack.axis == .vertical, spacing: Double(stack.spacing))
        }
        result.constraints = held[path] ?? []
        result.children = dump.children.enumerated().map { details(of: $0.element, path + [$0.offset]) }
        return result
    }

    // MARK: Properties

    private func properties(of view: UIView, _ traits: UITraitCollection) -> [String: ChangedValue] {
        let (layer, transform) = (view.layer, view.transform)
        var result: [String: ChangedValue] = [
            "borderWidth": numbers(layer.borderWidth),
            "clipsToBounds": .text("\(view.clipsToBounds)"),
            "contentCompressionResistancePriority": priorities(view.contentCompressionResistancePriority),
            "contentHuggingPriority": priorities(view.contentHuggingPriority),
            "cornerRadius": numbers(layer.cornerRadius),
            "shadowOffset": numbers(layer.shadowOffset.width, layer.shadowOffset.height),
            "shadowOpacity": numbers(CGFloat(layer.shadowOpacity)),
            "shadowRadius": numbers(layer.shadowRadius),
            "transform": numbers(
                transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty),
        ]
        result["borderColor"] = layer.borderColor.map { .text(UIColor(cgColor: $0).hexadecimal(traits)) }
        result["shadowColor"] = layer.shadowColor.map { .text(UIColor(cgColor: $0).hexadecimal(traits)) }
        switch view {
        case let label as UILabel:
            result["numberOfLines"] = numbers(CGFloat(label.numberOfLines))
            result["textAlignment"] = .text("\(label.textAlignment)")
        case is UIImageView: result["contentMode"] = .text("\(view.contentMode)")
        case let stack as UIStackView:
            result["alignment"] = .text("\(stack.alignment)")
            result["axis"] = .text("\(stack.axis)")
            result["distribution"] = .text("\(stack.distribution)")
        default: break
        }
        if let stack = view.superview as? UIStackView {
            let spacing = stack.customSpacing(after: view)
            if spacing != UIStackView.spacingUseDefault { result["customSpacing"] = numbers(spacing) }
        }
        return result
    }

    private func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> ChangedValue {
        numbers(CGFloat(priority(.horizontal).rawValue), CGFloat(priority(.vertical).rawValue))
    }

    /// As dumps round them.
    private func numbers(_ values: CGFloat...) -> ChangedValue {
        let rounded = values.map { (Double($0) * 1000).rounded() / 1000 }
        return rounded.count == 1 ? .number(rounded[0]) : .numbers(rounded)
    }

    // MARK: Constraints

    private struct End {
        let anchor: ViewDetails.Anchor
        let value: Double
        let isExact: Bool
    }

    /// Both views that a constraint speaks of are told of it.
    private mutating func note(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, let own = end(constraint.firstItem, constraint.firstAttribute) else {
            return
        }
        let other = constraint.secondItem.flatMap { end($0, constraint.secondAttribute) }
        guard constraint.secondItem == nil || other != nil else { return }
        var offset = 0.0
        if !own.isExact || other?.isExact == false {
            offset =
                own.value - Double(constraint.multiplier) * (other?.value ?? 0) - Double(constraint.constant)
        }
        let noted = ViewDetails.Constraint(
            text: constraint.words, own: own.anchor, other: other?.anchor,
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant), offset: offset,
            isEquation: constraint.relation == .equal, priority: Double(constraint.priority.rawValue))
        held[own.anchor.path, default: []].append(noted)
        if let path = other?.anchor.path, path != own.anchor.path { held[path, default: []].append(noted) }
    }

    private func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> End? {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        guard let view, let path = paths[ObjectIdentifier(view)] else { return nil }
        let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = ViewDump(view).windowFrame
        let (edge, isPlain): (ViewDetails.Edge, Bool)
        switch attribute {
        case .left: (edge, isPlain) = (.left, true)
        case .right: (edge, isPlain) = (.right, true)
        case .leading: (edge, isPlain) = (isRight ? .right : .left, true)
        case .trailing: (edge, isPlain) = (isRight ? .left : .right, true)
        case .top: (edge, isPlain) = (.top, true)
        case .bottom: (edge, isPlain) = (.bottom, true)
        case .width: (edge, isPlain) = (.width, true)
        case .height: (edge, isPlain) = (.height, true)
        case .centerX: (edge, isPlain) = (.centerX, true)
        case .centerY: (edge, isPlain) = (.centerY, true)
        case .firstBaseline: (edge, isPlain) = (.top, false)
        case .lastBaseline: (edge, isPlain) = (.bottom, false)
        case .leftMargin: (edge, isPlain) = (.left, false)
        case .rightMargin: (edge, isPlain) = (.right, false)
        case .leadingMargin: (edge, isPlain) = (isRight ? .right : .left, false)
        case .trailingMargin: (edge, isPlain) = (isRight ? .left : .right, false)
        case .topMargin: (edge, isPlain) = (.top, false)
        case .bottomMargin: (edge, isPlain) = (.bottom, false)
        default: return nil
        }
        let isView = item is UIView
        let value: CGFloat
        switch edge {
        case .left: value = frame.minX
        case .right: value = frame.maxX
        case .top: value = frame.minY
        case .bottom: value = frame.maxY
        case .width: value = frame.width
        case .height: value = frame.height
        case .centerX: value = frame.midX
        case .centerY: value = frame.midY
        }
        return End(anchor: .init(path: path, edge: edge), value: Double(value), isExact: isPlain && isView)
    }
}

extension NSLayoutConstraint {
    /// `title.leading == BookCell.leading`, from UIKit's own words; without the constant.
    var words: String {
        func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            let guide =
                (item as? UILayoutGuide).map { $0.identifier.isEmpty ? ".guide" : ".\($0.identifier)" } ?? ""
            return (view.map { $0.accessibilityIdentifier ?? String(describing: type(of: $0)) } ?? "nothing")
                + guide + ".\(attribute)"
        }
        let relation =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        let left = (identifier.map { "\($0): " } ?? "") + name(firstItem, firstAttribute)
        guard let secondItem else { return "\(left) \(relation)" }
        let factor = multiplier == 1 ? "" : "\(Double(multiplier)) * "
        return "\(left) \(relation) \(factor)\(name(secondItem, secondAttribute))"
    }
}

extension UIColor {
    /// As dumps write colours.
    func hexadecimal(_ traits: UITraitCollection) -> String {
        let color = resolvedColor(with: traits)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "#00000000" }
        return "#"
            + [red, green, blue, alpha].map { value in
                let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
