import Foundation

/// Answers requests to a host that is served which carry the token: 401 without one, 403 with a wrong one or for
/// another host, for the WebSocket as well.
struct PageRoutes: Sendable {
    let hosts: ServedHosts
    let token: AccessToken
    let display: BrowserDisplay

    /// Seconds that a picture of the screen at rest is waited for.
    private static let patience = 15.0

    func answer(to head: RequestHead) -> PageResponse {
        if let objection = hosts.objection(to: head) { return PageResponse(.forbidden, objection) }
        switch token.check(head.query["token"]) {
        case .missing:
            return PageResponse(.unauthorized, "This page opens only with the token of the printed URL.")
        case .wrong:
            return PageResponse(
                .forbidden, "The token is not the one of the printed URL; it changes at every start.")
        case .right: break
        }
        switch (head.method, head.path) {
        case ("GET", "/"):
            return PageResponse(.ok, type: "text/html; charset=utf-8", Data(PackageResources.index_html))
        case ("GET", "/snapshot.png"): return snapshot(settled: head.query["settled"] != nil)
        case ("GET", "/socket"):
            guard let accept = WebSocketHandshake.accept(head) else {
                return PageResponse(.badRequest, "Only a WebSocket of version 13 is opened here.")
            }
            return PageResponse(webSocketAccept: accept)
        default: return PageResponse(.notFound, "Nothing is served at \(head.path).")
        }
    }

    private func snapshot(settled: Bool) -> PageResponse {
        if settled, onMain(within: Self.patience, { await display.waitUntilShown(pages: 1) }) == nil {
            return PageResponse(
                .unavailable,
                "The screen did not come to rest in an open page within \(Int(Self.patience)) seconds.")
        }
        guard let png = onMain({ display.snapshot() }) else {
            return PageResponse(.unavailable, "There is no picture.")
        }
        return PageResponse(.ok, type: "image/png", png)
    }
}
