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
        setAccessible("Section index", .adjustable)
        addGestureRecognizer(
            ImmediateGestureRecognizer(begins: { _ in true }) { [unowned self] in follow($0) })
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

    private func follow(_ finger: UIGestureRecognizer) {
        isTracking = finger.state == .began || finger.state == .changed
        guard isTracking else { return current = nil }
        guard !titles.isEmpty else { return }
        let span = textSpan
        let share = (finger.location(in: self).y - span.start) / max(span.height, 1)
        let index = min(max(Int(cutting: share * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != current else { return }
        current = index
        chosen(index)
    }
}
