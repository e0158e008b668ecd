import Foundation
import PageDriver
import TestSeeds
import Testing

/// `shoji run` outlives its app: whatever becomes of that is told in the page, and goes away by itself.
@MainActor
@Suite(.serialized) struct SurvivalTests {
    /// Whether the box of the screen, at (10, 100) in points at scale 3, has this colour.
    private func box(_ red: Int, _ green: Int, _ blue: Int) -> String {
        "Array.from(pixels.getImageData(60, 360, 1, 1).data).join() === '\(red),\(green),\(blue),255'"
    }

    private let report = "document.getElementById('report')"

    /// A served app in a page, and the tool's own process.
    private func withPage(
        _ tool: ReleaseTool, _ body: (Chromium, ServedSource) async throws -> Void
    ) async throws {
        let served = try await tool.served(tool.source.path)
        defer { served.process.terminate() }
        let chromium = try Chromium(size: (1100, 920))
        defer { chromium.close() }
        do {
            try await chromium.open(served.address)
            try await body(chromium, served)
        } catch {
            Issue.record("\(error)\nthe tool has printed: \(served.printed())")
        }
    }

    private func keep(_ chromium: Chromium, _ name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] else { return }
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
        try await chromium.screenshot().write(to: file)
    }

    private func shown(_ chromium: Chromium) async throws -> String {
        try #require(try await chromium.evaluate("\(report).textContent") as? String)
    }

    /// A press of the mouse at a place of the screen, in points.
    private func tap(_ chromium: Chromium, _ x: Double, _ y: Double) async throws {
        let box = "document.getElementById('screen').getBoundingClientRect()"
        let left = try #require(
            try await chromium.evaluate("\(box).left + \(x) * pointsToCSS") as? Double)
        let top = try #require(try await chromium.evaluate("\(box).top + \(y) * pointsToCSS") as? Double)
        try await chromium.press(x: left, y: top)
        try await chromium.release(x: left, y: top)
    }

    @Test(.timeLimit(.hang))
    func aCrashIsToldWithItsPlaceAndRestartShowsTheAppAgain() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: "print(\"the screen is loaded\"); writeLogs()",
            members: """
                let rows = [1, 2, 3]
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    print("touched")
                    box.backgroundColor = UIColor(white: rows[Int(touches.first!.location(in: nil).y)], alpha: 1)
                }
                """)
        try tool.write(
            """
            import Foundation
            import os
            func writeLogs() {
                NSLog("logged %d", 7)
                Logger(subsystem: "app", category: "screen").notice("noted \\(8)")
                os_log("told %d", 9)
            }
            """, "Screen/Logs.swift")
        let text = String(
            decoding: try #require(tool.read("Screen/ScreenViewController.swift")), as: UTF8.self)
        let line = try #require(text.components(separatedBy: "\n").firstIndex { $0.contains("rows[Int") }) + 1
        try tool.write(
            text.replacing("white: rows", with: "white: 0 * CGFloat(rows").replacing(
                "y)], alpha", with: "y)]), alpha"),
            "Screen/ScreenViewController.swift")
        try await withPage(tool) { chromium, served in
            try await chromium.wait(until: box(255, 0, 0))
            try await chromium.wait(
                until: "['the screen is loaded', 'logged 7', 'noted 8', 'told 9'].every(words => "
                    + "document.getElementById('console-lines').textContent.includes(words))"
            )
            try await tap(chromium, 200, 400)
            try await chromium.wait(until: "!\(report).hidden")
            let told = try await shown(chromium)
            #expect(told.contains("Index out of range"), "\(told)")
            // The frame of the app's own code, and its line.
            #expect(told.contains("ScreenViewController.swift:\(line)"), "\(told)")
            #expect(told.contains("rows[Int(touches.first!"), "\(told)")
            // What was printed before stands before it.
            let console = "document.getElementById('console-lines').textContent"
            try await chromium.wait(until: "\(console).includes('Index out of range')")
            let order =
                "\(console).indexOf('touched') >= 0 && \(console).indexOf('touched') < \(console).indexOf('Fatal error')"
            #expect(try await chromium.evaluate(order) as? Bool == true)
            try await keep(chromium, "crash")
            _ = try await chromium.evaluate("document.getElementById('restart').click()")
            try await chromium.wait(until: "\(report).hidden && shown().drawn > 0")
            #expect(try await chromium.evaluate(box(255, 0, 0)) as? Bool == true)
            // Once more, mended by an edit.
            try await tap(chromium, 200, 400)
            try await chromium.wait(until: "!\(report).hidden")
            try tool.writeApp(viewDidLoad: "box.backgroundColor = .black")
            try await chromium.wait(until: "\(report).hidden && \(box(0, 0, 0))")
        }
    }

    /// An edit whose app does not come to its first screen: the one before stays, the page says why, and the next edit is shown.
    @Test(.timeLimit(.hang))
    func anAppThatHangsInItsLaunchIsTold() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: box(255, 0, 0))
            try tool.writeApp(viewDidLoad: "while true {}")
            try await chromium.wait(until: "!\(report).hidden")
            let told = try await shown(chromium)
            #expect(told.contains("The app is starting"), "\(told)")
            #expect(told.contains("first screen is not there after 5 seconds"), "\(told)")
            #expect(try await chromium.evaluate(box(255, 0, 0)) as? Bool == true)
            try await keep(chromium, "late")
            try tool.writeApp(viewDidLoad: "box.backgroundColor = .black")
            try await chromium.wait(until: "\(report).hidden && \(box(0, 0, 0))")
        }
    }

    /// The app goes on without a picture that is broken; the page names the file until the picture is whole.
    @Test(.timeLimit(.hang))
    func aBrokenPictureIsToldUntilItIsMended() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("no picture", "Screen/dot.png")
        try tool.writeApp(
            viewDidLoad:
                "let dot = UIImageView(image: UIImage(named: \"dot\")); dot.frame = view.bounds; view.addSubview(dot); _ = UIImage(named: \"none\")"
        )
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: "!\(report).hidden && shown().drawn > 0")
            let told = try await shown(chromium)
            #expect(told.contains("A resource cannot be read") && told.contains("dot.png"), "\(told)")
            #expect(told.contains("The app goes on without it."), "\(told)")
            // A picture that is not there is an answer to the app's question.
            #expect(!told.contains("\"none\"") && !told.contains("none.png"), "\(told)")
            let green =
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNg+M8AAAICAQB7CYF4AAAAAElFTkSuQmCC"
            try #require(Data(base64Encoded: green)).write(to: tool.source.appendingPathComponent("dot.png"))
            try await chromium.wait(until: "\(report).hidden && \(box(0, 255, 0))")
        }
    }

    /// A check of arithmetic prints nothing; Xcode names it by what the compiler has written down, at the line of the sum.
    @Test(.timeLimit(.hang))
    func anOverflowIsToldWithItsLine() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: "",
            members: """
                var cents: UInt8 = 200
                func add(_ number: Int) {
                    for _ in 0..<number {
                        cents += 1
                    }
                }
                override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {
                    add(Int(t.count) * 100)
                }
                """)
        let text = String(
            decoding: try #require(tool.read("Screen/ScreenViewController.swift")), as: UTF8.self)
        let line =
            try #require(text.components(separatedBy: "\n").firstIndex { $0.contains("cents += 1") }) + 1
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: box(255, 0, 0))
            try await tap(chromium, 200, 400)
            try await chromium.wait(until: "!\(report).hidden")
            let told = try await shown(chromium)
            #expect(told.contains("arithmetic overflow"), "\(told)")
            #expect(told.contains("ScreenViewController.swift:\(line)"), "\(told)")
        }
    }

    @Test(.timeLimit(.hang))
    func allErrorsOfABuildAreToldAndTheLastGoodBuildGoesOn() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: "",
            members:
                "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { box.backgroundColor = .black }"
        )
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: box(255, 0, 0))
            try tool.writeApp(
                viewDidLoad: "let a: Int = \"one\"\n        let b: String = 2\n        _ = (a, b)")
            try await chromium.wait(until: "!\(report).hidden")
            #expect(try await chromium.evaluate("\(report).querySelectorAll('li').length") as? Int == 2)
            let told = try await shown(chromium)
            #expect(told.contains("ScreenViewController.swift:13:22"), "\(told)")
            #expect(told.contains("ScreenViewController.swift:14:25"), "\(told)")
            #expect(told.contains("let b: String = 2"), "\(told)")
            try await keep(chromium, "errors")
            // Copied as text with its place.
            let copied =
                "Object.defineProperty(navigator, 'clipboard', { value: { writeText: text => { window.copied = text } } }); "
                + "\(report).querySelector('li button').click(); window.copied"
            #expect(
                (try await chromium.evaluate(copied) as? String)?.contains(
                    "ScreenViewController.swift:13:22\n") == true)
            _ = try await chromium.evaluate("\(report).querySelector('footer button:last-child').click()")
            try await tap(chromium, 200, 400)
            try await chromium.wait(until: box(0, 0, 0))
            try tool.writeApp(viewDidLoad: "")
            try await chromium.wait(until: "report === null && \(box(255, 0, 0))")
        }
    }

    private func writeNibApp(_ tool: ReleaseTool) throws {
        try tool.writeApp(
            viewDidLoad: "Bundle.main.loadNibNamed(\"Part\", owner: self); view.addSubview(part)",
            members: "@IBOutlet var part: UIView!")
        try tool.write(nib("part"), "Screen/Part.xib")
    }

    /// A view of 393 x 60 whose colour is green, for an outlet.
    private func nib(_ outlet: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ScreenViewController">
                    <connections>
                        <outlet property="\(outlet)" destination="abc-de-fgh" id="out-le-t01"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="abc-de-fgh">
                    <rect key="frame" x="10" y="100" width="50" height="50"/>
                    <color key="backgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </view>
            </objects>
        </document>
        """
    }

    @Test(.timeLimit(.hang))
    func aHalfSavedNibAndAMisspeltOutletLeaveTheLastGoodScreen() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writeNibApp(tool)
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: box(0, 255, 0))
            try tool.write(String(nib("part").prefix(700)), "Screen/Part.xib")
            try await chromium.wait(until: "!\(report).hidden")
            var told = try await shown(chromium)
            #expect(told.contains("object abc-de-fgh: the XML is broken"), "\(told)")
            let place = try await chromium.evaluate("\(report).querySelector('code').textContent") as? String
            #expect(place == "Part.xib:11")
            #expect(
                try await chromium.evaluate(box(0, 255, 0)) as? Bool == true, "the last good screen stays")
            try await keep(chromium, "half")
            try tool.write(nib("prat"), "Screen/Part.xib")
            try await chromium.wait(until: "\(report).textContent.includes('prat')")
            told = try await shown(chromium)
            #expect(told.contains("key"), "\(told)")
            #expect(
                try await chromium.evaluate(box(0, 255, 0)) as? Bool == true, "the last good screen stays")
            try await keep(chromium, "outlet")
            try tool.write(nib("part").replacing("green=\"1\"", with: "green=\"0\""), "Screen/Part.xib")
            try await chromium.wait(until: "\(report).hidden && \(box(0, 0, 0))")
        }
    }

    /// What was not read cannot have shaped the screen: the app goes on, and reads the file as it is by then. What was read starts it anew.
    @Test(.timeLimit(.hang))
    func aNibThatWasNotReadYetLeavesTheAppRunning() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let loading = """
            @IBOutlet var part: UIView!
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                Bundle.main.loadNibNamed("Part", owner: self)
                view.addSubview(part)
            }
            """
        try tool.writeApp(viewDidLoad: "print(\"started\")", members: loading)
        try tool.write(nib("part"), "Screen/Part.xib")
        let starts =
            "[...document.getElementById('console-lines').children].filter(line => line.textContent === 'started').length"
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: "\(box(255, 0, 0)) && \(starts) === 1")
            // The report of an edit that does not build goes when the next one was looked at.
            try tool.writeApp(viewDidLoad: "print(\"started\"); no", members: loading)
            try await chromium.wait(until: "!\(report).hidden")
            try tool.write(nib("part").replacing("green=\"1\"", with: "green=\"0\""), "Screen/Part.xib")
            try tool.writeApp(viewDidLoad: "print(\"started\")", members: loading)
            try await chromium.wait(until: "\(report).hidden")
            #expect(try await chromium.evaluate(starts) as? Int == 1)
            try await tap(chromium, 200, 400)
            try await chromium.wait(until: box(0, 0, 0))
            #expect(try await chromium.evaluate(starts) as? Int == 1)
            try tool.write(nib("part"), "Screen/Part.xib")
            try await chromium.wait(until: "\(box(0, 255, 0)) && \(starts) === 2")
        }
    }

    /// Pictures of image sets are other ones in the running app, unless that is not all that a start would change: another size, or pixels that the app
    /// has looked at.
    @Test(.timeLimit(.hang))
    func aPictureOfAnImageSetIsAnotherOneInTheRunningApp() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                print("started")
                let picture = UIImageView(image: UIImage(named: "mark"))
                picture.frame = box.frame
                view.addSubview(picture)
                """,
            members: """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    print("looked", UIImage(named: "mark")?.pngData() != nil)
                }
                """)
        let set = "Screen/Assets.xcassets/mark.imageset"
        try tool.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"mark.png\"}]}", set + "/Contents.json")
        func save(_ base64: String) throws {
            let file = tool.folder.appendingPathComponent(set + "/mark.png")
            try #require(Data(base64Encoded: base64)).write(to: file)
        }
        // One pixel of green and of blue, four of white and of black.
        let (green, blue) = (
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNg+M8AAAICAQB7CYF4AAAAAElFTkSuQmCC",
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC"
        )
        let (white, black) = (
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR4nGP4DwYMEAoAU7oL9ZisIGcAAAAASUVORK5CYII=",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAC0lEQVR4nGNgQAYAAA4AAamRc7EAAAAASUVORK5CYII="
        )
        try save(green)
        let lines = "[...document.getElementById('console-lines').children].map(line => line.textContent)"
        let starts = "\(lines).filter(line => line === 'started').length"
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: "\(box(0, 255, 0)) && \(starts) === 1")
            try save(blue)
            try await chromium.wait(until: box(0, 0, 255))
            #expect(try await chromium.evaluate(starts) as? Int == 1)
            try save(white)
            try await chromium.wait(until: "\(box(255, 255, 255)) && \(starts) === 2")
            try await tap(chromium, 200, 400)
            try await chromium.wait(until: "\(lines).includes('looked true')")
            try save(black)
            try await chromium.wait(until: "\(box(0, 0, 0)) && \(starts) === 3")
        }
    }

    @Test(.timeLimit(.hang))
    func brokenPicturesTextsAndCatalogsDoNotEndTheSession() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let screen = """
            let picture = UIImageView(image: UIImage(named: "cover"))
            view.addSubview(picture)
            let label = UILabel()
            label.text = NSLocalizedString("title", comment: "")
            view.addSubview(label)
            box.backgroundColor = UIImage(named: "mark") == nil ? .black : .red
            """
        try tool.writeApp(viewDidLoad: screen)
        try tool.write(
            "{\"info\": {\"version\": 1, \"author\": \"xcode\"}}", "Screen/Assets.xcassets/Contents.json")
        try await withPage(tool) { chromium, served in
            try await chromium.wait(until: box(0, 0, 0))
            try tool.write("\"title\" = \"unfinished", "Screen/Localizable.strings")
            try tool.write("this is no picture", "Screen/cover.png")
            try tool.write("{\"images\": [", "Screen/Assets.xcassets/mark.imageset/Contents.json")
            try tool.writeApp(viewDidLoad: screen + "\nbox.backgroundColor = .white")
            try await chromium.wait(until: "\(box(255, 255, 255)) || !\(report).hidden")
            try await keep(chromium, "broken")
            try FileManager.default.removeItem(at: tool.source.appendingPathComponent("Localizable.strings"))
            try FileManager.default.removeItem(at: tool.source.appendingPathComponent("cover.png"))
            try FileManager.default.removeItem(at: tool.source.appendingPathComponent("Assets.xcassets"))
            try tool.writeApp(viewDidLoad: screen + "\nbox.backgroundColor = .blue")
            try await chromium.wait(
                until:
                    "\(report).hidden && pixels.getImageData(60, 360, 1, 1).data[2] > 200 && pixels.getImageData(60, 360, 1, 1).data[0] < 50"
            )
            #expect(try await chromium.evaluate("\(report).hidden") as? Bool == true)
        }
    }

    @Test(.timeLimit(.hang))
    func aRestartOnTheSameFolderHasTheSameAddressAndThePageComesBack() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let first = try await tool.served(tool.source.path)
        let chromium = try Chromium(size: (1100, 920))
        defer { chromium.close() }
        try await chromium.open(first.address)
        try await chromium.wait(until: box(255, 0, 0))
        _ = try await chromium.evaluate(
            "window.stayed = true; document.querySelector('[data-value=dark]').click()")
        try await chromium.wait(until: "shown().settings.appearance === 'dark'")
        first.process.terminate()
        _ = try await onOwnThread { try first.process.end(within: 60) }
        try tool.writeApp(viewDidLoad: "box.backgroundColor = .black")
        let second = try await tool.served(tool.source.path)
        defer { second.process.terminate() }
        #expect(second.address == first.address)
        try await chromium.wait(until: box(0, 0, 0))
        // The page itself, with what was chosen in it.
        #expect(try await chromium.evaluate("window.stayed") as? Bool == true)
        try await chromium.wait(until: "shown().settings.appearance === 'dark'")
        let kept = try FileManager.default.contentsOfDirectory(atPath: ReleaseTool.cache).map {
            URL(fileURLWithPath: ReleaseTool.cache).appendingPathComponent($0).appendingPathComponent(
                "page.json"
            ).path
        }.filter { FileManager.default.fileExists(atPath: $0) }
        #expect(!kept.isEmpty)
        for file in kept {
            var about = stat()
            #expect(lstat(file, &about) == 0 && about.st_mode & 0o777 == 0o600)
            #expect(
                lstat(URL(fileURLWithPath: file).deletingLastPathComponent().path, &about) == 0
                    && about.st_mode & 0o777 == 0o700)
        }
    }

    @Test(.timeLimit(.hang))
    func fingersBelongToTheirPageAndAreLiftedWithIt() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: "view.isMultipleTouchEnabled = true",
            members: """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began", touches.count) }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }
                """)
        try await withPage(tool) { chromium, served in
            let other = try Chromium(size: (500, 700))
            defer { other.close() }
            try await other.open(served.address)
            try await chromium.wait(until: box(255, 0, 0))
            try await other.wait(until: box(255, 0, 0))
            @MainActor func printed(_ lines: String) -> String {
                "[...document.getElementById('console-lines').children].map(line => line.textContent).join() "
                    + "=== '\(lines)'"
            }
            try await other.press(x: 250, y: 300)
            try await chromium.wait(until: printed("began 1"))
            try await tap(chromium, 200, 400)
            try await chromium.wait(until: printed("began 1,began 1,ended"))
            other.close()
            try await chromium.wait(until: printed("began 1,began 1,ended,cancelled"))
            // The page's finger was lifted once, and the other page's tap was its own.
            #expect(
                try await chromium.evaluate(printed("began 1,began 1,ended,cancelled")) as? Bool == true)
        }
    }

    /// SIGKILL leaves the command no time: the app ends itself.
    @Test(.timeLimit(.hang))
    func theAppEndsWithACommandThatIsKilled() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        // The app alone writes there: who reads comes to the end when it has ended.
        let line = tool.folder.appendingPathComponent("line").path
        try #require(mkfifo(line, 0o600) == 0)
        try tool.writeApp(viewDidLoad: "write(open(\"\(line)\", O_WRONLY), \"up\", 2)")
        async let told = onOwnThread {
            try FileHandle(forReadingFrom: URL(fileURLWithPath: line)).readToEnd() ?? Data()
        }
        let served = try await tool.served(tool.source.path)
        kill(served.process.identifier, SIGKILL)
        #expect(try await told.starts(with: Data("up".utf8)))
    }

    /// The same for a command that plays: asked to end by the terminal, by another process, or without a word.
    @Test(.timeLimit(.hang), arguments: [SIGINT, SIGTERM, SIGKILL])
    func anAppThatIsPlayedEndsWithItsCommand(signal: Int32) async throws {
        let tool = try ReleaseTool("anAppThatIsPlayedEndsWithItsCommand\(signal)")
        defer { tool.remove() }
        let line = tool.folder.appendingPathComponent("line").path
        try #require(mkfifo(line, 0o600) == 0)
        // It never comes to its first screen.
        try tool.writeApp(
            viewDidLoad: "write(open(\"\(line)\", O_WRONLY), \"up\", 2); while true { pause() }")
        let process = try ChildProcess(
            ReleaseTool.executable, ["snapshot", tool.source.path, "--out", "pictures"], folder: tool.folder,
            environment: ReleaseTool.environment, output: .file(tool.folder.appendingPathComponent("out")),
            errors: .sameAsOutput)
        defer { process.terminate() }
        let told = try await onOwnThread {
            let app = try FileHandle(forReadingFrom: URL(fileURLWithPath: line))
            let told = try app.read(upToCount: 2)
            kill(process.identifier, signal)
            return (told ?? Data()) + (try app.readToEnd() ?? Data())
        }
        #expect(told == Data("up".utf8))
    }

    @Test(.timeLimit(.hang))
    func aPortThatIsTakenIsToldBeforeAnythingIsBuilt() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try await withPage(tool) { _, served in
            let port = try #require(URL(string: served.address)?.port)
            try tool.write("this is no Swift", "Other/Screen.swift")
            let answer = try await tool.run("run", "Other", "--port", "\(port)")
            // Not 1: nothing was compiled.
            #expect(answer.status == 2, "\(answer)")
            #expect(
                answer.err.contains("port \(port) is in use by shoji run \(tool.source.path)"), "\(answer)")
        }
    }

    @Test(.timeLimit(.hang))
    func anAppThatCannotStartIsToldInThePage() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "view.addSubview(view)")
        try await withPage(tool) { chromium, _ in
            try await chromium.wait(until: "!\(report).hidden")
            let told = try await shown(chromium)
            #expect(told.contains("Can't add self as subview"), "\(told)")
            #expect(told.contains("ScreenViewController.swift:13"), "\(told)")
            try await keep(chromium, "start")
            try tool.writeApp(viewDidLoad: "")
            try await chromium.wait(until: "\(report).hidden && \(box(255, 0, 0))")
        }
        let answer = try await tool.run("run", "Screen", "--port", "0", "--view-controller", "Nobody")
        #expect(answer.status == 2, "\(answer)")
    }
}
