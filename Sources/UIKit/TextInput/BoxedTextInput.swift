import TextLayout

/// A view of which one box lays out the text: points are offsets by its lines.
@MainActor
protocol BoxedTextInput: _OffsetTextInput {
    var box: TextBox { get }
    /// The room in which the box lays the text out.
    var columns: TextProposal { get }
    /// Where a point of the view is in the box.
    func inText(_ point: CGPoint) -> CGPoint
    /// The caret in the view.
    func caretPlace(at offset: Int) -> CGRect
}

extension BoxedTextInput {
    /// Where a rectangle of the box is in the view.
    func place(_ rect: CGRect) -> CGRect {
        let zero = inText(.zero)
        return rect.offsetBy(dx: -zero.x, dy: -zero.y)
    }

    func firstPlace(of range: UITextRange) -> CGRect {
        box.rects(for: self.range(of: range), columns).first.map(place)
            ?? caretPlace(at: offset(of: range.start))
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
