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
        guard let text else {
            subtitle?.removeFromSuperview()
            subtitle = nil
            return
        }
        let label = subtitle ?? UILabel(frame: .zero)
        if subtitle == nil {
            button.addSubview(label)
            subtitle = label
        }
        label.attributedText = text
        label.numberOfLines = 0
    }

    func showSpinner(_ color: UIColor?, in button: UIButton) {
        guard let color else {
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let view = spinner ?? UIActivityIndicatorView(style: .medium)
        if spinner == nil {
            button.addSubview(view)
            view.startAnimating()
            spinner = view
        }
        view.color = color
    }

    func showIndicator(_ color: UIColor?, in button: UIButton) {
        guard let color else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let view = indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        if indicator == nil {
            view.contentMode = .center
            button.addSubview(view)
            indicator = view
        }
        view.tintColor = color
    }

    func remove() {
        for view in [background, subtitle, spinner, indicator] as [UIView?] { view?.removeFromSuperview() }
    }
}
