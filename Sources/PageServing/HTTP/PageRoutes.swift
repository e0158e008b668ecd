import Foundation

/// The page of a device. Who is let in holds for the WebSocket as well.
struct PageRoutes: Sendable {
    let door: PageDoor
    let host: any PageHost
    /// Origins whose documents may frame the bare screen.
    var framedBy: [String] = []

    func answer(to head: RequestHead) -> PageResponse {
        if let refusal = door.refusal(of: head) { return refusal }
        switch (head.method, head.path) {
        case ("GET", "/"):
            let nonce = AccessToken().text
            return PageResponse(
                document: PageDocument.html(nonce: nonce), nonce: nonce,
                framedBy: head.query["embed"] == "1"
                    ? framedBy + (head.query["beside"] == nil ? [] : ["'self'"]) : [])
        case ("GET", "/snapshot.png"):
            return answer(host.picture(settled: head.query["settled"] != nil))
        case ("GET", "/picture"):
            let screen = head.query["screen"]
            guard let gallery = host.gallery, screen.map(PageWish.isScreen) != false else { break }
            return answer(gallery.picture(of: screen, in: head.query["source"]))
        case ("GET", "/screens"):
            guard let gallery = host.gallery else { break }
            guard let list = gallery.screens(of: head.query["source"]) else {
                return PageResponse(.unavailable, "The screens of this source cannot be told.")
            }
            return PageResponse(.ok, type: "application/json", list)
        case ("GET", "/socket"):
            guard let accept = WebSocketHandshake.accept(head) else {
                return PageResponse(.badRequest, "Only a WebSocket of version 13 is opened here.")
            }
            return PageResponse(webSocketAccept: accept, compression: WebSocketCompression.accept(head))
        default: break
        }
        return PageResponse(.notFound, "Nothing is served at \(head.path).")
    }

    private func answer(_ picture: PagePicture) -> PageResponse {
        switch picture {
        case .png(let data): PageResponse(.ok, type: "image/png", data)
        case .refused(let reason): PageResponse(.unavailable, reason)
        }
    }
}
