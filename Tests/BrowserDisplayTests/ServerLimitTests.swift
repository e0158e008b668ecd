import Foundation
import PageDriver
import QuartzCore
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing

/// What the server does with those that do not keep to the rules. The limits of time end what hangs; these tests share
/// the main actor with all others, and on a loaded machine wait for it longer than a minute.
@MainActor
@Suite(.serialized) struct ServerLimitTests {
    /// A display that is served, its port and its token.
    private func served(
        _ session: TestSession? = nil, _ body: (BrowserDisplay, Int, String) async throws -> Void
    ) async throws {
        let display = BrowserDisplay(session: session ?? TestSession { _ in SampleTree.zoo })
        let served = try ServedDisplay(display)
        let address = try #require(URL(string: served.address))
        do {
            try await body(display, try #require(address.port), try #require(address.query))
        } catch {
            served.stop()
            throw error
        }
        served.stop()
    }

    private func answer(_ port: Int, _ target: String, _ headers: String...) async throws -> (Int, String) {
        try await onOwnThread {
            let client = try RawClient(port: port)
            client.ask(target, headers)
            return (try client.status(), try client.rest())
        }
    }

    private func upgradeStatus(
        _ port: Int, _ target: String, _ host: String, _ headers: [String]
    ) async throws -> Int {
        try await onOwnThread {
            let client = try RawClient(port: port)
            client.upgrade(target, host: host, headers)
            return try client.status()
        }
    }

    @Test(.timeLimit(.hang))
    func onlyOwnHostsAreServed() async throws {
        try await served { _, port, query async throws in
            for host in ["127.0.0.1:\(port)", "localhost:\(port)", "LOCALHOST", "[::1]:\(port)"] {
                #expect(try await answer(port, "/?\(query)", "Host: \(host)").0 == 200, "\(host)")
            }
            for host in [
                "shoji.example", "127.0.0.1.shoji.example:\(port)", "192.168.1.5:\(port)", "localhost:80x",
            ] {
                let (status, text) = try await answer(port, "/?\(query)", "Host: \(host)")
                #expect(status == 403, "\(host)")
                #expect(
                    text.hasPrefix("This page is served at 127.0.0.1 and localhost, not at \(host)"),
                    "\(text)")
            }
            #expect(try await answer(port, "/?\(query)").0 == 403)
            #expect(try await answer(port, "/?\(query)", "Host: localhost", "Host: localhost").0 == 403)
        }
    }

    /// RFC 1918 says which numbers are of private networks, RFC 3927 which lead nowhere (169.254/16).
    @Test func otherDevicesAreToldTheLikelyAddressFirst() {
        let machine: [MachineAddresses.Interface] = [
            .init(name: "lo", address: "127.0.0.1"), .init(name: "docker0", address: "172.17.0.1"),
            .init(name: "eth0", address: "203.0.113.7"), .init(name: "wlan0", address: "192.168.1.5"),
            .init(name: "usb0", address: "169.254.10.1"), .init(name: "eth1", address: "172.32.0.1"),
        ]
        #expect(
            MachineAddresses.elsewhere(listening: "0.0.0.0", machine)
                == ["192.168.1.5", "203.0.113.7", "172.32.0.1", "172.17.0.1"])
        #expect(MachineAddresses.elsewhere(listening: "127.0.0.1", machine).isEmpty)
        #expect(MachineAddresses.elsewhere(listening: "192.168.1.5", []) == ["192.168.1.5"])
        #expect(MachineAddresses.present.contains { $0.address == "127.0.0.1" })
    }

    @Test func whoListensEverywhereIsServedUnderNumbersOnly() throws {
        func objection(_ listening: String, _ host: String) throws -> String? {
            ServedHosts(listening: listening).objection(
                to: try RequestHead(text: "GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n"))
        }
        #expect(try objection("0.0.0.0", "192.168.1.5:8080") == nil)
        #expect(try objection("0.0.0.0", "[fe80::1]:8080") == nil)
        #expect(try objection("0.0.0.0", "shoji.example:8080") != nil)
        #expect(try objection("0.0.0.0", "[shoji]:8080") != nil)
        #expect(try objection("192.168.1.5", "192.168.1.5:8080") == nil)
        #expect(try objection("192.168.1.5", "192.168.1.6:8080") != nil)
    }

    @Test(.timeLimit(.hang))
    func aForeignPageCannotOpenTheSocket() async throws {
        try await served { _, port, query async throws in
            func status(_ host: String, _ headers: String...) async throws -> Int {
                try await upgradeStatus(port, "/socket?\(query)", host, headers)
            }
            let host = "127.0.0.1:\(port)"
            #expect(try await status(host, "Origin: http://\(host)") == 101)
            #expect(try await status(host, "Origin: https://\(host)") == 101)
            #expect(try await status(host) == 101)
            for origin in [
                "http://shoji.example", "null", "http://127.0.0.1:\(port + 1)",
                "http://\(host).shoji.example", "",
            ] {
                #expect(try await status(host, "Origin: \(origin)") == 403, "\(origin)")
            }
            #expect(try await status(host, "Origin: http://\(host)", "Origin: http://shoji.example") == 403)
            #expect(try await status("shoji.example", "Origin: http://shoji.example") == 403)
        }
    }

    @Test(.timeLimit(.hang), arguments: [true, false])
    func aMessageThatIsTooLongClosesItsConnection(inOneFrame: Bool) async throws {
        try await served { _, port, query async throws in
            let code = try await onOwnThread {
                let client = try RawClient(port: port)
                client.upgrade("/socket?\(query)", host: "localhost")
                #expect(try client.status() == 101)
                let half = [UInt8](repeating: 0x20, count: WebSocketReader.limit / 2 + 1)
                if inOneFrame {
                    client.send(RawClient.frame(1, half + half))
                } else {
                    client.send(RawClient.frame(1, half, isLast: false) + RawClient.frame(0, half))
                }
                return try client.closing()
            }
            // RFC 6455, 7.4.1: a message that is too big to process.
            #expect(code == 1009)
            #expect(try await answer(port, "/?\(query)", "Host: localhost").0 == 200)
        }
    }

    @Test(.timeLimit(.hang))
    func aLengthBeyondAllMemoryIsRefusedByItsNumber() async throws {
        try await served { _, port, query async throws in
            let code = try await onOwnThread {
                let client = try RawClient(port: port)
                client.upgrade("/socket?\(query)", host: "localhost")
                _ = try client.head()
                client.send([0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
                return try client.closing()
            }
            #expect(code == 1009)
        }
    }

    @Test(.timeLimit(.hang))
    func sixtyFourConnectionsAreOpenAtOnce() async throws {
        try await served { _, port, query async throws in
            let held = try await onOwnThread {
                try (0..<64).map { _ in
                    let client = try RawClient(port: port)
                    client.upgrade("/socket?\(query)", host: "localhost")
                    #expect(try client.status() == 101)
                    return client
                }
            }
            let (status, text) = try await answer(port, "/?\(query)", "Host: localhost")
            #expect(status == 503)
            #expect(text == "64 connections are open already: close some pages and try again.\n")
            try await onOwnThread {
                // RFC 6455, 5.5.1: the other side answers with its own.
                held[0].send(RawClient.frame(8, [0x03, 0xe8]))
                let code = try held[0].closing()
                #expect(code == 1000)
                _ = try held[0].rest()
            }
            _ = held
        }
    }

    @Test(.timeLimit(.hang))
    func placesBecomeFreeAgain() async throws {
        try await served { _, port, query async throws in
            for _ in 0..<3 {
                try await onOwnThread {
                    let clients = try (0..<64).map { _ in try RawClient(port: port) }
                    for client in clients { client.ask("/?\(query)", ["Host: localhost"]) }
                    // A connection before may still be closing.
                    let statuses = try clients.map { try $0.status() }
                    #expect(statuses.allSatisfy { [200, 503].contains($0) }, "\(statuses)")
                    for client in clients { _ = try client.rest() }
                }
            }
            // Fails by the time limit when places are lost.
            while try await answer(port, "/?\(query)", "Host: localhost").0 != 200 {}
        }
    }

    @Test(.timeLimit(.hang))
    func thePageAnswersBesideSlowConnectionsAndTheseEnd() async throws {
        try await served { _, port, query async throws in
            let slow = try await onOwnThread {
                try (0..<40).map { _ in
                    let client = try RawClient(port: port)
                    client.send("GET /?\(query) HTTP/1.1\r\nHost: local")
                    return client
                }
            }
            #expect(try await answer(port, "/?\(query)", "Host: localhost").0 == 200)
            try await onOwnThread {
                for client in slow {
                    let status = try client.status()
                    #expect(status == 408)
                }
            }
        }
    }

    @Test(.timeLimit(.hang))
    func tenThousandMalformedMessagesDoNoHarm() async throws {
        let session = TestSession { _ in SampleTree.zoo }
        try await served(session) { _, port, query async throws in
            let texts = [
                "", "{", "[]", "null", "{\"t\":1}", "{\"t\":\"began\"}", "{\"t\":\"wheel\",\"x\":1e999}",
                "{\"t\":\"key", String(repeating: "[", count: 1000), "{\"t\":\"drawn\",\"n\":1e40}",
            ]
            let client = try await onOwnThread {
                let client = try RawClient(port: port)
                client.upgrade("/socket?\(query)", host: "localhost")
                #expect(try client.status() == 101)
                for number in 0..<10_000 {
                    client.send(
                        RawClient.frame(number % 3 == 0 ? 2 : 1, Array(texts[number % texts.count].utf8)))
                }
                client.send(RawClient.frame(1, Array(#"{"t":"keydown","v":"a"}"#.utf8)))
                return client
            }
            #expect(try await session.event { _ in true } == .input(.key("a", down: true)))
            #expect(try await answer(port, "/?\(query)", "Host: localhost").0 == 200)
            _ = client
        }
    }

    /// Of a finger's moves between two frames the last one counts, however many came.
    @Test(.timeLimit(.hang))
    func aFloodOfMovesIsOneMoveAFrame() async throws {
        var frames = 0
        var moves: [CGPoint] = []
        let session = TestSession { _ in SampleTree.zoo }
        session.screen = { _ in
            frames += 1
            return SampleTree.zoo
        }
        session.onEvent = { if case .input(.touch(_, .moved, let point)) = $0 { moves.append(point) } }
        try await served(session) { _, port, query async throws in
            let client = try await onOwnThread {
                let client = try RawClient(port: port)
                client.upgrade("/socket?\(query)", host: "localhost")
                #expect(try client.status() == 101)
                var flood = RawClient.frame(1, Array(#"{"t":"began","n":1,"x":0,"y":0}"#.utf8))
                for number in 1...20_000 {
                    flood += RawClient.frame(1, Array(#"{"t":"moved","n":1,"x":\#(number),"y":0}"#.utf8))
                }
                client.send(flood + RawClient.frame(1, Array(#"{"t":"keydown","v":"z"}"#.utf8)))
                return client
            }
            _ = try await session.event { $0 == .input(.key("z", down: true)) }
            // One before each frame, and one before the key.
            #expect(moves.count <= frames + 1)
            #expect(moves.last == CGPoint(x: 20_000, y: 0))
            _ = client
        }
    }

    /// A hundred megabytes for a page that reads nothing: it is closed, and what waits for it is dropped.
    @Test(.timeLimit(.hang))
    func aPageThatTakesNothingIsClosed() async throws {
        let host = FloodingHost()
        let server = try PageServer(host: "127.0.0.1", port: 0)
        let token = AccessToken()
        _ = server.start(host, token: token)
        defer { server.stop() }
        try await onOwnThread {
            let client = try RawClient(port: server.port)
            client.upgrade("/socket?token=\(token.text)", host: "localhost")
            try host.closed.wait(within: 60, "the end of a page that takes nothing")
            #expect(try client.status() == 101)
            var count = 0
            while let frame = try? client.frame() {
                if frame.payload.count == FloodingHost.size { count += 1 }
            }
            #expect(count < FloodingHost.count)
        }
    }

    @Test(.timeLimit(.hang))
    func whatIsNoWebSocketIsClosedWithItsReason() async throws {
        try await served { _, port, query async throws in
            func code(_ bytes: [UInt8]) async throws -> Int? {
                try await onOwnThread {
                    let client = try RawClient(port: port)
                    client.upgrade("/socket?\(query)", host: "localhost")
                    _ = try client.head()
                    client.send(bytes)
                    return try client.closing()
                }
            }
            // RFC 6455: 5.1 asks for masks, 5.2 for known codes and no reserved bits, 5.5 for short control frames,
            // 5.4 for a begin before a continuation, 8.1 for UTF-8.
            #expect(try await code([0x81, 0x01, 0x61]) == 1002)
            #expect(try await code(RawClient.frame(3, [])) == 1002)
            #expect(try await code(RawClient.frame(0x41, [])) == 1002)
            #expect(try await code(RawClient.frame(9, [UInt8](repeating: 0, count: 126))) == 1002)
            #expect(try await code(RawClient.frame(9, [], isLast: false)) == 1002)
            #expect(try await code(RawClient.frame(0, [])) == 1002)
            #expect(try await code(RawClient.frame(1, [0xff])) == 1007)
        }
    }

    @Test(.timeLimit(.hang))
    func aPingIsAnsweredWithWhatItBrought() async throws {
        try await served { _, port, query async throws in
            let pong = try await onOwnThread {
                let client = try RawClient(port: port)
                // In one piece with the request.
                client.upgrade("/socket?\(query)", host: "localhost")
                client.send(RawClient.frame(9, [7, 8, 9]))
                _ = try client.head()
                while let frame = try client.frame() {
                    if frame.code == 0x8a { return frame.payload }
                }
                return []
            }
            #expect(pong == [7, 8, 9])
        }
    }

    @Test(.timeLimit(.hang))
    func requestsThatAreNoneAreToldSo() async throws {
        try await served { _, port, query async throws in
            func status(_ text: String) async throws -> Int {
                try await onOwnThread {
                    let client = try RawClient(port: port)
                    client.send(text)
                    return try client.status()
                }
            }
            #expect(try await status("hello\r\n\r\n") == 400)
            #expect(try await status("GET /?\(query) HTTP/1.1\r\nHost\r\n\r\n") == 400)
            #expect(try await status("GET /?\(query) HTTP/1.1\r\nHost : localhost\r\n\r\n") == 400)
            #expect(
                try await status("GET http://localhost/?\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n") == 400)
            #expect(try await status("GET /?\(query) HTTP/2\r\nHost: localhost\r\n\r\n") == 400)
            #expect(
                try await status(
                    "GET / HTTP/1.1\r\nHost: localhost\r\nA: \(String(repeating: "a", count: 1 << 14))")
                    == 431)
            #expect(try await status("POST /?\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n") == 404)
        }
    }
}

/// Says more to a page than that takes.
private final class FloodingHost: PageHost {
    static let size = 1 << 20
    static let count = 100
    let closed = Awaited<Void>()

    func open(_ outbox: PageOutbox) -> Int {
        for _ in 0..<Self.count { outbox.put(.text(Data(count: Self.size))) }
        return 1
    }
    func receive(_ message: PageMessage, from page: Int) {}
    func close(_ page: Int) { closed.resolve(.success(())) }
    func picture(settled: Bool) -> PagePicture { .refused("") }
}
