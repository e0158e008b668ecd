extension UINavigationController {
    /// A drag from the edge takes the top along. Past the middle, by where its speed would bring it, it goes back to the
    /// screen before; else it stays.
    /// DIFFERS: how much speed counts is not recorded; .3 s of it, as React Navigation's authors set it by eye.
    func backPanChanges(_ pan: BackGestureRecognizer) {
        let side: CGFloat = view.isRightToLeft ? -1 : 1
        let width = max(view.bounds.width, 1)
        let way = pan.translation(in: view).x * side
        switch pan.state {
        case .began:
            guard stack.count > 1, coordinatorStore == nil else { return }
            popInteraction = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
            beginWaitingChange()
            popInteraction?.update(way / width)
        case .changed: popInteraction?.update(way / width)
        case .ended:
            let goesBack = way + pan.velocity(in: view).x * side * 0.3 > width / 2
            if goesBack { popInteraction?.finish() } else { popInteraction?.cancel() }
            popInteraction = nil
        case .cancelled, .failed:
            popInteraction?.cancel()
            popInteraction = nil
        default: break
        }
    }
}

/// When a drag from the edge may go back. An app that gives the recogniser a delegate of its own decides itself.
/// UIKit: never where the back button is hidden, or away for a left item.
@MainActor
final class BackGestureRule: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UINavigationController
    init(of owner: UINavigationController) { self.owner = owner }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard owner.stack.count > 1, owner.coordinatorStore == nil, !owner.isNavigationBarHidden,
            let item = owner.stack.last?.navigationItem
        else { return false }
        guard item.showsBackButton else { return false }
        return gestureRecognizer !== owner.contentPan || leadsBack(owner.contentPan)
    }

    /// UIKit: in the content a drag towards the end of writing goes back (header of `interactiveContentPopGestureRecognizer`, iOS 26).
    private func leadsBack(_ pan: BackGestureRecognizer) -> Bool {
        guard UIScreen.main.configuration.systemRelease >= 26 else { return false }
        let travel = pan.travel
        return (owner.view.isRightToLeft ? -travel.x : travel.x) > abs(travel.y)
    }
}

/// A drag that begins at the leading edge.
@MainActor
final class BackGestureRecognizer: UIPanGestureRecognizer {
    /// Points from the edge.
    var reach: CGFloat = 20

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let view, let touch = touches.first else { return }
        let x = touch.location(in: view).x
        let distance = view.isRightToLeft ? view.bounds.width - x : x
        if distance > reach || reach == .infinity && isOnControl(touch) { state = .failed }
    }

    /// Sliders and their like keep their drags.
    private func isOnControl(_ touch: UITouch) -> Bool {
        guard let touched = touch.view else { return false }
        return sequence(first: touched, next: \.superview).contains { $0 is UIControl }
    }
}
