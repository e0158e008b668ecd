/// How large a document may be. What Xcode writes stays far below.
public struct NibLimits: Equatable, Sendable {
    /// The file's size in bytes.
    public var bytes = 64 << 20
    /// Elements inside one another. A view in a view takes two.
    public var depth = 200
    public var elements = 2_000_000

    public init() {}
}
