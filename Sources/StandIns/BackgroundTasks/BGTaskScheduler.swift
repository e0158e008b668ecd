@_exported import Foundation
import QuartzCore

/// Work that the device lets an app do while nobody looks.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(_ identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}

/// Keeps requests for such work. None is ever done: the app is always in front.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: _BridgedStoredNSError, Sendable {
        public let _nsError: NSError
        public init(_nsError error: NSError) { _nsError = error }
        public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            public typealias _ErrorType = BGTaskScheduler.Error
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted
        }
        public static var unavailable: Code { .unavailable }
    }
    @MainActor @SessionLocal private static var scheduler = BGTaskScheduler()
    // Of the process: for threads beside the main one, which belong to no session, the one that it used last.
    nonisolated(unsafe) private static var last: BGTaskScheduler?

    open class var shared: BGTaskScheduler {
        if let here = MainQueue.value({ scheduler }) { last = here }
        if last == nil { last = BGTaskScheduler() }
        return last!
    }
    private let lock = NSLock()
    private var requests: [BGTaskRequest] = []
    private var names: Set<String> = []

    /// False where the identifier is taken already.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { lock.withLock { names.insert(identifier).inserted } }
    open func submit(_ taskRequest: BGTaskRequest) throws {
        Kept.say(
            "BGTaskScheduler.submit(_:)", "the app is always in front; nothing is done in the background")
        lock.withLock {
            requests.removeAll { $0.identifier == taskRequest.identifier }
            requests.append(taskRequest)
        }
    }
    open func cancel(taskRequestWithIdentifier identifier: String) {
        lock.withLock { requests.removeAll { $0.identifier == identifier } }
    }
    open func cancelAllTaskRequests() { lock.withLock { requests = [] } }
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        let pending = lock.withLock { requests }
        SystemAnswer.later { completionHandler(pending) }
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { requests } }
}
