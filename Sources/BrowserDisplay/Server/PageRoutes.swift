import FlyingFox
import Foundation

/// Answers requests that carry the token: 401 without one, 403 with a wrong one, for the WebSocket as well.
struct PageRoutes: HTTPHandler {
    let token: AccessToken
    let display: BrowserDisplay

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        switch token.check(request.query["token"]) {
        case .missing:
            return text("This page opens only with the token of the printed URL.\n", .unauthorized)
        case .wrong:
            return text(
                "The token is not the one of the printed URL; it changes at every start.\n", .forbidden)
        case .right: break
        }
        switch (request.method, request.path) {
        case (.GET, "/"):
            return HTTPResponse(
                statusCode: .ok, headers: headers(type: "text/html; charset=utf-8"),
                body: Data(PackageResources.index_html))
        case (.GET, "/snapshot.png"):
            if request.query["settled"] != nil { await display.waitUntilShown(pages: 1) }
            let png = await display.snapshot()
            return HTTPResponse(statusCode: .ok, headers: headers(type: "image/png"), body: png)
        case (.GET, "/socket"):
            let messages = MessageFrameWSHandler(handler: PageSocket(display: display), frameSize: 1 << 24)
            return try await WebSocketHTTPHandler(handler: messages).handleRequest(request)
        default:
            return text("Nothing is served at \(request.path).\n", .notFound)
        }
    }

    private func text(_ text: String, _ status: HTTPStatusCode) -> HTTPResponse {
        HTTPResponse(
            statusCode: status, headers: headers(type: "text/plain; charset=utf-8"), body: Data(text.utf8))
    }

    private func headers(type: String) -> HTTPHeaders {
        [
            .contentType: type,
            HTTPHeader("Cache-Control"): "no-store",
            HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("X-Content-Type-Options"): "nosniff",
            HTTPHeader("Content-Security-Policy"):
                "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
                + "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'",
        ]
    }
}

/// The two directions of one page's WebSocket.
struct PageSocket: WSMessageHandler {
    let display: BrowserDisplay

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (messages, output) = AsyncStream<WSMessage>.makeStream()
        Task { @MainActor in
            let page = display.open(output)
            let decoder = JSONDecoder()
            for await case .text(let text) in client {
                guard let message = try? decoder.decode(PageMessage.self, from: Data(text.utf8)) else {
                    continue
                }
                display.take(message, from: page)
            }
            display.close(page)
        }
        return messages
    }
}
