/// Colours in a grid: greys in the first row, then twelve hues from dark to light.
@MainActor
final class ColorGridView: UIView {
    static let columns = 12
    static let rows = 10
    var picked: (UIColor) -> Void = { _ in }
    var selected: UIColor? { didSet { mark() } }
    private let frameOfSelected = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        frameOfSelected.layer.borderWidth = 3
        frameOfSelected.layer.borderColor = UIColor.white.cgColor
        frameOfSelected.isUserInteractionEnabled = false
        addSubview(frameOfSelected)
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [weak self] in self?.follow($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Fully opaque.
    static func color(row: Int, column: Int) -> UIColor {
        let share = CGFloat(column) / CGFloat(columns - 1)
        guard row > 0 else { return UIColor(white: 1 - share, alpha: 1) }
        // From half brightness up to the pure hue, then paler.
        let step = CGFloat(row) / CGFloat(rows - 1)
        return UIColor(
            hue: (CGFloat(column) / CGFloat(columns) + 0.52).truncatingRemainder(dividingBy: 1),
            saturation: step < 0.5 ? 1 : max(1 - (step - 0.5) * 1.7, 0.15),
            brightness: min(0.3 + step * 1.4, 1), alpha: 1)
    }

    private var cell: CGSize {
        CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        guard bounds.contains(point), cell.width > 0, cell.height > 0 else { return }
        picked(Self.color(row: Int(point.y / cell.height), column: Int(point.x / cell.width)))
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                context.setFillColor(Self.color(row: row, column: column).cgColor)
                context.fill(place(row, column))
            }
        }
    }

    func place(_ row: Int, _ column: Int) -> CGRect {
        CGRect(
            x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
            height: cell.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
        mark()
    }

    private func mark() {
        let opaque = selected?.withAlphaComponent(1).cgColor
        let all = (0..<Self.rows).flatMap { row in (0..<Self.columns).map { (row, $0) } }
        let found = all.first { Self.color(row: $0.0, column: $0.1).cgColor == opaque }
        frameOfSelected.isHidden = found == nil
        if let found { frameOfSelected.frame = place(found.0, found.1) }
    }
}
