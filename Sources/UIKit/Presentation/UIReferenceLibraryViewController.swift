/// Would explain a word; there are no dictionaries here, which it says.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    /// Always false.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var content = UIContentUnavailableConfiguration.empty()
        content.text = term
        contentUnavailableConfiguration = content
    }
}
