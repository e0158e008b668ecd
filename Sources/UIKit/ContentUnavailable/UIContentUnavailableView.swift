/// Shows a content-unavailable configuration in the middle of its bounds.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let stack = UIStackView(frame: .zero)
    /// Holds the stack where it is higher than the bounds.
    private var scroller: UIScrollView?
    private var places: [NSLayoutConstraint] = []
    private var background: SystemBackgroundView?

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUpStack()
        refresh()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUpStack()
        refresh()
    }

    /// Stops for a configuration of another type.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                fatalError(
                    "\(type(of: self)) shows a UIContentUnavailableConfiguration only, not a "
                        + "\(type(of: newValue)). Ask supports(_:) first.")
            }
            shown = new
            refresh()
        }
    }
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIContentUnavailableConfiguration
    }
    /// UIKit: "whether the view scrolls its content when it doesn't fit within the view's bounds" (documentation).
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { setNeedsLayout() } } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = bounds
        let room = CGSize(width: min(layoutMarginsGuide.layoutFrame.width, 500), height: 0)
        let height = stack.systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        scroll(isScrollEnabled && bounds.height > 0 && height > layoutMarginsGuide.layoutFrame.height)
    }

    /// Puts the stack in the middle of the view, or into a scroll view that fills it.
    private func scroll(_ scrolls: Bool) {
        guard scrolls != (scroller != nil) || places.isEmpty else { return }
        NSLayoutConstraint.deactivate(places)
        scroller?.removeFromSuperview()
        scroller = nil
        places = [stack.widthAnchor.constraint(lessThanOrEqualToConstant: 500)]
        if scrolls {
            let scroller = UIScrollView(frame: bounds)
            scroller.translatesAutoresizingMaskIntoConstraints = false
            scroller.addSubview(stack)
            addSubview(scroller)
            let content = scroller.contentLayoutGuide
            places += [
                scroller.topAnchor.constraint(equalTo: topAnchor),
                scroller.bottomAnchor.constraint(equalTo: bottomAnchor),
                scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
                scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
                content.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
                stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
                stack.leadingAnchor.constraint(
                    greaterThanOrEqualTo: content.leadingAnchor, constant: directionalLayoutMargins.leading),
                stack.topAnchor.constraint(
                    equalTo: content.topAnchor, constant: directionalLayoutMargins.top),
                stack.bottomAnchor.constraint(
                    equalTo: content.bottomAnchor, constant: -directionalLayoutMargins.bottom),
            ]
            self.scroller = scroller
        } else {
            addSubview(stack)
            let margins = layoutMarginsGuide
            places += [
                stack.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
                stack.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            ]
        }
        NSLayoutConstraint.activate(places)
    }

    private func setUpStack() {
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll(false)
    }

    private func refresh() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        // The next layout finds out whether it is needed, with the margins of now.
        scroll(false)
        stack.alignment = shown.alignment == .center ? .center : .leading
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        refreshBackground()
        if shown.showsSpinner {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            add(spinner, space: shown.imageToTextPadding)
        } else if let image = shown.image {
            add(imageView(image), space: shown.imageToTextPadding)
        }
        let hasSecondary = shown.secondaryText != nil || shown.secondaryAttributedText != nil
        if let label = label(shown.text, shown.attributedText, shown.textProperties) {
            add(label, space: hasSecondary ? shown.textToSecondaryTextPadding : shown.textToButtonPadding)
        }
        if let label = label(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        {
            add(label, space: shown.textToButtonPadding)
        }
        if let button = button(shown.button, shown.buttonProperties) {
            add(button, space: shown.buttonToSecondaryButtonPadding)
        }
        if let button = button(shown.secondaryButton, shown.secondaryButtonProperties) {
            add(button, space: 0)
        }
        setNeedsLayout()
    }

    private func add(_ view: UIView, space: CGFloat) {
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(space, after: view)
    }

    private func refreshBackground() {
        if let background {
            background.configuration = shown.background
        } else {
            let view = SystemBackgroundView(shown.background)
            insertSubview(view, at: 0)
            background = view
        }
    }

    private func imageView(_ image: UIImage) -> UIImageView {
        let properties = shown.imageProperties
        let view = UIImageView(frame: .zero)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.image = image
        view.contentMode = .scaleAspectFit
        if let tint = properties.tintColor { view.tintColor = tint }
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        let limit = properties.maximumSize
        if limit.width > 0 {
            view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true
        }
        if limit.height > 0 {
            view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true
        }
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard attributed?.length ?? text?.utf16.count ?? 0 > 0 else { return nil }
        let label = UILabel(frame: .zero)
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let hasContent =
            configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
        guard hasContent || properties.primaryAction != nil else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        return button
    }
}
