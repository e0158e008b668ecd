import Foundation
import PageDriver
import Testing

@Suite(.serialized) struct SnapshotAcceptanceTests {
    @Test func twoRunsGiveTheSameBytes() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                box.frame.origin.x = CGFloat(Int.random(in: 0..<200))
                let names = Set(["a", "b", "c", "d", "e", "f"])
                print(Date(), Array(names), Int.random(in: 0..<1_000_000), UUID())
                DispatchQueue.global().async {
                    usleep(30_000)
                    DispatchQueue.main.async { self.box.frame.size.height = 80 }
                }
                """)
        try tool.write(
            "steps:\n  - snapshot: opened\n  - wait: 0.5\n  - snapshot: later\n  - snapshot: {name: box, of: {id: box}}\n",
            "s.yaml")
        let first = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "one")
        let second = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "two")
        #expect(first.status == 0, "\(first)")
        #expect(first.out == second.out)
        for name in ["opened.png", "opened.json", "later.png", "later.json", "box.png", "box.json"] {
            let bytes = try #require(tool.read("one/\(name)"), "\(name) was not written")
            #expect(bytes == tool.read("two/\(name)"), "\(name) differs")
        }
    }

    /// A disk gives names in an order of its own; a list of them is the same on every machine.
    @Test func foldersAreReadInTheOrderOfTheirNames() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("order")
                let names = (0..<40).map { "\\(($0 * 17) % 40 + 100)" }
                for name in names {
                    let inner = folder.appendingPathComponent(name)
                    try! FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
                    try! "x".write(to: inner.appendingPathComponent("a"), atomically: true, encoding: .utf8)
                }
                let sorted = names.sorted()
                print(try! FileManager.default.contentsOfDirectory(atPath: folder.path) == sorted)
                let urls = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                print(urls.map(\\.lastPathComponent) == sorted)
                let walk = FileManager.default.enumerator(atPath: folder.path)!.allObjects.map { "\\($0)" }
                print(walk == sorted.flatMap { [$0, $0 + "/a"] })
                """)
        let answer = try await tool.run("snapshot", "Screen", "--out", "one")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out == "true\ntrue\ntrue\n", "\(answer)")
    }

    /// XML 1.0, 3.3: only some kinds of attributes have a default value.
    @Test func aDocumentTypeMayDeclareAttributesWithoutADefault() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                final class Reader: NSObject, XMLParserDelegate {
                    func parser(_ parser: XMLParser, foundAttributeDeclarationWithName name: String, forElement element: String,
                        type: String?, defaultValue: String?) { print("declared", element, name, defaultValue ?? "") }
                    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
                        qualifiedName: String?, attributes: [String: String] = [:]) { print(name, attributes) }
                }
                let text = "<!DOCTYPE verb [<!ELEMENT verb ANY><!ATTLIST verb in CDATA #REQUIRED as CDATA 'x'>]><verb in='ser'/>"
                let parser = XMLParser(data: Data(text.utf8))
                let reader = Reader()
                parser.delegate = reader
                print(parser.parse())
                """)
        let answer = try await tool.run("snapshot", "Screen", "--out", "one")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out.contains("verb [\"as\": \"x\", \"in\": \"ser\"]"), "\(answer)")
        #expect(answer.out.hasSuffix("true\n"), "\(answer)")
    }

    @Test func whatAnAppSavesIsItsOwnAndGoneInTheNextRun() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                let file = folder.appendingPathComponent("notes.txt")
                print(UserDefaults.standard.integer(forKey: "starts"), (try? String(contentsOf: file)) ?? "none")
                UserDefaults.standard.set(1, forKey: "starts")
                UserDefaults.standard.synchronize()
                try! "saved".write(to: file, atomically: true, encoding: .utf8)
                print(UserDefaults.standard.integer(forKey: "starts"), (try? String(contentsOf: file)) ?? "none")
                """)
        for run in ["one", "two"] {
            let answer = try await tool.run("snapshot", "Screen", "--out", run)
            #expect(answer.status == 0, "\(answer)")
            #expect(answer.out == "0 none\n1 saved\n", "\(answer)")
        }
    }

    @Test func delaysOfEveryKindWaitOnVirtualTime() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { t in
                    ticks += 1
                    say("tick")
                    if ticks == 2 { t.invalidate() }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { say("after") }
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) { DispatchQueue.main.async { say("global") } }
                Task { try? await Task.sleep(nanoseconds: 300_000_000); say("slept") }
                source.schedule(deadline: .now() + 0.1, repeating: 0.35)
                source.setEventHandler { [self] in
                    fired += Int(source.data)
                    say("source")
                    if fired == 2 { source.cancel() }
                }
                source.resume()
                """,
            members: """
                let source = DispatchSource.makeTimerSource(queue: .main)
                var fired = 0
                """)
        try tool.write(
            """
            import Foundation
            nonisolated(unsafe) var ticks = 0
            let begin = Date()
            func say(_ what: String) { print(what, Int((Date().timeIntervalSince(begin) * 1000).rounded())) }
            """, "Screen/Say.swift")
        try tool.write("steps:\n  - wait: 1\n", "s.yaml")
        let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        let lines = answer.out.split(separator: "\n").map(String.init)
        // `begin` is read first by the first `say`; what counts is the order and the distances.
        #expect(
            lines.map { $0.split(separator: " ")[0] } == [
                "source", "tick", "slept", "global", "source", "after", "tick",
            ],
            "\(answer)")
    }

    /// Apple's documentation of `asyncAfter(deadline:execute:)` and of `Timer`: not before the time that was asked for, by the same clock that
    /// `Date()` shows, whether it is asked in a frame or between two of them.
    @Test func whatIsAskedBetweenFramesIsNotEarly() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                DispatchQueue.global().async {
                    Thread.sleep(forTimeInterval: 0.1)
                    DispatchQueue.main.async {
                        let start = Date()
                        func say(_ what: String) { print(what, Date().timeIntervalSince(start) >= 0.2 - 1e-6) }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { say("call") }
                        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in say("timer") }
                        Task { @MainActor in
                            try? await Task.sleep(for: .milliseconds(200))
                            say("task")
                        }
                    }
                }
                """)
        try tool.write("steps:\n  - wait: 1\n", "s.yaml")
        let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        let lines = answer.out.split(separator: "\n").sorted()
        #expect(lines == ["call true", "task true", "timer true"], "\(answer)")
    }

    /// Dispatch's and Foundation's documentation: a wait ends with the signal or with its time, whichever is first.
    @Test func theMainThreadWaitsForSemaphoresAndSleeps() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let semaphore = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    Thread.sleep(forTimeInterval: 0.2)
                    semaphore.signal()
                }
                print(semaphore.wait(timeout: .now() + 20) == .success)
                let start = Date()
                print(semaphore.wait(timeout: .now() + 0.1) == .timedOut)
                let condition = NSCondition()
                condition.lock()
                print(condition.wait(until: Date(timeIntervalSinceNow: 0.1)))
                condition.unlock()
                Thread.sleep(forTimeInterval: 0.5)
                print((Date().timeIntervalSince(start) * 10).rounded())
                """)
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.out == "true\ntrue\nfalse\n7.0\n", "\(answer)")
    }

    @Test func localeTimeZoneAndUnscheduledTimersAreThoseOfADevice() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let formatter = DateFormatter()
                formatter.dateStyle = .long
                print(Locale.current.identifier, formatter.string(from: Date()), TimeZone.current.secondsFromGMT())
                RunLoop.main.add(Timer(timeInterval: 30, repeats: false) { _ in print("too early") }, forMode: .common)
                """)
        let american = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(american.out == "en_US January 1, 2025 0\n", "\(american)")
        let chinese = try await tool.run("snapshot", "Screen", "--out", "out", "--locale", "zh_CN")
        #expect(chinese.out == "zh_CN 2025年1月1日 0\n", "\(chinese)")
    }

    @Test func rotationTextSizeAndAppearanceAreInTheDump() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write(
            """
            device: iPhone 8
            steps:
              - rotate: landscapeLeft
              - textSize: accessibilityLarge
              - appearance: dark
              - settle: true
              - snapshot: turned
            """, "s.yaml")
        let answer = try await tool.run(
            "snapshot", "Screen", "--scenario", "s.yaml", "--out", "out", "--scale", "1")
        #expect(answer.status == 0, "\(answer)")
        let data = try #require(tool.read("out/turned.json"))
        let dump = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(dump["device"] as? String == "iPhone 8")
        #expect(dump["size"] as? [Double] == [667, 375])
        #expect(dump["scale"] as? Double == 1)
        #expect(dump["orientation"] as? String == "landscapeLeft")
        #expect(dump["textSize"] as? String == "accessibilityLarge")
        #expect(dump["appearance"] as? String == "dark")
        let root = try #require(dump["root"] as? [String: Any])
        #expect(root["class"] as? String == "UIWindow")
        #expect(root["frame"] as? [Double] == [0, 0, 667, 375])
        let optionsWin = try await tool.run(
            "snapshot", "Screen", "--scenario", "s.yaml", "--out", "out", "--device",
            "iPhone SE (1st generation)")
        #expect(optionsWin.status == 0)
        #expect(
            String(decoding: try #require(tool.read("out/turned.json")), as: UTF8.self).contains("[568, 320]")
        )
    }

    @Test func badScenariosNameFileAndLineBeforeAnythingIsBuilt() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("this does not compile", "Screen/A.swift")
        func answer(_ text: String) async throws -> ReleaseTool.Answer {
            try tool.write(text, "s.yaml")
            return try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        }
        let unknown = try await answer("steps:\n  - snapshot: a\n  - swipe: left\n")
        #expect(unknown.status == 4, "\(unknown)")
        #expect(unknown.err.contains("s.yaml:3: error: unknown step `swipe`; expected snapshot, tap,"))
        let outside = try await answer("device: iPhone 8\nsteps:\n  - tap: [100, 700]\n")
        #expect(outside.status == 4, "\(outside)")
        #expect(outside.err.contains("s.yaml:3: error: tap: [100, 700] is outside the screen"))
        let missing = try await tool.run("snapshot", "Screen", "--scenario", "none.yaml", "--out", "out")
        #expect(missing.status == 2, "\(missing)")
    }

    @Test func viewThatIsNotThereIsNamedWithTheStep() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write("steps:\n  - tap: {id: nothing}\n", "s.yaml")
        let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        #expect(answer.status == 4, "\(answer)")
        #expect(answer.err.contains("s.yaml:2: error: tap: no view with {id: nothing}"))
        #expect(answer.err.contains("box"))
    }

    @Test func trapsEndWithTheirMessageAndTheStep() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: "",
            members: """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    let y = touches.first!.location(in: nil).y
                    if y > 700 { exit(0) }
                    if y > 600 { recurse(0) }
                    if y > 500 { view.addSubview(view) }
                    let none: String? = nil
                    print(none!)
                }
                @discardableResult func recurse(_ n: Int) -> Int { recurse(n + 1) + 1 }
                """)
        func answer(_ y: Int) async throws -> ReleaseTool.Answer {
            try tool.write("steps:\n  - wait: 0.1\n  - tap: [100, \(y)]\n", "s.yaml")
            return try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        }
        let trap = try await answer(400)
        #expect(trap.status == 3, "\(trap)")
        #expect(trap.err.contains("Unexpectedly found nil"))
        #expect(trap.err.contains("the app stopped, in s.yaml:3: tap"))
        let misuse = try await answer(550)
        #expect(misuse.status == 3 && misuse.err.contains("Can't add self as subview"), "\(misuse)")
        let recursion = try await answer(650)
        #expect(recursion.status == 3, "\(recursion)")
        #expect(recursion.err.contains("in s.yaml:3: tap"))
        let left = try await answer(750)
        #expect(left.status == 3, "\(left)")
        #expect(left.err.contains("by itself (exit), in s.yaml:3: tap"))
    }

    @Test func executableTakesTheScenarioOptionsItself() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let path = try await tool.run("build", "Screen").lastLine
        let answer = try await tool.run(
            "--out", "out", "--device", "iPad mini", "--orientation", "landscapeLeft",
            executable: URL(fileURLWithPath: path))
        #expect(answer.status == 0, "\(answer)")
        #expect(
            String(decoding: try #require(tool.read("out/opened.json")), as: UTF8.self).contains(
                "[1133, 744]"))
        let wrong = try await tool.run("--scenario", "none.yaml", executable: URL(fileURLWithPath: path))
        #expect(wrong.status == 2, "\(wrong)")
    }

    @Test func wrongUsageSaysWhatWasExpected() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let unknown = try await tool.run("snapshat")
        #expect(unknown.status == 2)
        #expect(!unknown.err.isEmpty)
        let noOut = try await tool.run("snapshot", "Screen")
        #expect(noOut.status == 2)
        #expect(noOut.err.contains("--out DIR"))
        let noSource = try await tool.run("build", "Screen")
        #expect(noSource.status == 2)
        #expect(noSource.err.contains("no .swift file"))
        let device = try await tool.run("snapshot", "Screen", "--out", "out", "--device", "iPhone 99")
        #expect(device.status == 2)
        #expect(device.err.contains("iPhone 99"))
    }

    @Test func missingOrUnreadablePicturesAreNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let picture = UIImageView(image: UIImage(named: "cover"))
                picture.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                view.addSubview(picture)
                """)
        let missing = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(missing.status == 4, "\(missing)")
        #expect(missing.err.contains("cover"))
        let file = try tool.write("this is no JPEG", "Screen/Pictures/cover.jpg")
        let broken = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(broken.status == 4, "\(broken)")
        #expect(broken.err.contains("Screen/Pictures/\(file.lastPathComponent)"))
    }

    @Test func scenesStartFromThePropertyListAndABrokenOneIsNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {}
            class MainScene: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let scene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: scene)
                    window?.rootViewController = UIViewController()
                    window?.rootViewController?.view.accessibilityIdentifier = "from the scene"
                    window?.makeKeyAndVisible()
                }
            }
            """, "Screen/App.swift")
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).MainScene</string>
            </dict></array></dict></dict></dict></plist>
            """
        try tool.write(list, "Screen/Info.plist")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(
            String(decoding: try #require(tool.read("out/opened.json")), as: UTF8.self).contains(
                "from the scene"))
        try tool.write(list.replacingOccurrences(of: "</array>", with: ""), "Screen/Info.plist")
        let broken = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(broken.status == 4, "\(broken)")
        #expect(broken.err.contains("Screen/Info.plist: error: no property list"))
    }

    @Test func portInUseIsNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic -> UInt16 in
                guard bind(listener, generic, length) == 0, listen(listener, 1) == 0,
                    getsockname(listener, generic, &length) == 0
                else { return 0 }
                return UInt16(bigEndian: pointer.pointee.sin_port)
            }
        }
        try #require(port != 0)
        let answer = try await tool.run("run", "Screen", "--port", "\(port)")
        #expect(answer.status == 2, "\(answer)")
        #expect(answer.err.contains("\(port)"))
    }

    @Test func servingEndsWithItsSignalWhoeverStartedIt() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let path = try await tool.run("build", "Screen").lastLine
        let process = try ChildProcess(
            URL(fileURLWithPath: path), ["run", "--port", "0"], blocksSignals: true)
        process.terminate()
        #expect(try await onOwnThread { try process.end(within: 60) } == -SIGTERM)
    }

    /// Half a second has sixteen moments at 30 a second, the first and the last counted.
    @Test func theStatusBarAndTheFilmAreThereWhenAskedFor() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: "UIView.animate(withDuration: 0.5) { self.box.frame.origin.y = 400 }")
        let plain = try await tool.run("snapshot", "Screen", "--out", "plain")
        #expect(plain.status == 0 && tool.read("plain/opened.apng") == nil, "\(plain)")
        let asked = try await tool.run(
            "snapshot", "Screen", "--out", "out", "--status-bar", "--animate", "30")
        #expect(asked.status == 0, "\(asked)")
        let film = try #require(tool.read("out/opened.apng"))
        // APNG: the chunk acTL begins with the number of frames, four bytes, the highest first.
        let at = try #require(film.range(of: Data("acTL".utf8))).upperBound
        #expect(film[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } == 16)
        let picture = try #require(tool.read("out/opened.png"))
        #expect(picture != tool.read("plain/opened.png"))
        #expect(tool.read("out/opened.json") == tool.read("plain/opened.json"), "the bar is not the app's")
    }

    @Test func devicesListsWhatThereIs() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let answer = try await tool.run("devices")
        #expect(answer.status == 0)
        #expect(answer.out.contains("iPhone 15 "))
        #expect(answer.out.contains("393 x 852"))
        #expect(answer.out.contains("iPad Pro 12.9-inch"))
        #expect(try await tool.run("doctor").status == 0)
    }
}
