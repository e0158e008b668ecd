import TextLayout

/// What a label shows.
enum LabelContent {
    case none
    case plain(String)
    /// What is drawn, in which every run has a look, and what was given, as long as nothing has changed it since.
    case attributed(NSAttributedString, given: NSAttributedString? = nil)

    var string: String? {
        switch self {
        case .none: nil
        case .plain(let text): text
        case .attributed(let text, _): text.string
        }
    }
}

/// A label's text made ready: shaped, with the look of each run.
struct PreparedText {
    var paragraph: Paragraph
    var looks: [TextRunStyle]
    var isRightToLeft: Bool
    /// The factor by which the fonts were shrunk.
    var scale: CGFloat
}

extension UILabel: ContentSizeCategoryAdjusting {
    func setUp() {
        isUserInteractionEnabled = false
        contentMode = .left
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    func setText(_ text: String?) {
        if case .plain(let old) = content, old == text { return }
        if case .none = content, text == nil { return }
        content = text.map { .plain($0) } ?? .none
    }

    /// Apple's documentation of `attributedText`: font, colour and the other properties become those at the text's
    /// start. What the text does not say itself is as the label had it before, but for the strategy of line breaks. UIKit: a text without
    /// a paragraph style leaves a single word in its last line (github.com/square/Blueprint @1237c2b6, labels of iOS 15 to 17).
    func setAttributedText(_ text: NSAttributedString?) {
        guard let text else {
            content = .none
            return
        }
        let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
        let style = NSMutableParagraphStyle()
        style.values = styleStore
        style.lineBreakStrategy = []
        let standard: [NSAttributedString.Key: Any] = [
            .font: fontStore, .foregroundColor: colorStore, .paragraphStyle: style,
        ]
        if let font = first[.font] as? UIFont { fontStore = font }
        if let color = first[.foregroundColor] as? UIColor { colorStore = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { styleStore = style.values }
        if let shadow = first[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
            shadowColor = color
            shadowOffset = shadow.shadowOffset
        }
        content = .attributed(
            text.completed(with: standard), given: NSAttributedString(attributedString: text))
    }

    /// Apple's documentation of `font` and `textColor`: they are applied to the whole of an attributed text.
    private func overrideRuns(_ attributes: @autoclosure () -> [NSAttributedString.Key: Any]) -> Bool {
        guard case .attributed(let text, _) = content else { return false }
        let changed = text.changeable()
        changed.addAttributes(attributes(), range: NSRange(location: 0, length: text.length))
        content = .attributed(changed)
        return true
    }

    func setFont(_ font: UIFont) {
        let isOther = font !== fontStore && (font != fontStore || font.scaling != fontStore.scaling)
        fontStore = font
        if !overrideRuns([.font: font]), isOther { textDidChange() }
    }

    func setColor(_ color: UIColor) {
        let isOther = color !== colorStore
        colorStore = color
        guard !overrideRuns([.foregroundColor: color]), isOther else { return }
        if var prepared, case .plain = content {
            prepared.looks = [plainLook]
            self.prepared = prepared
        } else {
            prepared = nil
        }
        setNeedsDisplay()
    }

    func changeStyle(_ change: (inout NSParagraphStyle.Values) -> Void) {
        var style = styleStore
        change(&style)
        let isOther = style != styleStore
        styleStore = style
        if case .attributed(let text, _) = content {
            // UIKit: alignment and line breaks that are set on the label hold for the text that it shows.
            content = .attributed(text.restyled(change))
        } else if isOther {
            textDidChange()
        }
    }

    var attributedContent: NSAttributedString? {
        switch content {
        case .none: return nil
        // UIKit: as it was given (libraries' tests on Apple's systems compare it).
        case .attributed(let text, let given): return given ?? text
        case .plain(let text):
            let style = NSMutableParagraphStyle()
            style.values = styleStore
            return NSAttributedString(
                string: text,
                attributes: [.font: fontStore, .foregroundColor: colorStore, .paragraphStyle: style])
        }
    }

    func textDidChange() {
        prepared = nil
        layoutDidChange()
        KeyValueObservers.changed(self)
    }

    func layoutDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    func adjustFonts(for traits: UITraitCollection) {
        guard adjustsFontForContentSizeCategory else { return }
        if case .attributed(let text, _) = content {
            fontStore = fontStore.adjusted(to: traits)
            content = .attributed(text.replacing(.font) { ($0 as? UIFont)?.adjusted(to: traits) })
        } else {
            setFont(fontStore.adjusted(to: traits))
        }
    }

    // MARK: Making ready

    private var plainLook: TextRunStyle { TextRunStyle(color: colorStore, font: fontStore) }

    /// The shaped text, made when something changed since the last time.
    func preparedText(scale: CGFloat = 1) -> PreparedText {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if scale == 1, let prepared, prepared.isRightToLeft == isRightToLeft { return prepared }
        let style = styleStore.engineStyle(rightToLeft: isRightToLeft)
        var runs: [TextRun] = []
        var looks: [TextRunStyle] = []
        switch content {
        case .none: break
        case .plain(let text):
            runs = [TextRun(text, font: fontStore.textFont)]
            looks = [plainLook]
        case .attributed(let text, _):
            let attributed = AttributedText(text, look: plainLook, rightToLeft: isRightToLeft)
            (runs, looks) = (attributed.runs, attributed.looks)
        }
        runs.scale(by: scale)
        let paragraph = Paragraph(runs, style: style, shaper: SharedText.shaper)
        let text = PreparedText(
            paragraph: paragraph, looks: looks, isRightToLeft: isRightToLeft, scale: scale)
        if scale == 1 { prepared = text }
        return text
    }
}

extension NSAttributedString {
    /// A copy in which every run has these attributes, where it has none of its own under the same key. Links keep
    /// the colour of links.
    func completed(with attributes: [Key: Any]) -> NSAttributedString {
        let new = changeable()
        var location = 0
        while location < length {
            var range = NSRange(location: location, length: 1)
            let own = self.attributes(at: location, effectiveRange: &range)
            var missing = attributes.filter { own[$0.key] == nil }
            if own[.link] != nil { missing[.foregroundColor] = nil }
            if !missing.isEmpty { new.addAttributes(missing, range: range) }
            location = NSMaxRange(range)
        }
        return new
    }

    /// A copy with other values in its paragraph styles.
    @MainActor
    func restyled(_ change: (inout NSParagraphStyle.Values) -> Void) -> NSAttributedString {
        replacing(.paragraphStyle) { value in
            guard let style = value as? NSParagraphStyle else { return nil }
            let changed = NSMutableParagraphStyle()
            changed.values = style.values
            change(&changed.values)
            return changed
        }
    }

    /// A copy in which an attribute's values are replaced where `change` gives a new one.
    @MainActor
    func replacing(_ key: Key, _ change: (Any) -> Any?) -> NSAttributedString {
        let new = changeable()
        var location = 0
        while location < length {
            var range = NSRange(location: location, length: 1)
            let value = attributes(at: location, effectiveRange: &range)[key]
            if let changed = value.flatMap(change) { new.addAttributes([key: changed], range: range) }
            location = NSMaxRange(range)
        }
        return new
    }
}
