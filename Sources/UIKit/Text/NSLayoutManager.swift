import TextLayout

/// Says where the characters of a text stand in its container. Here glyphs are counted as characters.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    nonisolated(unsafe) weak var storageReference: NSTextStorage?
    private var box: TextBox?

    public override init() { super.init() }
    public required init?(coder: NSCoder) {}

    open var textStorage: NSTextStorage? {
        get { storageReference }
        set {
            storageReference = newValue
            textDidChange()
        }
    }
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { textDidChange() } }
    }
    /// What the delegate said last.
    private var spacedLast: (paragraph: Paragraph, asked: TextProposal, answer: TextProposal)?
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { textDidChange() } } }
    /// That of paragraphs without a factor of their own (`NSParagraphStyle.hyphenationFactor`).
    open var hyphenationFactor: Float {
        get { hyphenation.factor }
        set { hyphenation.factor = newValue }
    }
    /// Whether words are divided where no factor is set.
    open var usesDefaultHyphenation: Bool {
        get { hyphenation.isDefault }
        set { hyphenation.isDefault = newValue }
    }
    private(set) var hyphenation = Hyphenation() { didSet { if hyphenation != oldValue { textDidChange() } } }
    open var allowsNonContiguousLayout = false {
        didSet {
            if allowsNonContiguousLayout {
                Kept.say(
                    "NSLayoutManager.allowsNonContiguousLayout",
                    "all text is laid out, and control characters are not drawn")
            }
        }
    }
    open var showsInvisibleCharacters = false {
        didSet {
            if showsInvisibleCharacters {
                Kept.say(
                    "NSLayoutManager.showsInvisibleCharacters",
                    "all text is laid out, and control characters are not drawn")
            }
        }
    }
    open var showsControlCharacters = false {
        didSet {
            if showsControlCharacters {
                Kept.say(
                    "NSLayoutManager.showsControlCharacters",
                    "all text is laid out, and control characters are not drawn")
            }
        }
    }
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }

    func textDidChange() {
        (box, spacedLast) = (nil, nil)
        for container in textContainers { container.textView?.layoutMayHaveChanged() }
    }

    /// The text laid out; kept until text or container change.
    private var laidOut: TextBox {
        if let box { return box }
        let look = TextRunStyle(color: .label, font: UIFont.systemFont(ofSize: 12))
        let style = NSParagraphStyle.Values(lineBreakMode: .byWordWrapping)
        let new = TextBox(
            textStorage ?? NSAttributedString(string: ""), look: look, style: style, rightToLeft: false,
            usesLeading: usesFontLeading, hyphenationFactor: hyphenation.used)
        box = new
        return new
    }

    /// The container's room: its width between the paddings, and the lines that its height holds.
    private func proposal(_ container: NSTextContainer?) -> TextProposal {
        guard let container = container ?? textContainers.first else { return TextProposal() }
        let size = container.size
        let width =
            size.width > 0 && size.width < 1e6 ? size.width - 2 * container.lineFragmentPadding : .infinity
        let proposal = spaced(container.proposal(width: max(width, 0)), of: laidOut.paragraph, in: container)
        return laidOut.proposal(proposal, height: size.height)
    }

    /// With what the delegate says of the space below each line. DIFFERS: it is asked nothing else.
    func spaced(_ proposal: TextProposal, of paragraph: Paragraph, in container: NSTextContainer)
        -> TextProposal
    {
        guard let delegate else { return proposal }
        if let last = spacedLast, last.paragraph === paragraph, last.asked == proposal { return last.answer }
        var answer = proposal
        var added: CGFloat = 0
        for line in paragraph.lines(proposal) {
            let rect = CGRect(
                x: 0, y: line.top + added, width: proposal.width + 2 * container.lineFragmentPadding,
                height: line.height)
            let spacing = delegate.optional.layoutManager(
                self, lineSpacingAfterGlyphAt: max(line.range.upperBound - 1, 0),
                withProposedLineFragmentRect: rect)
            guard let spacing else { break }
            answer.spacings.append(spacing)
            added += spacing
        }
        spacedLast = (paragraph, proposal, answer)
        return answer
    }

    private func padding(_ container: NSTextContainer?) -> CGFloat {
        (container ?? textContainers.first)?.lineFragmentPadding ?? 0
    }

    // MARK: Layout

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        textDidChange()
    }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { textDidChange() }
    open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    // MARK: Places

    /// What the text takes of the container, its padding included.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = laidOut.size(proposal(container))
        return CGRect(
            x: 0, y: 0, width: size.width + 2 * padding(container), height: size.height)
    }

    /// The glyphs of the lines that the container has room for, those behind an ellipsis too.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let proposal = proposal(container)
        let end = proposal.maxLines > 0 ? laidOut.paragraph.lines(proposal).last?.range.upperBound : nil
        return NSRange(location: 0, length: end ?? numberOfGlyphs)
    }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?)
        -> NSRange
    {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
    {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = laidOut.rects(for: glyphRange, proposal(container))
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding(container), dy: 0)
    }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in laidOut.rects(for: glyphRange, proposal(textContainer)) where !stop.boolValue {
            block(rect.offsetBy(dx: padding(textContainer), dy: 0), &stop)
        }
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines where !stop.boolValue && NSIntersectionRange(line.range, glyphRange).length > 0 {
            block(line.rect, line.used, container, line.range, &stop)
        }
    }

    /// `baseline`: from the upper edge.
    private var lines: [(range: NSRange, rect: CGRect, used: CGRect, baseline: CGFloat)] {
        let proposal = proposal(nil)
        let padding = padding(nil)
        let full = proposal.width.isFinite ? proposal.width + 2 * padding : 1e7
        return laidOut.paragraph.lines(proposal).map { line in
            let range = NSRange(location: line.range.lowerBound, length: line.range.count)
            var rect = CGRect(x: 0, y: line.top, width: full, height: line.height)
            if let gap = line.gap {
                (rect.origin.x, rect.size.width) = (
                    gap.lowerBound, gap.upperBound - gap.lowerBound + 2 * padding
                )
            }
            let used = CGRect(
                x: line.origin.x, y: line.top, width: line.width + 2 * padding, height: line.height)
            return (range, rect, used, line.origin.y - line.top)
        }
    }

    private func line(at glyphIndex: Int) -> (range: NSRange, rect: CGRect, used: CGRect, baseline: CGFloat)?
    {
        let lines = lines
        return lines.last { $0.range.location <= glyphIndex } ?? lines.first
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return line.rect
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return line.used
    }

    // MARK: The line after the text's last line end

    /// The empty line below a text that ends with a line's end, or that of an empty text; zero where there is none.
    open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
    /// Of that line what the insertion point takes: nothing but the padding.
    open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLine == nil ? nil : textContainers.first
    }

    private var extraLine: (rect: CGRect, used: CGRect)? {
        if let last = lines.last { return last.range.length == 0 ? (last.rect, last.used) : nil }
        guard let container = textContainers.first else { return nil }
        let height = laidOut.caret(at: 0, proposal(nil)).height
        return (
            CGRect(x: 0, y: 0, width: container.size.width, height: height),
            CGRect(x: 0, y: 0, width: 2 * padding(nil), height: height)
        )
    }

    // MARK: Questions about glyphs

    /// What the ellipsis of that line stands for; its location is `NSNotFound` where nothing is left out.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let lines = laidOut.paragraph.lines(proposal(nil))
        let line = lines.last { $0.range.lowerBound <= glyphIndex } ?? lines.first
        guard let hidden = line?.hidden else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: hidden.lowerBound, length: hidden.count)
    }

    /// Whole lines that `bounds` touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        lines.filter { $0.range.length > 0 && $0.rect._intersects(bounds) }.map(\.range).reduce(nil) {
            union, range in
            union.map { NSUnionRange($0, range) } ?? range
        } ?? NSRange(location: 0, length: 0)
    }
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    /// How far into the glyph nearest to `point` it lies, 0...1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return fraction
    }

    /// All text is laid out when something is asked.
    open func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
    open func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return textContainers.first
    }
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }

    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let caret = laidOut.caret(at: glyphIndex, proposal(nil))
        let line = line(at: glyphIndex)
        return CGPoint(x: caret.minX + padding(nil) - (line?.rect.minX ?? 0), y: line?.baseline ?? 0)
    }

    /// The character nearest to `point`, in the container's coordinates.
    /// - Parameter partialFraction: how far into the character the point lies, 0...1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let place = CGPoint(x: point.x - padding(container), y: point.y)
        let proposal = proposal(container)
        partialFraction?.pointee = 0
        let last = max((textStorage?.length ?? 0) - 1, 0)
        guard let index = laidOut.character(at: place, proposal) else {
            partialFraction?.pointee = 1
            return min(max(laidOut.offset(closestTo: place, proposal) - 1, 0), last)
        }
        if let rect = laidOut.rects(for: NSRange(location: index, length: 1), proposal).first, rect.width > 0
        {
            partialFraction?.pointee = min(max((place.x - rect.minX) / rect.width, 0), 1)
        }
        return index
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    // MARK: Drawing into the current context

    /// Draws the whole text; the part cannot be chosen.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        laidOut.draw(
            proposal(nil), at: CGPoint(x: origin.x + padding(nil), y: origin.y), in: context,
            withBackgrounds: false)
    }

    /// Fills what lies behind characters with a background colour, by `fillBackgroundRectArray`.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage else { return }
        let box = laidOut
        let range = NSIntersectionRange(glyphsToShow, NSRange(location: 0, length: textStorage.length))
        textStorage.enumerateAttribute(.backgroundColor, in: range) { value, part, _ in
            guard let color = value as? UIColor else { return }
            let rects = box.rects(for: part, proposal(nil)).map {
                $0.offsetBy(dx: origin.x + padding(nil), dy: origin.y)
            }
            color.setFill()
            rects.withUnsafeBufferPointer {
                guard let first = $0.baseAddress else { return }
                fillBackgroundRectArray(first, count: $0.count, forCharacterRange: part, color: color)
            }
        }
    }

    /// Fills the rectangles behind characters, one a line, in the space of the drawing, with the current fill colour. For overrides.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { context.fill(rect) }
    }
}

/// Has a say in the layout of texts.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    // @optional
    /// Points below the line that ends with a glyph, in place of its paragraph style's line spacing.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}
