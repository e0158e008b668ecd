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
