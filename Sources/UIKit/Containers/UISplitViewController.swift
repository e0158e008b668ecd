@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    // @optional
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    // default: proposedTopColumn
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    // default: .automatic
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    // default: proposedDisplayMode
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

/// A list beside what is chosen in it; one after the other where the width is compact.
/// DIFFERS: the columns of a regular width are always side by side, of fixed widths, without overlays.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
            twoOverSecondary, twoDisplaceSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    open weak var delegate: (any UISplitViewControllerDelegate)?
    public let style: Style
    /// What is shown, in navigation controllers.
    var columns: [Column: UIViewController] = [:]
    /// What was set, by the navigation controllers made around it.
    var originals: [ObjectIdentifier: UIViewController] = [:]
    /// Whether the columns have been in the view: they come when that is to appear or is laid out, after what a subclass
    /// does in its `viewDidLoad`.
    var isArranged = false
    var collapsedStore = true { didSet { if collapsedStore != oldValue { modeButtonItem.changed() } } }
    var isCollapsedOnto = false
    /// Screens of columns that stand in the stack of the first one, or did.
    var lent: [Column: [UIViewController]] = [:]
    /// Whose bar shows the button of the display mode, which the app has not placed.
    weak var displayModeButtonPlace: UINavigationItem?
    private let divider = UIView()

    open var presentsWithGesture = true {
        didSet {
            if !presentsWithGesture {
                Kept.say(
                    "UISplitViewController.presentsWithGesture",
                    "columns stand side by side where there is room")
            }
        }
    }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    /// Whether the last column's bar has ``displayModeButtonItem`` by itself while the first column is hidden.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var preferredDisplayMode = DisplayMode.automatic {
        willSet {
            let new = mode(for: newValue)
            if new != displayMode, isArranged, !collapsedStore { tellOfChange(to: new) }
        }
        didSet { if isArranged, !collapsedStore { arrangeColumns(animated: false) } }
    }
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet {
            Kept.say(
                "UISplitViewController.preferredSplitBehavior",
                "columns stand side by side where there is room")
        }
    }
    open var splitBehavior: SplitBehavior { .tile }
    open var showsSecondaryOnlyButton = false {
        didSet {
            if showsSecondaryOnlyButton {
                Kept.say(
                    "UISplitViewController.showsSecondaryOnlyButton",
                    "columns stand side by side where there is room")
            }
        }
    }
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet {
            Kept.say(
                "UISplitViewController.primaryBackgroundStyle",
                "columns stand side by side where there is room")
        }
    }
    /// Share of the width.
    open var preferredPrimaryColumnWidthFraction = automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth = automaticDimension
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidth = automaticDimension {
        didSet {
            Kept.say(
                "UISplitViewController.preferredSupplementaryColumnWidth",
                "columns stand side by side where there is room")
        }
    }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet {
            Kept.say(
                "UISplitViewController.preferredSupplementaryColumnWidthFraction",
                "columns stand side by side where there is room")
        }
    }
    open var minimumSupplementaryColumnWidth = automaticDimension {
        didSet {
            Kept.say(
                "UISplitViewController.minimumSupplementaryColumnWidth",
                "columns stand side by side where there is room")
        }
    }
    open var maximumSupplementaryColumnWidth = automaticDimension {
        didSet {
            Kept.say(
                "UISplitViewController.maximumSupplementaryColumnWidth",
                "columns stand side by side where there is room")
        }
    }

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = Self.decodedStyle(coder)
        super.init(coder: coder)
    }

    open var isCollapsed: Bool { collapsedStore }
    open var displayMode: DisplayMode { mode(for: preferredDisplayMode) }

    /// UIKit's header: the columns' messages come for each "column that will be shown or hidden", with the mode's.
    private func tellOfChange(to new: DisplayMode) {
        delegate?.splitViewController(self, willChangeTo: new)
        for column in [Column.primary, .supplementary] where style != .unspecified && columns[column] != nil {
            let (before, after) = (isSeen(column, in: displayMode), isSeen(column, in: new))
            if after, !before { delegate?.splitViewController(self, willShow: column) }
            if before, !after { delegate?.splitViewController(self, willHide: column) }
        }
    }

    private func mode(for preferred: DisplayMode) -> DisplayMode {
        switch preferred {
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary, .oneOverSecondary: .oneBesideSecondary
        case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        }
    }
    /// Shows and hides the list; nothing is shown of it while the columns are collapsed.
    open var displayModeButtonItem: UIBarButtonItem { modeButtonItem }
    private lazy var modeButtonItem = DisplayModeButtonItem(for: self)
    /// Points; of the primary column now shown.
    open var primaryColumnWidth: CGFloat { isCollapsed ? view.bounds.width : primaryWidth }
    open var supplementaryColumnWidth: CGFloat { columns[.supplementary] == nil ? 0 : primaryWidth }

    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set {
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.count > 1 ? newValue[1] : nil
            columnsDidChange()
            columnDidChange(.secondary)
        }
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        place(vc, in: column)
        columnsDidChange()
        columnDidChange(column)
    }
    /// The controller that was set, not the navigation controller around it.
    open func viewController(for column: Column) -> UIViewController? { columns[column].map(unwrapped) }
    open func show(_ column: Column) { showColumn(column) }
    open func hide(_ column: Column) { hideColumn(column) }
    open func isShowing(_ column: Column) -> Bool { columns[column]?.viewIfLoaded?.window != nil }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        divider.backgroundColor = .separator
        view.addSubview(divider)
        collapsedStore = wantsCollapse
    }
    open override dynamic func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrangeColumnsIfNeeded()
        layoutColumns(divider)
    }
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate.optional.splitViewController(self, show: vc, sender: sender) == true { return }
        setOrPush(vc, in: .primary)
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate.optional.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showDetail(vc)
    }
    override var childrenToForwardAppearance: [UIViewController] {
        childList.filter { $0.viewIfLoaded?.superview === viewIfLoaded && viewIfLoaded != nil }
    }

    // MARK: What categories replace on Apple's systems: `dynamic`, so that an override in an extension does too

    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open override dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        super.preferredStatusBarUpdateAnimation
    }
    open override dynamic var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    open override dynamic var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    open override dynamic var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }
    open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
    override var childBelowBars: UIViewController? { contentBelowBars }
    open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open override dynamic func viewWillAppear(_ animated: Bool) {
        arrangeColumnsIfNeeded()
        super.viewWillAppear(animated)
    }
    open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}
