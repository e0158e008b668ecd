/// A constant whose type apps extend with their own: one is made of a text without a label too.
public protocol _ExtensibleConstant: RawRepresentable, Hashable, Sendable where RawValue == String {
    init(rawValue: String)
}

extension _ExtensibleConstant {
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
