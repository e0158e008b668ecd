import Foundation

/// Where the device is, or anything else, and how well that is known.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let courseAccuracy: CLLocationDirectionAccuracy
    public let speed: CLLocationSpeed
    public let speedAccuracy: CLLocationSpeedAccuracy
    public let timestamp: Date
    public let sourceInformation: CLLocationSourceInformation?

    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    open var floor: CLFloor? { nil }

    /// As ``init(latitude:longitude:)`` with 0 and 0.
    public override init() {
        coordinate = CLLocationCoordinate2D()
        (altitude, horizontalAccuracy, verticalAccuracy) = (0, 0, -1)
        (course, courseAccuracy, speed, speedAccuracy) = (-1, -1, -1, -1)
        timestamp = Date()
        sourceInformation = nil
    }

    /// A place that is known exactly; altitude, course and speed are not.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp, sourceInfo: nil)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (self.course, self.courseAccuracy) = (course, courseAccuracy)
        (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
        self.timestamp = timestamp
        sourceInformation = sourceInfo
    }

    /// In metres, along the curve of the Earth, whatever the altitudes.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic(start: coordinate, end: location.coordinate).length
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course",
        "courseAccuracy", "speed", "speedAccuracy", "timestamp",
    ]

    open func encode(with coder: NSCoder) {
        let values = [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in zip(Self.keys, values) { coder.encode(value, forKey: key) }
    }

    public required convenience init?(coder: NSCoder) {
        let values = Self.keys.map { coder.decodeDouble(forKey: $0) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]),
            altitude: values[2], horizontalAccuracy: values[3], verticalAccuracy: values[4],
            course: values[5], courseAccuracy: values[6], speed: values[7], speedAccuracy: values[8],
            timestamp: Date(timeIntervalSinceReferenceDate: values[9]))
    }

    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course "
            + "\(course))"
    }
}

/// The storey of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    open var level: Int { 0 }
}

/// Whether a location comes from an accessory or was made by software.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }
}

/// Where the device points.
open class CLHeading: NSObject, @unchecked Sendable {
    open var magneticHeading: CLLocationDirection { -1 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var x: CLHeadingComponentValue { 0 }
    open var y: CLHeadingComponentValue { 0 }
    open var z: CLHeadingComponentValue { 0 }
    open var timestamp: Date { Date() }
}

/// A stay somewhere.
open class CLVisit: NSObject, @unchecked Sendable {
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
}
