/// Something on the screen as the page tells it to assistive technology. Encoded as the page reads it.
public struct DisplayNode: Codable, Equatable, Sendable {
    /// The ARIA role.
    public let role: String
    public let label: String
    public var value: String?
    public var hint: String?
    /// The app's own, by which tests find it.
    public var identifier: String?
    public var selected: Bool?
    public var disabled: Bool?
    /// Of what is on or off.
    public var on: Bool?
    /// Value, minimum and maximum of what has a number.
    public var number: [Double]?
    /// Of what scrolls: how far its content is from its beginning, across and down, and how wide and high that is, in points;
    /// the number by which `DisplayEvent.scroll` names it; and how much of the first two are insets.
    public var scroll: [Double]?
    /// Of a row or an item: its place in its section, from 1, and how many that has.
    public var position: [Int]?
    /// What it is among those beside it, where that says more than its place.
    public var key: String?
    /// Of a text that may have several lines.
    public var multiline: Bool?
    /// Of a text that takes what is typed.
    public var edited: Bool?
    /// x, y, width and height in points of the screen.
    public let frame: [Double]
    public var children: [DisplayNode]?

    public init(role: String, label: String, frame: [Double]) {
        self.role = role
        self.label = label
        self.frame = frame
    }
}

/// The message that carries them.
struct DisplayTree: Codable, Equatable, Sendable {
    var tree: [DisplayNode]
    /// Whether somebody on the screen takes what is typed.
    var takesText: Bool
    /// What the app has copied last.
    var copied: String?
}
