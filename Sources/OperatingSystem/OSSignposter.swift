/// Marks intervals and events in a trace. Nothing traces here: what is measured runs, and is not noted.
public struct OSSignposter: Sendable {
    public static let disabled = OSSignposter()

    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public init(logger: Logger) {}
    public init(logHandle: OSLog) {}
    public init() {}

    /// Whether somebody traces.
    public var isEnabled: Bool { false }

    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: .default, object: object)
    }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
        around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    init(id: OSSignpostID) { self.id = id }
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id)
    }
}

/// The text that goes with a mark.
public typealias SignpostMetadata = OSLogMessage
