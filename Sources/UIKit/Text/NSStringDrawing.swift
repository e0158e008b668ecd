import TextLayout

/// Measuring and drawing of texts outside of labels, on the thread that asks.
struct StringDrawing {
    private let text: AttributedText
    private let paragraph: Paragraph
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
        breakMode = text.firstStyle?.lineBreakMode ?? .byWordWrapping
        paragraph = Paragraph(text.runs, shaper: shaper)
    }

    private func proposal(_ size: CGSize) -> TextProposal {
        guard options.contains(.usesLineFragmentOrigin) else { return TextProposal(maxLines: 1) }
        let width = size.width > 0 && size.width < 1e7 ? size.width : .infinity
        if breakMode.rawValue >= NSLineBreakMode.byClipping.rawValue {
            return TextProposal(width: width, maxLines: 1)
        }
        guard options.contains(.truncatesLastVisibleLine), size.height > 0 else {
            return TextProposal(width: width)
        }
        return TextProposal(width: width, maxLines: paragraph.lineCount(fitting: size.height, width: width))
    }

    func size() -> CGSize { paragraph.measure().size }

    func bounds(in size: CGSize) -> CGRect {
        let measure = paragraph.measure(proposal(size))
        guard options.contains(.usesLineFragmentOrigin) else {
            return CGRect(origin: CGPoint(x: 0, y: -measure.firstBaseline), size: measure.size)
        }
        return CGRect(origin: .zero, size: measure.size)
    }

    func draw(in rect: CGRect) {
        guard let context else { return }
        let lines = paragraph.lines(proposal(rect.size))
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin), let first = lines.first { origin.y -= first.origin.y }
        TextPainter(context: context, looks: text.looks).draw(lines, at: origin)
    }

    func draw(at point: CGPoint) {
        guard let context else { return }
        TextPainter(context: context, looks: text.looks).draw(paragraph.lines(), at: point)
    }
}

extension NSAttributedString {
    /// On as many lines as the text itself has, in points, unrounded.
    public func size() -> CGSize { StringDrawing.of(self) { $0.size() } }

    /// The room that the text takes when wrapped to the width of `size`; unrounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = StringDrawing.of(self, options) { $0.bounds(in: size) }
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws into the current context with the text's top left at `point`.
    public func draw(at point: CGPoint) {
        StringDrawing.of(self) { $0.draw(at: point) }
    }

    /// Draws wrapped to the rectangle's width, from its top.
    public func draw(in rect: CGRect) {
        StringDrawing.of(self, [.usesLineFragmentOrigin, .truncatesLastVisibleLine]) { $0.draw(in: rect) }
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        StringDrawing.of(self, options) { $0.draw(in: rect) }
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
        StringDrawing.of(String(self), attributes, options) { $0.draw(in: rect) }
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
        let bounds = StringDrawing.of(self, attributes, options) { $0.bounds(in: size) }
        context?.totalBounds = bounds
        return bounds
    }

    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing.of(self, attributes) { $0.draw(at: point) }
    }

    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing.of(self, attributes, [.usesLineFragmentOrigin, .truncatesLastVisibleLine]) {
            $0.draw(in: rect)
        }
    }
}
