/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// As large as the cell; what a cell shows goes in here.
    public let contentView: UIView

    /// Behind everything, as large as the cell.
    open var backgroundView: UIView? { didSet { place(backgroundView, replacing: oldValue) } }

    /// Above `backgroundView`, shown while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            place(selectedBackgroundView, replacing: oldValue)
            showSelection()
        }
    }

    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }

    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        installContentView()
    }

    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
        contentView.frame = bounds
        installContentView()
        takeNibCollectionCell(coder)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

extension UICollectionViewCell {
    fileprivate func installContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    fileprivate func place(_ view: UIView?, replacing old: UIView?) {
        guard view !== old else { return }
        old?.removeFromSuperview()
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let isAboveBackground = view === selectedBackgroundView && backgroundView != nil
        insertSubview(view, at: isAboveBackground ? 1 : 0)
    }

    fileprivate func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
}
