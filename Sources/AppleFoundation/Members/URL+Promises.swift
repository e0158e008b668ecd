import Foundation

extension URL {
    /// As `checkResourceIsReachable()`: no file here is promised by another app or by iCloud.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
