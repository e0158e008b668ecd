import Foundation

/// A document that is served alone, with what it may ask for: there is no device behind it.
/// Called on the server's own threads.
public protocol ServedDocument: Sendable {
    /// - Parameter nonce: what its own style and script are known by to the browser, which runs no other.
    func html(nonce: String) throws -> Data
    /// Does what a POST to `/NAME` asks for.
    /// - Returns: nil where nothing is done by that name.
    func act(_ name: String, _ query: [String: String]) -> DocumentAnswer?
}

public enum DocumentAnswer: Equatable, Sendable {
    /// With a sentence.
    case done(String)
    /// Why not, in a sentence.
    case refused(String)
}

struct DocumentRoutes: Sendable {
    let door: PageDoor
    let document: any ServedDocument

    func answer(to head: RequestHead) -> PageResponse {
        if let refusal = door.refusal(of: head) { return refusal }
        switch (head.method, head.path) {
        case ("GET", "/"):
            let nonce = AccessToken().text
            do {
                return PageResponse(document: try document.html(nonce: nonce), nonce: nonce, framedBy: [])
            } catch {
                return PageResponse(.unavailable, error.localizedDescription)
            }
        case ("POST", let path):
            switch document.act(String(path.dropFirst()), head.query) {
            case .done(let text)?: return PageResponse(.ok, text)
            case .refused(let text)?: return PageResponse(.unavailable, text)
            case nil: break
            }
        default: break
        }
        return PageResponse(.notFound, "Nothing is served at \(head.path).")
    }
}
