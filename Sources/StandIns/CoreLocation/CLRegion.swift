import Foundation

/// An area that an app wants to hear about. Nobody comes into one here, or leaves it.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLRegion else { return false }
        return type(of: self) == type(of: other) && identifier == other.identifier
    }
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the ground.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic(start: center, end: coordinate).length <= radius
    }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
public typealias CLProximityUUID = UUID

/// How near a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// The area around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    open var notifyEntryStateOnDisplay = false
    open var proximityUUID: UUID { uuid }

    public init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(identifier: identifier)
    }
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
    public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
        super.init(identifier: identifier)
    }
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        super.init(identifier: identifier)
    }
}

/// What beacons are looked for.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?
    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
}

/// A beacon nearby; there are none.
open class CLBeacon: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID() }
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
