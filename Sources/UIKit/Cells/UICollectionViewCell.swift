/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// As large as the cell; what a cell shows goes in here. A content configuration puts its own view here.
    open var contentView: UIView { contentViewStore }
    var contentViewStore: UIView
    var configurations = CellConfigurations()
    /// The storyboard's segue of this cell.
    final var selectionTrigger: (@MainActor (UIView) -> Void)?

    /// Behind everything, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { leaveBackgroundConfiguration() }
            place(backgroundView, replacing: oldValue)
        }
    }

    /// Above `backgroundView`, shown while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { leaveBackgroundConfiguration() }
            place(selectedBackgroundView, replacing: oldValue)
            showSelection()
        }
    }

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    public enum DragState: Int, Sendable { case none, lifting, dragging }

    var dragState = DragState.none
    /// A drag has lifted the cell, moves it, or has dropped it. Does nothing; overrides call super.
    open func dragStateDidChange(_ dragState: DragState) {}

    public override init(frame: CGRect) {
        contentViewStore = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        installContentView()
    }

    public required init?(coder: NSCoder) {
        contentViewStore = UIView(frame: .zero)
        super.init(coder: coder)
        contentView.frame = bounds
        installContentView()
        decodeNibCollectionCell(coder)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let content = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        // What stands in the cell itself, not in its content view, counts too.
        guard autoLayout?.constraints.isEmpty == false else { return content }
        let own = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: max(content.width, own.width), height: max(content.height, own.height))
    }

    open override dynamic func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeContentForOverrides()
        placeConfiguredBackground()
        owner?.cellWasLaidOut(self)
    }

    override func constraintsDidChange(inside subview: UIView) {
        guard owner?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        setNeedsLayout()
    }

    /// UIKit: the collection view measures the item again (Apple's documentation, iOS 16).
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.cellAsksForSize(self)
    }

    // MARK: Configurations

    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Setting one puts its view in place of the content view, or updates the view that shows one of the same
    /// kind.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }
    /// Whether the content configuration follows the state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    /// Takes the place of the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setCellBackground(newValue) }
    }
    /// Whether the background configuration follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// Overrides add entries of their own to super's.
    open var configurationState: UICellConfigurationState { stateNow }
    /// `updateConfiguration(using:)` is called at the next layout.
    open func setNeedsUpdateConfiguration() { markConfiguration() }
    /// Called before the cell is shown first, and after its state changed. Overrides call super.
    open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }
    /// Called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markConfiguration() } }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
    open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
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

    fileprivate func stateDidChange() {
        contentView.highlightContents(isSelected || isHighlighted)
        showSelection()
        markConfiguration()
    }

    fileprivate func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
}
