/// Holds one presentation's views over the window.
@MainActor
final class UITransitionView: UIView {
    weak var presentation: UIPresentationController?
    /// Whether touches beside the presented view reach what is below.
    var letsTouchesThrough = false

    /// Unless the app's own presentation or transition constrains it.
    override func places(_ subview: UIView) -> Bool {
        guard let presentation, presentation.placesPresentedView, autoLayout?.constraints.isEmpty != false
        else { return false }
        return subview === presentation.presentedView
    }

    /// Where a view that moves in a transition rests; nil for other views.
    func restingFrame(of view: UIView) -> CGRect? {
        guard let presentation, presentation.placesPresentedView, presentation.isInTransition,
            view === presentation.presentedView
        else { return nil }
        return presentation.frameOfPresentedViewInContainerView
    }

    override func layoutSubviews() {
        presentation?.tracked(.layout) { presentation?.containerViewWillLayoutSubviews() }
        super.layoutSubviews()
        if let presentation, presentation.placesPresentedView, !presentation.isInTransition {
            presentation.placePresentedView()
        }
        presentation?.tracked(.layoutEnd) { presentation?.containerViewDidLayoutSubviews() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return letsTouchesThrough && hit === self ? nil : hit
    }
}

/// Darkens what is behind a sheet, and hears of taps beside it.
@MainActor
final class UIDimmingView: UIView {
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.handlers.append { [weak self] recognizer in
            if recognizer.state == .ended { self?.onTap?() }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The rounded card that holds a sheet's view.
@MainActor
final class UIDropShadowView: UIView {
    /// The sheet's own view, filling the card.
    weak var contentView: UIView?
    /// What of the lower safe area is free inside; nil: what lies in it.
    var bottomInset: CGFloat? {
        didSet {
            guard bottomInset != oldValue else { return }
            for view in subviewList { view.refreshSafeArea() }
        }
    }

    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        var insets = safeAreaInsets
        if let bottomInset { insets.bottom = bottomInset }
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView?.frame = bounds
    }
}

extension UIView {
    /// Seconds until the spring of sheets rests. UIKit: it is critically damped, with the stiffness 1000 of a mass of 3
    /// (releases of sheets on iOS 26.1, recorded); `SpringCurve` counts a spring as resting within a thousandth.
    static let springDuration = 0.5057

    /// Moves as sheets do, touchable meanwhile.
    static func animateOnSpring(
        seconds: Double = springDuration, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: seconds, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: animations, completion: completion)
    }

    /// The same for a transition, or where the finger is that drives it; ends the transition.
    static func animateOnSpring(
        _ context: any UIViewControllerContextTransitioning, animations: @escaping () -> Void,
        atEnd: @escaping () -> Void = {}
    ) {
        let end = { (_: Bool) in
            atEnd()
            context.completeTransition(!context.transitionWasCancelled)
        }
        guard context.isInteractive else { return animateOnSpring(animations: animations, completion: end) }
        animate(
            withDuration: springDuration, delay: 0, options: [.curveLinear, .allowUserInteraction],
            animations: animations, completion: end)
    }
}

/// The system's own presentation animations. Sheets and screens rise on the spring of sheets; an alert has a spring of its own
/// release.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Motion { case rise, fade, pop }
    let motion: Motion
    let isPresenting: Bool

    init(_ motion: Motion, isPresenting: Bool) {
        self.motion = motion
        self.isPresenting = isPresenting
    }

    /// DIFFERS: flips and page curls are shown as fades.
    convenience init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        self.init(style == .coverVertical ? .rise : .fade, isPresenting: isPresenting)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        switch motion {
        case .rise: UIView.springDuration
        case .pop: PlatformMetrics.current.alerts.duration
        case .fade: 0.25
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        let container = context.containerView
        let duration = transitionDuration(using: context)
        let height = container.bounds.height
        if isPresenting {
            if let controller = context.viewController(forKey: .to) {
                moving.frame = context.finalFrame(for: controller)
            }
            if moving.superview !== container { container.addSubview(moving) }
        } else if let uncovered = context.view(forKey: .to) {
            container.insertSubview(uncovered, belowSubview: moving)
        }
        let rest = moving.frame
        let away: () -> Void = { [motion] in
            switch motion {
            case .rise: moving.frame = rest.offsetBy(dx: 0, dy: height - rest.minY)
            case .fade: moving.alpha = 0
            case .pop:
                moving.alpha = 0
                if self.isPresenting { moving.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) }
            }
        }
        let home: () -> Void = { [motion] in
            switch motion {
            case .rise: moving.frame = rest
            case .fade: moving.alpha = 1
            case .pop:
                moving.alpha = 1
                moving.transform = .identity
            }
        }
        if isPresenting { away() }
        let change: () -> Void = { [isPresenting] in if isPresenting { home() } else { away() } }
        let end: (Bool) -> Void = { [motion, isPresenting] _ in
            if !isPresenting, motion != .rise { moving.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
        if motion == .fade {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
                animations: change, completion: end)
        } else {
            UIView.animateOnSpring(seconds: duration, animations: change, completion: end)
        }
    }
}
