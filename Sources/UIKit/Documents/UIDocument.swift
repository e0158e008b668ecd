import UniformTypeIdentifiers

/// A file that an app edits: subclasses say what it holds, the document reads and writes it.
///
/// DIFFERS: documents are files, not packages; nobody else changes them, so that there are no conflicts. When changes are saved by
/// themselves is chosen.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = Self(bit: 0)
        public static let inConflict = Self(bit: 1)
        public static let savingError = Self(bit: 2)
        public static let editingDisabled = Self(bit: 3)
        public static let progressAvailable = Self(bit: 4)
    }

    nonisolated public static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification")
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"

    /// Seconds after a change until it is saved.
    static let autosaveDelay = 15.0

    open private(set) var fileURL: URL
    open var fileModificationDate: Date?
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    open var userActivity: NSUserActivity?
    private var changes = 0
    /// What `changes` was when the document was saved last; two saves may be under way at once.
    private var savedChanges = 0
    private var ownUndoManager: UndoManager?
    private var undoObservers: [any NSObjectProtocol] = []
    private var autosaveToken: FrameClock.Token?

    public init(fileURL url: URL) { fileURL = url }

    /// The file's name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The identifier of the kind that the file's extension means.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The kind in which the file is written.
    open var savingFileType: String? { fileType }
    open var progress: Progress? { nil }

    // MARK: What subclasses say

    /// What the file is to hold: `Data`.
    open func contents(forType typeName: String) throws -> Any {
        fatalError(
            "\(type(of: self)): override contents(forType:), or writeContents(_:to:for:originalContentsURL:)")
    }

    /// Takes what the file holds: `Data`.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        fatalError("\(type(of: self)): override load(fromContents:ofType:), or read(from:)")
    }

    // MARK: Open and close

    /// Reads the file. The handler hears whether it could be read.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        DispatchQueue.main.async { [self] in
            do {
                try read(from: fileURL)
                fileModificationDate = Self.modificationDate(of: fileURL)
                documentState = .normal
                completionHandler?(true)
            } catch {
                handleError(error, userInteractionPermitted: true)
                completionHandler?(false)
            }
        }
    }

    /// The same, waited for.
    open func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    /// Saves what is not saved, and lets go of the file.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isSaved in
            if isSaved { documentState.insert(.closed) }
            completionHandler?(isSaved)
        }
    }

    /// The same, waited for.
    open func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Reads the file anew; what is not saved is lost.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        fileURL = url
        updateChangeCount(.cleared)
        open(completionHandler: completionHandler)
    }

    open func read(from url: URL) throws {
        try load(fromContents: try Data(contentsOf: url), ofType: fileType)
    }

    // MARK: Changes

    open var hasUnsavedChanges: Bool { changes != savedChanges }

    /// Notes a change; it is saved a little later.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: savedChanges = changes
        }
        autosaveSoon()
    }

    /// What has changed up to now.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    /// What had changed then is saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        savedChanges = changeCountToken as? Int ?? changes
        autosaveSoon()
    }

    /// Its changes are the document's.
    open var undoManager: UndoManager! {
        get {
            if ownUndoManager == nil { self.undoManager = UndoManager() }
            return ownUndoManager
        }
        set {
            for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
            ownUndoManager = newValue
            guard let newValue else { return undoObservers = [] }
            let kinds: [(Notification.Name, ChangeKind)] = [
                (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
                (.NSUndoManagerDidRedoChange, .redone),
            ]
            undoObservers = kinds.map { name, kind in
                NotificationCenter.default.addObserver(forName: name, object: newValue, queue: nil) {
                    [weak self] _ in
                    MainThread.isolated {
                        // What undoing itself notes for redoing is no change besides.
                        guard let self, let manager = self.ownUndoManager,
                            kind != .done || !manager.isUndoing && !manager.isRedoing
                        else { return }
                        self.updateChangeCount(kind)
                    }
                }
            }
        }
    }

    // MARK: Save

    /// Writes what the document holds. The handler hears whether it could be written.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let token = changeCountToken(for: saveOperation)
        let written = Result { try contents(forType: savingFileType ?? "public.data") }
        DispatchQueue.main.async { [self] in
            do {
                try writeContents(
                    try written.get(),
                    andAttributes: try fileAttributesToWrite(to: url, for: saveOperation), safelyTo: url,
                    for: saveOperation)
                fileURL = url
                fileModificationDate = Self.modificationDate(of: url)
                updateChangeCount(withToken: token, for: saveOperation)
                documentState.subtract([.savingError, .closed])
                completionHandler?(true)
            } catch {
                documentState.insert(.savingError)
                handleError(error, userInteractionPermitted: true)
                completionHandler?(false)
            }
        }
    }

    /// The same, waited for.
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in
            save(to: url, for: saveOperation) { done.resume(returning: $0) }
        }
    }

    /// Saves where something is not saved.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return DispatchQueue.main.async { completionHandler?(true) } }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Writes in one step, so that the file is never half written.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
        guard let additionalFileAttributes, !additionalFileAttributes.isEmpty else { return }
        let attributes = additionalFileAttributes.compactMap { key, value in
            (key.base as? FileAttributeKey ?? (key.base as? String).map(FileAttributeKey.init(rawValue:))).map
            {
                ($0, value)
            }
        }
        try FileManager.default.setAttributes(
            Dictionary(attributes) { $1 }, ofItemAtPath: url.path)
    }

    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data ?? (contents as? NSData).map({ Data(referencing: $0) }) else {
            fatalError("\(type(of: self)): contents(forType:) gave \(type(of: contents)), not Data")
        }
        try data.write(to: url, options: .atomic)
    }

    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable:
        Any]
    { [:] }

    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0) }?.preferredFilenameExtension ?? fileURL.pathExtension
    }

    /// Runs a block where files are read and written: soon.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        DispatchQueue.main.async { block() }
    }

    private func autosaveSoon() {
        if let autosaveToken { FrameClock.current.cancel(autosaveToken) }
        autosaveToken = nil
        guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
        autosaveToken = FrameClock.current.schedule(after: Self.autosaveDelay) { [weak self] in
            self?.autosaveToken = nil
            self?.autosave()
        }
    }

    private static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    // MARK: Faults

    /// Called when something could not be read or written.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    /// Called where the reader must not change anything: the document is reverted or closed.
    open func disableEditing() {}
    open func enableEditing() {}

    open func updateUserActivityState(_ userActivity: NSUserActivity) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
