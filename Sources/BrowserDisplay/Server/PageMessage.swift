import CoreGraphics

/// What the page sends: one flat JSON object a message, `t` says which.
struct PageMessage: Codable, Equatable {
    var t: String
    /// The finger, or the number of the frame that the page has drawn.
    var n: Int?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var v: String?

    /// The event for the session, or nil when the message is none or lacks something.
    var event: DisplayEvent? {
        switch t {
        case "began", "moved", "ended", "cancelled":
            guard let phase = DisplayEvent.TouchPhase(rawValue: t), let n, let at = point else { return nil }
            return .touch(id: n, phase, at: at)
        case "wheel":
            guard let at = point, let dx, let dy, dx.isFinite, dy.isFinite else { return nil }
            return .wheel(at: at, by: CGVector(dx: dx, dy: dy))
        case "keydown", "keyup": return v.map { .key($0, down: t == "keydown") }
        case "device": return v.map { .device($0) }
        case "rotate": return .rotate(clockwise: v != "left")
        case "textSize": return v.map { .textSize($0) }
        case "appearance": return v.map { .appearance($0) }
        case "direction": return v.map { .direction($0) }
        default: return nil
        }
    }

    private var point: CGPoint? {
        guard let x, let y, x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x, y: y)
    }
}
