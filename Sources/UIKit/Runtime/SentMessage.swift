/// What an object answers that is known only as one: nil where it is of another kind.
///
/// On Apple's systems such a message is sent to whatever the object is. Reading a property gives nil where it has none;
/// a method that it does not have stops the app.
@preconcurrency @MainActor
public struct _SentMessage {
    nonisolated(unsafe) fileprivate let value: Any

    nonisolated fileprivate init(value: Any) { self.value = value }

    // MARK: Values

    nonisolated public var cgRectValue: CGRect! { value as? CGRect ?? (value as? NSValue)?.cgRectValue }
    nonisolated public var cgPointValue: CGPoint! { value as? CGPoint ?? (value as? NSValue)?.cgPointValue }
    nonisolated public var cgSizeValue: CGSize! { value as? CGSize ?? (value as? NSValue)?.cgSizeValue }
    nonisolated public var uiEdgeInsetsValue: UIEdgeInsets! {
        value as? UIEdgeInsets ?? (value as? NSValue)?.uiEdgeInsetsValue
    }

    nonisolated public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
    nonisolated public var floatValue: Float! { number?.floatValue ?? string?.floatValue }
    nonisolated public var intValue: Int! { number?.intValue ?? string?.integerValue }
    nonisolated public var integerValue: Int! { intValue }
    nonisolated public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }
    nonisolated public var uintValue: UInt! { number?.uintValue }
    nonisolated public var stringValue: String! { number?.stringValue }

    nonisolated private var number: NSNumber? { value as? NSNumber }
    nonisolated private var string: NSString? {
        value as? NSString ?? (value as? String).map { NSString(string: $0) }
    }

    nonisolated public var length: Int! {
        string?.length ?? (value as? Data)?.count ?? (value as? NSData)?.length
    }

    // MARK: Objects

    nonisolated public var count: Int! {
        (value as? NSArray)?.count ?? (value as? NSDictionary)?.count ?? (value as? NSSet)?.count
    }
    nonisolated public var description: String! { object.map { $0.description } ?? String(describing: value) }
    nonisolated public var hash: Int! { object?.hash }
    nonisolated public func isEqual(_ other: Any?) -> Bool {
        object?.isEqual(other) ?? (value as AnyObject === other as AnyObject)
    }
    nonisolated public func isKind(of type: AnyClass) -> Bool { object?.isKind(of: type) ?? false }
    nonisolated public func isMember(of type: AnyClass) -> Bool { object?.isMember(of: type) ?? false }
    nonisolated public func object(forKey key: Any) -> Any? { (value as? NSDictionary)?.object(forKey: key) }
    nonisolated public func object(at index: Int) -> Any! { (value as? NSArray)?.object(at: index) }

    nonisolated private var object: NSObject? { value as? NSObject }

    public func responds(to aSelector: Selector!) -> Bool { aSelector.isKnown(to: value as AnyObject) }
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { object?.perform(aSelector) }
    @discardableResult
    public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        object?.perform(aSelector, with: argument)
    }
    @discardableResult
    public func perform(_ aSelector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>!
    {
        object?.perform(aSelector, with: first, with: second)
    }

    public func performSelector(
        onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool
    ) {
        object?.performSelector(onMainThread: aSelector, with: argument, waitUntilDone: wait)
    }

    // MARK: Views, controls and items

    public var tag: Int! { view?.tag ?? item?.tag }
    public var superview: UIView?! { view.map(\.superview) }
    public var subviews: [UIView]! { view?.subviews }
    public var bounds: CGRect! { view?.bounds ?? (value as? CALayer)?.bounds ?? (value as? UIScreen)?.bounds }
    public var frame: CGRect! { view?.frame ?? (value as? CALayer)?.frame }
    public var center: CGPoint! { view?.center }
    public var alpha: CGFloat! { view?.alpha }
    public var isHidden: Bool! { view?.isHidden ?? (value as? CALayer)?.isHidden }
    public var isSelected: Bool! {
        (value as? UIControl)?.isSelected ?? (value as? UITableViewCell)?.isSelected
            ?? (value as? UICollectionViewCell)?.isSelected
    }
    public var isEnabled: Bool! { (value as? UIControl)?.isEnabled ?? item?.isEnabled }
    public var isHighlighted: Bool! { (value as? UIControl)?.isHighlighted }
    public var isOn: Bool! { (value as? UISwitch)?.isOn }
    public var selectedSegmentIndex: Int! { (value as? UISegmentedControl)?.selectedSegmentIndex }
    public var currentPage: Int! { (value as? UIPageControl)?.currentPage }
    public var numberOfPages: Int! { (value as? UIPageControl)?.numberOfPages }
    public var date: Date! { (value as? UIDatePicker)?.date }
    public var currentTitle: String?! { button.map(\.currentTitle) }
    public var titleLabel: UILabel?! { button.map(\.titleLabel) }
    public var text: String?! {
        (value as? UILabel).map(\.text) ?? (value as? UITextField).map(\.text)
            ?? (value as? UITextView).map(\.text) ?? (value as? UISearchBar).map(\.text)
    }
    public var title: String?! { item.map(\.title) ?? (value as? UIViewController).map(\.title) }
    public var image: UIImage?! { item.map(\.image) ?? (value as? UIImageView).map(\.image) }

    public func layoutIfNeeded() { view?.layoutIfNeeded() }
    public func setNeedsLayout() { view?.setNeedsLayout() }
    public func setNeedsDisplay() { view?.setNeedsDisplay() }
    public func removeFromSuperview() { view?.removeFromSuperview() }
    public func reloadData() {
        (value as? UITableView)?.reloadData()
        (value as? UICollectionView)?.reloadData()
    }
    @discardableResult
    public func becomeFirstResponder() -> Bool { (value as? UIResponder)?.becomeFirstResponder() ?? false }
    @discardableResult
    public func resignFirstResponder() -> Bool { (value as? UIResponder)?.resignFirstResponder() ?? false }

    private var view: UIView? { value as? UIView }
    private var item: UIBarItem? { value as? UIBarItem }
    private var button: UIButton? { value as? UIButton }
}

/// `(value as AnyObject).doubleValue` of lowered source.
public func _sent(_ object: AnyObject) -> _SentMessage { _SentMessage(value: object) }

/// `(value as AnyObject?)?.doubleValue` of lowered source.
@_disfavoredOverload
public func _sent(_ object: AnyObject?) -> _SentMessage? { object.map { _SentMessage(value: $0) } }
