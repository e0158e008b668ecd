/// One answer of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true { didSet { onChange?() } }
    /// Known by their names only, as on Apple's systems: the colour of the title, and a picture before it.
    var titleTextColor: UIColor? { didSet { onChange?() } }
    var image: UIImage? { didSet { onChange?() } }
    /// A check mark at the title's end.
    var isChecked = false { didSet { onChange?() } }
    let handler: ((UIAlertAction) -> Void)?
    final var onChange: (@MainActor () -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
