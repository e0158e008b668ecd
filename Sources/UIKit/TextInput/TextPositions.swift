/// A UTF-16 offset as the places of `UITextInput` see it.
@MainActor
final class TextOffset: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextOffset else { return false }
        return MainThread.isolated { offset == other.offset }
    }
    nonisolated override var hash: Int { MainThread.isolated { offset } }
    nonisolated override var description: String { MainThread.isolated { "<UITextPosition \(offset)>" } }
}

/// A range of UTF-16 offsets.
@MainActor
final class TextOffsetRange: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(NSMaxRange(range)) }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextOffsetRange else { return false }
        return MainThread.isolated { range == other.range }
    }
    nonisolated override var hash: Int { MainThread.isolated { range.location } }
    nonisolated override var description: String {
        MainThread.isolated { "<UITextRange \(range.location), \(range.length)>" }
    }
}

@MainActor
final class TextLineRect: UITextSelectionRect {
    private let place: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
        place = rect
        self.isFirst = isFirst
        self.isLast = isLast
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}

/// Words, sentences and lines of a text by its characters.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: any UITextInput) { input = textInput }

    private func text() -> NSString {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return "" }
        return (input.text(in: all) ?? "") as NSString
    }

    private func unit(_ offset: Int, _ granularity: UITextGranularity) -> NSRange? {
        let text = text()
        let limits: CharacterSet
        switch granularity {
        case .character:
            return offset < text.length ? text.rangeOfComposedCharacterSequence(at: offset) : nil
        case .word: limits = .alphanumerics.inverted
        case .sentence: limits = CharacterSet(charactersIn: ".!?\n")
        case .paragraph, .line: limits = .newlines
        case .document: return NSRange(location: 0, length: text.length)
        }
        func isLimit(_ index: Int) -> Bool {
            Unicode.Scalar(text.character(at: index)).map(limits.contains) ?? false
        }
        var (start, end) = (min(max(offset, 0), text.length), min(max(offset, 0), text.length))
        while start > 0, !isLimit(start - 1) { start -= 1 }
        while end < text.length, !isLimit(end) { end += 1 }
        return start == end && granularity == .word ? nil : NSRange(location: start, length: end - start)
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        direction.rawValue != UITextStorageDirection.backward.rawValue
            && direction.rawValue != UITextLayoutDirection.left.rawValue
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let offset = (position as? TextOffset)?.offset else { return nil }
        return unit(offset, granularity).map(TextOffsetRange.init)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let offset = (position as? TextOffset)?.offset, let unit = unit(offset, granularity) else {
            return false
        }
        return isForward(direction) ? NSMaxRange(unit) == offset : unit.location == offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let offset = (position as? TextOffset)?.offset else { return nil }
        let length = text().length
        let step = isForward(direction) ? 1 : -1
        var place = offset
        while place + step >= 0, place + step <= length {
            if let unit = unit(place, granularity) {
                let limit = step > 0 ? NSMaxRange(unit) : unit.location
                if limit != offset { return TextOffset(limit) }
            }
            place += step
        }
        return TextOffset(step > 0 ? length : 0)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let offset = (position as? TextOffset)?.offset else { return false }
        return unit(offset, granularity) != nil
    }
}
