/// Where the main actor runs: Dispatch may serve the main queue on another than the first thread.
package enum MainQueue {
    package static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    /// What the main actor says; nil on other threads.
    package static func value<Value>(_ work: @MainActor () -> Value) -> Value? {
        guard isHere else { return nil }
        nonisolated(unsafe) var result: Value?
        MainActor.assumeIsolated { result = work() }
        return result
    }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
