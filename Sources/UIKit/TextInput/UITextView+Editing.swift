import TextLayout

extension UITextView: KeyboardNavigating, TypedText {
    /// A tap: follows a link, or places the caret.
    func tapped(at point: CGPoint) {
        let place = inText(point)
        if !isEditable || !isFirstResponder, isSelectable,
            let index = box.character(at: place, columns), follow(at: index)
        {
            return
        }
        guard isEditable else { return }
        if !isFirstResponder, !becomeFirstResponder() { return }
        select(NSRange(location: box.offset(closestTo: place, columns), length: 0))
        if TouchInput.current.lastTapCount == 2 { selectWord(at: point) }
    }

    /// - Returns: whether there is a link or an attachment at the character.
    private func follow(at index: Int) -> Bool {
        guard index < storage.length else { return false }
        var range = NSRange()
        let attributes = linkedText.attributes(at: index, effectiveRange: &range)
        if let link = attributes[.link] {
            let url = link as? URL ?? (link as? NSURL).map { $0 as URL } ?? URL(string: "\(link)")
            if let url { open(url, range) }
            return url != nil
        }
        guard let attachment = attributes[.attachment] as? NSTextAttachment else { return false }
        let heard = delegate.optional.textView(
            self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
        return heard != nil
    }

    private func open(_ url: URL, _ range: NSRange) {
        let standard = UIAction { _ in UIApplication.shared.open(url) }
        let action = delegate.optional.textView(
            self, primaryActionFor: UITextItem(.link(url), range), defaultAction: standard)
        if let action {
            action?.perform(sender: self)
            return
        }
        let isAllowed =
            delegate.optional.textView(
                self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
            ?? delegate.optional.textView(self, shouldInteractWith: url, in: range)
        if isAllowed ?? true { standard.perform(sender: self) }
    }

    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        guard isEditable, window != nil else { return become() }
        let isAllowed = delegate.optional.textViewShouldBeginEditing(self)
        guard isAllowed ?? true, become() else { return false }
        setNeedsLayout()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, isEditable else { return resign() }
        let isAllowed = delegate.optional.textViewShouldEndEditing(self)
        guard isAllowed ?? true || FirstResponder.isForced, resign() else { return false }
        setNeedsLayout()
        canvas.setNeedsDisplay()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Typing

    func type(_ text: String) {
        guard isEditable else { return }
        change(selection.range, to: text)
    }

    func delete(_ direction: TextSelection.Direction) {
        guard isEditable,
            let range = selection.deletion(direction, in: storage.string as NSString)
        else { return }
        change(range, to: "")
    }

    private func change(_ range: NSRange, to text: String) {
        let isAllowed = delegate.optional.textView(self, shouldChangeTextIn: range, replacementText: text)
        guard isAllowed ?? true else { return }
        let place = place(range)
        let new = NSAttributedString(string: text, attributes: typed(at: place))
        typeOver(place, new)
    }

    var typedText: NSMutableAttributedString { storage }

    func tellChange() {
        // Delegates set their constraints by the content's new height.
        if bounds.width > 0 { placeText() }
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        if isScrollEnabled {
            reveal(selection.range)
        } else if isFirstResponder {
            // What it stands in grows with it first.
            FramePipeline.current.afterNextLayout { [weak self] in self?.showCaret() }
        }
    }

    func replaceCharacters(_ range: NSRange, _ text: String) {
        let place = place(range)
        _ = replace(place, NSAttributedString(string: text, attributes: typed(at: place)))
    }

    private func typed(at range: NSRange) -> [NSAttributedString.Key: Any] {
        typingStore ?? attributesBefore(range)
    }

    func attributesBefore(_ range: NSRange) -> [NSAttributedString.Key: Any] {
        guard storage.length > 0 else { return baseAttributes }
        let index = min(max(range.location - 1, 0), storage.length - 1)
        var attributes = storage.attributes(at: index, effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        return baseAttributes.merging(attributes) { $1 }
    }

    func select(_ range: NSRange) {
        let isAnother = changeSelection(to: range)
        setNeedsLayout()
        canvas.setNeedsDisplay()
        InputHost.textDidChange(in: self)
        if isAnother {
            typingStore = nil
            delegate?.textViewDidChangeSelection(self)
        }
    }

    func copySelection() {
        guard selection.range.length > 0 else { return }
        UIPasteboard.general.string = (storage.string as NSString).substring(with: selection.range)
    }

    func navigate(_ key: NavigationKey) {
        let text = storage.string as NSString
        var new = selection
        let place = selection.range.location
        switch key {
        case .left: new.move(isRightToLeft ? .forward : .backward, in: text)
        case .right: new.move(isRightToLeft ? .backward : .forward, in: text)
        case .up: new.range = NSRange(location: box.offset(from: place, linesDown: -1, columns), length: 0)
        case .down: new.range = NSRange(location: box.offset(from: place, linesDown: 1, columns), length: 0)
        case .home: new.range = NSRange(location: text.lineRange(for: new.range).location, length: 0)
        case .end:
            let line = text.lineRange(for: new.range)
            let end = NSMaxRange(line)
            let isBroken = end > line.location && text.character(at: end - 1) == 0x0A
            new.range = NSRange(location: isBroken ? end - 1 : end, length: 0)
        case .deleteForward: return delete(.forward)
        case .selectAll: new.range = NSRange(location: 0, length: text.length)
        }
        select(new.range)
        if isScrollEnabled { reveal(selection.range) }
    }
}

/// A text view's own tap. One that an app gives the text view is heard beside it.
@MainActor
final class TextTapGestureRecognizer: UITapGestureRecognizer {
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        other.view !== view && super.canPrevent(other)
    }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        other.view !== view && super.canBePrevented(by: other)
    }
}
