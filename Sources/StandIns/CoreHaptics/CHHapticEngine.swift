@_exported import Foundation
import QuartzCore

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// Makes a device felt; this one has no motor.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        case gameControllerDisconnect
        case systemError = -1
    }
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning
    }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    open var resetHandler: () -> Void = {}
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false
    public override init() {}
    public init(audioSession: AnyObject?) throws {}
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
        Kept.say("CHHapticEngine.start(completionHandler:)", "nothing is felt here")
        SystemAnswer.later { completionHandler?(CHHapticError(.notSupported)) }
    }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
        SystemAnswer.later { completionHandler?(nil) }
    }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
}

public let CHHapticEngineDomain = "com.apple.CoreHaptics"
public struct CHHapticError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CHHapticEngineDomain }
    public static var errorDomain: String { CHHapticEngineDomain }
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CHHapticError
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case notSupported = -4809
    }
    public static var notSupported: Code { .notSupported }
}

open class CHHapticPattern: NSObject {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}
open class CHHapticEvent: NSObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
open class CHHapticDynamicParameter: NSObject {}
