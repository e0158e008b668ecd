import TextLayout

/// Measuring and drawing of texts outside of labels, on the thread that asks.
struct StringDrawing {
    private let text: AttributedText
    private var paragraph: Paragraph
    private let shaper: TextShaper
    private let breakMode: NSLineBreakMode
    private let options: NSStringDrawingOptions
    private let context = UIGraphicsGetCurrentContext()

    /// What `body` makes of a text.
    static func of<Answer>(
        _ string: NSAttributedString, _ options: NSStringDrawingOptions = [],
        _ body: (StringDrawing) -> Answer
    ) -> Answer {
        SharedText.shaping {
            let text = AttributedText(
                string, look: look, rightToLeft: false, usesLeading: options.contains(.usesFontLeading))
            return body(StringDrawing(text, options, $0))
        }
    }

    /// The same of a text with one look.
    static func of<Answer>(
        _ string: String, _ attributes: [NSAttributedString.Key: Any]?,
        _ options: NSStringDrawingOptions = [], _ body: (StringDrawing) -> Answer
    ) -> Answer {
        SharedText.shaping {
            let text = AttributedText(
                string, attributes ?? [:], look: look, rightToLeft: false,
                usesLeading: options.contains(.usesFontLeading))
            return body(StringDrawing(text, options, $0))
        }
    }

    // DIFFERS: text without a font has the system font here, Helvetica in UIKit, both at 12 points.
    private static var look: TextRunStyle {
        TextRunStyle(color: .black, font: UIFont.systemFont(ofSize: 12))
    }

    /// UIKit: the leading of fonts counts where `usesFontLeading` asks for it (Apple's documentation of the option).
    private init(_ text: AttributedText, _ options: NSStringDrawingOptions, _ shaper: TextShaper) {
        self.text = text
        self.options = options
        self.shaper = shaper
        breakMode = text.firstStyle?.lineBreakMode ?? .byWordWrapping
        paragraph = Paragraph(text.runs, shaper: shaper)
    }

    private var isOneLine: Bool {
        !options.contains(.usesLineFragmentOrigin)
            || breakMode.rawValue >= NSLineBreakMode.byClipping.rawValue
    }

    /// - Parameter leavesLinesOut: whether lines that have no room below are left out.
    private func proposal(_ size: CGSize, leavesLinesOut: Bool = false) -> TextProposal {
        guard options.contains(.usesLineFragmentOrigin) else { return TextProposal(maxLines: 1) }
        let width = size.width > 0 && size.width < 1e7 ? size.width : .infinity
        if isOneLine { return TextProposal(width: width, maxLines: 1) }
        let truncates = options.contains(.truncatesLastVisibleLine)
        guard truncates || leavesLinesOut, size.height > 0 else { return TextProposal(width: width) }
        return TextProposal(
            width: width, maxLines: paragraph.lineCount(fitting: size.height, width: width),
            lastLine: truncates ? .truncatingTail : nil)
    }

    func size() -> CGSize { paragraph.measure().size }

    func bounds(in size: CGSize, _ drawing: NSStringDrawingContext?) -> CGRect {
        let fitted = fitted(in: size, drawing)
        let proposal = fitted.proposal(size)
        let measure = fitted.paragraph.measure(proposal)
        var bounds = CGRect(origin: .zero, size: measure.size)
        if options.contains(.usesDeviceMetrics) { bounds = fitted.paragraph.inkBounds(proposal) ?? .zero }
        if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y -= measure.firstBaseline }
        drawing?.totalBounds = bounds
        return bounds
    }

    /// - Parameter leavesLinesOut: whether lines that have no room below are left out.
    func draw(in rect: CGRect, _ drawing: NSStringDrawingContext? = nil, leavesLinesOut: Bool = false) {
        let fitted = fitted(in: rect.size, drawing)
        let proposal = fitted.proposal(rect.size, leavesLinesOut: leavesLinesOut)
        let lines = fitted.paragraph.lines(proposal)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin), let first = lines.first { origin.y -= first.origin.y }
        drawing?.totalBounds = CGRect(origin: origin, size: fitted.paragraph.measure(proposal).size)
        guard let context else { return }
        TextPainter(context: context, looks: text.looks).draw(lines, at: origin)
    }

    func draw(at point: CGPoint) {
        guard let context else { return }
        TextPainter(context: context, looks: text.looks).draw(paragraph.lines(), at: point)
    }

    // MARK: Smaller fonts

    /// The text in fonts in which it has room, as far as the context lets them be smaller.
    private func fitted(in size: CGSize, _ drawing: NSStringDrawingContext?) -> StringDrawing {
        guard let drawing else { return self }
        drawing.actualScaleFactor = 1
        let smallest = drawing.minimumScaleFactor
        guard smallest > 0, smallest < 1, let factor = shrinkFactor(size, smallest) else { return self }
        drawing.actualScaleFactor = factor
        return scaled(by: factor)
    }

    private func shrinkFactor(_ size: CGSize, _ smallest: CGFloat) -> CGFloat? {
        func width(_ drawing: StringDrawing) -> CGFloat {
            drawing.paragraph.measure(TextProposal(maxLines: 1)).size.width
        }
        if isOneLine {
            guard size.width > 0 else { return nil }
            return LineShrinking.factor(natural: width(self), room: size.width, smallest: smallest) {
                width(scaled(by: $0))
            }
        }
        guard size.width > 0, size.height > 0 else { return nil }
        return LineShrinking.factor(smallest: smallest) {
            let paragraph = scaled(by: $0).paragraph
            return paragraph.measure(TextProposal(width: size.width)).size.height <= size.height + 0.001
        }
    }

    private func scaled(by factor: CGFloat) -> StringDrawing {
        guard factor != 1 else { return self }
        var runs = text.runs
        runs.scale(by: factor)
        var scaled = self
        scaled.paragraph = Paragraph(runs, shaper: shaper)
        return scaled
    }
}

extension NSAttributedString {
    /// On as many lines as the text itself has, in points, unrounded.
    public func size() -> CGSize { StringDrawing.of(self) { $0.size() } }

    /// The room that the text takes when wrapped to the width of `size`; unrounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing.of(self, options) { $0.bounds(in: size, context) }
    }

    /// Draws into the current context with the text's top left at `point`.
    public func draw(at point: CGPoint) {
        StringDrawing.of(self) { $0.draw(at: point) }
    }

    /// Draws wrapped to the rectangle's width, from its top, as many lines as have room.
    public func draw(in rect: CGRect) {
        StringDrawing.of(self, .usesLineFragmentOrigin) { $0.draw(in: rect, leavesLinesOut: true) }
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        StringDrawing.of(self, options) { $0.draw(in: rect, context) }
    }
}

extension NSAttributedString {
    /// An empty text: `NSAttributedString()`, which Foundation does not have on Linux.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    /// Foundation's own method stops the program when an object replaces another one under the same key (Swift
    /// 6.3 on Linux). This one is chosen for objects: fonts, colours, paragraph styles.
    public func addAttribute(_ name: NSAttributedString.Key, value: AnyObject, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}

extension NSString {
    public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        String(self).size(withAttributes: attributes)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        String(self).draw(at: point, withAttributes: attributes)
    }

    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        String(self).draw(in: rect, withAttributes: attributes)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

extension String {
    public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        StringDrawing.of(self, attributes) { $0.size() }
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing.of(self, attributes, options) { $0.bounds(in: size, context) }
    }

    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing.of(self, attributes) { $0.draw(at: point) }
    }

    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing.of(self, attributes, .usesLineFragmentOrigin) {
            $0.draw(in: rect, leavesLinesOut: true)
        }
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing.of(self, attributes, options) { $0.draw(in: rect, context) }
    }
}
