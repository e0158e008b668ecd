/// Lays its content out in the safe area and lets it seem to go on around it.
/// DIFFERS: nothing is drawn around the safe area, where iOS shows the content mirrored and blurred.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// Whether the content fills the safe area; else the app places it.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let contentView, automaticallyPlacesContentView else { return }
        contentView.translatesAutoresizingMaskIntoConstraints = true
        contentView.frame = bounds.inset(by: safeAreaInsets)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
