extension UIView {
    func resignEditor(_ force: Bool) -> Bool {
        guard let editor = FirstResponder.current else { return false }
        var responder: UIResponder? = editor
        while let current = responder, current !== self { responder = current.next }
        guard responder === self else { return false }
        FirstResponder.isForced = force
        defer { FirstResponder.isForced = false }
        return editor.resignFirstResponder()
    }
}
