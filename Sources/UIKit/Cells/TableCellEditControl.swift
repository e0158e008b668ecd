/// The round control at a row's leading end while the table is edited.
@MainActor
final class TableCellEditControl: UIControl {
    enum Kind { case delete, insert, selection }

    let kind: Kind
    /// Whether a selection circle is filled.
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        isOpaque = false
        // A circle that selects leaves the touch to its row.
        isUserInteractionEnabled = kind != .selection
        isAccessibilityElement = kind != .selection
        accessibilityTraits = .button
        accessibilityLabel = kind == .delete ? "Remove" : kind == .insert ? "Insert" : nil
    }

    required init?(coder: NSCoder) {
        kind = .delete
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let metrics = PlatformMetrics.current.table
        let diameter = metrics.editControlDiameter
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRTL ? bounds.width - metrics.leadingMargin - diameter : metrics.leadingMargin
        let circle = CGRect(x: x, y: (bounds.height - diameter) / 2, width: diameter, height: diameter)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setLineWidth(2)
        EditCircle(kind: shownKind).draw(circle, of: self, in: context)
    }

    private var shownKind: EditCircle.Kind {
        switch kind {
        case .delete: .delete
        case .insert: .insert
        case .selection: .selection(isOn: isOn)
        }
    }

    override func tintColorDidChange() { setNeedsDisplay() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        setNeedsDisplay()
    }
}

/// Three lines at a row's trailing end; a finger on them moves the row.
@MainActor
final class TableCellReorderControl: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        setAccessible("Reorder", .button)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let metrics = PlatformMetrics.current.table
        let width: CGFloat = 20
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRTL ? metrics.leadingMargin : bounds.width - metrics.leadingMargin - width
        context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2)
        context.setLineCap(.round)
        for step in [-5.5, 0, 5.5] as [CGFloat] {
            context.move(to: CGPoint(x: x + 1, y: bounds.midY + step))
            context.addLine(to: CGPoint(x: x + width - 1, y: bounds.midY + step))
        }
        context.strokePath()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        setNeedsDisplay()
    }
}
