import Foundation

/// A headless Chromium with one page, spoken to by its DevTools protocol over two pipes.
@MainActor
package final class Chromium {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private let process = Process()
    private let commands = Pipe()
    private let replies = Pipe()
    private let profile: URL
    private var nextID = 1
    private var waiting: [Int: CheckedContinuation<[String: Any], any Error>] = [:]
    private var sessionID: String?

    static let program = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// - Parameter size: of the window, in CSS pixels; `density` of the window's own pixels to them.
    package init(size: (width: Int, height: Int), density: Double = 1) throws {
        guard let program = Self.program else {
            throw Failure(description: "Chromium is missing: run ./test, or install chromium-headless-shell")
        }
        profile = FileManager.default.temporaryDirectory.appendingPathComponent(
            "shoji-page-\(UUID().uuidString)")
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The protocol's pipes are descriptors 3 and 4.
        process.arguments = [
            "-c",
            "profile=$1; shift; \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>&2 2>/dev/null; rm -rf \"$profile\"",
            program, profile.path, "--headless",
            "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars", "--no-first-run",
            "--user-data-dir=\(profile.path)", "--force-device-scale-factor=\(density)",
            "--force-color-profile=srgb", "--window-size=\(size.width),\(size.height)",
            "--proxy-server=direct://", "about:blank",
        ]
        process.standardInput = commands
        process.standardOutput = replies
        let (messages, sink) = AsyncStream<Data>.makeStream()
        let splitter = MessageSplitter(sink)
        replies.fileHandleForReading.readabilityHandler = { splitter.take($0.availableData) }
        // A browser that ended is an error of the call that meets it, not the end of the tests.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        Task { [weak self] in
            for await message in messages { self?.receive(message) }
            self?.fail()
        }
    }

    /// Ends the browser: it goes when the pipe does.
    package func close() {
        try? commands.fileHandleForWriting.close()
        fail()
    }

    package func open(_ address: String) async throws {
        let target = try await send("Target.createTarget", ["url": "about:blank"])
        guard let id = target["targetId"] as? String else {
            throw Failure(description: "no target: \(target)")
        }
        let attached = try await send("Target.attachToTarget", ["targetId": id, "flatten": true])
        sessionID = attached["sessionId"] as? String
        try await send("Page.enable")
        try await send("Page.navigate", ["url": address])
    }

    /// The value of a JavaScript expression; waits for promises.
    package func evaluate(_ expression: String) async throws -> Any? {
        let reply = try await send(
            "Runtime.evaluate",
            ["expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true])
        if let details = reply["exceptionDetails"] { throw Failure(description: "\(expression): \(details)") }
        return (reply["result"] as? [String: Any])?["value"]
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

    @discardableResult
    private func send(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
        let id = nextID
        nextID += 1
        var message: [String: Any] = ["id": id, "method": method, "params": parameters]
        message["sessionId"] = sessionID
        var data = try JSONSerialization.data(withJSONObject: message)
        data.append(0)
        nonisolated(unsafe) let reply = try await withCheckedThrowingContinuation {
            waiting[id] = $0
            do {
                try commands.fileHandleForWriting.write(contentsOf: data)
            } catch {
                fail()
            }
        }
        if let error = reply["error"] as? [String: Any] {
            throw Failure(description: "\(method): \(error["message"] ?? error)")
        }
        return reply["result"] as? [String: Any] ?? [:]
    }

    private func receive(_ message: Data) {
        guard let object = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any],
            let id = object["id"] as? Int
        else { return }
        nonisolated(unsafe) let reply = object
        waiting.removeValue(forKey: id)?.resume(returning: reply)
    }

    private func fail() {
        for continuation in waiting.values {
            continuation.resume(throwing: Failure(description: "Chromium ended"))
        }
        waiting.removeAll()
    }
}

/// Cuts the stream of replies at its zero bytes.
private final class MessageSplitter: @unchecked Sendable {
    private let sink: AsyncStream<Data>.Continuation
    private var rest = Data()

    init(_ sink: AsyncStream<Data>.Continuation) { self.sink = sink }

    /// Called on one queue only.
    func take(_ data: Data) {
        if data.isEmpty { return sink.finish() }
        rest.append(data)
        while let end = rest.firstIndex(of: 0) {
            sink.yield(Data(rest[rest.startIndex..<end]))
            rest = Data(rest[(end + 1)...])
        }
    }
}
