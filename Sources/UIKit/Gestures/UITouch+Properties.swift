extension UITouch {
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Self(rawValue: 1)
        public static let azimuth = Self(rawValue: 2)
        public static let altitude = Self(rawValue: 4)
        public static let location = Self(rawValue: 8)
    }
}
