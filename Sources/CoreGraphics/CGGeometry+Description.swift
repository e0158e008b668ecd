// As Apple's overlay of Core Graphics prints them; Foundation on Linux leaves them to reflection. The other structures
// (`CGVector`, `CGAffineTransform`, `UIEdgeInsets` …) print by reflection on Apple's systems too.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(0.0, 0.0, 10.0, 20.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
