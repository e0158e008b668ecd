/// What lies behind a cell's, a header's or a button's contents.
///
/// A value without isolation; the factories belong to the main thread.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// In place of the colour, as large as the background.
    public var customView: UIView?
    public var cornerRadius: CGFloat { didSet { own.insert(.cornerRadius) } }
    public var backgroundInsets: NSDirectionalEdgeInsets { didSet { own.insert(.insets) } }
    /// The edges at which the layout margins of the view around are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Nil: the tint colour.
    public var backgroundColor: UIColor? { didSet { own.insert(.color) } }
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        didSet { own.insert(.color) }
    }
    /// Between the colour and the image.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Nil: the tint colour.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// How far outside of the background's edge the stroke runs; negative: inside.
    public var strokeOutset: CGFloat = 0
    public var shadowProperties: UIShadowProperties

    /// What the app chose, so that no state changes it.
    private var own: OwnValues = []
    private let look: SystemBackgroundStyle

    private struct OwnValues: OptionSet, Hashable {
        let rawValue: Int
        static let color = OwnValues(rawValue: 1)
        static let cornerRadius = OwnValues(rawValue: 2)
        static let insets = OwnValues(rawValue: 4)
    }

    init(_ look: SystemBackgroundStyle) {
        self.look = look
        backgroundColor = look.color(ConfigurationFlags())
        cornerRadius = look.cornerRadius
        backgroundInsets = look.insets
        shadowProperties = UIShadowProperties()
    }

    /// The background as it is to look in a state; what the app chose stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let look = look.resolved(in: state.traitCollection.listEnvironment)
        var updated = self
        if !own.contains(.color) { updated.backgroundColor = look.color(state.flags) }
        if look != self.look {
            if !own.contains(.cornerRadius) { updated.cornerRadius = look.cornerRadius }
            if !own.contains(.insets) { updated.backgroundInsets = look.insets }
        }
        updated.own = own
        return updated
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
