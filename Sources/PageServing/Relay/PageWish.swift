/// What somebody in a page wants of the command that starts the app.
public enum PageWish: Equatable, Sendable {
    case restart
    /// The app starts anew with another locale.
    case locale(String)
    /// Something else of the source is shown, by the settings' name for it; nil for the app itself.
    case screen(String?)
    /// A page looks at the app on another device, by a name such as `device=iPhone Air;appearance=dark`.
    case beside(String)
    /// No page looks at that any more.
    case alone(String)
    /// Of a start page: another source, and what of it.
    case source(Source)

    public struct Source: Equatable, Sendable {
        public let name: String
        /// As in `screen`.
        public let screen: String?

        public init(name: String, screen: String? = nil) {
            self.name = name
            self.screen = screen
        }
    }

    /// Nil for a message that is for the app, or that names what cannot be.
    init?(_ message: PageMessage) {
        let value = message.v ?? ""
        switch message.t {
        case "restart": self = .restart
        case "locale":
            guard value.wholeMatch(of: /[A-Za-z]{2,8}([_-][A-Za-z0-9]{1,8}){0,4}/) != nil else { return nil }
            self = .locale(value)
        case "screen":
            guard value.isEmpty || Self.isScreen(value) else { return nil }
            self = .screen(value.isEmpty ? nil : value)
        case "beside":
            guard value.count < 200, value.wholeMatch(of: /\w+=[^;=]+(;\w+=[^;=]+)*/) != nil else {
                return nil
            }
            self = .beside(value)
        case "source":
            let parts = value.split(separator: "#", maxSplits: 1).map(String.init)
            guard let name = parts.first, parts.count == 1 || Self.isScreen(parts[1]) else { return nil }
            self = .source(Source(name: name, screen: parts.dropFirst().first))
        default: return nil
        }
    }

    /// Whether a text can be the settings' name for a screen.
    static func isScreen(_ value: String) -> Bool {
        value.wholeMatch(of: /controller:[A-Za-z_]\w{0,200}/) != nil
            || value.count < 1000
                && value.wholeMatch(of: /preview:[^:\-][^:]*:[0-9]{1,7}(:[0-9]{1,4})?/) != nil
    }

    /// Whether a message is not for the app.
    static func isMeant(by message: PageMessage) -> Bool {
        ["restart", "locale", "screen", "source", "beside"].contains(message.t)
    }
}
