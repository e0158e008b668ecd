extension _OffsetTextInput where Self: UIView {
    /// UIKit: two taps select the word under the finger. DIFFERS: no menu and no handles come with it.
    func selectWord(at point: CGPoint) {
        guard isFirstResponder, let position = closestPosition(to: point),
            let word = tokenizer.rangeEnclosingPosition(
                position, with: .word, inDirection: .storage(.forward))
        else { return }
        selectedTextRange = word
    }
}

extension UIView {
    /// Scrolls all that scrolls around the view to where a part of it is seen.
    func showInScrollViews(_ part: CGRect, animated: Bool) {
        var view = superview
        while let current = view {
            if let scroll = current as? UIScrollView {
                scroll.scrollRectToVisible(convert(part, to: scroll), animated: animated)
            }
            view = current.superview
        }
    }

    func resignEditor(_ force: Bool) -> Bool {
        guard let editor = editorInside else { return false }
        // A controller that has nothing but an accessory view edits nothing.
        if editor is UIViewController, !FirstResponder.isLeaving { return false }
        FirstResponder.isForced = force
        defer { FirstResponder.isForced = false }
        return editor.resignFirstResponder()
    }

    /// The view leaves the screen or is covered, and the first responder inside of it is that no more.
    /// UIKit: it is asked to resign, and is no first responder any more if it refuses: "rejected resignFirstResponder when
    /// being removed from hierarchy" (message of iOS 14).
    func endEditingInside() {
        guard FirstResponder.current != nil, let editor = editorInside else { return }
        FirstResponder.leave { _ = resignEditor(true) }
        guard FirstResponder.current === editor else { return }
        FirstResponder.current = nil
        InputHost.refresh()
    }

    /// The first responder, when it is this view, one below, or the controller of one; in an accessory view, too, that belongs to one
    /// of these.
    private var editorInside: UIResponder? {
        let editor = FirstResponder.current
        var responder = editor
        while let current = responder {
            let view = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded
            if view?.isInside(self) == true { return editor }
            responder = current.next
        }
        return nil
    }
}
