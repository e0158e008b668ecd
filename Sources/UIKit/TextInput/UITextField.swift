/// One line of text that can be typed over.
///
/// UIKit: a rounded field is 34 points high and 28 wider than its text (iOS 26.1 simulator, recorded).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    class override var isOpaqueAtFirst: Bool { false }

    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    let border = UIImageView(frame: .zero)
    let canvas = TextCanvas()
    let placeholderLabel = PlaceholderLabel()
    var hint: String?
    var attributedHint: NSAttributedString? { didSet { showPlaceholder() } }
    let caret = CaretView(frame: .zero)
    /// Made when it is first shown.
    var clearButton: UIButton?
    var content = NSMutableAttributedString(string: "")
    var selection = TextSelection()
    /// How far a text wider than the field is scrolled.
    var scrolled: CGFloat = 0
    var prepared: TextBox?
    /// The text made smaller, for a room so wide.
    var fitted: (box: TextBox, room: CGFloat)?
    var fontStore = UIFont.systemFont(ofSize: 17)
    var colorStore: UIColor = .label
    var styleStore = NSParagraphStyle.Values(lineBreakMode: .byTruncatingTail)
    var extraAttributes: [NSAttributedString.Key: Any] = [:]
    public var _tokenizer: UITextInputStringTokenizer?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
        decodeNibTextField(coder)
    }

    open weak var delegate: (any UITextFieldDelegate)?

    /// What was typed, to be taken back; made with the first of it.
    final var typing: TypingUndo?

    // MARK: Text

    /// Never nil when read. Setting tells neither delegate nor targets.
    open var text: String? {
        get { content.string }
        set {
            setContent(NSAttributedString(string: newValue ?? "", attributes: extraAttributes))
            KeyValueObservers.changed(self)
        }
    }
    open var attributedText: NSAttributedString? {
        get { fullText }
        set {
            setAttributedText(newValue ?? NSAttributedString(string: ""))
            KeyValueObservers.changed(self)
        }
    }
    open var placeholder: String? {
        get { placeholderLabel.text }
        set { (hint, attributedHint) = (newValue, nil) }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set { (hint, attributedHint) = (nil, newValue) }
    }
    open var font: UIFont? {
        get { fontStore }
        set { setFont(newValue ?? UIFont.systemFont(ofSize: 17)) }
    }
    open var textColor: UIColor? {
        get { colorStore }
        set { setColor(newValue ?? .label) }
    }
    open var textAlignment: NSTextAlignment {
        get { styleStore.alignment }
        set { setAlignment(newValue) }
    }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { allAttributes }
        set { setDefaultAttributes(newValue) }
    }
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the font becomes smaller where the text is wider than its room, though not smaller than `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { textDidChange() } }
    }
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts(for: traitCollection) } }
    }
    open var allowsEditingTextAttributes = false {
        didSet {
            if allowsEditingTextAttributes {
                Kept.say(
                    "UITextField.allowsEditingTextAttributes",
                    "typed text goes in where the caret stands, in the attributes there")
            }
        }
    }
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false {
        didSet {
            if clearsOnInsertion {
                Kept.say(
                    "UITextField.clearsOnInsertion",
                    "typed text goes in where the caret stands, in the attributes there")
            }
        }
    }

    // MARK: Look

    /// Border, background or state have changed.
    func lookDidChange() { refreshLook() }

    open var borderStyle = BorderStyle.none { didSet { lookDidChange() } }
    /// Fills a rounded border too.
    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue, borderStyle == .roundedRect { lookDidChange() } }
    }
    /// Shown in place of the border; not with a rounded border.
    open var background: UIImage? { didSet { lookDidChange() } }
    open var disabledBackground: UIImage? { didSet { lookDidChange() } }
    open var clearButtonMode = ViewMode.never { didSet { sidesDidChange() } }
    open var leftView: UIView? { didSet { sideDidChange(from: oldValue, to: leftView) } }
    open var leftViewMode = ViewMode.never { didSet { sidesDidChange() } }
    open var rightView: UIView? { didSet { sideDidChange(from: oldValue, to: rightView) } }
    open var rightViewMode = ViewMode.never { didSet { sidesDidChange() } }

    // MARK: Rectangles

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { editingOrTextRect(in: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(leftView, isAtLeft: !isRightToLeft, in: bounds)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(rightView, isAtLeft: isRightToLeft, in: bounds)
    }
    open func drawText(in rect: CGRect) { paintText(in: rect) }
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.paintText(in: rect) }

    // MARK: Editing

    open internal(set) var isEditing = false
    /// Shown at the bottom of the screen while the field is edited; in the place of a keyboard.
    private var inputViewStore: UIView?
    private var accessoryStore: UIView?
    open override var inputView: UIView? {
        get { inputViewStore }
        set { inputViewStore = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { accessoryStore }
        set { accessoryStore = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        endEditing { super.resignFirstResponder() }
    }

    // MARK: Traits of the keyboard

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    /// Shows a dot for every character.
    open var isSecureTextEntry = false {
        didSet {
            if isSecureTextEntry != oldValue { startsAnew = isSecureTextEntry && isEditing }
            textDidChange()
        }
    }
    /// Whether the next key replaces all that is there. UIKit: of a secure field where editing has begun, or where it became secure
    /// meanwhile (well known, and worked around by many).
    var startsAnew = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Typing

    open var hasText: Bool { content.length > 0 }
    open func insertText(_ text: String) { type(text) }
    open func deleteBackward() { delete(.backward) }
    open func text(in range: UITextRange) -> String? { string(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range, with: text) }
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsetRange(selection.range) : nil }
        set { select((newValue as? TextOffsetRange)?.range) }
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { self.position(offset, from: position, towards: direction) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        position(nearest: point, in: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
    open func firstRect(for range: UITextRange) -> CGRect { firstPlace(of: range) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(at: offset(of: position)) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [TextLineRect(firstRect(for: range), isFirst: true, isLast: true)]
    }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    // MARK: Commands

    open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "cut:", "copy:", "delete:": selection.range.length > 0
        case "paste:": UIPasteboard.general.hasStrings
        case "selectAll:", "select:": hasText
        default: super.canPerformAction(action, withSender: sender)
        }
    }
    open override func selectAll(_ sender: Any?) { navigate(.selectAll) }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func cut(_ sender: Any?) {
        copy(sender)
        if selection.range.length > 0 { delete(.backward) }
    }
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { insertText(text) }
    }
    open override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        switch name {
        case "delegate": _Outlet.assign(value) { self.delegate = $0 }
        default: super._connectOutlet(name, value)
        }
    }

    // MARK: View

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        placeFieldParts()
    }
    override func stateDidChange() {
        super.stateDidChange()
        lookDidChange()
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchedUpInside(touch) else { return }
        let point = touch.location(in: self)
        edit(at: point)
        if touch.tapCount == 2 { selectWord(at: point) }
    }
    override var firstBaselineOffset: CGFloat? { baselineOffset }
    override var lastBaselineOffset: CGFloat? { baselineOffset.map { bounds.height - $0 } }
    override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? {
        guard contentVerticalAlignment == .center, let offset = baselineOffset else { return nil }
        let line = offset - bounds.height / 2
        return (line, line)
    }
    override var defaultAccessibilityLabel: String? { hasText ? text : placeholder }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
}
