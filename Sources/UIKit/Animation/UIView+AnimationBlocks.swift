/// Animations between `beginAnimations` and `commitAnimations`, as before blocks.
extension UIView {
    private struct Block {
        let scope: AnimationScope
        let outer: AnimationScope?
        let id: String?
        let context: UnsafeMutableRawPointer?
        weak var delegate: AnyObject?
        var didStop: Selector?
        var willStart: Selector?
    }

    private static var blocks: [Block] = []

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let scope = AnimationScope(duration: 0.2, curve: .timing(CAMediaTimingFunction(name: .easeInEaseOut)))
        blocks.append(Block(scope: scope, outer: AnimationScope.current, id: animationID, context: context))
        if areAnimationsEnabled { AnimationScope.current = scope }
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() {
        guard let block = blocks.popLast() else { return }
        AnimationScope.current = block.outer
        guard let delegate = block.delegate, let didStop = block.didStop else { return }
        let scope = block.scope
        FrameClock.shared.schedule(after: scope.started ? scope.duration + scope.delay : 0) {
            didStop.send(to: delegate, block.id, NSNumber(value: true))
        }
    }

    private class func change(_ body: (inout Block) -> Void) {
        guard !blocks.isEmpty else { return }
        body(&blocks[blocks.count - 1])
    }

    public class func setAnimationDelegate(_ delegate: Any?) {
        change { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
    public class func setAnimationWillStart(_ selector: Selector?) { change { $0.willStart = selector } }
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
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    public class func setAnimationTransition(
        _ transition: AnimationTransition, for view: UIView, cache: Bool
    ) {
        guard transition != .none else { return }
        let fade = CATransition()
        change { fade.duration = $0.scope.duration }
        view.layer.add(fade, forKey: nil)
    }
}
