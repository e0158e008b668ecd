/// The capsule of glass that holds the tabs, with the mark of the chosen one.
@MainActor
final class TabPlatterView: GlassCapsuleView {
    private let selection = UIView()
    private weak var marked: TabBarButton?

    /// The mark slides to another tab by a spring. DIFFERS: how fast, and how far it overshoots, is chosen.
    func mark(_ button: TabBarButton?, _ metrics: TabPlatterMetrics) {
        if selection.superview == nil {
            selection.isUserInteractionEnabled = false
            selection.backgroundColor = metrics.selection.color
            contentView.insertSubview(selection, at: 0)
        }
        let slides = marked != nil && button != nil && button !== marked && window != nil
        marked = button
        selection.isHidden = button == nil
        guard let frame = button?.frame else { return }
        selection.layer.cornerRadius = frame.height / 2
        guard slides, !UIAccessibility.isReduceMotionEnabled else { return selection.frame = frame }
        UIView.animate(
            withDuration: Self.slideDuration, delay: 0, usingSpringWithDamping: Self.slideDamping,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) { self.selection.frame = frame }
    }
    private static let slideDuration = 0.55
    private static let slideDamping: CGFloat = 0.7
}
