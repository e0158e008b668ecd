/// What somebody in a page wants of the command that starts the app.
public enum PageWish: Equatable, Sendable {
    case restart
    /// The app starts anew with another locale.
    case locale(String)
    /// Something else of the source is shown, by the settings' name for it; nil for the app itself.
    case screen(String?)

    /// Nil for a message that is for the app, or that names what cannot be.
    init?(_ message: PageMessage) {
        let value = message.v ?? ""
        switch message.t {
        case "restart": self = .restart
        case "locale":
            guard value.wholeMatch(of: /[A-Za-z]{2,8}([_-][A-Za-z0-9]{1,8}){0,4}/) != nil else { return nil }
            self = .locale(value)
        case "screen":
            guard
                value.isEmpty || value.wholeMatch(of: /controller:[A-Za-z_]\w{0,200}/) != nil
                    || value.count < 1000 && value.wholeMatch(of: /preview:[^:\-][^:]*:[0-9]{1,7}/) != nil
            else { return nil }
            self = .screen(value.isEmpty ? nil : value)
        default: return nil
        }
    }

    /// Whether a message is not for the app.
    static func isMeant(by message: PageMessage) -> Bool {
        ["restart", "locale", "screen"].contains(message.t)
    }
}
