/// Animations between `beginAnimations` and `commitAnimations`, as before blocks.
extension UIView {
    private struct Block {
        let scope: AnimationScope
        let outer: AnimationScope?
        let notifier: BlockNotifier
    }

    /// Tells the block's delegate of its start and its end by the `willStart` and `didStop` selectors.
    @MainActor
    private final class BlockNotifier {
        private let id: String?
        weak var delegate: AnyObject?
        var willStart: Selector?
        var didStop: Selector?

        init(id: String?) { self.id = id }

        /// Tells of the start when the delay is over.
        func begin(after delay: TimeInterval) {
            guard delegate != nil, willStart != nil else { return }
            FrameClock.current.schedule(after: delay) { [self] in
                if let delegate, let willStart { willStart.send(to: delegate, id, nil) }
            }
        }

        func tell(_ finished: Bool) {
            guard let delegate, let didStop else { return }
            didStop.send(to: delegate, id, NSNumber(value: finished))
        }
    }

    @SessionLocal private static var blocks: [Block] = []

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let scope = AnimationScope(duration: 0.2, curve: .timing(CAMediaTimingFunction(name: .easeInEaseOut)))
        let notifier = BlockNotifier(id: animationID)
        scope.watch = AnimationWatch { notifier.tell($0) }
        blocks.append(Block(scope: scope, outer: AnimationScope.current, notifier: notifier))
        if areAnimationsEnabled { AnimationScope.current = scope }
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() {
        guard let block = blocks.popLast() else { return }
        AnimationScope.current = block.outer
        block.notifier.begin(after: block.scope.delay)
        end(block.scope)
    }

    private class func change(_ body: (inout Block) -> Void) {
        guard !blocks.isEmpty else { return }
        body(&blocks[blocks.count - 1])
    }

    public class func setAnimationDelegate(_ delegate: Any?) {
        change { $0.notifier.delegate = delegate.map { $0 as AnyObject } }
    }
    public class func setAnimationDidStop(_ selector: Selector?) { change { $0.notifier.didStop = selector } }
    public class func setAnimationWillStart(_ selector: Selector?) {
        change { $0.notifier.willStart = selector }
    }
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { $0.scope.duration = duration }
    }
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.scope.delay = delay } }
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        change { $0.scope.curve = .timing(curve.timing) }
    }
    public class func setAnimationRepeatCount(_ count: Float) {
        change { $0.scope.repeatCount = Double(count) }
    }
    public class func setAnimationRepeatAutoreverses(_ repeats: Bool) {
        change { $0.scope.autoreverses = repeats }
    }
    /// Animations always begin from what is shown.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        if !fromCurrentState {
            Kept.say(
                "UIView.setAnimationBeginsFromCurrentState(_:)",
                "animations begin with what is seen at their start")
        }
    }
    public class func setAnimationTransition(
        _ transition: AnimationTransition, for view: UIView, cache: Bool
    ) {
        guard transition != .none else { return }
        let fade = CATransition()
        change { fade.duration = $0.scope.duration }
        view.layer.add(fade, forKey: nil)
    }
}
