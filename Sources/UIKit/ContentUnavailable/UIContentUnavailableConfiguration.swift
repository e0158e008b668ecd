/// What a screen shows in place of content: an image, two texts, two buttons.
///
/// DIFFERS: sizes and distances were never recorded; they are chosen. Two configurations cannot be compared.
public struct UIContentUnavailableConfiguration: @unchecked Sendable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Shown when it has a title or an image, or its properties an action.
    public var button: UIButton.Configuration
    public var buttonProperties = ButtonProperties()
    public var secondaryButton: UIButton.Configuration
    public var secondaryButtonProperties = ButtonProperties()

    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    public var background: UIBackgroundConfiguration

    var showsSpinner = false
    var isSearch = false

    init() {
        textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .title2).withWeight(.bold), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        button = .plain()
        secondaryButton = .plain()
        background = .clear()
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        imageProperties.tintColor = .secondaryLabel
    }

    /// Nothing is there; the app says what.
    public static func empty() -> UIContentUnavailableConfiguration { Self() }

    /// Content is on its way.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = Self()
        made.showsSpinner = true
        made.text = "Loading…"
        made.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return made
    }

    /// A search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = Self()
        made.isSearch = true
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// A search's text names what was searched for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var updated = self
        if isSearch, let search = (state as? UIContentUnavailableConfigurationState)?.searchText,
            !search.isEmpty
        {
            updated.text = "No Results for “\(search)”"
        }
        return updated
    }
}

extension UIFont {
    fileprivate func withWeight(_ weight: Weight) -> UIFont { .systemFont(ofSize: pointSize, weight: weight) }
}
