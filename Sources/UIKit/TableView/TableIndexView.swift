/// The titles at a table's trailing edge; a finger on them shows their sections.
@MainActor
final class TableIndexView: UIView {
    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
    var textColor: UIColor? { didSet { setNeedsDisplay() } }
    var restingBackground: UIColor? { didSet { refreshBackground() } }
    var trackingBackground: UIColor? { didSet { refreshBackground() } }
    /// The number of the title under the finger changed.
    var chosen: (Int) -> Void = { _ in }
    private var isTracking = false { didSet { refreshBackground() } }
    private var current: Int?

    static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func refreshBackground() {
        backgroundColor = isTracking ? trackingBackground ?? restingBackground : restingBackground
    }

    private var lineHeight: CGFloat { Self.font.lineHeight.rounded(.up) }

    /// Which titles show: all, or, where there is no room, every so many with dots between.
    private var shown: [(text: String, index: Int)] {
        let lines = Int(cutting: bounds.height / lineHeight)
        let all = titles.enumerated().map { ($1, $0) }
        guard titles.count > lines, lines >= 3 else { return all }
        let places = (lines - 1) / 2 * 2 + 1
        let groups = (places + 1) / 2
        return (0..<places).map { place in
            let index = (place / 2) * (titles.count - 1) / max(groups - 1, 1)
            return place % 2 == 0 ? (titles[index], index) : ("•", index)
        }
    }

    /// Points that the titles take, in the middle of the view.
    private var textSpan: (start: CGFloat, height: CGFloat) {
        let height = CGFloat(shown.count) * lineHeight
        return ((bounds.height - height) / 2, height)
    }

    override func draw(_ rect: CGRect) {
        let color = (textColor ?? tintColor ?? .systemBlue).resolvedColor(with: traitCollection)
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
        var y = textSpan.start
        for (text, _) in shown {
            let string = NSAttributedString(string: text, attributes: attributes)
            let size = string.size()
            string.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: y))
            y += lineHeight
        }
    }

    override func tintColorDidChange() { setNeedsDisplay() }

    // MARK: The finger

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        let span = textSpan
        let share = (touch.location(in: self).y - span.start) / max(span.height, 1)
        let index = min(max(Int(cutting: share * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != current else { return }
        current = index
        chosen(index)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = true
        follow(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    private func end() {
        isTracking = false
        current = nil
    }
}

/// Takes touches on the index before anything scrolls.
@MainActor
final class TableIndexGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .began }
        (view as? TableIndexView)?.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .changed
        (view as? TableIndexView)?.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
        (view as? TableIndexView)?.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
        (view as? TableIndexView)?.touchesCancelled(touches, with: event)
    }
}
