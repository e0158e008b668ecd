/// What a reader has typed, for Command-Z: what was typed in one go, corrections included, is taken back in one go.
@MainActor
final class TypingUndo {
    /// One go: what stands where now, and what stood there before.
    private final class Run {
        var range: NSRange
        var before: NSAttributedString

        init(_ range: NSRange, before: NSAttributedString) {
            self.range = range
            self.before = before
        }
    }

    private var run: Run?
    /// How many groups could be undone when the run began: an action of the app's own ends it.
    private var count = 0
    /// Puts a text in a range's place as the reader would, and gives what was there.
    private let exchange: @MainActor (NSRange, NSAttributedString) -> NSAttributedString

    init(exchange: @escaping @MainActor (NSRange, NSAttributedString) -> NSAttributedString) {
        self.exchange = exchange
    }

    /// `length` characters have come in the place of those in `range`, which were `old`.
    func note(_ range: NSRange, _ old: NSAttributedString, length: Int, in manager: UndoManager?) {
        guard let manager, range.length > 0 || length > 0 else { return }
        if let run, manager.undoCount == count, extend(run, range, old, length) { return }
        let new = Run(NSRange(location: range.location, length: length), before: old)
        register(new, in: manager)
        run = new
        count = manager.undoCount
    }

    /// Whether the change goes on where the run stands.
    private func extend(_ run: Run, _ range: NSRange, _ old: NSAttributedString, _ length: Int) -> Bool {
        let end = NSMaxRange(run.range)
        if range.length == 0, range.location == end {
            run.range.length += length
        } else if length == 0, NSMaxRange(range) == end, range.location >= run.range.location {
            run.range.length -= range.length
        } else if length == 0, run.range.length == 0, NSMaxRange(range) == end {
            let before = NSMutableAttributedString(attributedString: old)
            before.append(run.before)
            run.before = before
            run.range.location = range.location
        } else {
            return false
        }
        return true
    }

    private func register(_ run: Run, in manager: UndoManager) {
        manager.registerUndo(withTarget: self) { [weak manager] typing in
            typing.run = nil
            let now = typing.exchange(run.range, run.before)
            let back = Run(NSRange(location: run.range.location, length: run.before.length), before: now)
            if let manager { typing.register(back, in: manager) }
        }
    }

    /// The app has set the text: what was typed before cannot be taken back.
    func forget(in manager: UndoManager?) {
        run = nil
        manager?.removeAllActions(withTarget: self)
    }
}

/// A view in which a reader types.
@MainActor
protocol TypedText: _OffsetTextInput {
    var typedText: NSMutableAttributedString { get }
    var selection: TextSelection { get set }
    var typing: TypingUndo? { get set }
    /// The view shows the text as it is now.
    func textDidChange()
    /// Tells delegate and observers.
    func tellChange()
}

extension TypedText {
    /// What of a range there is.
    func place(_ range: NSRange) -> NSRange {
        var place = TextSelection(range: range)
        place.clamp(to: typedText.length)
        return place.range
    }

    /// Puts what was typed in the place of what is there, so that it can be taken back.
    func typeOver(_ place: NSRange, _ new: NSAttributedString) {
        let typing =
            typing
            ?? TypingUndo { [unowned self] range, text in
                defer { tellChange() }
                return replace(self.place(range), text)
            }
        self.typing = typing
        typing.note(place, replace(place, new), length: new.length, in: undoManager)
        tellChange()
    }

    /// The caret stands behind it then.
    /// - Returns: what was there.
    func replace(_ place: NSRange, _ text: NSAttributedString) -> NSAttributedString {
        changeText {
            let old = typedText.attributedSubstring(from: place)
            typedText.replaceCharacters(in: place, with: text)
            selection.range = NSRange(location: place.location + text.length, length: 0)
            textDidChange()
            return old
        }
    }
}
