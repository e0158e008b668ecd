/// What buttons of bars and tabs have in common.
@preconcurrency @MainActor
open class UIBarItem: _NamedObject, NibCoded, NibAwakening {
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    open var image: UIImage? { didSet { changed() } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    open var tag = 0
    /// Kept; bars of low height show `image`.
    open var landscapeImagePhone: UIImage?
    /// Kept; the large content viewer does not exist here.
    open var largeContentSizeImage: UIImage? {
        didSet { Kept.say("UIBarItem.largeContentSizeImage", "items are not shown large") }
    }
    /// Kept, without effect on the bar.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { Kept.say("UIBarItem.imageInsets", "pictures of items stand in the middle") }
    }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet {
            Kept.say("UIBarItem.landscapeImagePhoneInsets", "items look the same in landscape and large")
        }
    }
    open var largeContentSizeImageInsets = UIEdgeInsets.zero {
        didSet {
            Kept.say("UIBarItem.largeContentSizeImageInsets", "items look the same in landscape and large")
        }
    }
    open var accessibilityIdentifier: String? { didSet { changed() } }
    open var accessibilityLabel: String? { didSet { changed() } }
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    final var titleAttributes = ByState<[NSAttributedString.Key: Any]>()
    /// The view that stands for the item in a bar; "view" by its name.
    final weak var shownView: UIView?
    /// What appearances gave the item.
    final var appearanceGiven: AppearanceProxy.Values?
    /// Told when something that the bar shows changed.
    final var onChange: (@MainActor () -> Void)?

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        decodeBarItem(coder)
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        titleAttributes[state] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    func changed() {
        onChange?()
        KeyValueObservers.changed(self)
    }

    open func awakeFromNib() {}
    /// Of use in Interface Builder only; never called here.
    open func prepareForInterfaceBuilder() {}
}
