/// One wheel of a picker: a scroll view that rests on whole rows and holds views only for those in sight.
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

    private func tapped(_ point: CGPoint) {
        let row = Int(cutting: (point.y / rowHeight).rounded(.down))
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
        let first = max(Int(cutting: (bounds.minY / rowHeight).rounded(.down)), 0)
        let last = min(Int(cutting: (bounds.maxY / rowHeight).rounded(.down)), rowCount - 1)
        for row in shown.keys.sorted() where row < first || row > last {
            guard let view = shown.removeValue(forKey: row) else { continue }
            view.removeFromSuperview()
            pool.append(view)
        }
        guard first <= last else { return }
        for row in first...last {
            let view = shown[row] ?? make(row)
            view.frame = CGRect(
                x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
            let away = abs(view.frame.midY - bounds.midY) / (bounds.height / 2)
            view.alpha = max(1 - away * away, 0) * (away * bounds.height / 2 < rowHeight / 2 ? 1 : 0.55)
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
        let label = pool.popLast() as? UILabel ?? UILabel()
        label.font = .systemFont(ofSize: 23)
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
