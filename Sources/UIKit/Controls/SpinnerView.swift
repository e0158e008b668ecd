/// The wheel of eight spokes that says "wait". It draws once and then turns by an eighth in steps of the session's
/// time.
@MainActor
final class SpinnerView: UIView {
    static let spokes = 8
    /// Seconds for a step; a turn takes a second.
    static let step = 0.125

    var color = UIColor.systemGray { didSet { setNeedsDisplay() } }
    private var token: FrameClock.Token?
    private var turn = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func start() {
        guard token == nil else { return }
        tick()
    }

    func stop() {
        if let token { FrameClock.current.cancel(token) }
        token = nil
        turn = 0
        transform = .identity
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, let token {
            FrameClock.current.cancel(token)
            self.token = nil
        }
    }

    private func tick() {
        token = FrameClock.current.schedule(after: Self.step) { [weak self] in
            guard let self, self.token != nil else { return }
            self.turn = (self.turn + 1) % Self.spokes
            self.transform = CGAffineTransform(
                rotationAngle: CGFloat(self.turn) * 2 * .pi / CGFloat(Self.spokes))
            self.tick()
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = min(bounds.width, bounds.height) / 2
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        context.setLineCap(.round)
        context.setLineWidth(radius * 0.2)
        for spoke in 0..<Self.spokes {
            let angle = CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes) - .pi / 2
            let share = CGFloat(spoke + 1) / CGFloat(Self.spokes)
            context.setStrokeColor(color.withAlphaComponent(0.25 + 0.75 * share).cgColor)
            let (x, y) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
            context.move(to: CGPoint(x: centre.x + x * radius * 0.45, y: centre.y + y * radius * 0.45))
            context.addLine(to: CGPoint(x: centre.x + x * radius * 0.88, y: centre.y + y * radius * 0.88))
            context.strokePath()
        }
    }
}
