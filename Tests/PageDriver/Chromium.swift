import Foundation

/// A headless Chromium with one page, spoken to by its DevTools protocol over two pipes.
@MainActor
package final class Chromium {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private let process: ChildProcess
    private let replies: Replies
    private var nextID = 1
    private var sessionID: String?

    package static var isInstalled: Bool { program != nil }
    private static let program = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// - Parameter size: of the window, in CSS pixels; `density` of the window's own pixels to them.
    ///   `options` are added to its command line.
    package init(size: (width: Int, height: Int), density: Double = 1, options: [String] = []) throws {
        guard let program = Self.program else {
            throw Failure(description: "Chromium is missing: run ./test, or install chromium-headless-shell")
        }
        let profile = FileManager.default.temporaryDirectory.appendingPathComponent(
            "shoji-page-\(UUID().uuidString)")
        // A browser that ended is an error of the call that meets it, not the end of the tests.
        signal(SIGPIPE, SIG_IGN)
        let replies = Replies()
        self.replies = replies
        // The protocol's pipes are descriptors 3 and 4.
        let script = "profile=$1; shift; \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null; rm -rf \"$profile\""
        process = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"),
            [
                "-c", script, program, profile.path, "--headless",
                "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars",
                "--no-first-run",
                "--user-data-dir=\(profile.path)", "--force-device-scale-factor=\(density)",
                "--force-color-profile=srgb", "--window-size=\(size.width),\(size.height)",
                "--proxy-server=direct://",
            ] + options + ["about:blank"], input: .pipe, output: .read(replies.receive))
    }

    /// Ends the browser: it goes when the pipe does.
    package func close() { process.closeInput() }

    /// Of the first of the browser's processes; the others descend from it.
    package var processIdentifier: Int32 { process.identifier }

    /// - Parameter target: more of what `Target.createTarget` takes.
    package func open(_ address: String, target: [String: Any] = [:]) async throws {
        let target = try await send(
            "Target.createTarget", target.merging(["url": "about:blank"]) { $1 })
        guard let id = target["targetId"] as? String else {
            throw Failure(description: "no target: \(target)")
        }
        let attached = try await send("Target.attachToTarget", ["targetId": id, "flatten": true])
        sessionID = attached["sessionId"] as? String
        try await send("Page.enable")
        try await send("Page.navigate", ["url": address])
    }

    /// The value of a JavaScript expression; waits for promises, two minutes at most.
    package func evaluate(_ expression: String) async throws -> Any? {
        let reply = try await send(
            "Runtime.evaluate",
            ["expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true],
            within: 120)
        if let details = reply["exceptionDetails"] { throw Failure(description: "\(expression): \(details)") }
        return (reply["result"] as? [String: Any])?["value"]
    }

    /// Returns once a JavaScript expression holds in the page; one that cannot be evaluated yet does not.
    package func wait(until condition: String) async throws {
        _ = try await evaluate(
            "new Promise(done => { const look = () => { let holds = false; try { holds = \(condition) } catch {}; "
                + "holds ? done(true) : setTimeout(look, 20) }; look() })")
    }

    package func wheel(x: Double, y: Double, by: Double) async throws {
        try await mouse("mouseWheel", x, y, ["deltaX": 0, "deltaY": by])
    }

    package func press(x: Double, y: Double) async throws {
        try await mouse("mousePressed", x, y, ["button": "left", "clickCount": 1])
    }
    package func drag(x: Double, y: Double) async throws {
        try await mouse("mouseMoved", x, y, ["button": "left", "buttons": 1])
    }
    package func release(x: Double, y: Double) async throws {
        try await mouse("mouseReleased", x, y, ["button": "left", "clickCount": 1])
    }

    /// Something that assistive technology finds in the page.
    package struct Part: Equatable, CustomStringConvertible {
        package let role: String
        package let name: String
        /// States that are there, such as `disabled`.
        package let states: [String]
        package var description: String { "\(role) \"\(name)\" \(states)" }
    }

    /// What assistive technology finds, as the browser itself works it out, in the order in which it is read.
    package func accessibleParts() async throws -> [Part] {
        try await send("Accessibility.enable")
        let reply = try await send("Accessibility.getFullAXTree")
        guard let nodes = reply["nodes"] as? [[String: Any]] else {
            throw Failure(description: "no accessibility tree: \(reply)")
        }
        func text(_ value: Any?) -> String { (value as? [String: Any])?["value"] as? String ?? "" }
        var byID: [String: [String: Any]] = [:]
        for node in nodes { byID[node["nodeId"] as? String ?? ""] = node }
        var parts: [Part] = []
        func visit(_ node: [String: Any]) {
            if node["ignored"] as? Bool != true {
                let states = (node["properties"] as? [[String: Any]] ?? []).compactMap {
                    property -> String? in
                    guard let name = property["name"] as? String,
                        let value = (property["value"] as? [String: Any])?["value"]
                    else { return nil }
                    return value as? Bool == true || value as? String == "true" ? name : nil
                }
                parts.append(
                    Part(role: text(node["role"]), name: text(node["name"]), states: states.sorted()))
            }
            for child in node["childIds"] as? [String] ?? [] { byID[child].map(visit) }
        }
        nodes.first.map(visit)
        return parts
    }

    /// The page as it looks, as a PNG.
    package func screenshot() async throws -> Data {
        let reply = try await send("Page.captureScreenshot", ["format": "png"])
        guard let text = reply["data"] as? String, let data = Data(base64Encoded: text) else {
            throw Failure(description: "no screenshot: \(reply)")
        }
        return data
    }

    private func mouse(_ type: String, _ x: Double, _ y: Double, _ more: [String: Any]) async throws {
        try await send("Input.dispatchMouseEvent", more.merging(["type": type, "x": x, "y": y]) { $1 })
    }

    /// Sends a command of the protocol and gives its reply.
    @discardableResult
    package func send(
        _ method: String, _ parameters: [String: Any] = [:], within seconds: Double = 60
    ) async throws -> [String: Any] {
        try await exchange(method, parameters, within: seconds).result
    }

    /// From the writing of a command to the reading of its reply.
    package func time(_ method: String, _ parameters: [String: Any] = [:]) async throws -> Duration {
        try await exchange(method, parameters, within: 60).time
    }

    private func exchange(
        _ method: String, _ parameters: [String: Any], within seconds: Double
    ) async throws -> (result: [String: Any], time: Duration) {
        let id = nextID
        nextID += 1
        var message: [String: Any] = ["id": id, "method": method, "params": parameters]
        message["sessionId"] = sessionID
        let data = try JSONSerialization.data(withJSONObject: message) + [0]
        let reply = replies.expect(id)
        let (process, what) = (process, "Chromium's reply to \(method) \(parameters)")
        let (answer, time) = try await onOwnThread {
            let begin = ContinuousClock.now
            try process.write(data)
            let answer = try reply.wait(within: seconds, what)
            return (answer, begin.duration(to: answer.arrival))
        }
        if let error = answer.object["error"] as? [String: Any] {
            throw Failure(description: "\(method): \(error["message"] ?? error)")
        }
        return (answer.object["result"] as? [String: Any] ?? [:], time)
    }
}

/// What the browser sends, by the numbers of the commands that it answers.
private final class Replies: @unchecked Sendable {
    struct Reply: @unchecked Sendable {
        let object: [String: Any]
        let arrival: ContinuousClock.Instant
    }

    private let lock = NSLock()
    private var waiting: [Int: Awaited<Reply>] = [:]
    private var hasEnded = false
    /// The beginning of a message whose end has not come.
    private var rest = Data()

    func expect(_ id: Int) -> Awaited<Reply> {
        lock.withLock {
            let reply = Awaited<Reply>()
            waiting[id] = reply
            if hasEnded { fail() }
            return reply
        }
    }

    /// Messages end with a zero byte; an empty piece is the end of all.
    func receive(_ data: Data) {
        let arrival = ContinuousClock.now
        lock.withLock {
            rest.append(data)
            while let end = rest.firstIndex(of: 0) {
                receive(rest[..<end], arrival)
                rest = Data(rest[(end + 1)...])
            }
            hasEnded = data.isEmpty
            if hasEnded { fail() }
        }
    }

    private func receive(_ message: Data, _ arrival: ContinuousClock.Instant) {
        guard let object = (try? JSONSerialization.jsonObject(with: Data(message))) as? [String: Any],
            let id = object["id"] as? Int
        else { return }
        waiting.removeValue(forKey: id)?.resolve(.success(Reply(object: object, arrival: arrival)))
    }

    private func fail() {
        for reply in waiting.values {
            reply.resolve(.failure(Chromium.Failure(description: "Chromium ended")))
        }
        waiting.removeAll()
    }
}
