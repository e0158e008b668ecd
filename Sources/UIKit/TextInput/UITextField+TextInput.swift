import TextLayout

/// The places of a text field's characters.
extension UITextField: _OffsetTextInput, BoxedTextInput {
    public var _text: NSString { content.string as NSString }

    func replaceText(in range: UITextRange, with text: String) {
        _ = replace(
            self.range(of: range), NSAttributedString(string: text, attributes: extraAttributes))
        sendActions(for: .editingChanged)
    }

    var columns: TextProposal { proposal(width: editingOrTextRect(in: bounds).width) }

    func inText(_ point: CGPoint) -> CGPoint {
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
}
