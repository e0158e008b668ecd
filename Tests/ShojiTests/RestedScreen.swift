import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server's picture of a screen that no longer moves.
enum RestedScreen {
    /// A server that is busy may refuse: the screen did not come to rest in its time. It is asked again; a test's own limit is for what never rests.
    static func picture(at address: String) async throws -> Data {
        let path = address.replacingOccurrences(of: "/?", with: "/snapshot.png?settled=1&")
        let url = try #require(URL(string: path))
        while true {
            let (data, answer) = try await URLSession.shared.data(from: url)
            if (answer as? HTTPURLResponse)?.statusCode == 200 { return data }
        }
    }
}
