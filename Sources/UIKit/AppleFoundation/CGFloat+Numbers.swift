import Foundation

extension CGFloat {
    /// The number as near as it comes, as in Apple's Foundation.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// Nil where the number is none that this type has, as a large whole one.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
