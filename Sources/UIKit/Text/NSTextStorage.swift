/// An attributed text that layout managers show.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// Kept only: nobody is asked while a text is edited.
    open weak var delegate: (any NSTextStorageDelegate)?

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        nonisolated(unsafe) let storage = self
        MainThread.isolated { aLayoutManager.textStorage = storage }
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        textDidChange()
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        textDidChange()
    }

    private func textDidChange() {
        let managers = layoutManagers
        guard !managers.isEmpty, Thread.isMainThread else { return }
        MainThread.isolated { for manager in managers { manager.textDidChange() } }
    }
}

/// Hears of edits of a text storage. Every requirement is optional; none is called here.
public protocol NSTextStorageDelegate: AnyObject {}
