/// Lets the user choose a family of fonts, or one of its faces, from a list.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What the list holds.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Lists the faces of each family.
        open var includeFaces = false
        /// Shows the system font's name instead of names in their own font.
        open var displayUsingSystemFont = false
        /// Kept: of the traits of the fonts here too little is known.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = [] {
            didSet {
                Kept.say("UIFontPickerViewController.Configuration.filteredTraits", "all families are listed")
            }
        }
        open var filteredLanguagesPredicate: NSPredicate? {
            didSet {
                Kept.say(
                    "UIFontPickerViewController.Configuration.filteredLanguagesPredicate",
                    "all families are listed")
            }
        }
        public override init() { super.init() }
    }

    public let configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// Setting it tells the delegate nothing.
    open var selectedFontDescriptor: UIFontDescriptor?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = PlainListController(title: "Choose Font", names: names) { [weak self] in self?.choose($0) }
        list.decorate = { [configuration] name, label in
            if !configuration.displayUsingSystemFont, let font = UIFont(name: name, size: 17) {
                label.font = font
            }
        }
        list.cancelled = { [weak self] in
            guard let self else { return }
            self.delegate?.fontPickerViewControllerDidCancel(self)
            self.dismiss(animated: true)
        }
        list.fill(self)
    }

    private var names: [String] {
        let families = UIFont.familyNames.sorted()
        guard configuration.includeFaces else { return families }
        return families.flatMap { UIFont.fontNames(forFamilyName: $0).sorted() }
    }

    private func choose(_ name: String) {
        let face = configuration.includeFaces ? name : UIFont.fontNames(forFamilyName: name).sorted().first
        selectedFontDescriptor = UIFontDescriptor(name: face ?? name, size: 17)
        delegate?.fontPickerViewControllerDidPickFont(self)
    }
}

/// Hears of the font that is chosen. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    // @optional
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
