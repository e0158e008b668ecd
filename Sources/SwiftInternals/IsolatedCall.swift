/// A call of a function of the main actor by who knows that this is the main thread.
public enum IsolatedCall {
    /// `MainActor.assumeIsolated` takes 650 instructions to find out where it is; this takes none and does not find out.
    @inlinable @inline(__always)
    public static func run<Value>(_ work: @MainActor () -> Value) -> Value {
        withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Value).self)() }
    }

    static let assumption = Assumption(
        "a function of the main actor is called like any other", loss: "colours, traits and fonts"
    ) {
        let captured = [1, 2, 3]
        return run { captured.count } == 3
    }
}
