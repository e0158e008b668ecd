import UIKit

/// The title of a shelf, a line below it, and a button at the other end ("See all").
open class ShelfHeaderView: UIView {
    /// The title.
    public let titleLabel = UILabel()
    /// The line below the title; hidden where there is none.
    public let subtitleLabel = UILabel()
    /// The button at the other end; hidden without ``onAction`` or ``actionTitle``.
    public let actionButton = UIButton(type: .system)
    /// The button was tapped. Without it there is no button.
    public var onAction: (@MainActor () -> Void)? { didSet { showButton() } }
    /// What the button says.
    @IBInspectable public var actionTitle: String? {
        didSet {
            if actionTitle != oldValue { actionButton.setTitle(actionTitle, for: .normal) }
            showButton()
        }
    }

    private let row = UIStackView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.isHidden = true
        for label in [titleLabel, subtitleLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        titleLabel.accessibilityTraits = .header
        actionButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        actionButton.titleLabel?.adjustsFontForContentSizeCategory = true
        actionButton.setContentHuggingPriority(.required, for: .horizontal)
        actionButton.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
        actionButton.isHidden = true
        actionButton.addAction(UIAction { [weak self] _ in self?.onAction?() }, for: .touchUpInside)
        let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
        texts.axis = .vertical
        row.addArrangedSubview(texts)
        turnRow()
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// The texts; nil takes a line away.
    public func show(title: String?, subtitle: String? = nil) {
        titleLabel.text = title
        titleLabel.isHidden = title == nil
        subtitleLabel.text = subtitle
        subtitleLabel.isHidden = subtitle == nil
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        turnRow()
    }

    /// With the largest texts the button has no room beside the title.
    private func turnRow() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .firstBaseline
    }

    private func showButton() {
        let isShown = onAction != nil && actionTitle != nil
        // A header that is used again has it most often already.
        guard isShown == actionButton.isHidden else { return }
        actionButton.isHidden = !isShown
        // A hidden button would still stand level with the title, and be higher.
        if isShown {
            row.addArrangedSubview(actionButton)
        } else {
            actionButton.removeFromSuperview()
        }
    }
}
