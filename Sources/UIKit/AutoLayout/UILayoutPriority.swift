/// How strongly a constraint is meant, 1...1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000)
    public static let defaultHigh = Self(750)
    public static let dragThatCanResizeScene = Self(510)
    public static let sceneSizeStayPut = Self(500)
    public static let dragThatCannotResizeScene = Self(490)
    public static let defaultLow = Self(250)
    public static let fittingSizeLevel = Self(50)

    public static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
    public static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
    public static func += (a: inout Self, b: Float) { a.rawValue += b }
    public static func -= (a: inout Self, b: Float) { a.rawValue -= b }
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
