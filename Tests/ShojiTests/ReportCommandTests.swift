import Foundation
import PageDriver
import TestSeeds
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `shoji report` on what `shoji snapshot --against` has written.
@MainActor @Suite(.serialized) struct ReportCommandTests {
    private static let screen = """
        let title = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 40))
        title.text = "Shelf"
        title.accessibilityIdentifier = "title"
        view.addSubview(title)
        let still = UILabel(frame: CGRect(x: 16, y: 300, width: 200, height: 40))
        still.text = "Books"
        still.accessibilityIdentifier = "still"
        view.addSubview(still)
        """

    /// One picture changed, one is missing, one is the same.
    private func compare(_ tool: ReleaseTool) async throws {
        try tool.writeApp(viewDidLoad: Self.screen)
        let steps = "  - snapshot: opened\n  - snapshot: {name: part, of: {id: still}}\n"
        try tool.write("steps:\n\(steps)  - snapshot: gone\n", "then.yaml")
        try tool.write("steps:\n\(steps)", "now.yaml")
        let then = try await tool.run("snapshot", "Screen", "--scenario", "then.yaml", "--out", "then")
        #expect(then.status == 0, "\(then)")
        try tool.writeApp(viewDidLoad: Self.screen.replacing("x: 16, y: 200", with: "x: 24, y: 200"))
        let now = try await tool.run(
            "snapshot", "Screen", "--scenario", "now.yaml", "--out", "now", "--against", "then")
        #expect(now.status == 5, "\(now)")
    }

    /// The workflow's commands take the options that it gives them, and the scripts that it runs are there.
    @Test func theWorkflowOfTheDocumentationFitsTheTool() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let file = ReleaseTool.repository.appendingPathComponent("docs/snapshots-workflow.yml")
        let text = try String(contentsOf: file, encoding: .utf8)
        func options(_ text: some StringProtocol) -> Set<String> {
            Set(String(text).matches(of: #/--[a-z][a-z-]*/#).map { String($0.0) })
        }
        // Up to the end of its line, or of the next that begins with an option.
        let commands = text.matches(of: #/shoji/shoji (\w+)((?:[^\n]|\n {10}--)*)/#)
        #expect(commands.map { String($0.1) } == ["test", "snapshot", "report"])
        for command in commands {
            let help = try await tool.run(String(command.1), "--help")
            #expect(help.status == 0, "\(help)")
            #expect(!options(command.2).isEmpty)
            #expect(options(command.2).subtracting(options(help.out)) == [], "\(command.0)")
        }
        for script in text.matches(of: #/Scripts/[a-z-]+/#) {
            let path = ReleaseTool.repository.appendingPathComponent(String(script.0)).path
            #expect(FileManager.default.isExecutableFile(atPath: path), "\(path)")
        }
    }

    @Test func aFolderOfResultsBecomesAPageAndTwoFiles() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await compare(tool)
        let answer = try await tool.run("report", "now", "--junit", "out.xml", "--markdown", "out.md")
        #expect(answer.status == 0 && answer.out.contains("1 changed, 1 missing, 1 same"), "\(answer)")
        let html = String(decoding: try #require(tool.read("now/report.html")), as: UTF8.self)
        #expect(html.contains("ScreenViewController/title: moved by 8, 0"))
        let junit = try JUnit(try #require(tool.read("out.xml")))
        #expect(junit.cases == ["opened/opened": "failed", "part/part": "passed", "gone/gone": "failed"])
        #expect(junit.failures["opened/opened"]?.contains("moved by 8, 0") == true)
        let markdown = String(decoding: try #require(tool.read("out.md")), as: UTF8.self)
        #expect(markdown.contains("moved by 8, 0") && markdown.contains("gone: missing"))
        // Nobody has compared pictures alone, nor one that stood in the folder before.
        let alone = try await tool.run("report", "then")
        #expect(alone.status == 0 && alone.out.contains("3 not compared"), "\(alone)")
        try tool.write("", "now/stale.png")
        let more = try await tool.run("report", "now")
        #expect(more.out.contains("1 same, 1 not compared"), "\(more)")
        let nothing = try await tool.run("report", "Screen")
        #expect(nothing.status == 2 && nothing.err.contains("--against"), "\(nothing)")
    }

    /// The further ways to look at a picture that changed, with a quarter of the new one over the old one.
    private func lookAtBoth(_ chromium: Chromium) async throws {
        for (mode, probe, expected) in [
            (
                "slider",
                "[...document.querySelector('.stack').children].map(part => part.localName).join() + ' '"
                    + " + document.querySelector('.edge').style.left", "img,img,i 75%"
            ),
            ("onion", "document.querySelectorAll('.stack img')[1].style.opacity", "0.25"),
            (
                "difference",
                "[...document.querySelectorAll('.stack > *')].map(part => part.localName).join()", "canvas"
            ),
        ] {
            _ = try await chromium.evaluate("at('part').value = 25; state.mode = '\(mode)'; draw()")
            #expect(try await chromium.evaluate(probe) as? String == expected, "\(mode)")
        }
        _ = try await chromium.evaluate("state.mode = 'blink'; draw()")
        try await chromium.wait(until: "document.querySelectorAll('.stack img')[1].hidden")
        _ = try await chromium.evaluate("state.mode = 'beside'; draw()")
        // The pointer is in the title, whose 200 points are 1200 pixels at scale 3 and 200 %.
        let pointed = """
            (() => { at('zoom').value = '2'; zoom();
            const stack = document.querySelector('.stack'), box = stack.getBoundingClientRect(), scale = 3 * stack.dataset.factor;
            stack.dispatchEvent(new MouseEvent('mousemove', { clientX: box.left + 30 * scale, clientY: box.top + 210 * scale }));
            const width = parseFloat(document.querySelector('.mark').style.width) * devicePixelRatio;
            return at('under').textContent.includes('"title"') + ' ' + Math.round(width) })()
            """
        #expect(try await chromium.evaluate(pointed) as? String == "true 1200")
        _ = try await chromium.evaluate("state.filter = 'missing'; overview()")
        #expect(try await chromium.evaluate("document.querySelectorAll('.card').length") as? Int == 1)
        _ = try await chromium.evaluate("state.filter = 'all'; overview()")
    }

    @Test(.timeLimit(.hang)) func whatIsAcceptedInThePageIsTheNewRecording() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await compare(tool)
        let served = try await tool.served(
            command: ["report", tool.folder.appendingPathComponent("now").path, "--serve", "--port", "0"])
        defer { served.process.terminate() }
        let page = try #require(URLComponents(string: served.address))
        func post(_ token: String, origin: String? = nil) async throws -> Int {
            var there = page
            there.path = "/accept"
            there.queryItems = [
                URLQueryItem(name: "token", value: token), URLQueryItem(name: "name", value: "gone"),
            ]
            var request = URLRequest(url: try #require(there.url))
            request.httpMethod = "POST"
            if let origin { request.setValue(origin, forHTTPHeaderField: "Origin") }
            let (_, answer) = try await URLSession.shared.data(for: request)
            return try #require(answer as? HTTPURLResponse).statusCode
        }
        let token = try #require(page.queryItems?.first { $0.name == "token" }?.value)
        #expect(try await post("") == 403)
        #expect(try await post(token, origin: "http://example.com") == 403)
        #expect(tool.read("then/gone.png") != nil)

        let chromium = try Chromium(size: (1200, 800))
        defer { chromium.close() }
        try await chromium.open(served.address)
        _ = try await chromium.evaluate(
            "new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', done))"
        )
        let cards =
            try await chromium.evaluate(
                "[...document.querySelectorAll('.card')].map(card => card.innerText.replace(/\\s+/g, ' ')).join('|')"
            ) as? String
        #expect(
            cards?.contains("opened") == true && cards?.contains("gone missing") == true, "\(cards ?? "")")
        _ = try await chromium.evaluate("open(data.pictures.find(each => each.name === 'opened')); draw()")
        #expect(
            try await chromium.evaluate("document.querySelectorAll('#pictures figure').length") as? Int == 3)
        // Red are the differing pixels, as many as the comparison counted.
        #expect(
            try await chromium.evaluate(
                """
                (() => { const canvas = document.querySelector('#pictures canvas');
                const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data; let count = 0;
                for (let i = 0; i < pixels.length; i += 4) if (pixels[i] === 208 && pixels[i + 1] === 0) count += 1;
                return count === data.pictures.find(each => each.name === 'opened').pixels })()
                """) as? Bool == true)
        try await lookAtBoth(chromium)
        _ = try await chromium.evaluate("acceptAll([state.shown])")
        #expect(tool.read("then/opened.png") == tool.read("now/opened.png"))
        #expect(tool.read("then/opened.json") == tool.read("now/opened.json"))
        _ = try await chromium.evaluate("close(); acceptAll(data.pictures.filter(isOpen))")
        #expect(tool.read("then/gone.png") == nil && tool.read("now/differences.json") == nil)
        let again = try await tool.run(
            "snapshot", "Screen", "--scenario", "now.yaml", "--out", "again", "--against", "then")
        #expect(again.status == 0, "\(again)")
    }
}
