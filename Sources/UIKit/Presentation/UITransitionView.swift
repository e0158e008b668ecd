/// Holds one presentation's views over the window.
@MainActor
final class UITransitionView: UIView {
    weak var presentation: UIPresentationController?
    /// Whether touches beside the presented view reach what is below.
    var letsTouchesThrough = false

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let presentation, presentation.placesPresentedView, !presentation.isInTransition {
            presentation.placePresentedView()
        }
        presentation?.containerViewDidLayoutSubviews()
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

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView?.frame = bounds
    }
}

/// The system's own presentation animations. Durations are UIKit's 0.4 s as documented nowhere: not recorded.
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
    { motion == .rise ? 0.4 : 0.25 }

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
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            [isPresenting] in
            if isPresenting { home() } else { away() }
        } completion: { [motion, isPresenting] _ in
            if !isPresenting, motion != .rise { moving.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
