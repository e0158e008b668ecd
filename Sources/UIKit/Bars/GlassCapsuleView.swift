/// Glass of bars: round at its ends, with a rim.
@MainActor
class GlassCapsuleView: UIVisualEffectView {
    /// Whether the edge is marked: not where the glass has a colour of its own.
    final var hasRim = true { didSet { showRim() } }

    /// UIKit: a lighter rim of a good point on black (iOS 26.1, pixels of a tab bar). Its shade over light content is chosen.
    private func showRim() {
        layer.borderWidth = hasRim ? 1 : 0
        layer.borderColor = Glass.rim.color.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        // Traits are known by now.
        showRim()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showRim()
    }
}
