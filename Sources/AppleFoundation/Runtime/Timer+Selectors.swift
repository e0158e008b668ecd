import SwiftInternals

extension Timer {
    /// A timer that sends `selector` to `target`, with itself as the argument, and is not scheduled yet. The target
    /// is retained until the timer is invalidated.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target,
            selector: selector, userInfo: userInfo, repeats: repeats)
    }

    /// A timer that fires first at `date`, otherwise as `init(timeInterval:target:selector:userInfo:repeats:)`.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        let message = TimerMessage(target: target as AnyObject, selector: selector)
        self.init(fire: date, interval: interval, repeats: repeats) { timer in message.send(timer) }
        if let userInfo {
            objc_setAssociatedObject(self, Self.infoKey.utf8Start, userInfo, .OBJC_ASSOCIATION_RETAIN)
            _ = ObjectClass.change(of: self, to: InformedTimer.self)
        }
    }

    fileprivate static let infoKey: StaticString = "Timer.userInfo"

    /// An invalid timer holds neither what it called nor its target and `userInfo`, however long an app keeps it.
    /// DIFFERS: Nobody calls this in processes without a host, as in a package's tests: Foundation keeps timers there.
    package func releaseWhatItHolds() {
        TimerBlock.empty(self)
        objc_setAssociatedObject(self, Self.infoKey.utf8Start, nil, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Schedules a timer that sends `selector` to `target` on the main run loop. The target is retained until the
    /// timer is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// What a timer with `userInfo` becomes: Foundation's on Linux has none.
private final class InformedTimer: Timer {
    override var userInfo: Any? { objc_getAssociatedObject(self, Self.infoKey.utf8Start) }
}

private struct TimerMessage: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func send(_ timer: Timer) {
        nonisolated(unsafe) let sent = timer
        MainThread.isolated { selector.send(to: target, sent) }
    }
}
