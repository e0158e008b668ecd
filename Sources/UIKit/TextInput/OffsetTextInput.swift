/// What text fields and text views share as input: their places are offsets into one string.
@preconcurrency @MainActor
public protocol _OffsetTextInput: UIView, UITextInput {
    /// All that is typed.
    var _text: NSString { get }
    /// Made when first asked for.
    var _tokenizer: UITextInputStringTokenizer? { get set }
}

extension _OffsetTextInput {
    func offset(of position: UITextPosition) -> Int {
        min(max((position as? TextOffset)?.offset ?? 0, 0), _text.length)
    }

    func range(of range: UITextRange) -> NSRange {
        let (start, end) = (offset(of: range.start), offset(of: range.end))
        return NSRange(location: start, length: max(end - start, 0))
    }

    func string(in range: UITextRange) -> String? {
        _text.substring(with: self.range(of: range))
    }

    public var markedTextRange: UITextRange? { nil }
    /// Typed at once: nothing is marked here.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if let markedText, !markedText.isEmpty { insertText(markedText) }
    }
    public func unmarkText() {}
    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(_text.length) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (offset(of: fromPosition), offset(of: toPosition))
        return TextOffsetRange(NSRange(location: min(a, b), length: abs(b - a)))
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let new = self.offset(of: position) + offset
        return (0..._text.length).contains(new) ? TextOffset(new) : nil
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(of: position), offset(of: other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(of: toPosition) - offset(of: from)
    }
    public var tokenizer: any UITextInputTokenizer {
        if let _tokenizer { return _tokenizer }
        let made = UITextInputStringTokenizer(textInput: self)
        _tokenizer = made
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
}
