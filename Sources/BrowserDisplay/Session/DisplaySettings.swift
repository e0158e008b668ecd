/// What the page's panel offers, and what is chosen now.
public struct DisplaySettings: Equatable, Sendable, Codable {
    /// The app's name, shown as the page's title.
    public var title: String
    public var devices: [String]
    public var device: String
    /// portrait, landscapeLeft, landscapeRight or portraitUpsideDown.
    public var orientation: String
    public var textSizes: [String]
    public var textSize: String
    /// light or dark.
    public var appearance: String
    /// ltr or rtl.
    public var direction: String
    /// Of the screen's corners, in points.
    public var cornerRadius: Double
    /// What of the device lies over the screen at its top: island, notch or none.
    public var cutout = "none"

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
