import Foundation
import Glibc
import Simulator

/// One line of JSON, the reply to a request of `shoji serve`.
public struct ReplyLine {
    private let id: JSONValue
    /// What follows the answer's first member
    private var rest: [Piece] = []

    private enum Piece {
        /// As it is written
        case text(String)
        /// As text in base64, none of whose letters is quoted
        case file(Data)

        var count: Int {
            switch self {
            case .text(let text): text.utf8.count
            case .file(let file): Base64.count(of: file.count)
            }
        }
    }

    /// - Parameter id: the request's; nil where there was none.
    public init(id: JSONValue?) { self.id = id ?? .null }

    public mutating func add(_ key: String, _ text: String) {
        add(key, written: JSONValue.text(text).written)
    }

    /// - Parameter json: one line of it.
    public mutating func add(_ key: String, written json: String) {
        rest.append(.text(", \"\(key)\": \(json)"))
    }

    /// A picture's file, as text in base64.
    public mutating func add(_ key: String, file: Data) {
        rest += [.text(", \"\(key)\": \""), .file(file), .text("\"")]
    }

    /// The line, its end included.
    public var line: Data { line("\"ok\": true") }

    private func line(_ outcome: String) -> Data {
        let pieces = [.text("{\"id\": \(id.written), \(outcome)")] + rest + [.text("}\n")]
        // Each picture is written once, where it stays.
        let line = UnsafeMutableRawBufferPointer.allocate(
            byteCount: pieces.reduce(0) { $0 + $1.count }, alignment: 1)
        var end = 0
        for piece in pieces {
            let part = UnsafeMutableRawBufferPointer(rebasing: line[end..<end + piece.count])
            switch piece {
            case .text(let text): part.copyBytes(from: text.utf8)
            case .file(let file): file.withUnsafeBytes { Base64.write($0, to: part) }
            }
            end += piece.count
        }
        guard let first = line.baseAddress else { return Data() }
        return Data(
            bytesNoCopy: first, count: line.count, deallocator: .custom { bytes, _ in bytes.deallocate() })
    }

    /// The reply to what could not be done, with what was added all the same.
    public func failed(_ text: String, file: String? = nil, line: Int? = nil, remedy: String) -> Data {
        let error = JSONValue.object([
            "text": .text(text), "file": file.map { .text($0) } ?? .null,
            "line": line.map { .number(Double($0)) } ?? .null, "remedy": .text(remedy),
        ])
        return self.line("\"error\": \(error.written)")
    }

    /// JSON without line breaks: texts inside have none, they stand there as `\n`.
    public static func oneLine(_ json: String) -> String {
        json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    /// What a request may be, for messages.
    public static let forms =
        "expected {\"id\": 1, \"step\": STEP}, {\"get\": \"tree|outline|picture|issues|log\"}, {\"set\": {…}} or {\"reload\": true}"
}

/// Lines that come in on a handle, as they come.
public struct LineReader {
    private let handle: FileHandle
    private var rest = Data()
    /// A picture comes in many pieces: they are read into the same room.
    private var room = [UInt8](repeating: 0, count: 1 << 18)

    public init(_ handle: FileHandle) { self.handle = handle }

    /// Waits for the next one; nil at the end.
    public mutating func next() -> Data? {
        // Each piece is looked through once.
        var seen = 0
        while true {
            if let end = rest.lineEnd(from: seen) {
                let line = rest.prefix(end)
                rest = Data(rest.dropFirst(end + 1))
                return line
            }
            let count = handle.arrive(in: &room)
            if count == 0 {
                defer { rest = Data() }
                return rest.isEmpty ? nil : rest
            }
            seen = rest.count
            rest += room.prefix(count)
        }
    }
}

extension Data {
    /// The offset of the first line's end from there on, in data that begins at index 0.
    fileprivate func lineEnd(from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard start < bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start, 0x0a, bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }
}

extension FileHandle {
    /// Waits for what comes next; empty at the end.
    var arrived: Data {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = arrive(in: &bytes)
        return Data(bytes.prefix(count))
    }

    /// Waits for what comes next; how many bytes, 0 at the end, also where the other side died with something unread:
    /// `availableData` ends this program then ("Connection reset by peer").
    fileprivate func arrive(in bytes: inout [UInt8]) -> Int {
        while true {
            let count = Glibc.read(fileDescriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            return max(count, 0)
        }
    }
}
