import Foundation
import Glibc
import Synchronization

/// Of the process: names of files that are not whole yet differ by it.
private let written = Mutex(0)

extension Data {
    /// Writes a file that readers see whole or not at all, as Foundation's `write(to:options:)` does with `.atomic`. That one waits for
    /// the disk, with and without the option, and so for all that was written there shortly before; what can be made again does not need that.
    public func writeWhole(to file: URL) throws {
        // By process and number, not by chance: in a played run that is the same in every process, and several write into one folder.
        var (fresh, failure): (String, Int32?)
        repeat {
            let number = written.withLock { number in
                number += 1
                return number
            }
            fresh = file.deletingLastPathComponent().path + "/.\(getpid()).\(number)"
            failure = put(at: fresh)
            // Left there by a process of this number that was ended.
        } while failure == EEXIST
        if failure == nil, rename(fresh, file.path) != 0 { failure = errno }
        guard let failure else { return }
        unlink(fresh)
        // As Foundation's own are.
        throw NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.Code.fileWriteUnknown.rawValue,
            userInfo: [
                NSFilePathErrorKey: file.path,
                NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(failure)),
            ])
    }

    /// The system's number for what failed; nil where nothing did.
    private func put(at path: String) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return errno }
        let failure = withUnsafeBytes { bytes -> Int32? in
            var done = 0
            while done < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
                if count < 0, errno != EINTR { return errno }
                done += Swift.max(count, 0)
            }
            return nil
        }
        // Some disks say only here that they are full.
        return close(descriptor) == 0 ? failure : failure ?? errno
    }
}
