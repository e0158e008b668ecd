import Foundation
import QuartzCore
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite struct ServerTests {
    private func display() -> BrowserDisplay {
        BrowserDisplay(session: TestSession { _ in SampleTree.zoo })
    }

    private func status(_ address: String, upgrade: Bool = false) async throws -> Int {
        var request = URLRequest(url: try #require(URL(string: address)))
        if upgrade {
            request.setValue("websocket", forHTTPHeaderField: "Upgrade")
            request.setValue("Upgrade", forHTTPHeaderField: "Connection")
            request.setValue("13", forHTTPHeaderField: "Sec-WebSocket-Version")
            request.setValue("AAAAAAAAAAAAAAAAAAAAAA==", forHTTPHeaderField: "Sec-WebSocket-Key")
        }
        let (_, response) = try await URLSession.shared.data(for: request)
        return try #require(response as? HTTPURLResponse).statusCode
    }

    @Test(.timeLimit(.hang))
    func onlyTheTokenOfThePrintedAddressOpensAnything() async throws {
        let served = try ServedDisplay(display())
        let address = served.address
        let base = try #require(address.split(separator: "?").first)
        for path in ["", "socket", "snapshot.png", "anything"] {
            #expect(try await status("\(base)\(path)", upgrade: path == "socket") == 401)
            #expect(try await status("\(base)\(path)?token=0123", upgrade: path == "socket") == 403)
            let wrong = String(repeating: "0", count: 32)
            #expect(try await status("\(base)\(path)?token=\(wrong)", upgrade: path == "socket") == 403)
        }
        #expect(try await status(address) == 200)
        #expect(try await status(address.replacingOccurrences(of: "/?", with: "/snapshot.png?")) == 200)
        #expect(try await status(address.replacingOccurrences(of: "/?", with: "/other?")) == 404)
        served.stop()
    }

    @Test(.timeLimit(.hang))
    func aPortInUseIsNamedWithTheRemedy() async throws {
        let first = try ServedDisplay(display())
        let port = try #require(URL(string: first.address)?.port)
        let error = #expect(throws: DisplayError.self) { _ = try PageServer(host: "127.0.0.1", port: port) }
        let told = "\(try #require(error))"
        #expect(told.hasPrefix("port \(port) is in use by "), "\(told)")
        // The holder is this process.
        #expect(told.contains("(process \(getpid()))"), "\(told)")
        #expect(told.contains("--port \(port + 1)"), "\(told)")
        first.stop()
    }

    @Test func everyStartHasItsOwnToken() {
        #expect(AccessToken().text != AccessToken().text)
        #expect(AccessToken().text.count == 32)
    }
}
