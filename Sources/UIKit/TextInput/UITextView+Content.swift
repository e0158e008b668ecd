import TextLayout

extension UITextView: ContentSizeCategoryAdjusting {
    func setUpTextView() {
        if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        textContainer.textView = self
        canvas.drawing = { [weak self] in self?.paintText(in: $0) }
        canvas.clipsToBounds = false
        canvas.addSubview(caret)
        addSubview(canvas)
        backgroundColor = .systemBackground
        alwaysBounceVertical = false
        isAccessibilityElement = true
        let tap = TextTapGestureRecognizer(target: nil, action: nil)
        tap.handlers.append { [weak self] in
            if let self, $0.state == .ended { self.tapped(at: $0.location(in: self)) }
        }
        addGestureRecognizer(tap)
    }

    // MARK: Text

    /// UIKit: text without a font is 12 points.
    private static let standardFont = UIFont.systemFont(ofSize: 12)

    var baseAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.values = styleStore
        return [
            .font: fontStore ?? Self.standardFont, .foregroundColor: colorStore ?? UIColor.label,
            .paragraphStyle: style,
        ]
    }

    func setText(_ text: String) {
        changeText { store(NSAttributedString(string: text, attributes: baseAttributes)) }
    }

    func setAttributedText(_ text: NSAttributedString) {
        if text.length > 0 {
            if let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { fontStore = font }
            if let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
                colorStore = color
            }
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            styleStore.alignment = style?.alignment ?? .natural
        }
        changeText { store(text) }
    }

    private func store(_ text: NSAttributedString) {
        typing?.forget(in: undoManager)
        typingStore = nil
        storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: text)
        selection.range = NSRange(location: storage.length, length: 0)
        textDidChange()
    }

    func setFont(_ font: UIFont?) {
        fontStore = font
        restyle([.font: font ?? Self.standardFont])
    }

    func setColor(_ color: UIColor?) {
        colorStore = color
        restyle([.foregroundColor: color ?? .label])
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        styleStore.alignment = alignment
        let range = selection
        store(storage.restyled { $0.alignment = alignment })
        selection = range
    }

    /// UIKit: font and colour that are set on the view hold for the whole text.
    private func restyle(_ attributes: [NSAttributedString.Key: Any]) {
        storage.addAttributes(attributes, range: NSRange(location: 0, length: storage.length))
        textDidChange()
    }

    func adjustFonts(for traits: UITraitCollection) {
        guard adjustsFontForContentSizeCategory else { return }
        if let fontStore { self.fontStore = fontStore.adjusted(to: traits) }
        let range = selection
        store(storage.replacing(.font) { ($0 as? UIFont)?.adjusted(to: traits) })
        selection = range
    }

    func textDidChange() {
        manager.textDidChange()
        layoutMayHaveChanged()
        InputHost.textDidChange(in: self)
    }

    func layoutMayHaveChanged() {
        prepared = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        canvas.setNeedsDisplay()
    }

    var box: TextBox {
        if let prepared, prepared.isRightToLeft == isRightToLeft { return prepared }
        let look = TextRunStyle(color: colorStore ?? .label, font: fontStore ?? Self.standardFont)
        var shown: NSAttributedString = storage
        if isSecureTextEntry {
            shown = NSAttributedString(string: String(repeating: "\u{2022}", count: storage.length))
        } else if let links = linkTextAttributes {
            shown = withLinks(links)
        }
        let box = TextBox(
            shown, look: look, style: styleStore, rightToLeft: isRightToLeft,
            hyphenationFactor: manager.hyphenation.used)
        prepared = box
        return box
    }

    /// The text with what is found in it as links. UIKit: nothing is found in text that can be edited (documentation of
    /// `dataDetectorTypes`); a link of the text's own stays.
    var linkedText: NSAttributedString {
        guard !isEditable, let detector = dataDetectorTypes.detector else { return storage }
        let text = storage.changeable()
        let whole = NSRange(location: 0, length: text.length)
        for result in detector.matches(in: text.string, range: whole) {
            guard let url = (result as? DetectedResult)?.link else { continue }
            var isFree = true
            text.enumerateAttribute(.link, in: result.range) { link, _, _ in isFree = isFree && link == nil }
            if isFree { text.addAttribute(.link, value: url, range: result.range) }
        }
        return text
    }

    /// UIKit: links have the tint colour and no line under them; `linkTextAttributes` say otherwise.
    private func withLinks(_ look: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let text = linkedText.changeable()
        let standard: [NSAttributedString.Key: Any] = [
            .foregroundColor: tintColor as Any, .underlineStyle: 0,
        ]
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
            if link != nil { text.addAttributes(standard.merging(look) { $1 }, range: range) }
        }
        return text
    }

    // MARK: Layout

    private func roundedUp(_ length: CGFloat) -> CGFloat { length.roundedUp(toPixelsAt: pixelScale) }

    /// Left and right of the text.
    private var sides: (left: CGFloat, right: CGFloat) {
        let padding = textContainer.lineFragmentPadding
        return (textContainerInset.left + padding, textContainerInset.right + padding)
    }

    func proposal(width: CGFloat) -> TextProposal {
        let proposal = textContainer.proposal(
            width: width.isFinite ? max(width - sides.left - sides.right, 0) : .infinity)
        return manager.spaced(proposal, of: box.paragraph, in: textContainer)
    }

    /// UIKit: a text view that does not scroll cuts its text where its container says so.
    var columns: TextProposal {
        let proposal = proposal(width: bounds.width)
        guard !isScrollEnabled, proposal.lastLine != nil else { return proposal }
        return box.proposal(
            proposal, height: bounds.height - textContainerInset.top - textContainerInset.bottom)
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let isLimited = width > 0 && width < 1e7
        let size = box.size(proposal(width: isLimited ? width : .infinity))
        let height = max(size.height, (fontStore ?? Self.standardFont).lineHeight)
        let natural = roundedUp(size.width) + sides.left + sides.right
        return CGSize(
            width: isLimited ? min(natural, width) : natural,
            height: roundedUp(height) + textContainerInset.top + textContainerInset.bottom)
    }

    func placeText() {
        textContainer.size = CGSize(
            width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0), height: 1e7)
        let height = fittingSize(width: max(bounds.width, 1)).height
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
        let frame = CGRect(origin: .zero, size: CGSize(width: size.width, height: max(height, 0)))
        if canvas.frame != frame { canvas.frame = frame }
        placeCaret()
    }

    private var origin: CGPoint { CGPoint(x: sides.left, y: textContainerInset.top) }

    func paintText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isFirstResponder, selection.range.length > 0 {
            context.setFillColor(tintColor.withAlphaComponent(0.2).cgColor)
            for mark in box.rects(for: selection.range, columns) {
                context.fill(mark.offsetBy(dx: origin.x, dy: origin.y))
            }
        }
        guard Swift.type(of: manager) != NSLayoutManager.self else {
            return box.draw(columns, at: origin, in: context)
        }
        // An app's own manager may draw otherwise.
        let all = manager.glyphRange(for: textContainer)
        let place = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        manager.drawBackground(forGlyphRange: all, at: place)
        manager.drawGlyphs(forGlyphRange: all, at: place)
    }

    var baselines: (first: CGFloat, last: CGFloat)? {
        let measure = box.paragraph.measure(columns)
        guard measure.lineCount > 0 else { return nil }
        return (
            measure.firstBaseline + textContainerInset.top,
            measure.size.height - measure.lastBaseline + textContainerInset.bottom
        )
    }

    // MARK: Caret

    func inText(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    func caretPlace(at offset: Int) -> CGRect {
        box.caret(at: offset, columns).offsetBy(dx: origin.x, dy: origin.y)
    }

    func placeCaret() {
        caret.isHidden = !isFirstResponder || !isEditable || selection.range.length > 0
        if !caret.isHidden { caret.frame = caretPlace(at: selection.range.location) }
    }

    /// UIKit: the caret of a text view that does not scroll is kept in sight by what does around it.
    func showCaret() {
        guard isFirstResponder, window != nil else { return }
        showInScrollViews(caretPlace(at: selection.range.location), animated: false)
    }

    func reveal(_ range: NSRange) {
        layoutIfNeeded()
        let start = caretPlace(at: min(range.location, storage.length))
        let end = caretPlace(at: min(NSMaxRange(range), storage.length))
        scrollRectToVisible(start.union(end), animated: false)
    }
}
