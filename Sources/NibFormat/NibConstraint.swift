/// A `constraint` element: `first.attribute (relation) multiplier × second.attribute + constant`.
public struct NibConstraint: Sendable {
    public enum Relation: Equatable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    public let element: NibElement
    /// An object id; nil: the view that holds the constraint.
    public let firstItem: String?
    /// As written: "leading", "topMargin", "centerX", "baseline".
    public let firstAttribute: String
    public let relation: Relation
    public let secondItem: String?
    public let secondAttribute: String?
    public let multiplier: Double
    public let constant: Double
    /// The constant is the system's standard distance.
    public let isStandardSpace: Bool
    /// 1…1000.
    public let priority: Double
    public let identifier: String?
    /// Of use in Interface Builder only; the app does not get it.
    public let isPlaceholder: Bool
    public let customClass: String?

    /// Nil for another element or one without a first attribute.
    public init?(_ element: NibElement) {
        guard element.name == "constraint", let attribute = element["firstAttribute"] else { return nil }
        self.element = element
        firstItem = element["firstItem"]
        firstAttribute = attribute
        switch element["relation"] {
        case "lessThanOrEqual": relation = .lessThanOrEqual
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        default: relation = .equal
        }
        secondItem = element["secondItem"]
        secondAttribute = element["secondAttribute"]
        multiplier = element["multiplier"].flatMap(Self.ratio) ?? 1
        constant = element.number("constant") ?? 0
        isStandardSpace = element.flag("symbolic") ?? false
        priority = element.number("priority") ?? 1000
        identifier = element["identifier"]
        isPlaceholder = element.flag("placeholder") ?? false
        customClass = element["customClass"]
    }

    /// "1.5", "3:2" and "3/2".
    static func ratio(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
            .map { Double($0.filter { !$0.isWhitespace }) }
        switch parts.count {
        case 1: return parts[0].flatMap { $0.isFinite ? $0 : nil }
        case 2:
            guard let first = parts[0], let second = parts[1], second != 0, (first / second).isFinite else {
                return nil
            }
            return first / second
        default: return nil
        }
    }
}
