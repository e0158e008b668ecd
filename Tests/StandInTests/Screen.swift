import Foundation
import Simulator
import UIKit

/// A window of an iPhone 15 whose frames only the test makes, in a session of its own.
@MainActor
final class Screen {
    let window: UIWindow

    init(_ controller: UIViewController) {
        SessionContext().makeCurrent()
        FramePipeline.current.apply(DeviceConfiguration())
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        frame()
    }

    convenience init(showing view: UIView) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        self.init(controller)
    }

    func frame() { _ = FramePipeline.current.frame(at: FrameClock.current.time) }

    func advance(by seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded(.up)) {
            _ = FramePipeline.current.frame(at: FrameClock.current.time + 1.0 / 60)
        }
    }
}

/// Lets the answers come that the system gives in later turns.
@MainActor
func laterTurns(_ count: Int = 12) async {
    let context = SessionContext.current
    for _ in 0..<count {
        await Task.yield()
        await nextTurn()
    }
    context.makeCurrent()
}

@MainActor
private func nextTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}
