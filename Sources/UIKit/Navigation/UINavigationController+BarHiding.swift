/// Bars that go and come by themselves. UIKit: documentation and header comments of `hidesBarsOnSwipe` and its like.
extension UINavigationController {
    /// The bars take part together; a toolbar without items, or one that the app keeps away, does not.
    func setBars(hidden: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        let takesToolbar =
            hidden ? !isToolbarHidden && stack.last?.toolbarItems?.isEmpty == false : isToolbarAwayWithBars
        setNavigationBarHidden(hidden, animated: true)
        guard takesToolbar else { return }
        setToolbarHidden(hidden, animated: true)
        isToolbarAwayWithBars = hidden
    }

    /// The recognisers work where something asks for them.
    func barHidingDidChange() {
        guard isViewLoaded else { return }
        use(barHideOnSwipeGestureRecognizer, hidesBarsOnSwipe)
        use(
            barHideOnTapGestureRecognizer,
            hidesBarsOnTap || hidesBarsWhenKeyboardAppears || hidesBarsWhenVerticallyCompact)
        heightMayBeCompact()
    }

    private func use(_ recognizer: UIGestureRecognizer, _ isUsed: Bool) {
        if isUsed, recognizer.view == nil { view.addGestureRecognizer(recognizer) }
        if !isUsed, recognizer.view === view { view.removeGestureRecognizer(recognizer) }
    }

    func makeBarSwipe() -> UIPanGestureRecognizer {
        let swipe = UIPanGestureRecognizer(target: nil, action: nil)
        swipe.cancelsTouchesInView = false
        swipe.delegate = barRule
        swipe.handlers.append { [weak self] in
            if let self, let pan = $0 as? UIPanGestureRecognizer { self.swiped(pan) }
        }
        return swipe
    }

    func makeBarTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.cancelsTouchesInView = false
        tap.delegate = barRule
        tap.handlers.append { [weak self] in if $0.state == .ended { self?.tappedContent() } }
        return tap
    }

    /// Points that a drag takes to count as a swipe. Chosen by sight.
    private static let swipe: CGFloat = 10

    private func swiped(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).y
        if pan.state == .began || pan.state == .changed, abs(way) > Self.swipe { setBars(hidden: way < 0) }
    }

    /// UIKit: what the keyboard or a compact height has hidden, a tap shows again; it hides with `hidesBarsOnTap` alone.
    private func tappedContent() {
        if isNavigationBarHidden { setBars(hidden: false) } else if hidesBarsOnTap { setBars(hidden: true) }
    }

    /// Bars go when the height becomes compact, and come when it is regular again.
    func heightMayBeCompact() {
        let isCompact = traitCollection.verticalSizeClass == .compact && hidesBarsWhenVerticallyCompact
        guard isCompact != wasHeightCompact else { return }
        wasHeightCompact = isCompact
        setBars(hidden: isCompact)
    }
}

extension UIResponder {
    /// A keyboard comes up for this responder.
    func hideBarsForKeyboard() {
        var responder: UIResponder? = self
        while let current = responder {
            if let navigation = current as? UINavigationController, navigation.hidesBarsWhenKeyboardAppears {
                navigation.setBars(hidden: true)
            }
            responder = current.next
        }
    }
}

/// Which touches hide and show bars: beside what else follows them, swipes that go up or down, and taps in the
/// content that nothing else answers.
@MainActor
final class BarHidingRule: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UINavigationController
    init(of owner: UINavigationController) { self.owner = owner }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let current = view, current !== owner.view {
            if current === owner.navigationBar || current === owner.toolbarStore { return false }
            if gestureRecognizer is UITapGestureRecognizer, current.answersTaps { return false }
            view = current.superview
        }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return abs(pan.travel.y) > abs(pan.travel.x)
    }
}

extension UIView {
    /// Whether a tap does something here: controls, rows and items that are selected, recognisers of taps.
    fileprivate var answersTaps: Bool {
        if self is UIControl || self is any UITextInput { return true }
        if let cell = self as? UITableViewCell { return cell.selectionStyle != .none }
        if self is UICollectionViewCell { return (superview as? UICollectionView)?.allowsSelection ?? true }
        return (attachments.gestureRecognizers ?? []).contains {
            $0.isEnabled && ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
        }
    }
}
