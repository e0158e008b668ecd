/// What the page sends: one flat JSON object a message, `t` says which. docs/browser-protocol.md lists them.
public struct PageMessage: Codable, Equatable, Sendable {
    public var t: String
    /// Which app the page shows, as the last `fresh` of the server said; a message for one that has gone is dropped.
    public var g: Int?
    /// The finger, or the number of the frame that the page has drawn.
    public var n: Int?
    public var x: Double?
    public var y: Double?
    public var dx: Double?
    public var dy: Double?
    public var v: String?

    public init(_ t: String, v: String? = nil) {
        self.t = t
        self.v = v
    }
}
