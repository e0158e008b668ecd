import QuartzCore
import RunLoopHost
import Testing

@testable import UIKit

extension Idioms {
    /// Time and frames of tests that nobody plays: from the main run loop, as on a device. The moments are given by hand
    /// here; `Tests/Packages/Screens` has the same with real run loops.
    @Suite @MainActor struct RunLoops {
        private let frames = RunLoopFrames()

        /// What the tests before show may have lost its data source; these frames would draw it.
        init() { Stage.setDevice(DeviceConfiguration()) }

        /// A run loop that runs for so long, waking sixty times a second.
        private func run(from start: Double = 1000, for seconds: Double) {
            frames.runLoop(.begins, at: start)
            var time = start
            while time < start + seconds {
                frames.runLoop(.waits, at: time)
                time = min(time + 1.0 / 60, start + seconds)
                frames.runLoop(.wakes, at: time)
            }
            frames.runLoop(.ends, at: time)
        }

        /// Core Animation's documentation of `CATransaction`: what has changed is committed when the thread's run loop
        /// next iterates; `RunLoop.run(until: Date())` is such an iteration.
        @Test func whatWaitsForLayoutIsLaidOutAtTheEndOfATurn() {
            let view = CountingView()
            let stage = Stage(showing: view)
            view.layouts = 0
            view.setNeedsLayout()
            frames.runLoop(.begins, at: 5)
            #expect(view.layouts == 0)
            frames.runLoop(.ends, at: 5)
            #expect(view.layouts == 1)
            _ = stage
        }

        /// Apple's documentation of `CATransaction.flush()`: the implicit transaction is committed now.
        @Test func flushingLaysOutAndDisplaysAtOnce() {
            let view = CountingView()
            let stage = Stage(showing: view)
            (view.layouts, view.drawings) = (0, 0)
            view.setNeedsLayout()
            view.setNeedsDisplay()
            CATransaction.begin()
            CATransaction.flush()
            #expect(view.layouts == 0, "an open transaction is waited for")
            CATransaction.commit()
            CATransaction.flush()
            #expect(view.layouts == 1 && view.drawings == 1)
            view.onLayout = { CATransaction.flush() }
            view.setNeedsLayout()
            CATransaction.flush()
            #expect(view.layouts == 2)
            _ = stage
        }

        /// Arithmetic: 0.3 s of animation are over after 0.3 s in the run loop, not after 0.2 s.
        @Test func animationsEndWithTheTimeThatTheRunLoopRan() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let stage = Stage(showing: UIView())
            stage.window.addSubview(view)
            var ends: [Bool] = []
            UIView.animate(withDuration: 0.3) {
                view.alpha = 0
            } completion: {
                ends.append($0)
            }
            run(for: 0.2)
            #expect(ends == [])
            run(from: 5000, for: 0.15)
            #expect(ends == [true], "the time between two runs does not count")
        }

        /// Apple's documentation of `present(_:animated:completion:)`: the completion comes after `viewDidAppear`.
        @Test func presentationsAndPushesEnd() {
            let root = UIViewController()
            let stage = Stage(UINavigationController(rootViewController: root))
            let modal = AppearingController()
            var log: [String] = []
            modal.onAppear = { log.append("appeared") }
            root.present(modal, animated: true) { log.append("presented") }
            run(for: 1)
            #expect(log == ["appeared", "presented"])
            root.dismiss(animated: true)
            run(for: 1)
            let pushed = AppearingController()
            pushed.onAppear = { log.append("pushed") }
            root.navigationController?.pushViewController(pushed, animated: true)
            run(for: 1)
            #expect(log.last == "pushed")
            _ = stage
        }

        /// Core Foundation's run loop sends nothing but its begin and end when it is polled; many short runs add up.
        @Test func manyShortRunsAddUp() {
            let view = UIView()
            let stage = Stage(showing: view)
            var isOver = false
            UIView.animate(withDuration: 0.1) {
                view.alpha = 0.5
            } completion: { _ in
                isOver = true
            }
            for turn in 0..<110 {
                frames.runLoop(.begins, at: Double(turn))
                frames.runLoop(.ends, at: Double(turn) + 0.001)
                if turn == 80 { #expect(!isOver) }
            }
            #expect(isOver)
            _ = stage
        }

        /// Apple's documentation of `perform(_:with:afterDelay:)`: with a delay of 0 the message comes in the run loop's
        /// next turn.
        @Test func whatIsDueComesInTheNextTurn() {
            let stage = Stage(showing: UIView())
            var came = 0
            FrameClock.current.schedule(after: 0) { came += 1 }
            frames.runLoop(.begins, at: 7)
            frames.runLoop(.ends, at: 7)
            #expect(came == 1)
            _ = stage
        }
    }
}

private final class CountingView: UIView {
    var layouts = 0
    var drawings = 0
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout()
    }
    override func draw(_ rect: CGRect) { drawings += 1 }
}

private final class AppearingController: UIViewController {
    var onAppear: () -> Void = {}
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear()
    }
}
