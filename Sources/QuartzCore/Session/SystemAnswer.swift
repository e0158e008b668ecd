/// What the system around an app would answer.
package enum SystemAnswer {
    /// Calls `body` on the main thread in a later turn, as answers of the system come, on the device that asked.
    package static func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        let context = MainQueue.value { SessionContext.current }
        DispatchQueue.main.async {
            MainActor.assumeIsolated { (context ?? SessionContext.current).run { body() } }
        }
    }
}
