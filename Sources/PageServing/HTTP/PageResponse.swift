import Foundation

/// An answer over HTTP. Each ends its connection, but for the one that begins a WebSocket.
struct PageResponse: Sendable {
    enum Status: String, Sendable {
        case switchingProtocols = "101 Switching Protocols"
        case ok = "200 OK"
        case badRequest = "400 Bad Request"
        case unauthorized = "401 Unauthorized"
        case forbidden = "403 Forbidden"
        case notFound = "404 Not Found"
        case timeout = "408 Request Timeout"
        case tooLong = "431 Request Header Fields Too Large"
        case unavailable = "503 Service Unavailable"
    }

    var status: Status
    /// Whether the messages of a WebSocket that it begins travel compressed.
    private(set) var isCompressing = false
    private var headers: [String]
    private var body: Data

    init(_ status: Status, type: String, _ body: Data) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close",
            "Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
            "Content-Security-Policy: \(Self.policy("", framedBy: []))",
        ]
    }

    /// A document whose own style and script have a nonce, and which pages of those origins may frame.
    ///
    /// Nothing else that would run is let in, so that `eval` is harmless: programs that drive the page (Playwright, Puppeteer)
    /// wait by functions that they give as text, which the policy would stop.
    init(document: Data, nonce: String, framedBy origins: [String]) {
        self.init(.ok, type: "text/html; charset=utf-8", document)
        headers.removeLast()
        let own = "script-src 'nonce-\(nonce)' 'unsafe-eval'; style-src 'nonce-\(nonce)'; "
        headers.append("Content-Security-Policy: \(Self.policy(own, framedBy: origins))")
    }

    private static func policy(_ own: String, framedBy origins: [String]) -> String {
        "default-src 'none'; \(own)img-src data: 'self'; connect-src 'self' ws: wss:; "
            + "frame-src 'self'; frame-ancestors \(origins.isEmpty ? "'none'" : origins.joined(separator: " ")); base-uri 'none'; "
            + "form-action 'none'"
    }

    /// One sentence.
    init(_ status: Status, _ text: String) {
        self.init(status, type: "text/plain; charset=utf-8", Data((text + "\n").utf8))
    }

    init(_ refusal: RequestHead.Refusal) {
        switch refusal {
        case .malformed: self.init(.badRequest, "This is no request of HTTP/1.1.")
        case .late:
            self.init(.timeout, "The request was not here within \(Int(RequestHead.patience)) seconds.")
        case .tooLong: self.init(.tooLong, "The request has more than \(RequestHead.limit) bytes.")
        }
    }

    /// Begins a WebSocket.
    /// - Parameter compression: the extension that is accepted.
    init(webSocketAccept accept: String, compression: String?) {
        status = .switchingProtocols
        headers = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Accept: \(accept)"]
        if let compression { headers.append("Sec-WebSocket-Extensions: \(compression)") }
        isCompressing = compression != nil
        body = Data()
    }

    var bytes: Data {
        Data((["HTTP/1.1 \(status.rawValue)"] + headers + ["", ""]).joined(separator: "\r\n").utf8) + body
    }
}
