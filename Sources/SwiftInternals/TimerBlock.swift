import Foundation
@_spi(Reflection) import Swift

/// What a timer calls, which Foundation keeps as long as the timer.
public enum TimerBlock {
    /// Lets go of it, and of what it holds.
    public static func empty(_ timer: Timer) {
        guard let place else { return }
        (Unmanaged.passUnretained(timer).toOpaque() + place).assumingMemoryBound(to: Field.self).pointee =
            Field { _ in }
    }

    /// As it lies in a timer: a function as a generic parameter would be called in another way.
    private struct Field { var fire: @Sendable (Timer) -> Void }

    /// Bytes from the timer's address.
    private static let place: Int? = {
        var found: Int?
        // Its `classType`: fields of a class.
        _ = _forEachField(of: Timer.self, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            if String(cString: name) == "_fire", type == (@Sendable (Timer) -> Void).self { found = offset }
            return found == nil
        }
        return found
    }()

    private final class Probe: Sendable {}

    static let assumption = Assumption(
        "a timer keeps what it calls in a field _fire",
        loss: "targets and blocks of invalidated timers are freed"
    ) {
        weak var kept: Probe?
        let timer = {
            let probe = Probe()
            kept = probe
            return Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in _ = probe }
        }()
        guard kept != nil else { return false }
        empty(timer)
        timer.fire()
        return kept == nil
    }
}
