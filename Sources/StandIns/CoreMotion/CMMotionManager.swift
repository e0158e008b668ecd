@_exported import Foundation
import QuartzCore

public struct CMAcceleration: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
}

open class CMLogItem: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
}
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public let CMErrorDomain = "CMErrorDomain"
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// How a device moves. This one has no sensors: none is available, and no handler is called.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var magnetometerUpdateInterval: TimeInterval = 0
    open var showsDeviceMovementDisplay = false
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }
    public override init() {}
    open func startAccelerometerUpdates() { sayNone() }
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) {
        sayNone()
    }
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() { sayNone() }
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        sayNone()
    }
    open func stopGyroUpdates() {}
    open func startDeviceMotionUpdates() { sayNone() }
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        sayNone()
    }
    open func stopDeviceMotionUpdates() {}
    private func sayNone() {
        Kept.say("CMMotionManager.startDeviceMotionUpdates()", "the device does not move")
    }
}

open class CMPedometerData: NSObject, @unchecked Sendable {
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var startDate: Date { Date() }
    open var endDate: Date { Date() }
}
/// Counts steps; none can be counted.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) { SystemAnswer.later { handler(nil, NSError(domain: CMErrorDomain, code: 109)) } }
    open func startUpdates(
        from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {}
    open func stopUpdates() {}
}
