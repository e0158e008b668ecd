import Foundation

/// Numbers as UIKit prints them.
extension CGFloat {
    /// In frames and constraints: as C's `%g`, six digits.
    var short: String { String(format: "%g", Double(self)) }
    /// In content offsets and sizes: as C's `%.17g`.
    var exact: String { String(format: "%.17g", Double(self)) }
}
