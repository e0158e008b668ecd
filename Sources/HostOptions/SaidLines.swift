import Foundation

/// The lines of a pipe to which an app writes what it prints and what it says as errors, in their order: what is printed stands between `SO` and
/// `SI`, as `shoji_mark_printed` writes it.
public struct SaidLines: Sendable {
    public struct Line: Equatable, Sendable {
        public let bytes: Data
        public let isPrinted: Bool
        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    private let handle: FileHandle
    private var isPrinted: Bool
    /// What has no end of a line yet.
    private var (printed, said) = (Data(), Data())
    private var lines: [Line] = []
    /// How many of them have been returned.
    private var returned = 0

    /// - Parameter isPrinted: of what stands before the first mark.
    public init(_ handle: FileHandle, isPrinted: Bool) {
        self.handle = handle
        self.isPrinted = isPrinted
    }

    /// Waits for the next one; nil at the end.
    public mutating func next() -> Line? {
        while returned == lines.count {
            lines = []
            returned = 0
            let more = handle.arrived
            if more.isEmpty {
                for isPrinted in [true, false] where !(isPrinted ? printed : said).isEmpty { end(isPrinted) }
                guard !lines.isEmpty else { return nil }
            }
            read(more)
        }
        defer { returned += 1 }
        return lines[returned]
    }

    private mutating func read(_ data: Data) {
        for byte in data {
            switch byte {
            case 0x0e: isPrinted = true
            case 0x0f: isPrinted = false
            case 0x0a: end(isPrinted)
            default: if isPrinted { printed.append(byte) } else { said.append(byte) }
            }
        }
    }

    private mutating func end(_ isPrinted: Bool) {
        lines.append(Line(bytes: isPrinted ? printed : said, isPrinted: isPrinted))
        if isPrinted { printed = Data() } else { said = Data() }
    }
}
