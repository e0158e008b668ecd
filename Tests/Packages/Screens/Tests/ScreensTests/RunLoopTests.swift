import Testing
import UIKit
import XCTest

/// Screens wait for animations and presentations as tests on a device do.
final class RunLoopXCTests: XCTestCase {
    @MainActor private func shownView() -> UIView {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window.rootViewController!.view
    }

    @MainActor func testTheRunLoopLaysOutAndEndsAnimations() {
        let view = shownView()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
        RunLoop.current.run(until: Date())
        XCTAssertEqual(label.frame.minX, 20)
        var isOver = false
        UIView.animate(withDuration: 0.2) {
            view.alpha = 0
        } completion: {
            isOver = $0
        }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
        XCTAssertFalse(isOver)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
        XCTAssertTrue(isOver)
    }

    @MainActor func testExpectationsAreFulfilledByFrames() {
        let root = shownView().next as! UIViewController
        let presented = expectation(description: "presented")
        root.present(UIViewController(), animated: true) { presented.fulfill() }
        waitForExpectations(timeout: 5)
        let dismissed = expectation(description: "dismissed")
        root.dismiss(animated: true) { dismissed.fulfill() }
        wait(for: [dismissed], timeout: 5)
        XCTAssertNil(root.presentedViewController)
    }

    @MainActor func testAsynchronousTestsAwaitThem() async {
        let view = shownView()
        let over = expectation(description: "over")
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: { _ in
            over.fulfill()
        }
        await fulfillment(of: [over], timeout: 5)
    }

    @MainActor func testASemaphoreReallyWaits() {
        let start = Date()
        XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.2), .timedOut)
        XCTAssertGreaterThan(Date().timeIntervalSince(start), 0.19)
    }
}

@MainActor
@Suite(.serialized) struct RunLoopTests {
    private func shownView() -> UIView {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window.rootViewController!.view
    }

    @Test func animationsGoOnWhileATestAwaits() async throws {
        let view = shownView()
        var isOver = false
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: {
            isOver = $0
        }
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(isOver)
        await withCheckedContinuation { next in
            UIView.animate(withDuration: 0.1) {
                view.alpha = 1
            } completion: { _ in
                next.resume()
            }
        }
    }

    @Test func theMainActorRunsOnTheMainThreadWithItsRunLoop() {
        #expect(Thread.isMainThread)
        let view = shownView()
        var isOver = false
        var ticks = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
            MainActor.assumeIsolated { ticks += 1 }
        }
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: {
            isOver = $0
        }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
        timer.invalidate()
        #expect(isOver && ticks > 1)
    }
}
