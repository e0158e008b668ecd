import Foundation

/// Who is let in: a request to a host that is served which carries the token. 401 without one, 403 with a wrong one or for
/// another host or from another origin.
struct PageDoor: Sendable {
    let hosts: ServedHosts
    let token: AccessToken

    /// Nil for a request that may go on.
    func refusal(of head: RequestHead) -> PageResponse? {
        if let objection = hosts.objection(to: head) { return PageResponse(.forbidden, objection) }
        return switch token.check(head.query["token"]) {
        case .missing: PageResponse(.unauthorized, "This page opens only with the token of the printed URL.")
        case .wrong:
            PageResponse(
                .forbidden, "The token is not the one of the printed URL; each folder of source has its own.")
        case .right: nil
        }
    }
}
