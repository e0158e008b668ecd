import TextLayout

/// The places of a text field's characters.
extension UITextField {
    func offset(of position: UITextPosition) -> Int {
        min(max((position as? TextOffset)?.offset ?? 0, 0), content.length)
    }

    private func range(of range: UITextRange) -> NSRange {
        let (start, end) = (offset(of: range.start), offset(of: range.end))
        return NSRange(location: start, length: max(end - start, 0))
    }

    func string(in range: UITextRange) -> String? {
        (content.string as NSString).substring(with: self.range(of: range))
    }

    func replaceText(in range: UITextRange, with text: String) {
        selection.range = self.range(of: range)
        let place = selection.range
        content.replaceCharacters(
            in: place, with: NSAttributedString(string: text, attributes: extraAttributes))
        selection.range = NSRange(location: place.location + (text as NSString).length, length: 0)
        textDidChange()
        sendActions(for: .editingChanged)
    }

    private var columns: TextProposal { proposal(width: editingOrTextRect(in: bounds).width) }

    private func inText(_ point: CGPoint) -> CGPoint {
        let rect = editingOrTextRect(in: bounds)
        let top = lineTop(rect, box.size(columns).height)
        return CGPoint(x: point.x - rect.minX + scrolled, y: point.y - top)
    }

    public var markedTextRange: UITextRange? { nil }
    /// Typed at once: nothing is marked here.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if let markedText, !markedText.isEmpty { insertText(markedText) }
    }
    public func unmarkText() {}
    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(content.length) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (offset(of: fromPosition), offset(of: toPosition))
        return TextOffsetRange(NSRange(location: min(a, b), length: abs(b - a)))
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let new = self.offset(of: position) + offset
        return (0...content.length).contains(new) ? TextOffset(new) : nil
    }
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .left: self.position(from: position, offset: isRightToLeft ? offset : -offset)
        case .right: self.position(from: position, offset: isRightToLeft ? -offset : offset)
        case .up: beginningOfDocument
        case .down: endOfDocument
        }
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(of: position), offset(of: other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(of: toPosition) - offset(of: from)
    }
    public var tokenizer: any UITextInputTokenizer {
        if let tokenizerStore { return tokenizerStore }
        let made = UITextInputStringTokenizer(textInput: self)
        tokenizerStore = made
        return made
    }
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        direction == .left || direction == .up ? range.start : range.end
    }
    public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        let isBack = direction == .left || direction == .up
        return textRange(from: position, to: isBack ? beginningOfDocument : endOfDocument)
    }
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }
    /// Kept nowhere: a field's direction is its view's.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        semanticContentAttribute =
            writingDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    public func firstRect(for range: UITextRange) -> CGRect {
        let rect = editingOrTextRect(in: bounds)
        let first = box.rects(for: self.range(of: range), columns).first
        return first.map {
            $0.offsetBy(dx: rect.minX - scrolled, dy: lineTop(rect, box.size(columns).height))
        } ?? caretPlace(at: offset(of: range.start))
    }
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(box.offset(closestTo: inText(point), columns))
    }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let offset = box.offset(closestTo: inText(point), columns)
        return TextOffset(min(max(offset, self.offset(of: range.start)), self.offset(of: range.end)))
    }
    public func characterRange(at point: CGPoint) -> UITextRange? {
        box.character(at: inText(point), columns).map {
            TextOffsetRange((content.string as NSString).rangeOfComposedCharacterSequence(at: $0))
        }
    }
}
