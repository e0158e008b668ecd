import Foundation
import Testing

/// Modes of the main run loop in a played app.
@Suite struct RunLoopModeTests {
    /// Apple's documentation of `RunLoop.Mode.tracking`: "The mode set while tracking in controls takes place"; of
    /// `perform(_:with:afterDelay:)`: it "waits until the run loop is in the default mode"; of Timer: it fires once "no matter how many
    /// scheduled firings were missed" and keeps to "the original scheduled firing times"; of `fireDate`: "The date at which the timer will
    /// fire", which apps set to let a timer rest. The finger is down from 0.9 s to 2.9 s and begins to scroll in the second tenth of that.
    @Test func whatWaitsForTheDefaultModeWaitsWhileAFingerScrolls() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let list = UIScrollView(frame: view.bounds)
                list.contentSize = CGSize(width: 100, height: 5000)
                list.delegate = self
                view.addSubview(list)
                CADisplayLink(target: self, selector: #selector(beat)).add(to: .main, forMode: .default)
                Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in self.plain += 1 }
                let common = Timer(timeInterval: 0.25, repeats: true) { _ in
                    self.common += 1
                    if RunLoop.main.currentMode == .tracking { self.tracked += 1 }
                }
                RunLoop.main.add(common, forMode: .common)
                let both = Timer(timeInterval: 0.25, repeats: true) { _ in self.both += 1 }
                RunLoop.main.add(both, forMode: .default)
                RunLoop.main.add(both, forMode: .tracking)
                let paused = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in self.paused += 1 }
                paused.fireDate = .distantFuture
                let early = Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { _ in self.early += 1 }
                early.fireDate = Date(timeIntervalSinceNow: 0.1)
                DispatchQueue.main.asyncAfter(deadline: .now() + 4.1) { self.say("end") }
                """,
            members: """
                var (plain, common, both, tracked, paused, early, sent) = (0, 0, 0, 0, 0, 0, 0)
                func say(_ text: String) {
                    print(text, plain, common, both, tracked, "-", paused, early, sent, beats > known)
                    fflush(nil)
                    known = beats
                }
                @objc func send() { sent += 1 }
                @objc func beat() { beats += 1 }
                var (beats, known) = (0, 0)
                """)
        try tool.write(
            """
            import UIKit

            extension ScreenViewController: UIScrollViewDelegate {
                func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
                    say("begin")
                    perform(#selector(send), with: nil, afterDelay: 0.1)
                }
                func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                    say("lift")
                }
            }
            """, "Screen/Scrolling.swift")
        try tool.write(
            """
            steps:
              - wait: 0.9
              - drag: {from: [196, 600], to: [196, 500], seconds: 1.8, hold: 0.2}
              - wait: 2
            """, "s.yaml")
        let answer = try await tool.run(["snapshot", "Screen", "--scenario", "s.yaml", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.out
                == "begin 4 4 4 0 - 0 1 0 true\nlift 4 11 11 7 - 0 1 0 false\nend 10 16 16 7 - 0 1 1 true\n",
            "\(answer)")
    }

    /// `perform(_:)` schedules a block "in the default mode"; `perform(inModes:block:)` in those that are given. Combine's scheduler of a
    /// run loop uses the first: what it delivers waits for the finger, which is why downloads arrive on the main queue.
    @Test func blocksWaitForTheirMode() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let list = UIScrollView(frame: view.bounds)
                list.contentSize = CGSize(width: 100, height: 5000)
                list.delegate = self
                view.addSubview(list)
                token = subject.receive(on: RunLoop.main).sink { print("received") }
                RunLoop.main.perform(inModes: [.tracking]) { print("tracking") }
                RunLoop.main.perform { print("loaded") }
                """,
            members: """
                let subject = PassthroughSubject<Void, Never>()
                var token: AnyCancellable?
                """)
        try tool.write(
            """
            import Combine
            import UIKit

            extension ScreenViewController: UIScrollViewDelegate {
                func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
                    print("begin")
                    RunLoop.main.perform { print("default") }
                    RunLoop.main.perform(inModes: [.common]) { print("common") }
                    subject.send(())
                }
                func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                    print("lift")
                }
            }
            """, "Screen/Scrolling.swift")
        try tool.write(
            """
            steps:
              - drag: {from: [196, 600], to: [196, 500], seconds: 0.5, hold: 0.3}
              - wait: 0.5
            """, "s.yaml")
        let answer = try await tool.run(["snapshot", "Screen", "--scenario", "s.yaml", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        let words = answer.out.split(separator: "\n").map(String.init)
        #expect(words.prefix(2) == ["loaded", "begin"])
        // The two that the drag begins with come in either order, one by the run loop and one by the clock.
        #expect(Set(words[2..<4]) == ["tracking", "common"] && words[4] == "lift", "\(words)")
        #expect(words.dropFirst(5) == ["default", "received"], "\(words)")
    }

    /// A turn of Core Foundation's run loop, by its published source (`__CFRunLoopRun`): the loop's own blocks, then what waits on the main queue.
    @Test func blocksOfTheRunLoopComeBeforeTheMainQueue() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                DispatchQueue.main.async { print("queue") }
                OperationQueue.main.addOperation { print("operation") }
                RunLoop.main.perform { print("block") }
                """)
        try tool.write("steps:\n  - wait: 0.1\n", "s.yaml")
        let answer = try await tool.run(["snapshot", "Screen", "--scenario", "s.yaml", "--out", "out"])
        #expect(answer.status == 0 && answer.out == "block\nqueue\noperation\n", "\(answer)")
    }

    /// Apple's documentation of `RunLoop.run(until:)`: "Runs the loop until the specified date, during which time it processes data from all
    /// attached input sources": timers fire meanwhile. So do apps wait that show their launch screen longer, or for a flag. Who waits in
    /// the background sleeps, and who looks at the clock again and again sees it go on.
    @Test func anAppRunsTheRunLoopItself() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
                say("loaded")
                Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in self.ticks += 1 }
                DispatchQueue.main.async {
                    var isDone = false
                    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in isDone = true }
                    while !isDone { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
                    self.say("done after \\(self.ticks) ticks")
                    let end = Date(timeIntervalSinceNow: 0.3)
                    while Date() < end {}
                    self.say("looked")
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                    self.start = Date()
                    DispatchQueue.global().async {
                        for step in 1...3 {
                            Thread.sleep(forTimeInterval: 0.2)
                            DispatchQueue.main.async { self.say("slept \\(step)") }
                        }
                    }
                }
                """,
            members: """
                var start = Date()
                var ticks = 0
                func say(_ text: String) { print(text, Int((Date().timeIntervalSince(start) * 10).rounded())) }
                """)
        try tool.write("steps:\n  - wait: 4\n", "s.yaml")
        let answer = try await tool.run(["snapshot", "Screen", "--scenario", "s.yaml", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.out == "loaded 10\ndone after 2 ticks 15\nlooked 18\nslept 1 2\nslept 2 4\nslept 3 6\n",
            "\(answer)")
    }

    /// Apple's documentation of Timer: one that does not repeat "invalidates itself after firing"; of `invalidate()`: the run loop "removes its
    /// strong reference to the timer", and the timer those to its target and user info. So the one that is kept in a property lets go, too.
    @Test func aTimerThatIsInvalidHoldsNothing() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                Timer.scheduledTimer(
                    timeInterval: 0.1, target: Held("once"), selector: #selector(Held.hit), userInfo: nil, repeats: false)
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [held = Held("block")] _ in held.hit() }
                let ending = Timer(timeInterval: 0.1, repeats: true) { [held = Held("ending")] timer in
                    timer.invalidate()
                    held.hit()
                }
                RunLoop.main.add(ending, forMode: .common)
                let kept = Timer.scheduledTimer(
                    timeInterval: 0.1, target: Held("kept"), selector: #selector(Held.hit), userInfo: Held("info"), repeats: true)
                let keptBlock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [held = Held("kept block")] _ in held.hit() }
                (self.kept, self.keptBlock) = (kept, keptBlock)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.55) {
                    print(Held.gone.sorted(), Held.hits, self.kept?.userInfo is Held)
                    self.kept?.invalidate()
                    self.keptBlock?.invalidate()
                    print(Held.gone.sorted(), self.kept?.isValid as Any, self.kept?.userInfo as Any)
                }
                """, members: "var kept, keptBlock: Timer?")
        try tool.write(
            """
            import UIKit

            class Held: NSObject {
                static var gone: [String] = []
                static var hits = 0
                let name: String
                init(_ name: String) { self.name = name }
                @objc func hit() { Self.hits += 1 }
                deinit { Self.gone.append(name) }
            }
            """, "Screen/Held.swift")
        try tool.write("steps:\n  - wait: 1\n", "s.yaml")
        let answer = try await tool.run(["snapshot", "Screen", "--scenario", "s.yaml", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        // Three that end with their first firing, and five firings of the one that goes on.
        #expect(
            answer.out == """
                ["block", "ending", "once"] 8 true
                ["block", "ending", "info", "kept", "kept block", "once"] Optional(false) nil

                """, "\(answer)")
    }

    /// "The same pictures and dumps byte for byte on every machine and every run" (the command line's contract): what several threads do comes
    /// back in the order in which it was handed over, the longest first or not; who sleeps longer comes later.
    @Test func workInTheBackgroundComesBackInItsOrder() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                for i in 0..<8 {
                    Task { try? await Task.sleep(for: .milliseconds(100)); note("task", i) }
                    Task.detached { _ = Self.busy(8 - i); await MainActor.run { self.note("detached", i) } }
                    DispatchQueue.global().async { _ = Self.busy(8 - i); DispatchQueue.main.async { self.note("global", i) } }
                    queue.addOperation { _ = Self.busy(8 - i); OperationQueue.main.addOperation { self.note("operation", i) } }
                }
                DispatchQueue.global().async {
                    let group = DispatchGroup()
                    let gate = DispatchSemaphore(value: 0)
                    DispatchQueue.global().async(group: group) { gate.wait() }
                    DispatchQueue.global().async(group: group) { gate.signal() }
                    group.wait()
                    DispatchQueue.main.async { self.note("waited", 0) }
                }
                for i in 0..<2 {
                    DispatchQueue.global().async {
                        Thread.sleep(forTimeInterval: i == 0 ? 0.4 : 0.1)
                        DispatchQueue.main.async { self.note("slept", i) }
                    }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                    for (name, order) in self.orders.sorted(by: { $0.key < $1.key }) { print(name, order) }
                    print(arc4random_uniform(1_000_000), arc4random())
                }
                """,
            members: """
                let queue = OperationQueue()
                var orders: [String: [Int]] = [:]
                func note(_ name: String, _ i: Int) { orders[name, default: []].append(i) }
                nonisolated static func busy(_ n: Int) -> Int { (0..<n * 20_000).reduce(0, &+) }
                """)
        try tool.write("steps:\n  - wait: 2.5\n", "s.yaml")
        var outputs: Set<String> = []
        for _ in 0..<3 {
            let answer = try await tool.run(["snapshot", "Screen", "--scenario", "s.yaml", "--out", "out"])
            #expect(answer.status == 0, "\(answer)")
            outputs.insert(answer.out)
        }
        let out = try #require(outputs.first)
        #expect(outputs.count == 1, "\(outputs)")
        let all = "[0, 1, 2, 3, 4, 5, 6, 7]"
        for name in ["detached", "global", "operation", "task"] {
            #expect(out.contains("\(name) \(all)\n"), "\(out)")
        }
        #expect(out.contains("slept [1, 0]\n") && out.contains("waited [0]\n"), "\(out)")
    }
}
