/// The circumstances a view is shown under. Immutable; views share one object as long as nothing differs.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The traits as a value.
    struct Values: Hashable, Sendable {
        var style = UIUserInterfaceStyle.light
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var idiom = UIUserInterfaceIdiom.phone
        var category = UIContentSizeCategory.large
        var direction = UITraitEnvironmentLayoutDirection.leftToRight
        var scale: CGFloat = 1
        var level = UIUserInterfaceLevel.base
        var contrast = UIAccessibilityContrast.normal
        var legibility = UILegibilityWeight.regular
        var gamut = UIDisplayGamut.SRGB
        var environment = UIListEnvironment.none
        /// The app's own.
        var custom = CustomTraits()
        var tint = InheritedTint()
    }

    /// What `UIColor.tintColor` is here, nil for the app's own. Nothing else hears of it: all are equal.
    struct InheritedTint: Hashable, Sendable {
        var color: UIColor?
        static func == (a: Self, b: Self) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    /// Everything unspecified.
    public override convenience init() {
        var v = Values()
        v.style = .unspecified
        v.idiom = .unspecified
        v.category = .unspecified
        v.direction = .unspecified
        v.scale = 0
        v.level = .unspecified
        v.contrast = .unspecified
        v.legibility = .unspecified
        v.gamut = .unspecified
        v.environment = .unspecified
        self.init(v)
    }

    private static var unspecified: Values { UITraitCollection().values }

    private convenience init(changing change: (inout Values) -> Void) {
        var v = Self.unspecified
        change(&v)
        self.init(v)
    }

    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init { $0.style = style } }
    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init { $0.category = category }
    }
    public convenience init(horizontalSizeClass size: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = size }
    }
    public convenience init(verticalSizeClass size: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = size }
    }
    public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.idiom = idiom } }
    public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
        self.init { $0.direction = direction }
    }
    public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) { self.init { $0.level = level } }
    public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
        self.init { $0.contrast = contrast }
    }

    /// Later collections win where they say something.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var v = Self.unspecified
        let none = v
        for next in collections.map(\.values) {
            if next.style != none.style { v.style = next.style }
            if next.horizontalSizeClass != none.horizontalSizeClass {
                v.horizontalSizeClass = next.horizontalSizeClass
            }
            if next.verticalSizeClass != none.verticalSizeClass {
                v.verticalSizeClass = next.verticalSizeClass
            }
            if next.idiom != none.idiom { v.idiom = next.idiom }
            if next.category != none.category { v.category = next.category }
            if next.direction != none.direction { v.direction = next.direction }
            if next.scale != none.scale { v.scale = next.scale }
            if next.level != none.level { v.level = next.level }
            if next.contrast != none.contrast { v.contrast = next.contrast }
            if next.legibility != none.legibility { v.legibility = next.legibility }
            if next.gamut != none.gamut { v.gamut = next.gamut }
            if next.environment != none.environment { v.environment = next.environment }
            v.custom.merge(next.custom)
            if next.tint.color != nil { v.tint = next.tint }
        }
        self.init(v)
    }

    open var userInterfaceStyle: UIUserInterfaceStyle { noting(.style, values.style) }
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        noting(.horizontalSizeClass, values.horizontalSizeClass)
    }
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        noting(.verticalSizeClass, values.verticalSizeClass)
    }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { noting(.idiom, values.idiom) }
    open var preferredContentSizeCategory: UIContentSizeCategory { noting(.category, values.category) }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { noting(.direction, values.direction) }
    /// Device pixels a point; 0 when unspecified.
    open var displayScale: CGFloat { noting(.scale, values.scale) }
    open var userInterfaceLevel: UIUserInterfaceLevel { noting(.level, values.level) }
    open var accessibilityContrast: UIAccessibilityContrast { noting(.contrast, values.contrast) }
    open var legibilityWeight: UILegibilityWeight { noting(.legibility, values.legibility) }
    open var displayGamut: UIDisplayGamut { noting(.gamut, values.gamut) }
    open var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// `value`, told to the update method that runs with these traits.
    private func noting<Value>(_ trait: SystemTraits, _ value: Value) -> Value {
        TraitReads.note(trait, in: self)
        return value
    }

    open func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return UITraitCollection(traitsFrom: [self, other]) == self
    }

    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.style != other.values.style || values.level != other.values.level
            || values.contrast != other.values.contrast || values.custom.differInColor(other.values.custom)
    }

    /// What drawing and colour resolution use; set while a view draws or lays out. Where nobody has set any, those of the screen.
    ///
    /// UIKit: "stores the value for this property as a thread-local variable … Changing the traits on a nonmain thread does not affect the
    /// current traits on your app's main thread" (Apple's documentation).
    public static var current: UITraitCollection {
        get {
            let own =
                MainThread.isHere
                ? ofMainThread : Thread.current.threadDictionary[key] as? UITraitCollection
            return own ?? UIScreen.traits
        }
        set { exchange(newValue, onMainThread: MainThread.isHere) }
    }
    // Of the process: within one call, on the main thread.
    nonisolated(unsafe) private static var ofMainThread: UITraitCollection?
    private static let key = "UIKit.UITraitCollection.current"

    /// Makes `new` the current traits of the thread and gives those of before, to be put back.
    @discardableResult
    private static func exchange(_ new: UITraitCollection?, onMainThread: Bool) -> UITraitCollection? {
        if onMainThread {
            defer { ofMainThread = new }
            return ofMainThread
        }
        let kept = Thread.current.threadDictionary
        defer { kept[key] = new }
        return kept[key] as? UITraitCollection
    }

    @MainActor @discardableResult
    static func exchangeCurrent(_ new: UITraitCollection?) -> UITraitCollection? {
        exchange(new, onMainThread: true)
    }

    open func performAsCurrent(_ actions: () -> Void) {
        let isOnMainThread = MainThread.isHere
        let outer = Self.exchange(self, onMainThread: isOnMainThread)
        defer { Self.exchange(outer, onMainThread: isOnMainThread) }
        actions()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return values == other.values
    }

    open override var hash: Int { values.hashValue }

    open override dynamic var debugDescription: String { super.debugDescription }
    open override dynamic var description: String {
        "UITraitCollection(\(values.style), \(values.category.rawValue), \(values.horizontalSizeClass)x"
            + "\(values.verticalSizeClass), @\(values.scale))"
    }
}

/// Whatever has traits: views, view controllers, screens.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
