import Foundation
import HostOptions
import Simulator

/// The Model Context Protocol over a served session: JSON-RPC in lines, the requests as tools.
struct ContextProtocol {
    private let session: ServedSession

    init(_ session: ServedSession) { self.session = session }

    /// The newest that this speaks, and those before it that differ in nothing that is used here.
    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// The reply to a message, a line; nil where none is expected.
    func answer(_ line: Data) -> Data? { reply(to: line).map { Data(($0 + "\n").utf8) } }

    private func reply(to line: Data) -> String? {
        guard let message = try? JSONValue(line) else {
            return Self.error(.null, -32700, "the line is not JSON")
        }
        guard let method = message["method"]?.text else {
            return Self.error(message["id"] ?? .null, -32600, "no method")
        }
        // Notifications are not answered.
        guard let id = message["id"] else { return nil }
        switch method {
        case "initialize":
            let asked = message["params"]?["protocolVersion"]?.text ?? ""
            return Self.result(
                id,
                .object([
                    "protocolVersion": .text(Self.versions.contains(asked) ? asked : Self.versions[0]),
                    "capabilities": .object(["tools": .object([:])]),
                    "serverInfo": .object([
                        "name": .text("shoji"), "version": .text(Shoji.configuration.version),
                    ]),
                    "instructions": .text(
                        "One iOS app on a simulated device. `outline` lists what is on the screen with numbers; "
                            + "`step` taps, types and scrolls; after a step that moves something use {\"settle\": true}."
                    ),
                ]))
        case "ping": return Self.result(id, .object([:]))
        case "tools/list": return Self.result(id, .object(["tools": .list(Self.tools)]))
        case "tools/call":
            let name = message["params"]?["name"]?.text ?? ""
            guard let request = Self.request(name, message["params"]?["arguments"] ?? .object([:])) else {
                let names = Self.tools.compactMap { $0["name"]?.text }.joined(separator: ", ")
                return Self.error(id, -32602, "no such tool: \"\(name)\"; there are \(names)")
            }
            let reply = (try? JSONValue(session.answer(request))) ?? .null
            return Self.result(id, Self.content(of: reply, name))
        default: return Self.error(id, -32601, "no method \(method)")
        }
    }

    private static func result(_ id: JSONValue, _ result: JSONValue) -> String {
        JSONValue.object(["jsonrpc": .text("2.0"), "id": id, "result": result]).written
    }

    private static func error(_ id: JSONValue, _ code: Double, _ text: String) -> String {
        let error = JSONValue.object(["code": .number(code), "message": .text(text)])
        return JSONValue.object(["jsonrpc": .text("2.0"), "id": id, "error": error]).written
    }

    // MARK: Tools

    private static func request(_ tool: String, _ arguments: JSONValue) -> JSONValue? {
        let id = JSONValue.number(0)
        switch tool {
        case "step": return .object(["id": id, "step": arguments["step"] ?? arguments])
        case "tree", "outline", "issues", "log": return .object(["id": id, "get": .text(tool)])
        case "picture":
            return .object(["id": id, "get": .text(tool), "marks": arguments["marks"] ?? .bool(false)])
        case "set": return .object(["id": id, "set": arguments])
        case "reload": return .object(["id": id, "reload": .bool(true)])
        default: return nil
        }
    }

    private static func content(of reply: JSONValue, _ tool: String) -> JSONValue {
        if let error = reply["error"] {
            let place =
                error["file"]?.text.map { "\($0):\(error["line"]?.written ?? "") " } ?? ""
            let words = "\(place)\(error["text"]?.text ?? "") (\(error["remedy"]?.text ?? ""))"
            let log = reply["log"]?.text.map { [text($0)] } ?? []
            return .object(["content": .list([text(words)] + log), "isError": .bool(true)])
        }
        var parts: [JSONValue] = []
        if let picture = reply["picture"] {
            parts.append(
                .object(["type": .text("image"), "data": picture, "mimeType": .text("image/png")]))
        }
        for name in ["outline", "log"] { if let value = reply[name]?.text { parts.append(text(value)) } }
        for name in ["tree", "issues"] { if let value = reply[name] { parts.append(text(value.written)) } }
        return .object(["content": .list(parts.isEmpty ? [text("ok")] : parts), "isError": .bool(false)])
    }

    private static func text(_ text: String) -> JSONValue {
        .object(["type": .text("text"), "text": .text(text)])
    }

    private static var tools: [JSONValue] {
        func tool(
            _ name: String, _ about: String, _ properties: [String: JSONValue] = [:],
            _ required: [String] = []
        )
            -> JSONValue
        {
            .object([
                "name": .text(name), "description": .text(about),
                "inputSchema": .object([
                    "type": .text("object"), "properties": .object(properties),
                    "required": .list(required.map { .text($0) }),
                ]),
            ])
        }
        func property(_ type: String, _ about: String) -> JSONValue {
            .object(["type": .text(type), "description": .text(about)])
        }
        return [
            tool(
                "step", "Does one step of a scenario on the screen.",
                [
                    "step": property(
                        "object",
                        "One of {\"tap\": PLACE}, {\"press\": {\"at\": PLACE, \"seconds\": 0.8}}, {\"press\": {\"key\": \"cmd+a\"}}, "
                            + "{\"type\": \"text\"}, {\"drag\": {\"from\": PLACE, \"to\": PLACE}}, {\"fling\": {\"from\": PLACE, \"velocity\": [0, -2000]}}, "
                            + "{\"scrollTo\": {\"text\": \"…\"}}, {\"wait\": 0.5}, {\"wait\": {\"until\": {\"text\": \"…\"}}}, {\"settle\": true}, "
                            + "{\"rotate\": \"landscapeLeft\"}, {\"expect\": {\"id\": \"…\", \"text\": \"…\"}}. "
                            + "PLACE is [x, y], {\"text\": \"…\"}, {\"id\": \"…\"} or {\"mark\": 7}, a number of the outline."
                    )
                ], ["step"]),
            tool(
                "outline",
                "What is on the screen, one element a line, with the numbers that steps take as marks."),
            tool(
                "picture", "The screen as a PNG.",
                ["marks": property("boolean", "Whether the outline's numbers are drawn onto it.")]),
            tool("tree", "The tree of views with frames, texts and fonts, as JSON."),
            tool(
                "issues",
                "Faults of the screen: contrast, clipped texts, small targets, missing labels …, as JSON."),
            tool("log", "What the app has printed since it was started."),
            tool(
                "set", "Changes what a reader sets on the device; the app keeps its state.",
                [
                    "device": property("string", "Apple's name of a device, such as iPhone SE."),
                    "orientation": property(
                        "string", "portrait, landscapeLeft, landscapeRight or portraitUpsideDown"),
                    "textSize": property("string", "extraSmall … large … accessibilityExtraExtraExtraLarge"),
                    "appearance": property("string", "light or dark"),
                    "direction": property("string", "ltr or rtl"),
                    "locale": property("string", "a locale such as ar, for what is made from now on"),
                ]),
            tool("reload", "Builds the source anew and starts the app from the beginning."),
        ]
    }
}
