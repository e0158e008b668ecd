import QuartzCore
import Testing

@testable import UIKit

/// Methods with a completion handler, waited for. SE-0297: the asynchronous form goes on when the handler is called, with its argument.
@MainActor @Suite(.serialized) struct AsyncFormTests {
    private let view = UIView()
    private let stage: Stage

    init() { stage = Stage(showing: view) }

    /// What `work` comes to in a second of the session's time.
    private func outcome<Value: Sendable>(of work: @escaping @MainActor () async -> Value) async -> Value {
        // Other tests have the main actor while this one waits: then the stage's session is not the current one.
        stage.advance(by: 0)
        let task = Task.immediate { @MainActor in await work() }
        stage.advance(by: 1)
        SessionContext().makeCurrent()
        return await task.value
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

    @Test func anApplicationTellsWhetherItOpens() async throws {
        let (web, file) = (try #require(URL(string: "https://example.com")), URL(fileURLWithPath: "/a"))
        #expect(await outcome { await UIApplication.shared.open(web) })
        #expect(await outcome { await UIApplication.shared.open(file) } == false)
    }

    /// UIViewController.h, UIView.h and UICollectionView.h: NS_SWIFT_DISABLE_ASYNC. Asynchronous code calls these without waiting.
    @Test func animationsAndPresentationsAreNotWaitedFor() async throws {
        let root = try #require(stage.window.rootViewController)
        UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
        root.present(UIViewController(), animated: false)
        stage.advance(by: 0.5)
        #expect(root.presentedViewController != nil)
        root.dismiss(animated: false)
        stage.advance(by: 0.5)
        #expect(root.presentedViewController == nil)
    }
}
