/// A linear relation between two attributes: `first == multiplier × second + constant`, or an inequality.
///
/// It takes effect while it is active; then the nearest view that contains both items keeps it.
@preconcurrency @MainActor
open class NSLayoutConstraint: _NamedObject, NibAwakening, @preconcurrency NSCoding, _ReadByNumber {
    public enum Axis: Int, Sendable { case horizontal, vertical }

    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    /// How a visual format aligns its views and in which direction it runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = Self(bit: 1)
        public static let alignAllRight = Self(bit: 2)
        public static let alignAllTop = Self(bit: 3)
        public static let alignAllBottom = Self(bit: 4)
        public static let alignAllLeading = Self(bit: 5)
        public static let alignAllTrailing = Self(bit: 6)
        public static let alignAllCenterX = Self(bit: 9)
        public static let alignAllCenterY = Self(bit: 10)
        public static let alignAllLastBaseline = Self(bit: 11)
        public static let alignAllFirstBaseline = Self(bit: 12)
        public static let directionLeadingToTrailing: Self = []
        public static let directionLeftToRight = Self(rawValue: 1 << 16)
        public static let directionRightToLeft = Self(rawValue: 2 << 16)
    }

    private(set) var first: LayoutItem
    /// Empty where there is none: looked into in its place, for a copy of weak references is dear.
    private(set) var secondOrNone: LayoutItem
    private(set) var hasSecond: Bool
    var second: LayoutItem? { hasSecond ? secondOrNone : nil }
    open private(set) var firstAttribute: Attribute
    open private(set) var secondAttribute: Attribute
    open private(set) var relation: Relation
    open private(set) var multiplier: CGFloat
    /// Further attributes on the left side with their factors: distances between anchors have two.
    private(set) var furtherTerms: [(item: LayoutItem, attribute: Attribute, factor: CGFloat)]
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.constraintConstantsDidChange() } }
    }
    /// May change while the constraint is active. UIKit: since iOS 13 also from and to required.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.constraintStructureDidChange() } }
    }
    open var identifier: String?
    open var shouldBeArchived = false {
        didSet {
            if shouldBeArchived {
                Kept.say(
                    "NSLayoutConstraint.shouldBeArchived", "all constraints of a view are archived with it")
            }
        }
    }
    /// The view that keeps the constraint while it is active.
    var holder: UIView? {
        get { holderHandle?.view }
        set { holderHandle = newValue?.autoLayoutState.handle }
    }
    private var holderHandle: LayoutItemHandle?

    convenience init(
        _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
        furtherTerms: [(item: LayoutItem, attribute: Attribute, factor: CGFloat)] = []
    ) {
        self.init()
        adopt(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
            constant: constant)
        self.furtherTerms = furtherTerms
    }

    /// Relates nothing yet; another initialiser or a nib says what.
    public override init() {
        first = LayoutItem()
        secondOrNone = LayoutItem()
        hasSecond = false
        firstAttribute = .notAnAttribute
        secondAttribute = .notAnAttribute
        relation = .equal
        multiplier = 1
        constant = 0
        furtherTerms = []
        super.init()
    }

    /// What a constraint made by `init()` relates.
    func adopt(
        _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondOrNone = second ?? LayoutItem()
        hasSecond = second != nil
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
    }

    open func awakeFromNib() {}
    /// Of use in Interface Builder only; never called here.
    open func prepareForInterfaceBuilder() {}
    /// Read together with the view that keeps it, it is that view's; without it, it relates nothing.
    open func encode(with coder: NSCoder) { archive(in: coder) }
    nonisolated public class func _read(from coder: NSCoder) -> Self? { read(self, from: coder) }

    /// - Parameters:
    ///   - view1: a `UIView` or a `UILayoutGuide`.
    ///   - view2: likewise, or nil with `.notAnAttribute`.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = attr2 == .notAnAttribute ? nil : view2.map { LayoutItem($0) }
        ensure(
            attr1 != .notAnAttribute,
            "Invalid layout attribute on left hand side: a constraint needs an attribute")
        ensure(
            second != nil || attr1 == .width || attr1 == .height,
            "Invalid pairing of layout attributes: a location such as \(attr1) cannot be related to a "
                + "constant alone"
        )
        self.init(
            LayoutItem(view1), attr1, relation, second, second == nil ? .notAnAttribute : attr2,
            multiplier: multiplier, constant: c)
    }

    open var firstItem: AnyObject? { first.object }
    open var secondItem: AnyObject? { second?.object }

    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    nonisolated open override dynamic var debugDescription: String { super.debugDescription }
    nonisolated open override dynamic var description: String {
        MainThread.isolated { describedForMessages }
    }
}
