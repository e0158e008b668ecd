import Foundation

/// What the command line, which has the pages, and the app, which has the screen, say to each other.
public enum LinkMessage: Equatable, Sendable {
    // To the app
    case open(page: Int)
    /// A `PageMessage` as JSON.
    case message(page: Int, Data)
    case close(page: Int)
    case askPicture(request: Int, settled: Bool)
    /// Paths of image sets' pictures that are others now, each with a line break after it.
    case pictures(Data)
    // To the command line
    /// The app has started and its first screen could be made.
    case ready
    /// It cannot take the pictures: it has to be started anew.
    case stale
    case text(page: Int, Data)
    case binary(page: Int, Data)
    case picture(request: Int, PagePicture)

    private enum Kind: UInt8 {
        case open = 1, message, close, askPicture, askSettledPicture, ready, text, binary, png, refused
        case pictures, stale
    }

    /// Kind, number and length, then so many bytes; little endian.
    static let headLength = 9
    /// More than a whole screen of pixels has.
    static let limit = 1 << 28

    public var bytes: Data {
        let (kind, number, payload): (Kind, Int, Data) =
            switch self {
            case .open(let page): (.open, page, Data())
            case .message(let page, let data): (.message, page, data)
            case .close(let page): (.close, page, Data())
            case .askPicture(let request, let settled):
                (settled ? .askSettledPicture : .askPicture, request, Data())
            case .pictures(let paths): (.pictures, 0, paths)
            case .ready: (.ready, 0, Data())
            case .stale: (.stale, 0, Data())
            case .text(let page, let data): (.text, page, data)
            case .binary(let page, let data): (.binary, page, data)
            case .picture(let request, .png(let data)): (.png, request, data)
            case .picture(let request, .refused(let reason)): (.refused, request, Data(reason.utf8))
            }
        var bytes = Data([kind.rawValue])
        for value in [UInt32(number), UInt32(payload.count)] {
            bytes.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) })
        }
        return bytes + payload
    }

    private init(_ kind: Kind, _ number: Int, _ payload: Data) {
        self =
            switch kind {
            case .open: .open(page: number)
            case .message: .message(page: number, payload)
            case .close: .close(page: number)
            case .askPicture: .askPicture(request: number, settled: false)
            case .askSettledPicture: .askPicture(request: number, settled: true)
            case .pictures: .pictures(payload)
            case .ready: .ready
            case .stale: .stale
            case .text: .text(page: number, payload)
            case .binary: .binary(page: number, payload)
            case .png: .picture(request: number, .png(payload))
            case .refused: .picture(request: number, .refused(String(decoding: payload, as: UTF8.self)))
            }
    }

    /// Takes the first whole message off `bytes`; nil when more are needed. Throws for what is none.
    static func next(from bytes: inout Data) throws(Connection.Failure) -> LinkMessage? {
        guard bytes.count >= headLength else { return nil }
        func number(_ at: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(bytes[bytes.startIndex + at + $1]) << ($1 * 8) }
        }
        let length = number(5)
        guard let kind = Kind(rawValue: bytes[bytes.startIndex]), length <= limit else { throw .broken }
        guard bytes.count >= headLength + length else { return nil }
        let payload = Data(bytes.dropFirst(headLength).prefix(length))
        let message = LinkMessage(kind, number(1), payload)
        bytes = bytes.dropFirst(headLength + length)
        if bytes.isEmpty { bytes = Data() }
        return message
    }
}
