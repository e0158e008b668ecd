import Foundation

extension CGFloat {
    /// The number as near as it comes, as in Apple's Foundation.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// Nil where the number is none that this type has, as a large whole one.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }

    /// Of a value that would be a number in Objective-C; nil where it is none.
    package init?(anyNumber value: Any?) {
        switch value {
        case let value as CGFloat: self = value
        case let value as Double: self.init(value)
        case let value as Float: self.init(value)
        case let value as Int: self.init(value)
        case let value as NSNumber: self.init(value.doubleValue)
        default: return nil
        }
    }
}
