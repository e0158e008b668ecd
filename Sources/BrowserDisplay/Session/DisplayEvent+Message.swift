import CoreGraphics
import PageServing
import QuartzCore

extension DisplayEvent {
    /// The event that a page's message tells of; nil when it tells of none or lacks something.
    init?(_ message: PageMessage) {
        switch message.t {
        case "began", "moved", "ended", "cancelled":
            guard let phase = DeviceInput.TouchPhase(rawValue: message.t), let number = message.n,
                let at = message.point
            else { return nil }
            self = .input(.touch(id: number, phase, at: at))
        case "wheel":
            guard let at = message.point, let dx = message.dx, let dy = message.dy, dx.isFinite, dy.isFinite
            else { return nil }
            self = .input(.wheel(at: at, by: CGVector(dx: dx, dy: dy)))
        case "scroll":
            let (x, y) = (message.dx, message.dy)
            guard let id = message.n, x ?? y != nil, x?.isFinite != false, y?.isFinite != false else {
                return nil
            }
            self = .scroll(id: id, x: x, y: y)
        case "focus":
            guard let at = message.point else { return nil }
            self = .focus(at: at)
        case "fill":
            guard let at = message.point, let text = message.v else { return nil }
            self = .fill(text, at: at)
        case "adjust":
            guard let at = message.point, let steps = message.n else { return nil }
            self = .adjust(by: steps, at: at)
        case "rotate": self = .rotate(clockwise: message.v != "left")
        default:
            guard let value = message.v else { return nil }
            switch message.t {
            case "keydown", "keyup": self = .input(.key(value, down: message.t == "keydown"))
            case "compose", "composed": self = .compose(value, isDone: message.t == "composed")
            case "paste": self = .paste(value)
            default:
                guard let choice = Choice(rawValue: message.t) else { return nil }
                self = .choose(choice, value)
            }
        }
    }
}

extension PageMessage {
    var point: CGPoint? {
        guard let x, let y, x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x, y: y)
    }
}
