import UniformTypeIdentifiers

/// The first screen of an app about documents: a list of the app's Documents folder.
///
/// DIFFERS: there are no other places, no folders, no thumbnails and no creation of documents by the browser.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }
    public enum ImportMode: UInt, Sendable { case none, copy, move }

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    open var allowsDocumentCreation = true { didSet { refreshButtons() } }
    open var allowsPickingMultipleItems = false {
        didSet {
            if allowsPickingMultipleItems {
                Kept.say(
                    "UIDocumentBrowserViewController.allowsPickingMultipleItems",
                    "there are no documents of the system")
            }
        }
    }
    open var shouldShowFileExtensions = true
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet {
            Kept.say(
                "UIDocumentBrowserViewController.browserUserInterfaceStyle",
                "there are no documents of the system")
        }
    }
    open var localizedCreateDocumentActionTitle = "Create Document" {
        didSet {
            Kept.say(
                "UIDocumentBrowserViewController.localizedCreateDocumentActionTitle",
                "there are no documents of the system")
        }
    }
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3 {
        didSet {
            Kept.say(
                "UIDocumentBrowserViewController.defaultDocumentAspectRatio",
                "there are no documents of the system")
        }
    }
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
        didSet { refreshButtons() }
    }
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
        didSet { refreshButtons() }
    }
    open var allowedContentTypes: [String]
    private var list: PlainListController?

    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// - Parameter contentTypes: kept without effect.
    public convenience init(forOpening contentTypes: [UTType]?) {
        self.init(forOpeningFilesWithContentTypes: nil)
    }

    public required init?(coder: NSCoder) {
        allowedContentTypes = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let files = DocumentFolder.files(in: nil)
        let list = PlainListController(title: "Documents", names: files.map(\.lastPathComponent)) {
            [weak self] name in
            guard let self else { return }
            let picked = files.filter { $0.lastPathComponent == name }
            self.delegate?.documentBrowser(self, didPickDocumentsAt: picked)
        }
        list.emptyText = "There are no documents here."
        self.list = list
        refreshButtons()
        list.fill(self)
    }

    private func refreshButtons() {
        list?.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        let create = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.create() })
        list?.navigationItem.rightBarButtonItems =
            (allowsDocumentCreation ? [create] : []) + additionalTrailingNavigationBarButtonItems
    }

    private func create() {
        let isHeard: Void? = delegate.optional.documentBrowser(self) { [weak self] url, mode in
            guard let self, let url, mode != .none else { return }
            self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
        }
        if isHeard == nil { MissingService.say("UIDocumentBrowserViewController: creation of documents") }
    }

    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { completion(documentURL, nil) }
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { completion?(url, nil) }
}

/// Hears of documents. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    // @optional
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
}
