import Testing

@testable import UIKit

/// Methods with a completion handler, waited for. SE-0297: the asynchronous form goes on when the handler is called, with its argument.
@MainActor @Suite(.serialized) struct AsyncFormTests {
    private let view = UIView()
    private let stage: Stage

    init() { stage = Stage(showing: view) }

    /// What `work` comes to in a second of the session's time.
    private func outcome<Value: Sendable>(of work: @escaping @MainActor () async -> Value) async -> Value {
        let task = Task.immediate { @MainActor in await work() }
        stage.advance(by: 1)
        return await task.value
    }

    @Test func animationsAreWaitedFor() async {
        let (view, clock) = (view, FrameClock.current)
        let start = clock.time
        let end = await outcome { () -> Double in
            await UIView.animate(withDuration: 0.5) { view.alpha = 0 }
            return clock.time
        }
        #expect(end >= start + 0.5)
        #expect(await outcome { await UIView.animate(withDuration: 0.2, delay: 0.1) { view.alpha = 1 } })
        #expect(
            await outcome {
                await UIView.animate(
                    withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
                ) { view.alpha = 0 }
            })
        #expect(
            await outcome {
                await UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
                    view.alpha = 1
                }
            })
    }

    @Test func anAnimatorTellsWhereItCameToRest() async {
        let view = view
        let position = await outcome { () -> UIViewAnimatingPosition in
            let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
            animator.startAnimation()
            return await animator.addCompletion()
        }
        #expect(position == .end)
    }

    @Test func presentationsAreWaitedFor() async throws {
        final class Shown: UIViewController {
            var steps: [String] = []
            override func viewDidAppear(_ animated: Bool) { steps.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { steps.append("gone") }
        }
        let (shown, root) = (Shown(), try #require(stage.window.rootViewController))
        let presented = await outcome { () -> [String] in
            await root.present(shown, animated: true)
            return shown.steps
        }
        #expect(presented == ["appeared"])
        let dismissed = await outcome { () -> [String] in
            await root.dismiss(animated: true)
            return shown.steps
        }
        #expect(dismissed == ["appeared", "gone"])
    }

    @Test func updatesOfListsAreWaitedFor() async {
        final class Source: NSObject, UITableViewDataSource {
            var count = 1
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (source, table) = (Source(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        table.dataSource = source
        view.addSubview(table)
        stage.advance(by: 0.1)
        let clock = FrameClock.current
        let start = clock.time
        let end = await outcome { () -> Double in
            let isDone = await table.performBatchUpdates {
                source.count = 2
                table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            }
            return isDone ? clock.time : 0
        }
        #expect(end > start && table.visibleCells.count == 2)
    }
}
