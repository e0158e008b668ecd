import Foundation

/// What a request says before its body: the first line and the headers. Bodies are not looked at.
struct RequestHead: Equatable, Sendable {
    /// Why a request is answered with a status before anybody looks at what it asks for.
    enum Refusal: Int, Error { case malformed = 400, late = 408, tooLong = 431 }

    var method: String
    /// Without the query.
    var path: String
    var query: [String: String] = [:]
    /// By lowercase name; a header that comes more than once has several values.
    var headers: [String: [String]] = [:]

    /// Bytes; a browser sends about 1,000.
    static let limit = 1 << 14
    /// Seconds from the connection to the head's end.
    static let patience = 5.0

    /// The only value of a header; nil when it is missing or comes several times.
    subscript(header: String) -> String? {
        let values = headers[header] ?? []
        return values.count == 1 ? values[0] : nil
    }

    /// Throws `.malformed` for anything but a head of HTTP/1.0 or 1.1, line ends included.
    init(text: String) throws(Refusal) {
        var lines = text.components(separatedBy: "\r\n")[...]
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/"),
            Self.isToken(words[0]), let target = URLComponents(string: String(words[1]))
        else { throw .malformed }
        method = String(words[0])
        path = target.path
        for item in target.queryItems ?? [] { query[item.name] = item.value ?? "" }
        while let last = lines.last, last.isEmpty { lines.removeLast() }
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), Self.isToken(line[..<colon]),
                !line.contains(where: { $0 == "\r" || $0 == "\n" || $0 == "\0" })
            else { throw .malformed }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers[line[..<colon].lowercased(), default: []].append(value)
        }
    }

    /// Reads a head. What came after it is in `rest`.
    init(from connection: Connection, rest: inout [UInt8]) throws {
        let deadline = Deadline.after(Self.patience)
        let end = Array("\r\n\r\n".utf8)
        var bytes: [UInt8] = []
        while true {
            let more: [UInt8]
            do {
                more = try connection.read(until: deadline)
            } catch .late {
                throw Refusal.late
            }
            guard !more.isEmpty else { throw Connection.Failure.broken }
            let seen = max(0, bytes.count - end.count + 1)
            bytes += more
            if let found = bytes[seen...].firstRange(of: end), found.upperBound <= Self.limit {
                rest = Array(bytes[found.upperBound...])
                guard let text = String(validating: bytes[..<found.upperBound], as: UTF8.self) else {
                    throw Refusal.malformed
                }
                self = try RequestHead(text: text)
                return
            }
            guard bytes.count < Self.limit else { throw Refusal.tooLong }
        }
    }

    /// The characters of methods and of headers' names, RFC 9110, 5.6.2.
    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                ($0 > 0x20 && $0 < 0x7f) && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0)
            }
    }
}
