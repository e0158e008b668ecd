extension UITouch {
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Self(bit: 0)
        public static let azimuth = Self(bit: 1)
        public static let altitude = Self(bit: 2)
        public static let location = Self(bit: 3)
    }
}
