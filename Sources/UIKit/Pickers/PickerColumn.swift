/// One wheel of a picker: a scroll view that rests on whole rows and holds views only for those in sight, each turned away
/// from the reader as a row of a wheel is.
@MainActor
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    private let component: Int
    let rowHeight: CGFloat
    private(set) var rowCount = 0
    /// The row in the middle; -1 without rows.
    private(set) var chosen = -1
    /// What delegate and picker know of.
    private var told = -1
    private var shown: [Int: UIView] = [:]
    private var pool: [UIView] = []

    init(_ picker: UIPickerView, component: Int, rowHeight: CGFloat) {
        self.picker = picker
        self.component = component
        self.rowHeight = rowHeight
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        alwaysBounceVertical = true
        scrollsToTop = false
        scrollDelegate = self
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.handlers.append { [weak self] in
            if let self, $0.state == .ended { self.tapped($0.location(in: self)) }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload(rows: Int) {
        rowCount = max(rows, 0)
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        pool = []
        chosen = rowCount == 0 ? -1 : min(max(chosen, 0), rowCount - 1)
        told = chosen
        fit()
    }

    func place(_ frame: CGRect) {
        guard self.frame != frame else { return }
        self.frame = frame
        fit()
    }

    /// Content and insets for the present size, with the chosen row in the middle.
    private func fit() {
        let rest = max((bounds.height - rowHeight) / 2, 0)
        contentInset = UIEdgeInsets(top: rest, left: 0, bottom: rest, right: 0)
        contentSize = CGSize(width: bounds.width, height: rowHeight * CGFloat(rowCount))
        contentOffset = CGPoint(x: 0, y: offset(of: max(chosen, 0)))
        setNeedsLayout()
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

    private func row(at offset: CGFloat) -> Int {
        let row = ((offset + contentInset.top) / rowHeight).rounded()
        return rowCount == 0 ? -1 : min(max(Int(cutting: CGFloat(row)), 0), rowCount - 1)
    }

    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        chosen = min(max(row, 0), rowCount - 1)
        told = chosen
        setContentOffset(CGPoint(x: 0, y: offset(of: chosen)), animated: animated && window != nil)
        setNeedsLayout()
    }

    func shownView(_ row: Int) -> UIView? { shown[row] }

    private var wheel: PickerWheel { PickerWheel(height: bounds.height, rowHeight: rowHeight) }

    private func tapped(_ point: CGPoint) {
        let middle = bounds.midY / rowHeight
        let row = Int(cutting: (middle + wheel.away(at: point.y - bounds.midY)).rounded(.down))
        guard (0..<rowCount).contains(row), row != chosen else { return }
        chosen = row
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        tell()
    }

    // MARK: Scrolling

    override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        CGPoint(x: target.x, y: offset(of: max(row(at: target.y), 0)))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard !decelerate else { return }
        chosen = row(at: contentOffset.y)
        setContentOffset(CGPoint(x: 0, y: offset(of: chosen)), animated: true)
        tell()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        chosen = row(at: contentOffset.y)
        tell()
    }

    private func tell() {
        guard chosen != told, chosen >= 0 else { return }
        told = chosen
        picker?.columnDidChoose(chosen, component)
    }

    // MARK: Views

    override func layoutSubviews() {
        super.layoutSubviews()
        guard rowCount > 0, bounds.height > 0 else { return }
        let wheel = wheel
        let middle = bounds.midY / rowHeight - 0.5
        let first = max(Int(cutting: (middle - wheel.reach).rounded(.up)), 0)
        let last = min(Int(cutting: (middle + wheel.reach).rounded(.down)), rowCount - 1)
        for row in shown.keys.sorted() where row < first || row > last {
            guard let view = shown.removeValue(forKey: row) else { continue }
            view.removeFromSuperview()
            pool.append(view)
        }
        guard first <= last else { return }
        for row in first...last {
            let view = shown[row] ?? make(row)
            let away = CGFloat(row) - middle
            let place = wheel.place(away: away)
            view.isHidden = place == nil
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + (place?.middle ?? 0))
            view.transform = CGAffineTransform(scaleX: 1, y: place?.share ?? 1)
            // UIKit: recorded on iOS 26.1, like the sizes of the titles.
            let isInBand = abs(away) < 0.5
            view.alpha = isInBand ? 1 : 0.447
            guard let label = view as? PickerRowLabel, label.isInBand != isInBand else { continue }
            label.isInBand = isInBand
        }
    }

    private func make(_ row: Int) -> UIView {
        let view = content(row)
        shown[row] = view
        addSubview(view)
        return view
    }

    private func content(_ row: Int) -> UIView {
        guard let picker else { return UIView() }
        let own = picker.delegate.optional.pickerView(
            picker, viewForRow: row, forComponent: component, reusing: pool.popLast())
        if let own { return own }
        let label = pool.popLast() as? PickerRowLabel ?? PickerRowLabel()
        label.textColor = picker.textColor ?? .label
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let rich = picker.delegate.optional.pickerView(
            picker, attributedTitleForRow: row, forComponent: component)
        if let rich, let text = rich {
            label.attributedText = text
            label.textAlignment = .center
        } else {
            let title = picker.delegate.optional.pickerView(picker, titleForRow: row, forComponent: component)
            label.text = title.flatMap { $0 } ?? "?"
        }
        return label
    }
}

/// The title of a row, larger in the middle.
@MainActor
final class PickerRowLabel: UILabel {
    static let middleFont = UIFont.systemFont(ofSize: 23.5)
    /// UIKit: nine points free at both sides (recorded on iOS 26.1).
    static let side: CGFloat = 9
    var isInBand = false { didSet { font = isInBand ? Self.middleFont : .systemFont(ofSize: 21) } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 21)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(
            forBounds: bounds.insetBy(dx: Self.side, dy: 0), limitedToNumberOfLines: numberOfLines)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: Self.side, dy: 0)) }
}
