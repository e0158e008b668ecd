/// A change that does not fit the identifiers it is made to.
public struct IdentifierFault: Error, Equatable, CustomStringConvertible {
    /// UIKit's wording of the fault, with what to do.
    public var description: String

    static func repeated(_ kind: String, _ identifiers: [some Any]) -> Self {
        let list = identifiers.map { "    \($0)" }.joined(separator: ",\n")
        return Self(
            description: """
                Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(
                \(list)
                )}. Give every \(kind) an identifier of its own.
                """)
    }

    static func missing(_ condition: String, _ identifier: some Any, _ advice: String) -> Self {
        Self(
            description:
                "Invalid parameter not satisfying: \(condition). \(advice) the identifier \(identifier).")
    }

    static let noSection = Self(
        description: "There are currently no sections in the data source. Please add a section first.")
}
