import ListEngine

/// A row of a table view: a content view between the table's own decorations.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The storyboard's segues of this cell.
    final var selectionTrigger: (@MainActor (UIView) -> Void)?
    final var accessoryTrigger: (@MainActor (UIView) -> Void)?
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The editing control shows.
        public static let showingEditControl = Self(bit: 0)
        /// The button that deletes shows.
        public static let showingDeleteConfirmation = Self(bit: 1)
    }

    let cellStyle: CellStyle
    open var reuseIdentifier: String? { identifierStore }
    var identifierStore: String?
    /// Holds what the row shows. A content configuration puts its own view here.
    open var contentView: UIView { contentViewStore }
    var contentViewStore: UIView = UITableViewCellContentView(frame: .zero)
    var configurations = CellConfigurations()

    /// The table that shows the cell last, and the row, while it shows it.
    weak var tableView: UITableView?
    var rowIndex: RowIndex?
    var isOnDisplay = false
    var parts = TableCellParts()

    // MARK: Making

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        identifierStore = reuseIdentifier
        // UIKit: a new cell is 320 x 44.
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUpCell()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        cellStyle = CellStyle(coder)
        identifierStore = (coder as? NibCoder)?.element["reuseIdentifier"]
        super.init(coder: coder)
        setUpCell()
        decodeNibCell(coder)
    }

    /// Called just before the cell is given out again. Overrides call super.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Contents

    /// The title; made when first asked for. UIKit: nil beside a content configuration, as are the other two (`UITableViewCell.h`).
    open var textLabel: UILabel? { contentConfiguration == nil ? madeTextLabel : nil }
    /// The second text; nil in the default style.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? madeDetailLabel : nil }
    /// UIKit: nil in the style `value2`, which has room for texts only.
    open var imageView: UIImageView? {
        cellStyle == .value2 || contentConfiguration != nil ? nil : madeImageView
    }

    // MARK: Configurations

    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The system's look for a cell of this style, without contents.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
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
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { systemBackground }
    /// Takes the place of the background colour and views, and goes when one of the views is set (Apple's documentation).
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

    // MARK: Decorations

    override var usualBackgrounds: [UIColor] { [.systemBackground, .secondarySystemGroupedBackground] }

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }
    /// Takes the place of the accessory type.
    open var accessoryView: UIView? { didSet { accessoryViewDidChange(oldValue) } }
    /// Behind everything, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { leaveBackgroundConfiguration() }
            backgroundDidChange(oldValue, backgroundView)
        }
    }
    /// Shown while the cell is selected or highlighted; the system's grey when nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { leaveBackgroundConfiguration() }
            selectedBackgroundDidChange(oldValue)
        }
    }
    /// The same while several rows may be selected; `selectedBackgroundView` when nil.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if multipleSelectionBackgroundView != nil { leaveBackgroundConfiguration() }
            selectedBackgroundDidChange(oldValue)
        }
    }
    /// Left and right in points: as set, else what the table and its style give. Setting the left to
    /// `UITableView.automaticDimension` gives it back to them.
    open var separatorInset: UIEdgeInsets {
        get { separatorInsetInForce }
        set {
            parts.separatorInset = newValue.left < 0 ? nil : newValue
            refreshSeparator()
        }
    }
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// Points per level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the content moves aside for the editing control; the table sets it from its delegate.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }
    /// Takes the place of the accessory type while editing.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }
    /// Takes the place of the accessory while editing.
    open var editingAccessoryView: UIView? { didSet { accessoryViewDidChange(oldValue) } }

    // MARK: Editing

    open var isEditing: Bool {
        get { parts.editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
        markConfiguration()
    }
    /// What the editing control does; the table's delegate says.
    open var editingStyle: EditingStyle { parts.editing.style }
    /// Whether the control that reorders shows while editing; the table sets it from its data source.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { refreshEditParts() } }
    }
    open var showingDeleteConfirmation: Bool { parts.editing.showsDeleteConfirmation }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Whether a dragged cell takes touches.
    open var userInteractionEnabledWhileDragging = false {
        didSet {
            if userInteractionEnabledWhileDragging {
                Kept.say(
                    "UITableViewCell.userInteractionEnabledWhileDragging",
                    "cells take touches while the list scrolls as always")
            }
        }
    }
    /// Kept. DIFFERS: there is no focus, touches alone reach rows.
    open var focusStyle = FocusStyle.default

    // MARK: State

    open var selectionStyle = SelectionStyle.default { didSet { refreshSelectionLook(animated: false) } }
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Called for every change of the selection. Overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        parts.isSelected = selected
        markConfiguration()
        refreshSelectionLook(animated: animated)
        parts.editing.control?.isOn = selected
    }
    /// Called for every change of the highlight. Overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        parts.isHighlighted = highlighted
        markConfiguration()
        refreshSelectionLook(animated: animated)
    }

    // MARK: Layout

    open override dynamic func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutParts()
        placeContentForOverrides()
        placeConfiguredBackground()
        tableView?.cellWasLaidOut(self)
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // The content view steps aside before its subviews hear of a safe area that it keeps clear of.
        if tableView != nil { placeContentView() }
    }
    override func constraintsDidChange(inside subview: UIView) {
        guard tableView?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        setNeedsLayout()
    }
    /// UIKit: the table measures the row again (Apple's documentation, iOS 16).
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard rowIndex != nil, let tableView, tableView.selfSizingInvalidation != .disabled else { return }
        tableView.layoutState.markCells()
        tableView.setNeedsLayout()
    }
    /// The height that the content wants at `size.width`.
    open override var clipsToBounds: Bool {
        get { super.clipsToBounds }
        set {
            parts.isCutAtCorners = false
            super.clipsToBounds = newValue
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize(size) }
    /// What the table asks of a row that sizes itself: by the content view's constraints, or else by
    /// `sizeThatFits`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingCellSize(targetSize, horizontal, vertical)
    }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic func awakeFromNib() { super.awakeFromNib() }
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
    open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
}

/// The view that holds a cell's contents; named as UIKit names it in dumps.
final class UITableViewCellContentView: UIView {
    /// UIKit: at the sides what the table has, above and below 11 (developers' logs, iOS 11), 15 on iOS 26 (recorded).
    override var standardLayoutMargins: UIEdgeInsets {
        let cell = superviewReference as? UITableViewCell
        let width = superviewReference?.bounds.width ?? bounds.width
        let metrics = PlatformMetrics.current.table
        let side = cell?.sideMargin ?? metrics.sideMargin(width: width)
        let above: CGFloat = cell == nil ? 8 : metrics.contentMargin
        return UIEdgeInsets(top: above, left: side, bottom: above, right: side)
    }
}
