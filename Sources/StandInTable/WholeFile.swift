import Foundation

extension Data {
    /// Writes a file that readers see whole or not at all, as `.atomic` does. That one waits for the disk, too, and so for all that was
    /// written there shortly before; what can be made again does not need that.
    public func writeWhole(to file: URL) throws {
        let fresh = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        do {
            try write(to: fresh)
        } catch {
            try? FileManager.default.removeItem(at: fresh)
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            throw Self.failure(file, cause.map { Int32(($0 as NSError).code) } ?? EIO)
        }
        guard rename(fresh.path, file.path) != 0 else { return }
        let code = errno
        try? FileManager.default.removeItem(at: fresh)
        throw Self.failure(file, code)
    }

    /// As Foundation's own are.
    private static func failure(_ file: URL, _ code: Int32) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.Code.fileWriteUnknown.rawValue,
            userInfo: [
                NSFilePathErrorKey: file.path,
                NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code)),
            ])
    }
}
