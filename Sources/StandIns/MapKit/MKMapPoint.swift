@_exported import CoreLocation
@_exported import UIKit

/// The world as a map of Mercator's: a square of so many points, its origin in the north-west.
enum Mercator {
    static let extent = 268_435_456.0
    /// Where the square ends in the north and south.
    static let lastLatitude = atan(sinh(Double.pi)) * 180 / .pi
    /// WGS 84's equator.
    static let radius = 6_378_137.0

    static func x(_ longitude: Double) -> Double { (longitude + 180) / 360 * extent }
    static func longitude(_ x: Double) -> Double { x / extent * 360 - 180 }
    static func y(_ latitude: Double) -> Double {
        let angle = min(max(latitude, -lastLatitude), lastLatitude) * .pi / 180
        return extent / 2 - asinh(tan(angle)) * extent / (2 * .pi)
    }
    static func latitude(_ y: Double) -> Double {
        atan(sinh((extent / 2 - y) * 2 * .pi / extent)) * 180 / .pi
    }
}

/// A place on the map of the world.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        (x, y) = (Mercator.x(coordinate.longitude), Mercator.y(coordinate.latitude))
    }

    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: Mercator.latitude(y), longitude: Mercator.longitude(x))
    }
    /// In metres, along the curve of the Earth.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double
    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: Mercator.extent, height: Mercator.extent)
}

/// A rectangle on the map of the world; it may go beyond the 180th meridian.
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
    public var spans180thMeridian: Bool { minX < 0 || maxX > Mercator.extent }

    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    public func contains(_ rect: MKMapRect) -> Bool {
        rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        guard !isNull, !rect.isNull, left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

public typealias MKZoomScale = CGFloat

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
    MKMapPoint(coordinate)
}
public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D { point.coordinate }
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
    MKMapSize(width: width, height: height)
}
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && rect1.width == rect2.width
        && rect1.height == rect2.height
}
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// A degree on the map grows towards the poles, a metre likewise.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    Mercator.extent / (2 * .pi * Mercator.radius * cos(latitude * .pi / 180))
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
    a.distance(to: b)
}
