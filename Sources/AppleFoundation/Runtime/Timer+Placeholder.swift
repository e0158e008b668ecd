import Foundation

extension Timer {
    /// A timer that never fires, as a value for a property until there is a real one: `var timer = Timer()`.
    public convenience init(_: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }
}
