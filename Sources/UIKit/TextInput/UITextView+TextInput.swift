import TextLayout

/// The places of a text view's characters.
extension UITextView: _OffsetTextInput, BoxedTextInput {
    public var _text: NSString { storage.string as NSString }

    func replaceText(in range: UITextRange, with text: String) {
        replaceCharacters(self.range(of: range), text)
        delegate?.textViewDidChange(self)
    }

    func rects(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = box.rects(for: self.range(of: range), columns)
        return rects.enumerated().map { index, rect in
            TextLineRect(place(rect), isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }

    func position(
        _ offset: Int, from position: UITextPosition, towards direction: UITextLayoutDirection
    ) -> UITextPosition? {
        let here = self.offset(of: position)
        switch direction {
        case .left: return self.position(from: position, offset: isRightToLeft ? offset : -offset)
        case .right: return self.position(from: position, offset: isRightToLeft ? -offset : offset)
        case .up: return TextOffset(box.offset(from: here, linesDown: -offset, columns))
        case .down: return TextOffset(box.offset(from: here, linesDown: offset, columns))
        }
    }
}
