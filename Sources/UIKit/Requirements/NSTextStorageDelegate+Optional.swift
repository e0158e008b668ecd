// Written by `make requirements` from the protocol's declaration.

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { OptionalRequirement.absent(self) }

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any NSTextStorageDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any NSTextStorageDelegate {
    @inline(__always) @discardableResult
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.textStorage(
                textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }

    @inline(__always) @discardableResult
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.textStorage(
                textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }
}
