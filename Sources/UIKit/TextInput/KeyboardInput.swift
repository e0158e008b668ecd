/// A key that moves the caret.
enum NavigationKey: Equatable, Sendable { case left, right, up, down, home, end, deleteForward, selectAll }

/// A text that the arrow keys move in.
@MainActor
protocol KeyboardNavigating: AnyObject {
    func navigate(_ key: NavigationKey)
}

/// How a host's keyboard reaches the first responder.
@preconcurrency @MainActor
public final class KeyboardInput {
    /// The session's.
    @SessionLocal public private(set) static var current = KeyboardInput()

    private var held: UIKeyModifierFlags = []

    /// - Parameters:
    ///   - name: the key as browsers name it: the character that it types, or "Enter", "Backspace", "ArrowLeft" …
    ///   - down: false when it is let go.
    public func key(_ name: String, down: Bool) {
        if let modifier = UIKeyModifierFlags(keyNamed: name) {
            if down { held.insert(modifier) } else { held.remove(modifier) }
        }
        guard let responder = FirstResponder.current ?? UIApplication.shared.keyWindow?.frontmostResponder
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
        let modifiers = held.subtracting(.shift)
        while let current = next {
            for command in current.keyCommands ?? [] where command.input == input {
                guard
                    command.modifierFlags == held
                        || (command.modifierFlags == modifiers && input.count == 1
                            && input.first?.isLetter == false)
                else { continue }
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
        return false
    }

    private func type(_ name: String) {
        guard let responder = FirstResponder.current else { return }
        let isCommand = held.contains(.command) || held.contains(.control)
        if isCommand {
            switch name.lowercased() {
            case "a": (responder as? any KeyboardNavigating)?.navigate(.selectAll)
            case "c": responder.copy(nil)
            case "x": responder.cut(nil)
            case "v": responder.paste(nil)
            default: break
            }
            return
        }
        if let key = NavigationKey(named: name) {
            (responder as? any KeyboardNavigating)?.navigate(key)
        } else if let input = responder as? any UIKeyInput {
            switch name {
            case "Enter": input.insertText("\n")
            case "Backspace": input.deleteBackward()
            case "Tab": if responder is UITextView { input.insertText("\t") }
            default: if name.count == 1 { input.insertText(name) }
            }
        }
    }

    /// Whether somebody takes what is typed.
    public var takesText: Bool { FirstResponder.current is any UIKeyInput }

    /// Types a text as if each of its characters were a key.
    public func type(text: String) {
        for character in text {
            let name = character == "\n" ? "Enter" : String(character)
            key(name, down: true)
            key(name, down: false)
        }
    }
}

extension NavigationKey {
    fileprivate init?(named name: String) {
        switch name {
        case "ArrowLeft": self = .left
        case "ArrowRight": self = .right
        case "ArrowUp": self = .up
        case "ArrowDown": self = .down
        case "Home": self = .home
        case "End": self = .end
        case "Delete": self = .deleteForward
        default: return nil
        }
    }
}

extension UIKeyModifierFlags {
    fileprivate init?(keyNamed name: String) {
        switch name {
        case "Shift": self = .shift
        case "Control": self = .control
        case "Alt": self = .alternate
        case "Meta": self = .command
        case "CapsLock": self = .alphaShift
        default: return nil
        }
    }
}
