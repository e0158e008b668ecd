/// Several lines of text that scroll and can be typed over.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

    let canvas = TextCanvas()
    let caret = CaretView(frame: .zero)
    let storage: NSTextStorage
    let manager: NSLayoutManager
    public let textContainer: NSTextContainer
    var selection = TextSelection()
    var prepared: TextBox?
    var fontStore: UIFont?
    var colorStore: UIColor?
    var styleStore = NSParagraphStyle.Values(lineBreakMode: .byWordWrapping)
    public var _tokenizer: UITextInputStringTokenizer?

    /// - Parameter textContainer: the last of a chain of storage, layout manager and container; nil for a new one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        manager = self.textContainer.layoutManager ?? NSLayoutManager()
        storage = manager.textStorage ?? NSTextStorage(string: "")
        super.init(frame: frame)
        setUpTextView()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init() { self.init(frame: .zero, textContainer: nil) }
    /// Texts are always laid out by the same engine here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        manager = NSLayoutManager()
        storage = NSTextStorage(string: "")
        super.init(coder: coder)
        setUpTextView()
        decodeNibTextView(coder)
    }

    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

    /// What was typed, to be taken back; made with the first of it.
    final var typing: TypingUndo?

    // MARK: Text

    /// Never nil when read. Setting tells the delegate nothing.
    open var text: String! {
        get { storage.string }
        set {
            setText(newValue ?? "")
            KeyValueObservers.changed(self)
        }
    }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: storage.changeable()) }
        set {
            setAttributedText(newValue ?? NSAttributedString(string: ""))
            KeyValueObservers.changed(self)
        }
    }
    open var font: UIFont? {
        get {
            storage.length > 0
                ? storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? fontStore : fontStore
        }
        set { setFont(newValue) }
    }
    open var textColor: UIColor? {
        get { colorStore }
        set { setColor(newValue) }
    }
    open var textAlignment: NSTextAlignment {
        get { styleStore.alignment }
        set { setAlignment(newValue) }
    }
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts(for: traitCollection) } }
    }
    /// Of text that is typed: as set, else of the character before it. UIKit: what is set holds until the selection changes (its header).
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typingStore ?? attributesBefore(selection.range) }
        set { typingStore = newValue }
    }
    var typingStore: [NSAttributedString.Key: Any]?
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { textDidChange() } }
    /// UTF-16 offsets.
    open var selectedRange: NSRange {
        get { selection.range }
        set { select(newValue) }
    }
    /// The text itself; what is done to it shows in the next frame.
    open var textStorage: NSTextStorage {
        textDidChange()
        return storage
    }
    open var layoutManager: NSLayoutManager { manager }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textDidChange() } }
    }
    open var isEditable = true {
        didSet {
            if !isEditable, isFirstResponder { resignFirstResponder() }
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() }
        }
    }
    open var isSelectable = true
    /// What is found in the text and shown as links, in text that cannot be edited. DIFFERS: addresses, flights, shipments, amounts of
    /// money and quantities are not found.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { textDidChange() } }
    }
    open var allowsEditingTextAttributes = false {
        didSet {
            if allowsEditingTextAttributes {
                Kept.say(
                    "UITextView.allowsEditingTextAttributes",
                    "typed text goes in where the caret stands, in the attributes there")
            }
        }
    }
    open var clearsOnInsertion = false {
        didSet {
            if clearsOnInsertion {
                Kept.say(
                    "UITextView.clearsOnInsertion",
                    "typed text goes in where the caret stands, in the attributes there")
            }
        }
    }
    open var usesStandardTextScaling = false {
        didSet {
            if usesStandardTextScaling {
                Kept.say("UITextView.usesStandardTextScaling", "text has the sizes of its fonts")
            }
        }
    }
    open var isFindInteractionEnabled = false {
        didSet {
            if isFindInteractionEnabled {
                Kept.say("UITextView.isFindInteractionEnabled", "there is no find panel")
            }
        }
    }
    /// There when ``isFindInteractionEnabled``.
    open var findInteraction: UIFindInteraction? {
        isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: NoFindSessions.only) : nil
    }
    /// Kept; nobody writes for the reader here.
    open var writingToolsBehavior = UIWritingToolsBehavior.default {
        didSet {
            if writingToolsBehavior == .complete {
                Kept.say("UITextView.writingToolsBehavior", "there are no writing tools")
            }
        }
    }
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Editing

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
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

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
    open var isSecureTextEntry = false { didSet { textDidChange() } }
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Typing

    open var hasText: Bool { storage.length > 0 }
    open func insertText(_ text: String) { type(text) }
    open func deleteBackward() { delete(.backward) }
    open func text(in range: UITextRange) -> String? { string(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range, with: text) }
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selection.range) }
        set { if let range = newValue as? TextOffsetRange { select(range.range) } }
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
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: range) }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "copy:": selection.range.length > 0
        case "cut:", "delete:": isEditable && selection.range.length > 0
        case "paste:": isEditable && UIPasteboard.general.hasStrings
        case "selectAll:", "select:": hasText && isSelectable
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

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { textDidChange() } }
    }
    /// The size of the text while the view does not scroll; none otherwise.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
    }
    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        isScrollEnabled ? nil : fittingSize(width: width)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        placeText()
    }
    open override func layerDidChangeSize(_ layer: CALayer, from oldSize: CGSize) {
        super.layerDidChangeSize(layer, from: oldSize)
        setNeedsLayout()
        // UIKit: the content has its new height at once. A published chat's text view is as high as the text in its placeholder, which it asks
        // as soon as that has its width.
        if isScrollEnabled, bounds.width > 0, bounds.width != oldSize.width { placeText() }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Links have its colour.
        prepared = nil
        canvas.setNeedsDisplay()
    }
    override var firstBaselineOffset: CGFloat? { baselines?.first }
    override var lastBaselineOffset: CGFloat? { baselines?.last }
    override var defaultAccessibilityLabel: String? { text }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
}
