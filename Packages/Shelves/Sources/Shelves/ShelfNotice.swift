import UIKit

/// What a shelf shows instead of items: placeholders, or a text and perhaps a button.
final class ShelfNotice: UIView {
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private let placeholders = UIStackView()
    private var onRetry: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        // Large texts make the shelf higher.
        for view in [label, button] {
            view.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical)
        }
        placeholders.alignment = .top
        let texts = UIStackView(arrangedSubviews: [label, button])
        texts.axis = .vertical
        texts.alignment = .center
        texts.spacing = 8
        texts.translatesAutoresizingMaskIntoConstraints = false
        placeholders.translatesAutoresizingMaskIntoConstraints = false
        addSubview(texts)
        addSubview(placeholders)
        clipsToBounds = true
        let bottom = texts.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: trailingAnchor),
            texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            texts.centerYAnchor.constraint(equalTo: centerYAnchor),
            bottom,
            placeholders.topAnchor.constraint(equalTo: topAnchor),
            placeholders.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        // Without anything to say it needs no room.
        clear()
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    func show(text: String, retryTitle: String?, onRetry: (@MainActor () -> Void)?) {
        clear()
        self.onRetry = onRetry
        label.text = text
        label.isHidden = false
        button.setTitle(retryTitle, for: .normal)
        button.isHidden = retryTitle == nil || onRetry == nil
    }

    /// - Parameter label: what VoiceOver says; nil: nothing.
    func show(placeholders count: Int, size: CGSize, spacing: CGFloat, label: String?) {
        clear()
        isAccessibilityElement = label != nil
        accessibilityLabel = label
        placeholders.isHidden = false
        placeholders.spacing = spacing
        for _ in 0..<count {
            let one = ShimmerView()
            one.translatesAutoresizingMaskIntoConstraints = false
            one.widthAnchor.constraint(equalToConstant: size.width).isActive = true
            one.heightAnchor.constraint(equalToConstant: size.height).isActive = true
            placeholders.addArrangedSubview(one)
        }
    }

    func clear() {
        isAccessibilityElement = false
        for one in placeholders.arrangedSubviews { one.removeFromSuperview() }
        placeholders.isHidden = true
        label.isHidden = true
        button.isHidden = true
        onRetry = nil
    }
}

/// A grey area over which a light passes; it stands still where the reader wants less motion.
public final class ShimmerView: UIView {
    private let light = CAGradientLayer()
    /// Hears whether the reader wants less motion, while the view is in a window.
    private var observer: (any NSObjectProtocol)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 6
        clipsToBounds = true
        light.startPoint = CGPoint(x: 0, y: 0.5)
        light.endPoint = CGPoint(x: 1, y: 0.5)
        layer.addSublayer(light)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        light.frame = bounds
        shimmer()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer =
            window == nil
            ? nil
            : NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.shimmer() }
            }
        shimmer()
    }

    private func shimmer() {
        let clear = UIColor.systemBackground.withAlphaComponent(0).cgColor
        let bright = UIColor.systemBackground.withAlphaComponent(0.6).cgColor
        light.colors = [clear, bright, clear]
        light.isHidden = UIAccessibility.isReduceMotionEnabled
        guard window != nil, !light.isHidden, bounds.width > 0 else {
            light.removeAnimation(forKey: "shimmer")
            return
        }
        guard light.animation(forKey: "shimmer") == nil else { return }
        let pass = CABasicAnimation(keyPath: "transform.translation.x")
        pass.fromValue = -bounds.width
        pass.toValue = bounds.width
        pass.duration = 1.4
        pass.repeatCount = .infinity
        // It goes on when the app comes back from the background.
        pass.isRemovedOnCompletion = false
        light.add(pass, forKey: "shimmer")
    }
}
