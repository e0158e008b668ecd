import Foundation
import Testing

/// Time in a project's tests is the session's: what takes hours there takes none here, and screens move meanwhile.
@Suite struct TestTimeTests {
    @Test func whoWaitsInATestMovesTheSessionsClock() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Clock", files: ["AppDelegate.swift", "ScreenViewController.swift"],
                    settings: ["GENERATE_INFOPLIST_FILE": "YES"]),
                .init(
                    name: "ClockTests", kind: "bundle.unit-test",
                    files: ["ClockTests.swift", "Suites.swift"],
                    links: ["Clock"]),
            ]).text, "Screen/Clock.xcodeproj/project.pbxproj")
        try tool.write(
            """
            import UIKit
            import XCTest
            @testable import Clock
            final class Counting: UIView {
                var layouts = 0
                var calls = 0
                override func layoutSubviews() { super.layoutSubviews(); layouts += 1 }
            }
            @MainActor class TurnTests: XCTestCase {
                // NSRunLoop: the loop runs once at least; Core Animation commits when the thread's run loop next iterates.
                func testARunOfTheRunLoopForNoTimeIsATurn() {
                    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    (UIApplication.shared.windows[0].rootViewController as! ScreenViewController).box.addSubview(view)
                    XCTAssertEqual(view.layouts, 0)
                    DispatchQueue.main.async { view.calls += 1 }
                    RunLoop.current.run(until: Date())
                    XCTAssertEqual(view.calls, 1)
                    XCTAssertGreaterThan(view.layouts, 0)
                    let before = view.layouts
                    view.setNeedsLayout()
                    RunLoop.current.run(until: Date())
                    XCTAssertGreaterThan(view.layouts, before)
                }
            }
            class ClockTests: XCTestCase {
                @MainActor var box: UIView { (UIApplication.shared.windows[0].rootViewController as! ScreenViewController).box }
                @MainActor func testAnAnimationEndsWhileTheRunLoopRuns() {
                    let start = Date()
                    var ended: Bool?
                    UIView.animate(withDuration: 300, animations: { self.box.alpha = 0.5 }) { ended = $0 }
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 299))
                    XCTAssertNil(ended)
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
                    XCTAssertEqual(ended, true, "\\(box.alpha) \\(String(describing: box.window)) \\(String(describing: box.layer.animationKeys()))")
                    XCTAssertEqual(Date().timeIntervalSince(start), 301, accuracy: 0.1)
                }
                func testExpectationsOfLaterCalls() {
                    let later = expectation(description: "later")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 200) { later.fulfill() }
                    wait(for: [later], timeout: 300)
                    let other = expectation(description: "other")
                    DispatchQueue.global().asyncAfter(deadline: .now() + 200) { other.fulfill() }
                    XCTAssertEqual(XCTWaiter().wait(for: [other], timeout: 300), .completed)
                    let never = expectation(description: "never")
                    XCTAssertEqual(XCTWaiter().wait(for: [never], timeout: 100), .timedOut)
                }
                func testSleepingTasks() async throws {
                    let start = Date()
                    try await Task.sleep(nanoseconds: 400_000_000_000)
                    XCTAssertEqual(Date().timeIntervalSince(start), 400, accuracy: 0.1)
                    let later = expectation(description: "later")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 100) { later.fulfill() }
                    await fulfillment(of: [later], timeout: 200)
                }
                func testRequestsFailAsOffline() async {
                    do {
                        _ = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1/nothing")!)
                        XCTFail()
                    } catch {
                        XCTAssertEqual((error as? URLError)?.code, .notConnectedToInternet)
                    }
                }
            }
            """, "Screen/ClockTests.swift")
        try tool.write(
            """
            import Testing
            import UIKit
            @testable import Clock
            @MainActor struct Suites {
                @Test func sleeps() async throws {
                    let start = Date()
                    try await Task.sleep(for: .seconds(500))
                    #expect(abs(Date().timeIntervalSince(start) - 500) < 0.1)
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 100))
                    #expect(abs(Date().timeIntervalSince(start) - 600) < 0.2)
                }
            }
            """, "Screen/Suites.swift")
        // The machine's time: less than the 240 s that a run is given, for 1,800 s and more of the session's.
        let answer = try await tool.run("test", tool.source.path)
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.lastLine == "6 passed, 0 failed, 0 skipped", "\(answer)")
    }
}
