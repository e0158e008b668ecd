/// A field for what is searched, with the buttons and scopes around it.
///
/// UIKit: 56 points high; the field 36 with 8 beside it.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    public let searchTextField = UISearchTextField(frame: .zero)
    let cancelButton = UIButton(type: .system)
    let sideButton = UIButton(type: .system)
    let scopes = UISegmentedControl(items: [])
    let promptLabel = UILabel()
    let backdrop = UIImageView(frame: .zero)
    var icons: [String: UIImage] = [:]
    /// The natural height that the navigation bar around it knows.
    var knownHeight: CGFloat = 0

    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? {
        get { searchTextField.text }
        set {
            let old = text ?? ""
            searchTextField.text = newValue
            showSideButton()
            if old != newValue ?? "" { searchController?.textWasSet() }
        }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var prompt: String? { didSet { lookDidChange() } }
    open var searchBarStyle = Style.default { didSet { lookDidChange() } }
    open var barStyle = UIBarStyle.default { didSet { lookDidChange() } }
    open var barTintColor: UIColor? { didSet { lookDidChange() } }
    /// Kept only.
    open var isTranslucent = true
    /// Whether it lies over content that moves: it has a ground of its own then, up to the screen's edge.
    var floats = false { didSet { if floats != oldValue { lookDidChange() } } }
    /// The search controller whose bar it is.
    weak var searchController: UISearchController?
    private var cancelStore = false
    open var showsCancelButton: Bool {
        get { cancelStore }
        set {
            searchController?.automaticallyShowsCancelButton = false
            show(cancel: newValue, animated: false)
        }
    }
    open var showsBookmarkButton = false { didSet { lookDidChange() } }
    open var showsSearchResultsButton = false { didSet { lookDidChange() } }
    open var isSearchResultsButtonSelected = false {
        didSet {
            if isSearchResultsButtonSelected {
                Kept.say(
                    "UISearchBar.isSearchResultsButtonSelected",
                    "the results button looks the same when it is selected")
            }
        }
    }
    private var scopesStore = false
    open var showsScopeBar: Bool {
        get { scopesStore }
        set {
            searchController?.scopeBarActivation = .manual
            show(scopes: newValue)
        }
    }
    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
    open var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set { if (0..<scopes.numberOfSegments).contains(newValue) { scopes.selectedSegmentIndex = newValue } }
    }
    open var backgroundImage: UIImage? { didSet { lookDidChange() } }
    open var scopeBarBackgroundImage: UIImage?
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    /// Points by which the text, tokens and the placeholder stand off their place in the field.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textAdjustment }
        set { searchTextField.textAdjustment = newValue }
    }
    private var iconAdjustments: [Int: UIOffset] = [:]
    /// Points by which an icon stands off its place.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        iconAdjustments[icon.rawValue] = adjustment
        switch icon {
        case .search: searchTextField.glassAdjustment = adjustment
        case .clear: searchTextField.clearAdjustment = adjustment
        case .bookmark, .resultsList: setNeedsLayout()
        }
    }
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon.rawValue] ?? .zero }
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
    private var accessoryStore: UIView?
    open override var inputAccessoryView: UIView? {
        get { accessoryStore }
        set {
            accessoryStore = newValue
            searchTextField.inputAccessoryView = newValue
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchBar()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchBar()
        decodeNibSearchBar(coder)
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        show(cancel: showsCancelButton, animated: animated)
    }
    /// Also for the search controller, which takes nothing over from itself.
    func show(cancel isShown: Bool, animated: Bool) {
        guard isShown != cancelStore else { return }
        let moves = animated && window != nil
        if moves { layoutIfNeeded() }
        cancelStore = isShown
        lookDidChange()
        if moves {
            UIView.animateTouchably(withDuration: UISearchController.duration) { self.layoutIfNeeded() }
        }
    }
    /// Likewise.
    func show(scopes isShown: Bool) {
        guard isShown != scopesStore else { return }
        scopesStore = isShown
        lookDidChange()
    }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Pictures

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        self.backgroundImage = backgroundImage
    }
    /// A search bar stands anywhere.
    open var barPosition: UIBarPosition { .any }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchTextField.background = backgroundImage
        searchTextField.fieldBackground = backgroundImage == nil ? .tertiarySystemFill : .clear
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchTextField.background
    }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons["\(icon.rawValue) \(state.rawValue)"] = iconImage
        lookDidChange()
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons["\(icon.rawValue) \(state.rawValue)"]
    }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
        -> [NSAttributedString.Key: Any]?
    {
        scopes.titleTextAttributes(for: state)
    }

    // MARK: View

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSearchParts()
    }
    open override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        switch name {
        case "delegate": _Outlet.assign(value) { self.delegate = $0 }
        default: super._connectOutlet(name, value)
        }
    }
}
