import TextLayout

extension ViewDump {
    /// A view's text as it is drawn.
    public struct ShownText {
        public let string: String
        /// Around its lines, in the view.
        public let box: CGRect
        /// Whether it ends before the text does.
        public let isTruncated: Bool
        /// The lines that it may have; 0 for as many as there are.
        public let lineLimit: Int
        /// Of its runs, in order.
        public let fonts: [UIFont]
        /// Whether every run has the reader's text size: its font is one of a text style, or made by `UIFontMetrics`.
        public var followsTextSize: Bool { fonts.allSatisfy { $0.scaling != nil } }
        public let colors: [UIColor]
        public let alignment: NSTextAlignment
    }

    /// Of labels, fields and text views; nil where no text is shown.
    public var shownText: ShownText? {
        switch view {
        case let label as UILabel: label.shownTextOnScreen
        case let field as UITextField:
            field.hasText
                ? shown(
                    field.text, field.font, field.textColor, field.textAlignment,
                    in: field.textRect(forBounds: field.bounds))
                : nil
        case let text as UITextView:
            text.text.isEmpty
                ? nil : shown(text.text, text.font, text.textColor, text.textAlignment, in: text.bounds)
        default: nil
        }
    }

    /// What scrolls inside its box.
    private func shown(
        _ string: String?, _ font: UIFont?, _ color: UIColor?, _ alignment: NSTextAlignment, in box: CGRect
    ) -> ShownText {
        ShownText(
            string: string ?? "", box: box, isTruncated: false, lineLimit: 0, fonts: font.map { [$0] } ?? [],
            colors: [color ?? .label], alignment: alignment)
    }

    /// What assistive technology is told of the view, were it an element.
    public var spoken: AccessibilityNode { view.accessibilityNode(windowFrame) }
}

extension UILabel {
    fileprivate var shownTextOnScreen: ViewDump.ShownText? {
        guard let placed = placedText(in: bounds) else { return nil }
        let lines = placed.text.paragraph.lines(placed.proposal)
        let box = lines.reduce(CGRect.null) {
            $0.union(CGRect(x: $1.origin.x, y: $1.top, width: $1.width, height: $1.height))
        }
        return ViewDump.ShownText(
            string: text ?? "", box: box.offsetBy(dx: placed.origin.x, dy: placed.origin.y),
            isTruncated: placed.measure.isTruncated, lineLimit: numberOfLines,
            fonts: placed.text.looks.map(\.font),
            colors: placed.text.looks.map { (isHighlighted ? highlightedTextColor : nil) ?? $0.color },
            alignment: textAlignment)
    }
}
