/// A key that moves the caret.
enum NavigationKey: Equatable, Sendable { case left, right, up, down, home, end, deleteForward, selectAll }

/// A text that the arrow keys move in.
@MainActor
protocol KeyboardNavigating: AnyObject {
    func navigate(_ key: NavigationKey)
}

/// How a host's keyboard reaches the first responder.
@preconcurrency @MainActor
package final class KeyboardInput {
    /// The session's.
    @SessionLocal package private(set) static var current = KeyboardInput()

    private var held: UIKeyModifierFlags = []

    /// - Parameters:
    ///   - name: the key as browsers name it: the character that it types, or "Enter", "Backspace", "ArrowLeft" …
    ///   - down: false when it is let go.
    package func key(_ name: String, down: Bool) {
        if let modifier = UIKeyModifierFlags.named[name] {
            if down { held.insert(modifier) } else { held.remove(modifier) }
        }
        guard let responder = FirstResponder.listening ?? UIApplication.shared.keyWindow?.frontmostResponder
        else { return }
        let press = UIPress(key: UIKey(name: name, modifiers: held), isDown: down)
        let event = UIPressesEvent(presses: [press])
        if down {
            if performCommand(name, from: responder) { return }
            responder.pressesBegan([press], with: event)
            type(name)
        } else {
            responder.pressesEnded([press], with: event)
        }
    }

    /// The first key command in the chain for what is held down.
    private func performCommand(_ name: String, from responder: UIResponder) -> Bool {
        let input = UIKey.input(named: name)
        var next: UIResponder? = responder
        while let current = next {
            for command in current.keyCommands ?? [] where isPressed(command, input) {
                // UIKit: keys without a modifier belong to the text that is edited.
                if held.isEmpty, responder is any UIKeyInput, !command.wantsPriorityOverSystemBehavior {
                    continue
                }
                if let action = command.action {
                    return responder.send(upTheChain: action, from: command, for: nil)
                }
                return true
            }
            next = current.next
        }
        return performMenuCommand(input, from: responder)
    }

    /// Whether the keys of a command are held down.
    private func isPressed(_ command: UIKeyCommand, _ input: String) -> Bool {
        guard command.input == input else { return false }
        return command.modifierFlags == held
            || (command.modifierFlags == held.subtracting(.shift) && input.count == 1
                && input.first?.isLetter == false)
    }

    /// The first key command of the app's menus for what is held down.
    private func performMenuCommand(_ input: String, from responder: UIResponder) -> Bool {
        guard !held.isEmpty else { return false }
        for command in UIMenuSystem.main.keyCommands where isPressed(command, input) {
            guard let action = command.action,
                let target = responder.target(forAction: action, withSender: command) as? UIResponder
            else { continue }
            target.validate(command)
            guard !command.attributes.contains(.disabled) else { return true }
            return target.send(upTheChain: action, from: command, for: nil)
        }
        return false
    }

    private func type(_ name: String) {
        if name == "Escape" { return escape() }
        guard let responder = FirstResponder.listening else { return }
        if let key = NavigationKey.named[name] { return move(key, in: responder) }
        if held.contains(.command) || held.contains(.control) {
            switch name.lowercased() {
            case "a": (responder as? any KeyboardNavigating)?.navigate(.selectAll)
            case "c": responder.copy(nil)
            case "x": responder.cut(nil)
            case "v": responder.paste(nil)
            case "z":
                if held.contains(.shift) {
                    responder.undoManager?.redo()
                } else {
                    responder.undoManager?.undo()
                }
            case "backspace": delete(.home, in: responder)
            default: break
            }
        } else if let input = responder as? any UIKeyInput {
            switch name {
            case "Enter": input.typeText("\n")
            case "Backspace":
                if held.contains(.alternate) { delete(.left, in: responder) } else { input.typeBackspace() }
            case "Tab":
                if responder is UITextView { input.typeText("\t") } else { goToNextField(after: responder) }
            default: if name.count == 1 { input.typeText(name) }
            }
        }
    }

    /// The other end of a selection that Shift makes longer, and of what.
    private var anchor: (input: ObjectIdentifier, offset: Int, head: Int)?

    /// UIKit, a keyboard with keys: Option goes by words, Command to the end of the line or of all, Shift selects.
    private func move(_ key: NavigationKey, in responder: UIResponder) {
        guard let input = responder as? any _OffsetTextInput & KeyboardNavigating, key != .deleteForward
        else {
            (responder as? any KeyboardNavigating)?.navigate(key)
            return
        }
        guard held.contains(.shift) || held.contains(.alternate) || held.contains(.command) else {
            anchor = nil
            return input.navigate(key)
        }
        let selection = input.selectedTextRange.map { input.range(of: $0) } ?? NSRange(location: 0, length: 0)
        var (start, head) = (selection.location, NSMaxRange(selection))
        if let anchor, anchor.input == ObjectIdentifier(input),
            [anchor.offset, anchor.head].sorted() == [start, head]
        {
            (start, head) = (anchor.offset, anchor.head)
        }
        if held.contains(.command), key == .up || key == .down {
            head = key == .up ? 0 : input._text.length
        } else if held.contains(.alternate), let edge = wordEdge(from: head, key, in: input) {
            head = edge
        } else {
            input.selectedTextRange = TextOffsetRange(NSRange(location: head, length: 0))
            input.navigate(held.contains(.command) ? key.toTheEnd : key)
            head = input.selectedTextRange.map { input.range(of: $0).location } ?? head
        }
        guard held.contains(.shift) else {
            anchor = nil
            input.selectedTextRange = TextOffsetRange(NSRange(location: head, length: 0))
            return
        }
        anchor = (ObjectIdentifier(input), start, head)
        input.selectedTextRange = TextOffsetRange(
            NSRange(location: min(start, head), length: abs(head - start)))
    }

    /// Where the word before or after a place begins or ends; nil for a key that goes elsewhere.
    private func wordEdge(from place: Int, _ key: NavigationKey, in input: any _OffsetTextInput) -> Int? {
        let isForward: Bool
        switch key {
        case .left: isForward = input.isRightToLeft
        case .right: isForward = !input.isRightToLeft
        default: return nil
        }
        let text = input._text as String
        var edge = isForward ? input._text.length : 0
        var start = 0
        var isInWord = false
        for character in text + " " {
            let isPart = character.isLetter || character.isNumber
            if isPart, !isInWord, !isForward, start < place { edge = start }
            if !isPart, isInWord, isForward, start > place { return start }
            isInWord = isPart
            start += character.utf16.count
        }
        return edge
    }

    /// Deletes from the caret to where a key with the modifiers that are held goes.
    private func delete(_ key: NavigationKey, in responder: UIResponder) {
        guard let input = responder as? any _OffsetTextInput & KeyboardNavigating else { return }
        if input.selectedTextRange.map({ input.range(of: $0).length }) == 0 {
            held.insert(.shift)
            move(key, in: responder)
            held.remove(.shift)
        }
        input.deleteBackward()
    }

    /// UIKit: Tab goes to the next field, Shift-Tab to the one before, in the order of reading.
    private func goToNextField(after responder: UIResponder) {
        guard let view = responder as? UIView, let window = view.window else { return }
        var fields: [UIView] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            if view is any UIKeyInput, view.canBecomeFirstResponder, view.isUserInteractionEnabled {
                fields.append(view)
            }
            view.subviewList.forEach(visit)
        }
        visit(window)
        func order(_ view: UIView) -> (CGFloat, CGFloat) {
            let frame = view.convert(view.bounds, to: nil)
            return (frame.midY, view.isRightToLeft ? -frame.minX : frame.minX)
        }
        fields.sort { order($0) < order($1) }
        guard let index = fields.firstIndex(where: { $0 === view }), fields.count > 1 else { return }
        let step = held.contains(.shift) ? fields.count - 1 : 1
        fields[(index + step) % fields.count].becomeFirstResponder()
    }

    /// UIKit: an alert is cancelled, what lies over the screen leaves as by a tap beside; then editing ends.
    private func escape() {
        var front = UIApplication.shared.keyWindow?.rootViewController
        while let next = front?.modal.presented { front = next }
        if let alert = front as? UIAlertController { return alert.cancel() }
        if let responder = FirstResponder.current {
            responder.resignFirstResponder()
        } else if let front, front.presentingViewController != nil,
            front.modalPresentationStyle != .fullScreen
        {
            front.presentationController?.dismissByReader()
        }
    }

    // MARK: Whole texts

    /// What an input method has put in so far and may still change.
    private var composed = ""

    /// An input method's text: replaces what it gave before, until it is done.
    /// DIFFERS: the text that is being composed is put in without an underline, and delegates hear of each step of it.
    package func compose(_ text: String, isDone: Bool) {
        guard let input = FirstResponder.listening as? any UIKeyInput else { return composed = "" }
        for _ in composed { input.typeBackspace() }
        if !text.isEmpty { input.typeText(text) }
        composed = isDone ? "" : text
    }

    /// As from the pasteboard of the host.
    package func paste(_ text: String) {
        guard let responder = FirstResponder.listening else { return }
        UIPasteboard.general.string = text
        responder.paste(nil)
    }

    /// What is under `point`, of the screen, takes the keyboard, if it is a text.
    @discardableResult
    package func focus(at point: CGPoint) -> Bool {
        for window in UIApplication.shared.windowsInOrder.reversed() {
            guard let view = window.hitTest(point, with: nil) else { continue }
            var next: UIResponder? = view
            while let current = next {
                if current is any UIKeyInput, current.canBecomeFirstResponder {
                    return current.isFirstResponder || current.becomeFirstResponder()
                }
                next = current.next
            }
            return false
        }
        return false
    }

    /// Puts `text` in the place of all that the text under `point` has.
    package func fill(_ text: String, at point: CGPoint) {
        guard focus(at: point), let responder = FirstResponder.current as? any UIKeyInput else { return }
        (responder as? any KeyboardNavigating)?.navigate(.selectAll)
        if text.isEmpty {
            if responder.hasText { responder.typeBackspace() }
        } else {
            responder.typeText(text)
        }
    }

    /// Whether somebody takes what is typed.
    package var takesText: Bool { FirstResponder.listening is any UIKeyInput }

    /// Types a text as if each of its characters were a key.
    package func type(text: String) {
        for character in text {
            let name = character == "\n" ? "Enter" : String(character)
            key(name, down: true)
            key(name, down: false)
        }
    }
}

extension NavigationKey {
    fileprivate var toTheEnd: NavigationKey {
        switch self {
        case .left: .home
        case .right: .end
        default: self
        }
    }

    fileprivate static let named: [String: Self] = [
        "ArrowLeft": .left, "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down, "Home": .home,
        "End": .end,
        "Delete": .deleteForward,
    ]
}

extension UIKeyModifierFlags {
    fileprivate static let named: [String: Self] = [
        "Shift": .shift, "Control": .control, "Alt": .alternate, "Meta": .command, "CapsLock": .alphaShift,
    ]
}
