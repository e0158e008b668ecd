import Foundation
import PageDriver
import Testing

/// `shoji serve`: lines of JSON in, lines out, in order.
@Suite struct ServeTests {
    private static let screen = """
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.frame = CGRect(x: 16, y: 200, width: 100, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.more() }, for: .touchUpInside)
        view.addSubview(button)
        let stop = UIButton(type: .system)
        stop.setTitle("Stop", for: .normal)
        stop.frame = CGRect(x: 16, y: 300, width: 100, height: 44)
        stop.addAction(UIAction { _ in let none: [Int] = []; print(none[1]) }, for: .touchUpInside)
        view.addSubview(stop)
        print("started")
        """
    private static let members = """
        func more() {
            let label = UILabel(frame: CGRect(x: 16, y: 400, width: 200, height: 30))
            label.text = "Pressed"
            view.addSubview(label)
        }
        """

    private func replies(_ tool: ReleaseTool, _ requests: String, mcp: Bool = false) async throws -> [[String:
        Any]]
    {
        try tool.write(requests + "\n", "requests")
        let answer = try await tool.run(
            ["-c", "\(ReleaseTool.executable.path) serve Screen \(mcp ? "--mcp" : "") < requests"],
            executable: URL(fileURLWithPath: "/bin/sh"))
        #expect(answer.status == 0, "\(answer)")
        return try answer.out.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any], "\($0)")
        }
    }

    /// An app that dies before it has read what it was asked.
    @Test func anAppThatStopsAtItsStartIsAnAnswer() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "let none: [Int] = []; print(none[1])")
        let all = try await replies(
            tool, "{\"id\": 1, \"get\": \"outline\"}\n{\"id\": 2, \"get\": \"tree\"}")
        #expect(all.count == 2)
        for reply in all {
            let error = try #require(reply["error"] as? [String: Any], "\(reply)")
            #expect((error["text"] as? String)?.contains("Index out of range") == true, "\(error)")
        }
    }

    @Test func stepsAndQuestionsAreAnswered() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen, members: Self.members)
        let all = try await replies(
            tool,
            """
            {"id": 1, "get": "outline"}
            {"id": 2, "step": {"tap": {"mark": 1}}}
            {"id": 3, "step": {"expect": {"text": "Pressed"}}}
            {"id": 4, "get": "tree"}
            {"id": 5, "set": {"device": "iPad (10th)", "appearance": "dark"}}
            {"id": 6, "get": "tree"}
            {"id": 7, "get": "picture", "marks": true}
            {"id": 8, "get": "issues"}
            {"id": 9, "get": "log"}
            no json
            {"id": "ten", "step": {"expect": {"text": "Gone"}}}
            {"id": 11, "step": {"jump": 1}}
            {"id": 12, "step": {"tap": {"mark": 99}}}
            """)
        #expect(all.map { "\($0["id"] ?? "")" }.prefix(9) == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
        #expect(all.prefix(9).allSatisfy { $0["ok"] as? Bool == true }, "\(all)")
        let outline = try #require(all[0]["outline"] as? String)
        #expect(outline == "1 button \"More\" [16, 200, 100, 44]\n2 button \"Stop\" [16, 300, 100, 44]")
        let tree = try #require(all[3]["tree"] as? [String: Any])
        // Apple's published size of the device.
        #expect(tree["size"] as? [Double] == [393, 852])
        let turned = try #require(all[5]["tree"] as? [String: Any])
        #expect(turned["size"] as? [Double] == [820, 1180] && turned["appearance"] as? String == "dark")
        let picture = try #require((all[6]["picture"] as? String).flatMap { Data(base64Encoded: $0) })
        // PNG's header: width and height in device pixels, two a point.
        #expect(Array(picture[16..<24]) == [0, 0, 0x06, 0x68, 0, 0, 0x09, 0x38])
        #expect(all[7]["issues"] is [Any])
        #expect((all[8]["log"] as? String)?.contains("started") == true)
        let errors = try all[9...].map { try #require($0["error"] as? [String: Any]) }
        #expect(all[9]["id"] is NSNull && errors[0]["text"] as? String == "the line is not JSON")
        #expect(all[10]["id"] as? String == "ten")
        #expect((errors[1]["text"] as? String)?.contains("is not to be seen") == true)
        #expect((errors[2]["text"] as? String)?.contains("unknown step `jump`") == true)
        #expect((errors[2]["remedy"] as? String)?.contains("docs/scenarios.md") == true)
        #expect((errors[3]["text"] as? String)?.contains("1 to 3") == true, "\(errors[3])")
        #expect(errors.allSatisfy { Set($0.keys) == ["text", "file", "line", "remedy"] })
    }

    @Test func anAppThatStopsIsStartedAnewByReload() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen, members: Self.members)
        let all = try await replies(
            tool,
            """
            {"id": 1, "step": {"tap": {"text": "Stop"}}}
            {"id": 2, "get": "outline"}
            {"id": 3, "get": "log"}
            {"id": 4, "reload": true}
            {"id": 5, "get": "log"}
            {"id": 6, "step": {"tap": {"text": "More"}}}
            """)
        let stop = try #require(all[0]["error"] as? [String: Any])
        #expect((stop["text"] as? String)?.contains("Index out of range") == true, "\(stop)")
        #expect((stop["file"] as? String)?.hasSuffix("ScreenViewController.swift") == true, "\(stop)")
        #expect(all[1]["error"] != nil && all[2]["error"] != nil)
        #expect((all[2]["log"] as? String)?.contains("started") == true, "\(all)")
        #expect(all[3]["ok"] as? Bool == true && all[5]["ok"] as? Bool == true, "\(all)")
        // The first screen is there when the start is answered.
        #expect((all[4]["log"] as? String)?.contains("started") == true, "\(all)")
    }

    @Test func theContextProtocolHasTheSameAsTools() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen, members: Self.members)
        let all = try await replies(
            tool,
            """
            {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}
            {"jsonrpc": "2.0", "method": "notifications/initialized"}
            {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
            {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "step", "arguments": {"step": {"tap": {"text": "More"}}}}}
            {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "outline", "arguments": {}}}
            {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "picture", "arguments": {"marks": true}}}
            {"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "step", "arguments": {"step": {"tap": {"text": "None"}}}}}
            {"jsonrpc": "2.0", "id": 6, "method": "tools/call", "params": {"name": "nothing"}}
            """, mcp: true)
        #expect(all.map { $0["id"] as? Int } == [0, 1, 2, 3, 4, 5, 6], "\(all)")
        let first = all[0]["result"] as? [String: Any]
        #expect(first?["protocolVersion"] as? String == "2025-03-26")
        let tools = (all[1]["result"] as? [String: Any])?["tools"] as? [[String: Any]]
        #expect(
            tools?.map { $0["name"] as? String } == [
                "step", "outline", "picture", "tree", "issues", "log", "set", "reload",
            ])
        func content(_ index: Int) -> [String: Any]? {
            ((all[index]["result"] as? [String: Any])?["content"] as? [[String: Any]])?.first
        }
        #expect(content(3)?["text"].map { "\($0)".contains("Pressed") } == true, "\(all[3])")
        #expect(content(4)?["mimeType"] as? String == "image/png")
        #expect((all[5]["result"] as? [String: Any])?["isError"] as? Bool == true)
        #expect((all[6]["error"] as? [String: Any])?["code"] as? Int == -32602)
    }

    /// PyPI's client of the protocol, which `Scripts/setup-python` installs; what it does not understand it refuses.
    @Test(
        .enabled(
            if: ReleaseTool.python != nil, "PyPI's packages are not there: Scripts/setup-python installs them"
        ))
    func theContextProtocolsOwnClientUsesTheTools() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen, members: Self.members)
        let script = ReleaseTool.repository.appendingPathComponent(
            "Tests/ShojiTests/Clients/context_protocol.py")
        let answer = try await tool.run(
            [script.path, ReleaseTool.executable.path, "serve", tool.source.path, "--mcp"],
            executable: try #require(ReleaseTool.python))
        #expect(answer.status == 0, "\(answer)")
        let found = try #require(
            try JSONSerialization.jsonObject(with: Data(answer.lastLine.utf8)) as? [String: Any], "\(answer)")
        func told(_ name: String) -> (kind: String, data: String, isError: Bool)? {
            guard let part = found[name] as? [String: Any], let kind = part["kind"] as? String,
                let data = part["data"] as? String, let isError = part["isError"] as? Bool
            else { return nil }
            return (kind, data, isError)
        }
        #expect(found["name"] as? String == "shoji")
        #expect(
            found["tools"] as? [String: [String]] == [
                "step": ["step"], "outline": [], "picture": [], "tree": [], "issues": [], "log": [],
                "set": [],
                "reload": [],
            ])
        let opened = "1 button \"More\" [16, 200, 100, 44]\n2 button \"Stop\" [16, 300, 100, 44]"
        #expect(told("opened")?.data == opened)
        #expect(told("tapped")?.isError == false)
        #expect(told("after")?.data == opened + "\n3 text \"Pressed\" [16, 400, 200, 30]")
        let picture = try #require(told("picture"))
        #expect(picture.kind == "image/png")
        // PNG's header: Apple's 393 x 852 points, three pixels a point.
        let header = try #require(Data(base64Encoded: picture.data)).prefix(24)
        #expect(Array(header[16...]) == [0, 0, 0x04, 0x9B, 0, 0, 0x09, 0xFC])
        let outline = Data(try #require(told("tree")).data.utf8)
        let tree = try #require(try JSONSerialization.jsonObject(with: outline) as? [String: Any])
        #expect(tree["size"] as? [Double] == [820, 1180] && tree["appearance"] as? String == "dark")
        #expect(told("set")?.isError == false && told("issues")?.isError == false)
        #expect(told("log")?.data.contains("started") == true)
        let missed = told("missed")
        #expect(missed?.isError == true && missed?.data.contains("More, Pressed, Stop") == true)
        // A new start has forgotten the tap.
        #expect(told("reloaded")?.isError == false && told("anew")?.data.contains("Pressed") == false)
        #expect((found["unknown"] as? String)?.contains("no such tool") == true)
        #expect(told("newest")?.data == opened)
    }
}
