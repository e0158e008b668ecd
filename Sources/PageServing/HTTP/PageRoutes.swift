import Foundation

/// Answers requests to a host that is served which carry the token: 401 without one, 403 with a wrong one or for
/// another host, for the WebSocket as well.
struct PageRoutes: Sendable {
    let hosts: ServedHosts
    let token: AccessToken
    let host: any PageHost
    /// Origins whose documents may frame the bare screen.
    var framedBy: [String] = []

    func answer(to head: RequestHead) -> PageResponse {
        if let objection = hosts.objection(to: head) { return PageResponse(.forbidden, objection) }
        switch token.check(head.query["token"]) {
        case .missing:
            return PageResponse(.unauthorized, "This page opens only with the token of the printed URL.")
        case .wrong:
            return PageResponse(
                .forbidden, "The token is not the one of the printed URL; each folder of source has its own.")
        case .right: break
        }
        switch (head.method, head.path) {
        case ("GET", "/"):
            let nonce = AccessToken().text
            return PageResponse(
                document: PageDocument.html(nonce: nonce), nonce: nonce,
                framedBy: head.query["embed"] == "1" ? framedBy : [])
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
        switch host.picture(settled: settled) {
        case .png(let data): PageResponse(.ok, type: "image/png", data)
        case .refused(let reason): PageResponse(.unavailable, reason)
        }
    }
}
