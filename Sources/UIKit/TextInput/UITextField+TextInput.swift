import TextLayout

/// The places of a text field's characters.
extension UITextField: _OffsetTextInput {
    public var _text: NSString { content.string as NSString }

    func replaceText(in range: UITextRange, with text: String) {
        _ = replace(
            self.range(of: range), NSAttributedString(string: text, attributes: extraAttributes))
        sendActions(for: .editingChanged)
    }

    private var columns: TextProposal { proposal(width: editingOrTextRect(in: bounds).width) }

    private func inText(_ point: CGPoint) -> CGPoint {
        let rect = editingOrTextRect(in: bounds)
        let top = lineTop(rect, box.size(columns).height)
        return CGPoint(x: point.x - rect.minX + scrolled, y: point.y - top)
    }

    func position(
        _ offset: Int, from position: UITextPosition, towards direction: UITextLayoutDirection
    ) -> UITextPosition? {
        switch direction {
        case .left: self.position(from: position, offset: isRightToLeft ? offset : -offset)
        case .right: self.position(from: position, offset: isRightToLeft ? -offset : offset)
        case .up: beginningOfDocument
        case .down: endOfDocument
        }
    }
    func firstPlace(of range: UITextRange) -> CGRect {
        let rect = editingOrTextRect(in: bounds)
        let first = box.rects(for: self.range(of: range), columns).first
        return first.map {
            $0.offsetBy(dx: rect.minX - scrolled, dy: lineTop(rect, box.size(columns).height))
        } ?? caretPlace(at: offset(of: range.start))
    }
    func position(nearest point: CGPoint) -> UITextPosition? {
        TextOffset(box.offset(closestTo: inText(point), columns))
    }
    func position(nearest point: CGPoint, in range: UITextRange) -> UITextPosition? {
        let offset = box.offset(closestTo: inText(point), columns)
        return TextOffset(min(max(offset, self.offset(of: range.start)), self.offset(of: range.end)))
    }
    func character(at point: CGPoint) -> UITextRange? {
        box.character(at: inText(point), columns).map {
            TextOffsetRange(_text.rangeOfComposedCharacterSequence(at: $0))
        }
    }
}
