/// A disclosure chevron, a checkmark or a detail button, drawn by paths.
@MainActor
final class TableCellAccessoryView: UIView {
    let type: UITableViewCell.AccessoryType
    /// Whether the chevron, which is grey otherwise, has the tint: it is what is touched.
    private let isTinted: Bool

    init(type: UITableViewCell.AccessoryType, isTinted: Bool = false) {
        self.type = type
        self.isTinted = isTinted
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        frame.size = intrinsicContentSize
    }

    required init?(coder: NSCoder) {
        type = .none
        isTinted = false
        super.init(coder: coder)
    }

    private static let detailSize = CGSize(width: 22, height: 22)
    private static let buttonSpace: CGFloat = 12

    override var intrinsicContentSize: CGSize {
        let metrics = PlatformMetrics.current.table
        switch type {
        case .none: return .zero
        case .disclosureIndicator: return metrics.disclosureSize
        case .checkmark: return metrics.checkmarkSize
        case .detailButton: return Self.detailSize
        case .detailDisclosureButton:
            return CGSize(
                width: Self.detailSize.width + Self.buttonSpace + metrics.disclosureSize.width,
                height: Self.detailSize.height)
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let chevron = PlatformMetrics.current.table.disclosureSize
        context.setLineCap(.round)
        context.setLineJoin(.round)
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(context, bounds)
        case .checkmark: drawCheckmark(context)
        case .detailButton: drawDetail(context, bounds)
        case .detailDisclosureButton:
            let (detail, rest) = bounds.divided(
                atDistance: Self.detailSize.width, from: isRightToLeft ? .maxXEdge : .minXEdge)
            drawDetail(context, detail)
            drawChevron(
                context,
                CGRect(
                    x: isRightToLeft ? rest.minX : rest.maxX - chevron.width,
                    y: (bounds.height - chevron.height) / 2,
                    width: chevron.width, height: chevron.height))
        }
    }

    private func drawChevron(_ context: CGContext, _ area: CGRect) {
        let box = CGRect(
            x: area.midX - area.height / 4, y: area.minY, width: area.height / 2, height: area.height
        ).insetBy(dx: 1.2, dy: 1.2)
        let (back, tip) = isRightToLeft ? (box.maxX, box.minX) : (box.minX, box.maxX)
        let color: UIColor = isTinted ? tintColor : .tertiaryLabel
        context.setStrokeColor(color.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2.2)
        context.move(to: CGPoint(x: back, y: box.minY))
        context.addLine(to: CGPoint(x: tip, y: box.midY))
        context.addLine(to: CGPoint(x: back, y: box.maxY))
        context.strokePath()
    }

    private func drawCheckmark(_ context: CGContext) {
        let box = bounds.insetBy(dx: 2, dy: 2)
        context.setStrokeColor(tintColor.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2.2)
        context.move(to: CGPoint(x: box.minX + box.width * 0.05, y: box.minY + box.height * 0.58))
        context.addLine(to: CGPoint(x: box.minX + box.width * 0.35, y: box.maxY - box.height * 0.08))
        context.addLine(to: CGPoint(x: box.maxX - box.width * 0.05, y: box.minY + box.height * 0.05))
        context.strokePath()
    }

    /// A circled i.
    private func drawDetail(_ context: CGContext, _ area: CGRect) {
        let color = tintColor.resolvedColor(with: traitCollection).cgColor
        context.setStrokeColor(color)
        context.setFillColor(color)
        context.setLineWidth(1.5)
        context.strokeEllipse(in: area.insetBy(dx: 1, dy: 1))
        context.fillEllipse(in: CGRect(x: area.midX - 1.3, y: area.minY + 5, width: 2.6, height: 2.6))
        context.setLineWidth(2)
        context.move(to: CGPoint(x: area.midX, y: area.midY - 1))
        context.addLine(to: CGPoint(x: area.midX, y: area.maxY - 6))
        context.strokePath()
    }

    override func tintColorDidChange() { setNeedsDisplay() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        setNeedsDisplay()
    }
}
