/// What the page's panel offers, and what is chosen now.
public struct DisplaySettings: Equatable, Sendable, Codable {
    /// The app's name, shown as the page's title.
    public let title: String
    public let devices: [String]
    public var device: String
    /// portrait, landscapeLeft, landscapeRight or portraitUpsideDown.
    public var orientation: String
    public let textSizes: [String]
    public var textSize: String
    /// light or dark.
    public var appearance: String
    /// ltr or rtl.
    public var direction: String
    /// Each "on" or "off", as are the others below.
    public var contrast = "off"
    public var boldText = "off"
    public var reducedMotion = "off"
    /// Whether the device draws its keyboard while a text is edited.
    public var keyboard = "off"
    /// Whether time passes at a tenth of its speed while no finger is down. The display's own.
    public internal(set) var slow = "off"
    /// Of the reader's language and region; an app starts with it.
    public var locale = "en_US"
    /// What can be started in the app's place.
    public var screens: [Screen] = []
    /// Which of them is shown; nil for the app itself.
    public var screen: String?
    /// Of the screen's corners, in points.
    public let cornerRadius: Double
    /// What of the device lies over the screen at its top: island, notch or none.
    public var cutout = "none"

    /// A view controller or a preview of the source.
    public struct Screen: Equatable, Sendable, Codable {
        /// `controller:NAME`, `preview:FILE:LINE` or `preview:FILE:LINE:NUMBER`
        public var id: String
        public var name: String

        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    public init(
        title: String, devices: [String], device: String, orientation: String, textSizes: [String],
        textSize: String, appearance: String, direction: String, cornerRadius: Double
    ) {
        self.title = title
        self.devices = devices
        self.device = device
        self.orientation = orientation
        self.textSizes = textSizes
        self.textSize = textSize
        self.appearance = appearance
        self.direction = direction
        self.cornerRadius = cornerRadius
    }
}
