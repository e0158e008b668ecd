/// What typing does to a text and the place at which it is typed. Offsets count UTF-16 units.
struct TextSelection: Equatable, Sendable, CustomStringConvertible {
    enum Direction: Sendable { case backward, forward }

    var range = NSRange(location: 0, length: 0)

    var description: String { "\(range.location)+\(range.length)" }

    /// Moved into a text of `length`.
    mutating func clamp(to length: Int) {
        let start = min(max(range.location, 0), length)
        range = NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    /// What a deletion takes away: the selection, or the character beside the caret. Nil when there is nothing.
    func deletion(_ direction: Direction, in text: NSString) -> NSRange? {
        if range.length > 0 { return range }
        switch direction {
        case .backward:
            guard range.location > 0 else { return nil }
            return text.rangeOfComposedCharacterSequence(at: range.location - 1)
        case .forward:
            guard range.location < text.length else { return nil }
            return text.rangeOfComposedCharacterSequence(at: range.location)
        }
    }

    /// The caret one character on; a selection ends at the side that it is left by.
    mutating func move(_ direction: Direction, in text: NSString) {
        switch direction {
        case .backward:
            let start = range.location
            if range.length == 0, start > 0 {
                range.location = text.rangeOfComposedCharacterSequence(at: start - 1).location
            }
        case .forward:
            let end = NSMaxRange(range)
            range.location = end
            if range.length == 0, end < text.length {
                range.location = NSMaxRange(text.rangeOfComposedCharacterSequence(at: end))
            }
        }
        range.length = 0
    }
}
