/// The views of a button that has a configuration, beside its title label and its image view.
@MainActor
final class ConfiguredButtonContent {
    /// Points between the content and the mark of a menu.
    static let indicatorPadding: CGFloat = 6

    let background = SystemBackgroundView(.clear())
    private(set) var subtitle: UILabel?
    private(set) var spinner: UIActivityIndicatorView?
    private(set) var indicator: UIImageView?
    /// The width that the titles wrapped in last; nil while they fit as they are.
    var wrapWidth: CGFloat?

    func contains(_ view: UIView) -> Bool {
        view === background || view === subtitle || view === spinner || view === indicator
    }

    func showSubtitle(_ text: NSAttributedString?, in button: UIButton) {
        subtitle = subtitle.kept(while: text != nil, or: UILabel(frame: .zero))
        guard let subtitle else { return }
        if subtitle.superview == nil { button.addSubview(subtitle) }
        subtitle.attributedText = text
        subtitle.numberOfLines = 0
    }

    func showSpinner(_ color: UIColor?, in button: UIButton) {
        spinner = spinner.kept(while: color != nil, or: UIActivityIndicatorView(style: .medium))
        guard let spinner, let color else { return }
        if spinner.superview == nil {
            button.addSubview(spinner)
            spinner.startAnimating()
        }
        spinner.color = color
    }

    func showIndicator(_ color: UIColor?, in button: UIButton) {
        indicator = indicator.kept(
            while: color != nil, or: UIImageView(image: UIImage(systemName: "chevron.up.chevron.down")))
        guard let indicator else { return }
        if indicator.superview == nil {
            indicator.contentMode = .center
            button.addSubview(indicator)
        }
        indicator.tintColor = color
    }

    func remove() {
        for view in [background, subtitle, spinner, indicator] as [UIView?] { view?.removeFromSuperview() }
    }
}
