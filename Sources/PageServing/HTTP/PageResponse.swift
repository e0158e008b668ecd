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
    private var headers: [String]
    private var body: Data

    init(_ status: Status, type: String, _ body: Data) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close",
            "Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
            // Programs that drive the page wait by functions given as text.
            "Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; "
                + "style-src 'unsafe-inline'; img-src data:; connect-src 'self' ws: wss:; "
                + "frame-ancestors 'none'; base-uri 'none'",
        ]
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
    init(webSocketAccept accept: String) {
        status = .switchingProtocols
        headers = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Accept: \(accept)"]
        body = Data()
    }

    var bytes: Data {
        Data((["HTTP/1.1 \(status.rawValue)"] + headers + ["", ""]).joined(separator: "\r\n").utf8) + body
    }
}
