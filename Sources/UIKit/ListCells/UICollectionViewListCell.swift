/// The cell of a list: a content view between accessories, with the list's separators and background.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    let listParts = ListCellParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Steps to the right; set by outlines.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { listContentDidMove() } } }
    /// Points a step.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { listContentDidMove() } }
    }
    /// Whether leading accessories move with the content.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { listContentDidMove() } }
    }

    /// The system's stand in an order of their own, whatever the array's.
    open var accessories: [UICellAccessory] {
        get { listParts.accessories }
        set { setAccessories(newValue, animated: false) }
    }

    /// The system's separators begin and end where this does.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

    /// The system's look for a cell, header or footer of its list, without contents.
    open func defaultContentConfiguration() -> UIListContentConfiguration { listContentConfiguration }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listBackgroundConfiguration
    }

    override var listEnvironmentHere: UIListEnvironment? {
        listParts.place.map { UIListEnvironment($0.appearance) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeListParts()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingListSize(targetSize, horizontal, vertical)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
