/// An attributed text that layout managers show.
///
/// A subclass that keeps its text elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// ``replaceCharacters(in:with:)-(_,String)`` and ``setAttributes(_:range:)``, and tells of changes by
/// ``edited(_:range:changeInLength:)``: everything else goes through those.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = Self(bit: 0)
        public static let editedCharacters = Self(bit: 1)
    }

    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = Notification.Name(
        "NSTextStorageDidProcessEditingNotification")

    open private(set) var layoutManagers: [NSLayoutManager] = []
    open weak var delegate: (any NSTextStorageDelegate)?

    /// What has changed since the text was processed last.
    open private(set) var editedMask: EditActions = []
    /// Where, in the text as it is now; at `NSNotFound` without a change.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// UTF-16 units by which the text became longer.
    open private(set) var changeInLength = 0
    private var depth = 0
    private var isProcessing = false

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        nonisolated(unsafe) let storage = self
        MainThread.isolated { aLayoutManager.textStorage = storage }
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
    }

    // MARK: Editing

    open override func beginEditing() {
        super.beginEditing()
        depth += 1
    }

    open override func endEditing() {
        super.endEditing()
        depth = max(0, depth - 1)
        process()
    }

    /// - Parameters:
    ///   - editedRange: of the text before the change.
    ///   - delta: UTF-16 units by which that part became longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedRange.location == NSNotFound {
            self.editedRange = new
        } else {
            var old = self.editedRange
            // What lies behind the change moves, what it lies in grows.
            if editedRange.location < old.location {
                old.location = max(editedRange.location, old.location + delta)
            } else if editedRange.location < old.location + old.length {
                old.length = max(0, old.length + delta)
            }
            let end = max(old.location + old.length, new.location + new.length)
            let start = min(old.location, new.location)
            self.editedRange = NSRange(location: start, length: end - start)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        process()
    }

    /// UIKit: changes that are made while the text is processed only widen what was edited.
    private func process() {
        guard depth == 0, !editedMask.isEmpty, !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        // What an override changed after it had called this class's.
        if forgetEdits() { textDidChange() }
    }

    /// Tells the delegate and the layout managers what has changed.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        tell(before: true)
        fixAttributes(in: editedRange)
        tell(before: false)
        forgetEdits()
        textDidChange()
    }

    /// - Returns: whether there were any.
    @discardableResult
    private func forgetEdits() -> Bool {
        let wasEdited = !editedMask.isEmpty
        (editedMask, changeInLength) = ([], 0)
        editedRange = NSRange(location: NSNotFound, length: 0)
        return wasEdited
    }

    private func tell(before: Bool) {
        nonisolated(unsafe) let storage = self
        MainThread.isolated {
            if before {
                storage.delegate?.optional.textStorage(
                    storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
                    changeInLength: storage.changeInLength)
            } else {
                storage.delegate?.optional.textStorage(
                    storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
                    changeInLength: storage.changeInLength)
            }
        }
        NotificationCenter.default.post(
            name: before ? Self.willProcessEditingNotification : Self.didProcessEditingNotification,
            object: self)
    }

    // MARK: The two changes that all others are made of

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Changes of it are changes of the storage.
    open override var mutableString: NSMutableString { StorageString(self) }

    // MARK: The others

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merging(attrs) { $1 } }
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0.filter { $0.key != name } }
    }

    private func change(
        _ range: NSRange,
        _ new: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        beginEditing()
        defer { endEditing() }
        for run in runs(in: range) { setAttributes(new(run.values), range: run.range) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        defer { endEditing() }
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
            values, part, _ in
            setAttributes(
                values, range: NSRange(location: range.location + part.location, length: part.length))
        }
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    // MARK: Reading: Foundation's own looks into its text, which a subclass does not have

    open override var length: Int { (string as NSString).length }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let values = attributes(at: location, effectiveRange: nil)
        range?.pointee = extent(around: location, in: rangeLimit) {
            ($0 as NSDictionary).isEqual(to: values as [AnyHashable: Any])
        }
        return values
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let value = attribute(attrName, at: location, effectiveRange: nil)
        range?.pointee = extent(around: location, in: rangeLimit) { Self.isSame($0[attrName], value) }
        return value
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        for run in runs(in: range) {
            let place = NSRange(location: run.range.location - range.location, length: run.range.length)
            part.setAttributes(run.values, range: place)
        }
        return part
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        NSAttributedString(attributedString: changeable())
    }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { changeable() }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let all = runs(in: enumerationRange)
        for run in opts.contains(.reverse) ? all.reversed() : all {
            block(run.values, run.range, &stop)
            if stop.boolValue { return }
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var parts: [(value: Any?, range: NSRange)] = []
        for run in runs(in: enumerationRange) {
            let value = run.values[attrName]
            if let last = parts.last, Self.isSame(last.value, value) {
                parts[parts.count - 1].range.length += run.range.length
            } else {
                parts.append((value, run.range))
            }
        }
        var stop = ObjCBool(false)
        for part in opts.contains(.reverse) ? parts.reversed() : parts {
            block(part.value, part.range, &stop)
            if stop.boolValue { return }
        }
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        (one == nil) == (other == nil) && (one as? AnyHashable) == (other as? AnyHashable)
    }

    /// Parts of one look each, in order.
    private func runs(in range: NSRange) -> [(values: [NSAttributedString.Key: Any], range: NSRange)] {
        var found: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
        var at = range.location
        while at < range.location + range.length {
            var run = NSRange()
            let values = attributes(at: at, effectiveRange: &run)
            let end = min(run.location + run.length, range.location + range.length)
            guard end > at else { break }
            found.append((values, NSRange(location: at, length: end - at)))
            at = end
        }
        return found
    }

    private func extent(
        around location: Int, in limit: NSRange, _ isSame: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        var found = NSRange(location: location, length: 0)
        for run in runs(in: limit) {
            let end = run.range.location + run.range.length
            if isSame(run.values) {
                if found.length == 0 { found.location = run.range.location }
                found.length = end - found.location
            } else if end > location {
                break
            } else {
                found.length = 0
            }
        }
        return found
    }

    private func textDidChange() {
        let managers = layoutManagers
        guard !managers.isEmpty, MainThread.isHere else { return }
        MainThread.isolated { for manager in managers { manager.textDidChange() } }
    }
}

extension NSAttributedString {
    /// A copy that may be changed, of a storage too that keeps its text elsewhere: Foundation's own copies look into what such a one does
    /// not have.
    func changeable() -> NSMutableAttributedString {
        NSMutableAttributedString(
            attributedString: attributedSubstring(from: NSRange(location: 0, length: length)))
    }
}

extension NSMutableAttributedString {
    /// Faces that have a text's characters are found when it is drawn; nothing is to be mended before.
    public func fixAttributes(in range: NSRange) {}
}

/// Hears of edits of a text storage.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
    // @optional
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}
