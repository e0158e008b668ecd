extension UIView {
    /// Changes `view` while the picture of before leaves; without a transition option the properties animate.
    /// DIFFERS: flips and curls are dissolves.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard areAnimationsEnabled, duration > 0, options.showsTransition, view.window != nil else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {},
                completion: completion)
        }
        let fade = CATransition()
        fade.duration = duration
        fade.timingFunction = options.timing
        if let completion { fade.delegate = TransitionEnd(completion) }
        view.layer.add(fade, forKey: nil)
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {})
        } else {
            performWithoutAnimation { animations?() }
        }
    }

    /// Puts `toView` in the place of `fromView`, or shows the one and hides the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else { return }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }

    // MARK: Pictures of views

    func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.addSublayer(SnapshotLayer(of: layer, rect: rect).atOrigin)
        return view
    }

    /// Draws the view and all below it into the current context.
    func paintHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
            return false
        }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.record(in: context)
        context.restoreGState()
        return true
    }
}

/// Tells of a transition's end.
@MainActor
private final class TransitionEnd: CAAnimationDelegate {
    private let completion: (Bool) -> Void
    init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}

extension SnapshotLayer {
    fileprivate var atOrigin: SnapshotLayer {
        anchorPoint = .zero
        position = .zero
        return self
    }
}
