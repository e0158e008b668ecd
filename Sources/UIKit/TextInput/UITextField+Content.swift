import TextLayout

extension UITextField: ContentSizeCategoryAdjusting {
    func setUpField() {
        canvas.drawing = { [weak self] in self?.drawText(in: $0) }
        placeholderLabel.field = self
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = fontStore
        placeholderLabel.isAccessibilityElement = false
        border.isUserInteractionEnabled = false
        border.isHidden = true
        canvas.addSubview(caret)
        for view in [border, placeholderLabel, canvas] { addSubview(view) }
        isAccessibilityElement = true
        clipsToBounds = false
        contentVerticalAlignment = .center
        lookDidChange()
    }

    // MARK: Text

    private var baseLook: TextRunStyle {
        // UIKit: a colour that the app gave stays while the field is disabled.
        TextRunStyle(color: isEnabled || colorStore != .label ? colorStore : .tertiaryLabel, font: fontStore)
    }

    var allAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.values = styleStore
        return extraAttributes.merging(
            [.font: fontStore, .foregroundColor: colorStore, .paragraphStyle: style]) { $1 }
    }

    func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        var rest = attributes
        if let font = rest.removeValue(forKey: .font) as? UIFont { fontStore = font }
        if let color = rest.removeValue(forKey: .foregroundColor) as? UIColor { colorStore = color }
        if let style = rest.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle {
            styleStore = style.values
        }
        extraAttributes = rest
        content = NSMutableAttributedString(string: content.string, attributes: rest)
        textDidChange()
    }

    var fullText: NSAttributedString {
        let full = NSMutableAttributedString(string: content.string, attributes: allAttributes)
        var location = 0
        while location < content.length {
            var range = NSRange()
            let own = content.attributes(at: location, effectiveRange: &range)
            if !own.isEmpty { full.addAttributes(own, range: range) }
            location = NSMaxRange(range)
        }
        return full
    }

    func setContent(_ text: NSAttributedString) {
        changeText {
            typing?.forget(in: undoManager)
            content = text.changeable()
            selection.range = NSRange(location: content.length, length: 0)
            textDidChange()
        }
    }

    /// Apple's documentation of `attributedText`: font, colour and alignment become those at the text's start. What
    /// the text does not say itself is as the field had it before.
    func setAttributedText(_ text: NSAttributedString) {
        guard text.length > 0 else { return setContent(text) }
        let completed = text.completed(with: [.font: fontStore, .foregroundColor: colorStore])
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { fontStore = font }
        if let color = first[.foregroundColor] as? UIColor { colorStore = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { styleStore.alignment = style.alignment }
        setContent(completed)
    }

    func setColor(_ color: UIColor) {
        colorStore = color
        content.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: content.length))
        textDidChange()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        styleStore.alignment = alignment
        placeholderLabel.textAlignment = alignment
        content = NSMutableAttributedString(attributedString: content.restyled { $0.alignment = alignment })
        textDidChange()
    }

    func showPlaceholder() {
        placeholderLabel.font = fontStore
        placeholderLabel.textColor = .placeholderText
        if let attributedHint {
            placeholderLabel.attributedText = attributedHint
        } else {
            placeholderLabel.text = hint
        }
        textDidChange()
    }

    func setFont(_ font: UIFont) {
        fontStore = font
        content.removeAttribute(.font, range: NSRange(location: 0, length: content.length))
        showPlaceholder()
    }

    func adjustFonts(for traits: UITraitCollection) {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = content.replacing(.font) { ($0 as? UIFont)?.adjusted(to: traits) }
        setFont(fontStore.adjusted(to: traits))
        content = NSMutableAttributedString(attributedString: adjusted)
    }

    func textDidChange() {
        (prepared, fitted) = (nil, nil)
        placeholderLabel.isHidden = content.length > 0
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        canvas.setNeedsDisplay()
        InputHost.textDidChange(in: self)
    }

    /// The text as it is shown: dots in place of secrets, smaller where it is to fit.
    var box: TextBox {
        let natural = naturalBox
        guard adjustsFontSizeToFitWidth, content.length > 0 else { return natural }
        let room = editingOrTextRect(in: bounds).width
        if let fitted, fitted.room == room, fitted.box.isRightToLeft == isRightToLeft { return fitted.box }
        let box = fittingBox(natural, room: room)
        fitted = (box, room)
        return box
    }

    private var naturalBox: TextBox {
        if let prepared, prepared.isRightToLeft == isRightToLeft { return prepared }
        let box = makeBox(scale: 1)
        prepared = box
        return box
    }

    private func makeBox(scale: CGFloat) -> TextBox {
        var shown: NSAttributedString = content
        if isSecureTextEntry {
            shown = NSAttributedString(string: String(repeating: "\u{2022}", count: content.length))
        }
        return TextBox(
            shown, look: baseLook, style: lineStyle, rightToLeft: isRightToLeft, scale: scale)
    }

    private func fittingBox(_ natural: TextBox, room: CGFloat) -> TextBox {
        guard room > 0 else { return natural }
        func width(_ box: TextBox) -> CGFloat { box.size(TextProposal(maxLines: 1)).width }
        let smallest = max(min(minimumFontSize / fontStore.pointSize, 1), 0.1)
        let factor = LineShrinking.factor(natural: width(natural), room: room, smallest: smallest) {
            width(makeBox(scale: $0))
        }
        return factor.map { makeBox(scale: $0) } ?? natural
    }

    /// While it is edited the text is not cut at its end.
    private var lineStyle: NSParagraphStyle.Values {
        var style = styleStore
        if isEditing { style.lineBreakMode = .byClipping }
        return style
    }

    /// Text that is edited has as much room as it needs; it is scrolled.
    func proposal(width: CGFloat) -> TextProposal {
        let natural = isEditing ? box.size(TextProposal(maxLines: 1)).width : 0
        return TextProposal(width: max(width, natural), maxLines: 1)
    }

    // MARK: Sizes

    /// Around the text of a bordered field.
    private var padding: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel: 7
        case .roundedRect: PlatformMetrics.current.controls.fieldPadding
        }
    }

    /// UIKit: a field without a border is two points higher than a line of 17 points.
    var naturalSize: CGSize {
        let text = content.length > 0 ? naturalBox.size(TextProposal(maxLines: 1)) : .zero
        let hint = placeholderLabel.text == nil ? .zero : placeholderLabel.intrinsicContentSize
        let line = (fontStore.lineHeight - 0.001).rounded(FloatingPointRoundingRule.up) + 1
        var width = max(text.width.rounded(.up), hint.width.rounded(.up)) + 2 * padding
        for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] where shows(mode) {
            width += view?.bounds.width ?? 0
        }
        let extra: CGFloat = borderStyle == .roundedRect ? 12 : borderStyle == .none ? 0 : 4
        return CGSize(width: width, height: line + extra)
    }

    func standardTextRect(in bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: padding, dy: 0)
        if shows(leftViewMode), leftView != nil {
            rect = cut(rect, leftViewRect(forBounds: bounds), isLeft: !isRightToLeft)
        }
        if shows(rightViewMode), rightView != nil {
            rect = cut(rect, rightViewRect(forBounds: bounds), isLeft: isRightToLeft)
        } else if showsClearButton {
            rect = cut(rect, clearButtonRect(forBounds: bounds), isLeft: isRightToLeft)
        }
        return rect
    }

    /// What is left beside `part`; a little air stays between them when the field has a border.
    private func cut(_ rect: CGRect, _ part: CGRect, isLeft: Bool) -> CGRect {
        let air: CGFloat = borderStyle == .none ? 0 : 4
        var result = rect
        if isLeft {
            let left = max(rect.minX, part.maxX + air)
            result.origin.x = left
            result.size.width = max(rect.maxX - left, 0)
        } else {
            result.size.width = max(min(rect.maxX, part.minX - air) - rect.minX, 0)
        }
        return result
    }

    func editingOrTextRect(in bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    func sideRect(_ view: UIView?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let edge: CGFloat = borderStyle == .roundedRect ? 7 : 0
        return CGRect(
            x: isAtLeft ? bounds.minX + edge : bounds.maxX - edge - size.width,
            y: bounds.minY + ((bounds.height - size.height) / 2 * pixelScale).rounded() / pixelScale,
            width: size.width, height: min(size.height, max(bounds.height, 0)))
    }

    func standardClearRect(in bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let edge: CGFloat = borderStyle == .none ? 0 : 5
        return CGRect(
            x: isRightToLeft ? bounds.minX + edge : bounds.maxX - edge - side,
            y: bounds.minY + ((bounds.height - side) / 2 * pixelScale).rounded() / pixelScale, width: side,
            height: side)
    }

    /// Of the text's line, from the field's top.
    var baselineOffset: CGFloat? {
        let rect = editingOrTextRect(in: bounds)
        let measure = box.paragraph.measure(TextProposal(maxLines: 1))
        let line = max(measure.size.height, fontStore.lineHeight)
        return lineTop(rect, line) + (measure.lineCount > 0 ? measure.firstBaseline : fontStore.ascender)
    }

    func lineTop(_ rect: CGRect, _ height: CGFloat) -> CGFloat {
        let space = rect.height - height
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: space
            default: space / 2
            }
        return rect.minY + (y * pixelScale).rounded(.down) / pixelScale
    }

    func paintText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), content.length > 0, rect.width > 0 else { return }
        let box = box
        let proposal = proposal(width: rect.width)
        let top = lineTop(rect, box.size(proposal).height)
        if isEditing, selection.range.length > 0 {
            context.setFillColor(tintColor.withAlphaComponent(0.2).cgColor)
            for mark in box.rects(for: selection.range, proposal) {
                context.fill(mark.offsetBy(dx: rect.minX - scrolled, dy: top))
            }
        }
        box.draw(proposal, at: CGPoint(x: rect.minX - scrolled, y: top), in: context)
    }
}
