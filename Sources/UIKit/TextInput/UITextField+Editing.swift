import TextLayout

extension UITextField: KeyboardNavigating, TypedText {
    func isTouchedUpInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
    }

    /// A tap: begins editing, or moves the caret.
    func edit(at point: CGPoint) {
        if !isFirstResponder, !becomeFirstResponder() { return }
        let rect = editingOrTextRect(in: bounds)
        let place = CGPoint(x: point.x - rect.minX + scrolled, y: 1)
        let offset = box.offset(closestTo: place, proposal(width: rect.width))
        select(NSRange(location: offset, length: 0))
    }

    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        guard window != nil else { return become() }
        let isAllowed = delegate.optional.textFieldShouldBeginEditing(self)
        // UIKit: a field's delegate hears that editing began before the keyboard is told of, a text view's after it (published
        // logs): what scrolls to the field for the keyboard knows it then.
        guard isAllowed ?? true, InputHost.held(become) else { return false }
        defer {
            InputHost.refresh()
            // UIKit: where it is seen, with the insets that the app has set for the keyboard.
            showInScrollViews(bounds, animated: true)
        }
        isEditing = true
        startsAnew = isSecureTextEntry
        if clearsOnBeginEditing, content.length > 0 { clear() }
        selection.range = NSRange(location: content.length, length: 0)
        textDidChange()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        let isAllowed = delegate.optional.textFieldShouldEndEditing(self)
        guard isAllowed ?? true || FirstResponder.isForced, resign() else { return false }
        isEditing = false
        textDidChange()
        let heard: Void? = delegate.optional.textFieldDidEndEditing(self, reason: .committed)
        if heard == nil { delegate?.textFieldDidEndEditing(self) }
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Typing

    func type(_ text: String) {
        guard text != "\n" else { return pressReturn() }
        change(selection.range, to: text.replacingOccurrences(of: "\n", with: " "))
    }

    /// UIKit: the delegate is asked, then targets of `editingDidEndOnExit` hear, and their being there ends editing.
    private func pressReturn() {
        let goesOn = delegate.optional.textFieldShouldReturn(self)
        guard goesOn ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }

    func delete(_ direction: TextSelection.Direction) {
        guard let range = selection.deletion(direction, in: content.string as NSString) else { return }
        change(range, to: "")
    }

    /// Asks the delegate, changes the text, tells everybody.
    private func change(_ range: NSRange, to text: String) {
        let isAllowed = delegate.optional.textField(
            self, shouldChangeCharactersIn: range, replacementString: text)
        guard isAllowed ?? true else { return }
        let new = NSAttributedString(string: text, attributes: typingAttributes ?? extraAttributes)
        // The delegate was asked of the place itself.
        let whole = NSRange(location: 0, length: content.length)
        let replaced = startsAnew ? whole : place(range)
        startsAnew = false
        typeOver(replaced, new)
    }

    var typedText: NSMutableAttributedString { content }

    func tellChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func clear() {
        let isAllowed = delegate.optional.textFieldShouldClear(self)
        guard isAllowed ?? true else { return }
        setContent(NSAttributedString(string: ""))
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func select(_ range: NSRange?) {
        guard let range else { return }
        changeSelection(to: range)
        setNeedsLayout()
        canvas.setNeedsDisplay()
        InputHost.textDidChange(in: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func copySelection() {
        guard selection.range.length > 0, !isSecureTextEntry else { return }
        UIPasteboard.general.string = (content.string as NSString).substring(with: selection.range)
    }

    func navigate(_ key: NavigationKey) {
        let text = content.string as NSString
        var new = selection
        switch key {
        case .left: new.move(isRightToLeft ? .forward : .backward, in: text)
        case .right: new.move(isRightToLeft ? .backward : .forward, in: text)
        case .up, .home: new.range = NSRange(location: 0, length: 0)
        case .down, .end: new.range = NSRange(location: text.length, length: 0)
        case .deleteForward: return delete(.forward)
        case .selectAll: new.range = NSRange(location: 0, length: text.length)
        }
        select(new.range)
    }
}
