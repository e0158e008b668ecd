/// An image and two texts, as rows, headers and footers of lists show them.
///
/// A value without isolation.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Wins over `text`; what it leaves open the text properties say.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// Wins over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    /// On which axes the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand side by side where both fit on a line.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    /// The least distance of the texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance of the texts one below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// Of everything shown, 0...1.
    public var alpha: CGFloat = 1

    /// Points; what the content view is high at least.
    var minimumHeight: CGFloat = 0

    init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Texts of disabled views are paler, unless the app chose their colour.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        if state.flags.isDisabled {
            updated.textProperties.setSystemColor(.tertiaryLabel)
            updated.secondaryTextProperties.setSystemColor(.tertiaryLabel)
        }
        return updated
    }
}
