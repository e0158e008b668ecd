import SwiftInternals

/// Which views run code of the app when they are laid out or asked how large they are: those of classes that override what
/// UIKit's class above them does then.
@MainActor
enum LayoutOverrides {
    private final class Plain: UIView {}

    private final class Layout: UIView {
        override func layoutSubviews() {}
    }

    private final class Constraints: UIView {
        override func updateConstraints() {}
    }

    private final class Properties: UIView {
        override func updateProperties() {}
    }

    private final class Sizes: UIView {
        override var intrinsicContentSize: CGSize { .zero }
        override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize { .zero }
    }

    private final class Alignment: UIView {
        override var alignmentRectInsets: UIEdgeInsets { .zero }
    }

    private final class Geometry: UIView {
        override var frame: CGRect { didSet {} }
        override var bounds: CGRect { didSet {} }
        override var center: CGPoint { didSet {} }
    }

    struct Found: OptionSet {
        let rawValue: Int
        static let layout = Found(rawValue: 1)
        static let sizes = Found(rawValue: 2)
        static let constraints = Found(rawValue: 4)
        static let properties = Found(rawValue: 8)
        /// The class is the app's, whatever it overrides.
        static let ownClass = Found(rawValue: 16)
        static let geometry = Found(rawValue: 32)
    }

    private static let layoutSlots = ClassTable.slots(
        of: UIView.self, overriddenIn: Layout.self, butNotIn: Plain.self)
    private static let constraintSlots = ClassTable.slots(
        of: UIView.self, overriddenIn: Constraints.self, butNotIn: Plain.self)
    private static let propertySlots = ClassTable.slots(
        of: UIView.self, overriddenIn: Properties.self, butNotIn: Plain.self)
    private static let geometrySlots = ClassTable.slots(
        of: UIView.self, overriddenIn: Geometry.self, butNotIn: Plain.self)
    private static let sizeSlots = ClassTable.slots(
        of: UIView.self, overriddenIn: Sizes.self, butNotIn: Plain.self)
    private static let alignmentSlots = ClassTable.slots(
        of: UIView.self, overriddenIn: Alignment.self, butNotIn: Plain.self)
    // Of the process: what it says of a class is so in every session.
    private static var knownAlignment: [ObjectIdentifier: Bool] = [:]
    private static var known: [ObjectIdentifier: Found] = [:]

    /// UIKit's class that a class of the app's descends from; UIKit's own are their own.
    static func nearestOfUIKit(_ type: UIView.Type) -> AnyClass {
        var base: AnyClass = type
        while !_typeName(base).hasPrefix("UIKit."), let above = _getSuperclass(base) { base = above }
        return base
    }

    /// O(1) after the first question about a class.
    static func of(_ type: UIView.Type) -> Found {
        if let found = known[ObjectIdentifier(type)] { return found }
        let base: AnyClass = nearestOfUIKit(type)
        func overrides(_ slots: [ClassTable.Slot]) -> Bool {
            slots.contains { ClassTable.overrides($0, in: type, since: base) }
        }
        var found: Found = base === type ? [] : .ownClass
        if overrides(layoutSlots) { found.insert(.layout) }
        if overrides(sizeSlots) { found.insert(.sizes) }
        if overrides(constraintSlots) { found.insert(.constraints) }
        if geometrySlots.isEmpty || overrides(geometrySlots) { found.insert(.geometry) }
        if propertySlots.isEmpty || overrides(propertySlots) { found.insert(.properties) }
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Whether views of a class, UIKit's own or the app's, may have an alignment rectangle other than their frame. Where the
    /// toolchain's tables cannot be read all may.
    static func hasAlignmentInsets(_ type: UIView.Type) -> Bool {
        if type == UIView.self { return false }
        if let known = knownAlignment[ObjectIdentifier(type)] { return known }
        let found =
            alignmentSlots.isEmpty
            || alignmentSlots.contains { ClassTable.overrides($0, in: type, since: UIView.self) }
        knownAlignment[ObjectIdentifier(type)] = found
        return found
    }
}

extension UITableViewCell {
    /// UIKit: a cell that sizes itself has been laid out before it is laid out in its place, so that the views in it have
    /// their bounds when an override of `layoutSubviews()` looks at them.
    func placeContentForOverrides() {
        if overrides(.layout) { contentView.placeConstrainedDescendants() }
    }
}

extension UICollectionViewCell {
    /// As in rows of tables.
    func placeContentForOverrides() {
        if overrides(.layout) { contentView.placeConstrainedDescendants() }
    }
}

extension UIView {
    /// Whether the app's class does so.
    func overrides(_ what: LayoutOverrides.Found) -> Bool {
        LayoutOverrides.of(type(of: self)).contains(what)
    }

    /// Whether the app has a word in how this view, or one inside of it, is laid out or how large it wants to be. Lists
    /// inside count by their own class: their cells say nothing of their size.
    var hasLayoutOfTheApp: Bool {
        if !LayoutOverrides.of(type(of: self)).isDisjoint(with: [.layout, .sizes]) { return true }
        return !(self is UIScrollView) && subviewList.contains(where: \.hasLayoutOfTheApp)
    }
}
