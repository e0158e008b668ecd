import Foundation

/// Runs `body` on the main actor and blocks this thread until it has ended. After so many seconds it is cancelled: nil.
func onMain<Value: Sendable>(
    within seconds: Double? = nil, _ body: @escaping @MainActor @Sendable () async -> Value
) -> Value? {
    let (result, done) = (MainResult<Value>(), DispatchSemaphore(value: 0))
    let task = Task { @MainActor in
        result.value = await body()
        done.signal()
    }
    guard let seconds else {
        done.wait()
        return result.value
    }
    if done.wait(timeout: .now() + seconds) == .success { return result.value }
    task.cancel()
    return nil
}

/// Written before the semaphore is signalled, read after.
private final class MainResult<Value>: @unchecked Sendable {
    var value: Value?
}
