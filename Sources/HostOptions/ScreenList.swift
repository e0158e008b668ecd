/// What of a source can be shown by itself, as its built app tells it.
public struct ScreenList: Codable, Sendable {
    /// A view controller, a scene of a storyboard or a preview.
    public struct Screen: Codable, Sendable {
        /// `controller:NAME` or `preview:FILE:LINE`
        public var id: String
        public var name: String
        /// The class of a view controller that the source declares; nil for previews
        public var type: String?

        public init(id: String, name: String, type: String? = nil) {
            (self.id, self.name, self.type) = (id, name, type)
        }
    }

    /// A view controller that cannot be shown by itself.
    public struct Unstartable: Codable, Sendable {
        public var name: String
        public var reason: String

        public init(name: String, reason: String) { (self.name, self.reason) = (name, reason) }
    }

    /// Whether there is an app besides
    public var app: Bool
    public var screens: [Screen]
    public var unstartable: [Unstartable]

    public init(app: Bool, screens: [Screen], unstartable: [Unstartable]) {
        (self.app, self.screens, self.unstartable) = (app, screens, unstartable)
    }
}
