import Foundation
import Testing

/// Requests of apps: answered by files on the session's clock, refused, and recorded from a server of the test's own.
@Suite struct NetworkTests {
    private static let members = """
        let start = Date()
        let label = UILabel()
        var told: [String] = []
        nonisolated func url(_ path: String) -> URL { URL(string: "ADDRESS/" + path)! }
        func say(_ text: String) {
            told.append("\\(text) @\\(Int((Date().timeIntervalSince(start) * 1000).rounded()))")
            print(told[told.count - 1])
        }
        """

    private func write(_ tool: ReleaseTool, _ address: String, _ body: String) throws {
        try tool.writeApp(
            viewDidLoad: body, members: Self.members.replacingOccurrences(of: "ADDRESS", with: address))
    }

    /// Delays are those of the files, by the app's own clock; each way to ask is there once.
    @Test func answersComeAtTheirMomentOfTheSessionsClock() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try write(
            tool, "https://api.example.com",
            """
            URLSession.shared.dataTask(with: url("books?b=2&a=1")) { data, response, _ in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                DispatchQueue.main.async { self.say("books \\(data?.count ?? -1) \\(status)") }
            }.resume()
            Task { @MainActor in
                let slow = try? await URLSession.shared.data(from: url("slow"))
                say("async \\(slow?.0.count ?? -1)")
                do { _ = try await URLSession.shared.data(from: url("nowhere")) } catch {
                    say("nowhere \\((error as? URLError)?.code == .notConnectedToInternet)")
                }
                do { _ = try await URLSession.shared.data(from: url("late")) } catch {
                    say("late \\((error as? URLError)?.code == .timedOut)")
                }
            }
            DispatchQueue.global().async {
                let data = try? Data(contentsOf: self.url("picture"))
                DispatchQueue.main.async { self.say("picture \\(data?.count ?? -1)") }
            }
            DispatchQueue.global().async {
                let turn = DispatchSemaphore(value: 0)
                URLSession(configuration: .ephemeral).downloadTask(with: self.url("file")) { file, _, _ in
                    let data = file.flatMap { try? Data(contentsOf: $0) }
                    DispatchQueue.main.async { self.say("download \\(data?.count ?? -1)") }
                    turn.signal()
                }.resume()
                turn.wait()
            }
            """)
        try tool.write(
            """
            - request: GET https://api.example.com/books?a=1&b=2
              text: hello
              delay: 0.5
            - request: https://api.example.com/slow
              text: slow
              delay: 1
            - request: GET https://api.example.com/pic*
              file: picture.bin
              delay: 0.25
            - request: GET https://api.example.com/file
              text: abc
              delay: 0.75
            - request: GET https://api.example.com/late
              failure: timedOut
              delay: 0.5
            """, "answers/list.yaml")
        try tool.write("12345678", "answers/picture.bin")
        try tool.write("network: replay:answers\nsteps:\n  - settle: true\n  - snapshot: end\n", "s.yaml")
        var runs: [String] = []
        for _ in 0..<2 {
            let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
            #expect(answer.status == 0, "\(answer)")
            runs.append(answer.out)
            let refused = "GET https://api.example.com/nowhere: failed as offline: no answer in "
            #expect(answer.err.components(separatedBy: refused).count == 2, "\(answer)")
        }
        #expect(
            runs[0] == """
                picture 8 @250
                books 5 200 @500
                download 3 @750
                async 4 @1000
                nowhere true @1000
                late true @1500

                """)
        #expect(runs[0] == runs[1])
    }

    @Test func offIsTheRuleAndLiveIsRecordedForReplay() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let server = try LocalServer { request in
            request.hasPrefix("POST /books ") ? "created" : "[1, 2, 3]"
        }
        defer { server.end() }
        try write(
            tool, "http://127.0.0.1:\(server.port)",
            """
            Task { @MainActor in
                do {
                    let (list, _) = try await URLSession.shared.data(from: url("books"))
                    say("list \\(String(decoding: list, as: UTF8.self))")
                    var request = URLRequest(url: url("books"))
                    request.httpMethod = "POST"
                    let (made, response) = try await URLSession.shared.upload(for: request, from: Data("new".utf8))
                    say("made \\(String(decoding: made, as: UTF8.self)) \\((response as? HTTPURLResponse)?.statusCode ?? 0)")
                } catch {
                    say("failed \\((error as? URLError)?.code == .notConnectedToInternet)")
                }
            }
            """)
        let off = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(off.out == "failed true @0\n", "\(off)")
        #expect(off.err.contains("the network is off; let requests out with --network live"), "\(off)")
        #expect(server.requests.isEmpty)
        let expected = "list [1, 2, 3] @0\nmade created 200 @0\n"
        let recorded = try await tool.run("snapshot", "Screen", "--network", "record:kept", "--out", "out")
        #expect(recorded.out == expected, "\(recorded)")
        #expect(server.requests.count == 2)
        server.end()
        let replayed = try await tool.run("snapshot", "Screen", "--network", "replay:kept", "--out", "out")
        #expect(replayed.out == expected, "\(replayed)")
        let missing = try await tool.run("snapshot", "Screen", "--network", "replay:nothing", "--out", "out")
        #expect(missing.status == 2, "\(missing)")
    }

    /// libssl stands for all that libcurl brings; nothing else of an app links it.
    @Test func librariesForRequestsAreLoadedByTheFirstOne() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let server = try LocalServer { _ in "[1, 2, 3]" }
        defer { server.end() }
        try write(
            tool, "http://127.0.0.1:\(server.port)",
            """
            func isLoaded() -> Bool {
                let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
                return String(decoding: maps ?? Data(), as: UTF8.self).contains("/libssl.so")
            }
            say("loaded \\(isLoaded())")
            Task { @MainActor in
                let list = try? await URLSession.shared.data(from: url("books"))
                say("answer \\(String(decoding: list?.0 ?? Data(), as: UTF8.self)), loaded \\(isLoaded())")
            }
            """)
        let answer = try await tool.run("snapshot", "Screen", "--network", "live", "--out", "out")
        #expect(answer.out == "loaded false @0\nanswer [1, 2, 3], loaded true @0\n", "\(answer)")
    }
}

/// An HTTP server at 127.0.0.1 that answers each connection once.
final class LocalServer: @unchecked Sendable {
    let port: Int
    private let socket: Int32
    private let lock = NSLock()
    private var heard: [String] = []
    private var isOpen = true

    var requests: [String] { lock.withLock { heard } }

    init(_ answer: @escaping @Sendable (String) -> String) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (socket, size) = (socket, length)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(socket, place, size) == 0 && listen(socket, 8) == 0
                    ? getsockname(socket, place, &length) : -1
            }
        }
        try #require(status == 0)
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { return }
                serve(connection, answer)
            }
        }
    }

    private func serve(_ connection: Int32, _ answer: (String) -> String) {
        defer { close(connection) }
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            text += String(decoding: buffer[..<count], as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n") else { continue }
            let wanted = text.lowercased().firstMatch(of: /content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
            if text[end.upperBound...].utf8.count >= wanted { break }
        }
        lock.withLock { heard.append(text) }
        let body = answer(text)
        let reply =
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        _ = reply.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    }

    func end() {
        let wasOpen = lock.withLock {
            defer { isOpen = false }
            return isOpen
        }
        guard wasOpen else { return }
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }
}
