import Foundation

/// A file or folder that cannot be read or written, in plain words. Foundation's own say "The file couldn't be saved".
public struct FileFailure: Equatable, Sendable, CustomStringConvertible {
    public let path: String
    /// The system's number, such as `ENOSPC`.
    public let code: Int32
    private let isReading: Bool

    /// Nil for an error that is not about a file.
    public init?(_ error: any Error) {
        let error = error as NSError
        guard error.domain == NSCocoaErrorDomain,
            let path = error.userInfo[NSFilePathErrorKey] as? String
                ?? (error.userInfo[NSURLErrorKey] as? URL)?.path,
            let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map({ $0 as NSError }),
            cause.domain == NSPOSIXErrorDomain
        else { return nil }
        self.path = path
        code = Int32(cause.code)
        // Foundation's numbers: 256 to 511 are of reading.
        isReading = (256..<512).contains(error.code)
    }

    /// For what a system call said of `path` when it was to be written.
    init(path: String, code: Int32) {
        self.path = path
        self.code = code
        isReading = false
    }

    public var description: String {
        "\(path): cannot be \(isReading ? "read" : "written"): \(Self.reason(code))"
    }

    /// `elsewhere`, and for a full disk what else helps.
    public func remedy(_ elsewhere: String) -> String {
        Self.isFull(code) ? "make room there, or \(elsewhere)" : elsewhere
    }

    /// Why, in a few words.
    public static func reason(_ code: Int32) -> String {
        switch code {
        case EEXIST, ENOTDIR: "a file is in the way"
        case EISDIR: "a folder is in the way"
        case EACCES, EPERM: "this user may not"
        case EROFS: "the disk is read-only"
        case ENOENT: "there is no such folder"
        case _ where isFull(code): "the disk is full"
        default: String(cString: strerror(code))
        }
    }

    /// Also for a quota and for a limit on the size of files.
    static func isFull(_ code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

    /// Whether a program that could not write says so in `message`.
    static func isFullDisk(_ message: String) -> Bool {
        [ENOSPC, EDQUOT, EFBIG].contains { message.contains(String(cString: strerror($0))) }
            || message.contains("There isn’t enough space")
    }

    /// `error` in plain words when it is about a file, else as it describes itself.
    public static func sentence(for error: any Error) -> String {
        FileFailure(error)?.description ?? "\(error)"
    }
}
