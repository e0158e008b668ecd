/// A picture that could not be read. The place where it belongs stays empty; the rest is drawn.
public struct ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture's file path or name.
    public var origin: String
    /// The decoder's own words.
    public var reason: String
    /// Whether the file may be good, and the machine has no decoder for it.
    public var lacksDecoder: Bool

    public init(origin: String, reason: String, lacksDecoder: Bool = false) {
        self.origin = origin
        self.reason = reason
        self.lacksDecoder = lacksDecoder
    }

    /// `path: cannot decode the image: reason`.
    public var description: String { "\(origin): cannot decode the image: \(reason)" }
}
