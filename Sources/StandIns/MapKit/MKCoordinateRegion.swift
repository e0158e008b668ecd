/// How many degrees of the globe an area takes.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// An area around a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        (self.center, self.span) = (center, span)
    }

    /// So many metres from south to north and from west to east, by the curvatures of WGS 84 at the place.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let flattening = 1 / 298.257_223_563
        let square = flattening * (2 - flattening)
        let angle = centerCoordinate.latitude * .pi / 180
        let bend = 1 - square * sin(angle) * sin(angle)
        let meridian = Mercator.radius * (1 - square) / (bend * bend.squareRoot())
        let parallel = Mercator.radius / bend.squareRoot() * cos(angle)
        center = centerCoordinate
        span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / meridian * 180 / .pi,
            longitudeDelta: min(longitudinalMeters / parallel * 180 / .pi, 360))
    }

    /// The area of a rectangle on the map; its middle on the map is the region's.
    public init(_ rect: MKMapRect) {
        center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        let top = Mercator.latitude(rect.minY)
        let bottom = Mercator.latitude(rect.maxY)
        span = MKCoordinateSpan(
            latitudeDelta: top - bottom, longitudeDelta: rect.width / Mercator.extent * 360)
    }
}

public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters,
        longitudinalMeters: longitudinalMeters)
}

public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

extension NSValue {
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(cgPoint: CGPoint(x: coordinate.longitude, y: coordinate.latitude))
    }
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: Double(cgPointValue.y), longitude: Double(cgPointValue.x))
    }
}
