/// The views of a table that are no wider than their content.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Headers of sections.
    public static let sectionHeaders = Self(bit: 0)
}
