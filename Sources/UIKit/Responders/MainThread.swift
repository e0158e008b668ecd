/// Where the main actor runs: Dispatch may serve the main queue on another than the first thread.
enum MainThread {
    static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true }

    /// At once on the main thread, otherwise soon on it.
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isHere {
            MainActor.assumeIsolated { work() }
        } else {
            DispatchQueue.main.async { work() }
        }
    }

    /// What the main actor says, waited for on another thread.
    static func value<Value: Sendable>(_ work: @MainActor () -> Value) -> Value {
        if isHere { return MainActor.assumeIsolated { work() } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { work() } }
    }

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
