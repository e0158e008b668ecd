import Foundation
import FoundationNetworking

/// A request of an app, as an answer is looked for.
struct NetworkRequest: Equatable, Sendable {
    let number: UInt64
    let method: String
    let url: String
    let body: Data

    /// What messages call it.
    var name: String { "\(method) \(url)" }
}

/// Which requests an answer is for.
public struct RequestPattern: Hashable, Sendable {
    /// Nil for any.
    public var method: String?
    /// `*` stands for any text.
    public var url: String
    /// Something that the request's body has in it.
    public var sent: String?

    func matches(_ request: NetworkRequest) -> Bool {
        if let method, method != request.method { return false }
        if let sent, !String(decoding: request.body, as: UTF8.self).contains(sent) { return false }
        // The part behind # is not sent.
        let asked = request.url.split(separator: "#", maxSplits: 1).first.map(String.init) ?? ""
        return url.contains("*") ? Self.fits(asked, url) : Self.sorted(asked) == Self.sorted(url)
    }

    private static func fits(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        guard text.hasPrefix(parts[0]) else { return false }
        var rest = text.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.range(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }

    /// The parts of a query have no order that means anything: apps make them from dictionaries.
    private static func sorted(_ url: String) -> [String] {
        let halves = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        return [halves[0]]
            + (halves.count > 1 ? halves[1].split(separator: "&").map(String.init).sorted() : [])
    }
}

/// What a request is answered with.
public struct NetworkAnswer: Equatable, Sendable {
    public struct Header: Equatable, Sendable {
        public var name: String
        public var value: String
    }

    public var request: RequestPattern
    public var status = 200
    public var headers: [Header] = []
    public var body = Data()
    /// Seconds of the session's clock from the request to the answer.
    public var delay: Double = 0
    /// Comes instead of all but the delay.
    public var failure: NetworkFailure?

    public init(request: RequestPattern) { self.request = request }

    /// As a server sends it.
    var head: String {
        var lines = ["HTTP/1.1 \(status) \(HTTPURLResponse.localizedString(forStatusCode: status))"]
        lines += headers.map { "\($0.name): \($0.value)" }
        if !headers.contains(where: { $0.name.lowercased() == "content-length" }) {
            lines.append("Content-Length: \(body.count)")
        }
        return lines.map { $0 + "\r\n" }.joined() + "\r\n"
    }
}
