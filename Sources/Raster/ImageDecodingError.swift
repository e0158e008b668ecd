/// A picture that could not be read. The place where it belongs stays empty; the rest is drawn.
public struct ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture's file path or name.
    public var origin: String
    /// The decoder's own words.
    public var reason: String

    public init(origin: String, reason: String) {
        self.origin = origin
        self.reason = reason
    }

    /// `path: cannot decode the image: reason`.
    public var description: String { "\(origin): cannot decode the image: \(reason)" }
}
