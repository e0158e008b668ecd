/// Wheels of rows, one beside the other; each has one row chosen, the one in the middle.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// UIKit: 216 points high; as wide as it is asked to be, 320 by itself.
    static let height: CGFloat = 216
    static let standardRowHeight: CGFloat = 32

    var columns: [PickerColumn] = []
    let band = UIView()
    private var isLoaded = false

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetColumns() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetColumns() } }
    /// Of rows that have a title of no colours; known by its name only.
    var textColor: UIColor? { didSet { for column in columns { column.reload(rows: column.rowCount) } } }
    /// Kept only: the band is always shown.
    open var showsSelectionIndicator = true {
        didSet {
            if !showsSelectionIndicator {
                Kept.say(
                    "UIPickerView.showsSelectionIndicator",
                    "the row in the middle is always marked, as since iOS 7")
            }
        }
    }

    public override init(frame: CGRect) {
        var frame = frame
        if frame.size == .zero { frame.size = CGSize(width: 320, height: Self.height) }
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNibPicker(coder)
    }

    private func setUp() {
        band.backgroundColor = .tertiarySystemFill
        band.isUserInteractionEnabled = false
        addSubview(band)
        clipsToBounds = true
    }

    // MARK: Rows

    open var numberOfComponents: Int {
        load()
        return columns.count
    }
    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        return columns.indices.contains(component) ? columns[component].rowCount : 0
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        guard columns.indices.contains(component) else { return .zero }
        return CGSize(width: columns[component].frame.width, height: columns[component].rowHeight)
    }
    /// The view that shows a row now.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        load()
        return columns.indices.contains(component) ? columns[component].shownView(row) : nil
    }
    /// Asks for everything again. The chosen rows stay, as far as there are so many: published apps colour the chosen row by
    /// reloading all when one is chosen.
    open func reloadAllComponents() {
        let chosen = columns.map(\.chosen)
        forgetColumns()
        load()
        for (column, row) in zip(columns, chosen) { column.select(row, animated: false) }
    }
    open func reloadComponent(_ component: Int) {
        load()
        guard columns.indices.contains(component) else { return }
        columns[component].reload(rows: rowCount(component))
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        ensure(
            columns.indices.contains(component),
            "UIPickerView.selectRow: component \(component) of \(columns.count)")
        columns[component].select(row, animated: animated)
    }
    /// -1 when the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        load()
        return columns.indices.contains(component) ? columns[component].chosen : -1
    }

    // MARK: View

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        load()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        placeColumns()
    }
    open override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        switch name {
        case "dataSource": _Outlet.assign(value) { self.dataSource = $0 }
        case "delegate": _Outlet.assign(value) { self.delegate = $0 }
        default: super._connectOutlet(name, value)
        }
    }

    // MARK: Columns

    private func forgetColumns() {
        for column in columns { column.removeFromSuperview() }
        columns = []
        isLoaded = false
        setNeedsLayout()
    }

    private func rowCount(_ component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    private func load() {
        guard !isLoaded, let dataSource else { return }
        isLoaded = true
        for component in 0..<dataSource.numberOfComponents(in: self) {
            let height = delegate.optional.pickerView(self, rowHeightForComponent: component)
            let column = PickerColumn(
                self, component: component, rowHeight: height ?? Self.standardRowHeight)
            columns.append(column)
            addSubview(column)
            column.reload(rows: rowCount(component))
        }
        setNeedsLayout()
    }

    private func placeColumns() {
        guard !columns.isEmpty else { return }
        let (side, gap): (CGFloat, CGFloat) = (9, 5)
        let room = bounds.width - 2 * side - gap * CGFloat(columns.count - 1)
        let asked = columns.indices.map { component in
            // UIKit: whole points (recorded on iOS 26.1 for one to five components).
            delegate.optional.pickerView(self, widthForComponent: component)
                ?? (room / CGFloat(columns.count)).rounded(.down)
        }
        let used = asked.reduce(0, +) + gap * CGFloat(columns.count - 1)
        var x = (bounds.width - used) / 2
        for (index, width) in asked.enumerated() {
            let left = isRightToLeft ? bounds.width - x - width : x
            columns[index].place(CGRect(x: left, y: 0, width: width, height: bounds.height))
            x += width + gap
        }
        let height = (columns.map(\.rowHeight).max() ?? Self.standardRowHeight) + 2
        band.frame = CGRect(
            x: side, y: (bounds.height - height) / 2, width: bounds.width - 2 * side, height: height)
        band.layer.cornerRadius = min(PlatformMetrics.current.controls.pickerBandRadius, height / 2)
    }

    /// A wheel has come to rest on another row.
    func columnDidChoose(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the rows of a picker look like. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    // @optional
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    // default: UIView()
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
