/// The keyboard that a device draws: keys that type into the first responder.
final class KeyboardView: UIView {
    private enum Shift { case off, on, locked }

    private var wish: KeyboardPlan.Wish?
    private var plan: KeyboardPlan?
    private var keys: [KeyboardKeyView] = []
    private var lines: [UIView] = []
    private var shift = Shift.off
    private var hasNewText = true
    private var lastShift = -Double.infinity
    /// Seconds in which a second tap locks Shift. Not recorded.
    private static let lockInterval = 0.3

    /// With the home indicator's area, for what it was shown for last.
    var height: CGFloat { wish?.height ?? 0 }

    init() {
        super.init(frame: .zero)
        backgroundColor = KeyboardColors.ground
        // UIKit: the keys of a language stand as they stand, whichever way the interface runs.
        semanticContentAttribute = .forceLeftToRight
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    private var input: (any UIKeyInput)? { FirstResponder.listening as? any UIKeyInput }

    /// Becomes what a responder asks for.
    /// - Parameter isNew: whether it is another responder than before.
    func adapt(to input: any UIKeyInput, _ keyboard: DrawnKeyboard, isNew: Bool) {
        let device = UIScreen.main.configuration
        let isPad = device.idiom == .pad
        let type = input.keyboardType
        let separator = Locale(identifier: device.localeIdentifier).decimalSeparator ?? "."
        var wish = KeyboardPlan.Wish(keyboard: keyboard, width: device.size.width)
        wish.type = type
        wish.isPad = isPad
        wish.side = isPad ? 0 : device.safeAreaInsets.left
        let start = type.plane(isPad: isPad, separator: separator)
        wish.plane = isNew || self.wish?.type != type ? start : self.wish?.plane ?? start
        if case .digits = start { wish.hasBar = false }
        // UIKit: a phone suggests nothing where nothing is to be corrected or seen; a pad's bar has other things too.
        if !isPad, input.autocorrectionType == .no || input.isSecureTextEntry { wish.hasBar = false }
        self.wish = wish
        let style = (input as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
        overrideUserInterfaceStyle =
            switch input.keyboardAppearance {
            case .dark: .dark
            case .light: .light
            default: style
            }
        if isNew { shift = .off }
        textDidChange()
    }

    /// The first responder's text, or the place of its caret, is another.
    func textDidChange() {
        hasNewText = true
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let wish else { return }
        let wanted = KeyboardPlan(wish)
        if plan != wanted { build(wanted, wish) }
        guard let input else { return }
        if hasNewText, shift != .locked {
            shift = areCapitalsWanted(by: input) ? .on : .off
        }
        hasNewText = false
        let isReady = !input.enablesReturnKeyAutomatically || input.hasText
        for key in keys {
            key.show(
                isShifted: wish.plane == .letters && shift != .off, isLocked: shift == .locked,
                enter: input.returnKeyType, isReady: isReady)
        }
    }

    private func build(_ plan: KeyboardPlan, _ wish: KeyboardPlan.Wish) {
        self.plan = plan
        for view in keys + lines { view.removeFromSuperview() }
        let isGrid = if case .digits = wish.plane { true } else { false }
        keys = plan.places.map { place in
            let view = KeyboardKeyView(
                place.key, isPad: wish.isPad, isLow: wish.keyboard.keys < 330, isGrid: isGrid)
            view.frame = place.frame
            view.onPress = { [weak self] in self?.press(place.key) }
            addSubview(view)
            return view
        }
        // DIFFERS: nothing is suggested; the bar has its places only.
        lines = (1...2).map { part in
            let line = UIView()
            line.backgroundColor = .separator
            let x = (plan.bar.width * CGFloat(part) / 3).rounded()
            line.frame = CGRect(x: x, y: plan.bar.midY - 12, width: 1, height: 24)
            line.isHidden = plan.bar.isEmpty
            addSubview(line)
            return line
        }
    }

    private func areCapitalsWanted(by input: any UIKeyInput) -> Bool {
        // UIKit: addresses and secrets are not written like sentences.
        guard !input.isSecureTextEntry, ![.emailAddress, .URL, .webSearch].contains(input.keyboardType)
        else { return false }
        var before = input.hasText ? " " : ""
        if let text = input as? any UITextInput {
            let range = text.selectedTextRange.flatMap {
                text.textRange(from: text.beginningOfDocument, to: $0.start)
            }
            before = range.flatMap { text.text(in: $0) } ?? ""
        }
        return KeyboardCapitals.areWanted(after: before, by: input.autocapitalizationType)
    }

    // MARK: Typing

    private func press(_ key: KeyboardKey) {
        switch key {
        case .text(let text):
            input?.typeText(wish?.plane == .letters && shift != .off ? text.uppercased() : text)
            if shift == .on { shift = .off }
            // UIKit: after an apostrophe, as after a space, letters come next.
            if text == "'" { showLetters() }
        case .space:
            input?.typeText(" ")
            showLetters()
        case .enter: input?.typeText("\n")
        case .delete: input?.typeBackspace()
        case .shift:
            let now = FrameClock.current.time
            if shift == .on, now - lastShift < Self.lockInterval {
                shift = .locked
            } else {
                shift = shift == .off ? .on : .off
            }
            lastShift = now
        case .plane(let plane): wish?.plane = plane
        case .dismiss: FirstResponder.current?.resignFirstResponder()
        case .globe, .dictation, .none: break
        }
        setNeedsLayout()
    }

    /// A keyboard that began with numbers stays with them.
    private func showLetters() {
        if let wish, wish.type != .numbersAndPunctuation { self.wish?.plane = .letters }
    }
}
