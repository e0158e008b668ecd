import UniformTypeIdentifiers

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Lets the user choose among the files of the app's Documents folder; there are no other places.
///
/// DIFFERS: files are listed by name whatever the types asked for; nothing is copied or moved: exports report the
/// files that they were given.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open private(set) var documentPickerMode: UIDocumentPickerMode
    /// Kept: one tap chooses one file.
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = true
    /// Where the list begins; nil: the app's Documents folder.
    open var directoryURL: URL?
    private let exported: [URL]

    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        exported = []
        super.init(nibName: nil, bundle: nil)
    }

    /// - Parameter contentTypes: kept without effect.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(documentTypes: [], in: asCopy ? .import : .open)
    }

    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        exported = urls
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
    }

    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        exported = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let files = exported.isEmpty ? DocumentFolder.files(in: directoryURL) : exported
        let list = PlainListController(title: "Documents", names: files.map(name(of:))) { [weak self] name in
            guard let self else { return }
            self.pick(self.exported.isEmpty ? files.filter { self.name(of: $0) == name } : self.exported)
        }
        list.emptyText = "There are no documents here."
        list.cancelled = { [weak self] in
            guard let self else { return }
            self.delegate?.documentPickerWasCancelled(self)
            self.dismiss(animated: true)
        }
        list.fill(self)
    }

    private func name(of file: URL) -> String {
        shouldShowFileExtensions
            ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
    }

    private func pick(_ files: [URL]) {
        let isHeard: Void? = delegate.optional.documentPicker(self, didPickDocumentsAt: files)
        if isHeard == nil, let file = files.first { delegate?.documentPicker(self, didPickDocumentAt: file) }
        dismiss(animated: true)
    }
}

/// Hears of the documents that are chosen. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    // @optional
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// From before iOS 11; called where the other is missing.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

/// The app's documents.
@MainActor
enum DocumentFolder {
    /// By name; folders and hidden files are left out.
    static func files(in folder: URL?) -> [URL] {
        let manager = FileManager.default
        guard let folder = folder ?? manager.urls(for: .documentDirectory, in: .userDomainMask).first,
            let names = try? manager.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appendingPathComponent($0) }
            .filter { !((try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false) }
    }
}
