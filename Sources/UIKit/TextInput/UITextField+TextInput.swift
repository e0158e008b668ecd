import TextLayout

/// The places of a text field's characters.
extension UITextField: _OffsetTextInput {
    public var _text: NSString { content.string as NSString }

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
            TextOffsetRange(_text.rangeOfComposedCharacterSequence(at: $0))
        }
    }
}
