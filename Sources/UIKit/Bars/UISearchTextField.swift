/// A word of a search that stands for more than its text, shown as a capsule before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// For the app's own use.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
    }
}

/// The field of a search bar: a magnifying glass, tokens and text.
///
/// DIFFERS: tokens are places before the beginning of the document, where UIKit counts them into it; they are neither
/// copied nor dragged.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The bar's, which gives way to a colour that the app gives the field.
    var fieldBackground: UIColor = .tertiarySystemFill {
        didSet { if backgroundColor == oldValue { backgroundColor = fieldBackground } }
    }
    /// The bar's, of the text, of the magnifying glass and of the button that clears.
    var textAdjustment = UIOffset.zero { didSet { sidesDidChange() } }
    var glassAdjustment = UIOffset.zero { didSet { sidesDidChange() } }
    var clearAdjustment = UIOffset.zero { didSet { sidesDidChange() } }
    open var tokenBackgroundColor: UIColor! = .systemBlue { didSet { tokensDidChange() } }
    /// Whether a deletion at the beginning of the text takes tokens away.
    open var allowsDeletingTokens = true
    /// Kept: tokens are not copied.
    open var allowsCopyingTokens = true {
        didSet {
            if !allowsCopyingTokens {
                Kept.say("UISearchTextField.allowsCopyingTokens", "tokens are not copied")
            }
        }
    }
    var tokenViews: [SearchTokenView] = []
    /// The token that the next deletion takes away.
    var selectedToken: Int? { didSet { markSelectedToken() } }

    /// Shown before the text. Setting them sends no action.
    open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    /// The place before a token.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TextOffset(tokenIndex - tokens.count) }
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { foundTokens(in: textRange) }
    /// The text without the tokens.
    open var textualRange: UITextRange { TextOffsetRange(NSRange(location: 0, length: _text.length)) }
    /// A token takes the place of a part of the text.
    open func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        replaceText(in: textRange, with: "")
        insertToken(token, at: tokenIndex)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchField()
    }

    private func setUpSearchField() {
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.bounds.size = CGSize(width: 24, height: 20)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        backgroundColor = fieldBackground
        accessibilityTraits = .searchField
    }

    override func lookDidChange() {
        super.lookDidChange()
        layer.cornerRadius = PlatformMetrics.current.controls.searchFieldRadius
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        rectBehindTokens(wholeTextRect(in: bounds))
    }
    /// The place of tokens and text.
    func wholeTextRect(in bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
        // The side where writing begins moves, the other one stays.
        let across = textAdjustment.horizontal
        if !isRightToLeft { rect.origin.x += across }
        rect.size.width = max(rect.width + (isRightToLeft ? across : -across), 0)
        return rect.offsetBy(dx: 0, dy: textAdjustment.vertical)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(
            dx: (isRightToLeft ? -6 : 6) + glassAdjustment.horizontal, dy: glassAdjustment.vertical)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(
            dx: (isRightToLeft ? 6 : -6) + clearAdjustment.horizontal, dy: clearAdjustment.vertical)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: 36)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeTokens()
    }
    open override func insertText(_ text: String) {
        selectedToken = nil
        super.insertText(text)
    }
    open override func deleteBackward() {
        if !deleteToken() { super.deleteBackward() }
    }
}
