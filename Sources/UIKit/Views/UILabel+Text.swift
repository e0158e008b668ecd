import TextLayout

/// What a label shows.
enum LabelContent {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    var string: String? {
        switch self {
        case .none: nil
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }
}

/// A label's text made ready: shaped, with the look of each run.
struct PreparedText {
    var paragraph: Paragraph
    var looks: [TextLook]
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

    func setFont(_ font: UIFont) {
        guard font != fontStore || font.scaling != fontStore.scaling else { return }
        fontStore = font
        textDidChange()
    }

    func setColor(_ color: UIColor) {
        guard color !== colorStore else { return }
        colorStore = color
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
        guard style != styleStore else { return }
        styleStore = style
        if case .attributed(let text) = content { restyle(text, change) }
        textDidChange()
    }

    /// UIKit: alignment and line breaks that are set on the label hold for the text that it shows.
    private func restyle(_ text: NSAttributedString, _ change: (inout NSParagraphStyle.Values) -> Void) {
        content = .attributed(
            text.replacing(.paragraphStyle) { value in
                guard let style = value as? NSParagraphStyle else { return nil }
                let changed = NSMutableParagraphStyle()
                changed.values = style.values
                change(&changed.values)
                return changed
            })
    }

    var attributedContent: NSAttributedString? {
        switch content {
        case .none: return nil
        case .attributed(let text): return text
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
        if case .attributed(let text) = content {
            content = .attributed(text.replacing(.font) { ($0 as? UIFont)?.adjusted(to: traits) })
        }
        setFont(fontStore.adjusted(to: traits))
    }

    // MARK: Making ready

    private var plainLook: TextLook { TextLook(color: colorStore, font: fontStore) }

    /// The shaped text, made when something changed since the last time.
    func preparedText(scale: CGFloat = 1) -> PreparedText {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if scale == 1, let prepared, prepared.isRightToLeft == isRightToLeft { return prepared }
        let style = styleStore.engineStyle(rightToLeft: isRightToLeft)
        var runs: [TextRun] = []
        var looks: [TextLook] = []
        switch content {
        case .none: break
        case .plain(let text):
            runs = [TextRun(text, font: fontStore.textFont)]
            looks = [plainLook]
        case .attributed(let text):
            let attributed = AttributedText(text, look: plainLook, rightToLeft: isRightToLeft)
            (runs, looks) = (attributed.runs, attributed.looks)
        }
        if scale != 1 {
            for index in runs.indices { runs[index].font.size *= scale }
        }
        let paragraph = Paragraph(runs, style: style, shaper: SharedText.shaper)
        let text = PreparedText(
            paragraph: paragraph, looks: looks, isRightToLeft: isRightToLeft, scale: scale)
        if scale == 1 { prepared = text }
        return text
    }
}

extension NSAttributedString {
    /// A copy in which an attribute's values are replaced where `change` gives a new one.
    @MainActor
    func replacing(_ key: Key, _ change: (Any) -> Any?) -> NSAttributedString {
        let new = NSMutableAttributedString(attributedString: self)
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
