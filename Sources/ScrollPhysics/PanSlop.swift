import Foundation

/// The pan's threshold.
public enum PanSlop {
    /// The part of `travel` that scrolls at once when a drag begins; nil while it has not begun.
    ///
    /// A drag begins when the travel along an axis that can scroll reaches the slop and is the greater part
    /// of the
    /// movement, unless both axes can scroll. The slop is taken off along each such axis.
    public static func excess(of travel: CGPoint, horizontal: Bool, vertical: Bool) -> CGPoint? {
        let slop = ScrollConstants.panSlop
        let across = abs(travel.x)
        let along = abs(travel.y)
        let beginsAcross = horizontal && across >= slop && (vertical || across >= along)
        let beginsAlong = vertical && along >= slop && (horizontal || along >= across)
        guard beginsAcross || beginsAlong else { return nil }
        return CGPoint(x: beyond(slop, travel.x), y: beyond(slop, travel.y))
    }

    private static func beyond(_ slop: Double, _ travel: Double) -> Double {
        if travel >= slop { return travel - slop }
        if travel <= -slop { return travel + slop }
        return 0
    }
}
