/// One key of the drawn keyboard.
final class KeyboardKeyView: UIControl {
    let key: KeyboardKey
    private let label = UILabel()
    private let letters = UILabel()
    private let picture = UIImageView()
    /// Whether it is in the colour of what goes on: Go, Search, Send …
    private var isPrimary = false
    var onPress: (() -> Void)?

    init(_ key: KeyboardKey, isPad: Bool, isLow: Bool, isGrid: Bool) {
        self.key = key
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .keyboardKey
        layer.cornerRadius = isPad ? (isLow ? 5 : 8) : 5
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        picture.contentMode = .center
        let isWord = key.isSpecial || key == .space
        let size: CGFloat = isGrid && !isWord ? 25 : isWord ? (isPad ? 18 : 16) : (isPad ? 24 : 22.5)
        label.font = .systemFont(ofSize: size)
        letters.font = .systemFont(ofSize: 10, weight: .bold)
        letters.textAlignment = .center
        for view in [label, letters, picture] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        if isGrid, case .text(let digit) = key { letters.text = KeyboardPlane.lettersOfDigits[digit] }
        addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what the key does now.
    func show(isShifted: Bool, isLocked: Bool, enter: UIReturnKeyType, isReady: Bool) {
        var (title, symbol, name): (String?, String?, String)
        switch key {
        case .text(let text):
            let shown = isShifted ? text.uppercased() : text
            (title, symbol, name) = (shown, nil, shown)
        case .space: (title, symbol, name) = ("space", nil, "space")
        case .shift:
            let drawn = isLocked ? "capslock.fill" : isShifted ? "shift.fill" : "shift"
            (title, symbol, name) = (nil, drawn, "shift")
        case .delete: (title, symbol, name) = (nil, "delete.left", "delete")
        case .enter:
            isPrimary = enter.isPrimary
            isEnabled = isReady
            (title, symbol, name) = (enter.title, nil, enter.title)
        case .plane(.numbers): (title, symbol, name) = ("123", nil, "numbers")
        case .plane(.symbols): (title, symbol, name) = ("#+=", nil, "symbols")
        case .plane: (title, symbol, name) = ("ABC", nil, "letters")
        case .dismiss: (title, symbol, name) = (nil, "keyboard.chevron.compact.down", "hide keyboard")
        case .globe: (title, symbol, name) = (nil, "globe", "next keyboard")
        case .dictation: (title, symbol, name) = (nil, "mic", "dictate")
        case .none: (title, symbol, name) = (nil, nil, "")
        }
        label.text = title
        picture.image = symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        }
        accessibilityLabel = name
        isLit = key == .shift && isShifted
        paint()
    }

    /// UIKit: Shift is in the colour of letters while it holds.
    private var isLit = false

    override var isHighlighted: Bool { didSet { paint() } }
    override var isEnabled: Bool { didSet { paint() } }

    private func paint() {
        let isBare = key == .globe && frame.height == 44 || key == .dictation && frame.height == 44
        let isDark = key.isSpecial != (isHighlighted != isLit)
        backgroundColor =
            isBare
            ? nil
            : isPrimary && isEnabled && !isHighlighted
                ? .systemBlue : isDark ? KeyboardColors.special : KeyboardColors.key
        let ink =
            isPrimary && isEnabled && !isHighlighted ? UIColor.white : isEnabled ? .label : .tertiaryLabel
        label.textColor = ink
        letters.textColor = ink
        picture.tintColor = ink
        layer.shadowOpacity = isBare ? 0 : 0.3
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint()
        picture.frame = bounds
        guard letters.text != nil, bounds.height > 40 else {
            letters.isHidden = true
            label.frame = bounds.insetBy(dx: 2, dy: 0)
            return
        }
        letters.isHidden = false
        label.frame = CGRect(x: 0, y: 1, width: bounds.width, height: bounds.height - 15)
        letters.frame = CGRect(x: 0, y: bounds.height - 17, width: bounds.width, height: 12)
    }
}

/// DIFFERS: near those of a device, where the keyboard lets the app through.
enum KeyboardColors {
    static let ground = pair(light: 0xD1D4DB, dark: 0x2B2B2D)
    static let key = pair(light: 0xFFFFFF, dark: 0x6B6B6D)
    static let special = pair(light: 0xABB0BC, dark: 0x464649)

    private static func pair(light: Int, dark: Int) -> UIColor {
        UIColor { traits in
            let value = traits.userInterfaceStyle == .dark ? dark : light
            func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
    }
}

extension UIReturnKeyType {
    /// UIKit: in the device's language; DIFFERS: in English.
    var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google: "Google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "Yahoo"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// Whether the key stands out.
    var isPrimary: Bool { self != .default && self != .next }
}
