public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// Something that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    // @optional
    func intersects(_ mapRect: MKMapRect) -> Bool
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public func canReplaceMapContent() -> Bool { false }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
    private let places: [MKMapPoint]

    init(places: [MKMapPoint]) { self.places = places }

    open var pointCount: Int { places.count }
    /// Lives as long as the shape.
    private lazy var memory: UnsafeMutableBufferPointer<MKMapPoint> = {
        let buffer = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
        _ = buffer.initialize(from: places)
        return buffer
    }()
    private var isUsed = false
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        isUsed = true
        return memory.baseAddress!
    }
    open func location(atPointIndex index: Int) -> CGFloat {
        places.isEmpty ? 0 : CGFloat(index) / CGFloat(max(places.count - 1, 1))
    }
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for offset in 0..<range.length { coords[offset] = places[range.location + offset].coordinate }
    }

    deinit { if isUsed { memory.deallocate() } }

    /// For the renderers.
    var mapPoints: [MKMapPoint] { isUsed ? Array(memory.prefix(places.count)) : places }

    open var boundingMapRect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
    open override var coordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
        set { _ = newValue }
    }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: (0..<count).map { MKMapPoint(coords[$0]) })
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: (0..<count).map { points[$0] })
    }
}

/// A line along great circles. DIFFERS: it goes straight on the map.
open class MKGeodesicPolyline: MKPolyline {}

/// An area with corners, and holes in it.
open class MKPolygon: MKMultiPoint, MKOverlay {
    public private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: (0..<count).map { MKMapPoint(coords[$0]) })
    }
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
        interiorPolygons: [MKPolygon]?
    ) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: (0..<count).map { points[$0] })
    }
}

/// An area around a place, so many metres wide.
open class MKCircle: MKShape, MKOverlay {
    public let radius: CLLocationDistance
    private let place: CLLocationCoordinate2D
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { _ = newValue }
    }

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (place, self.radius) = (coord, radius)
    }
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: middle,
            radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
    }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(place)
        let reach = radius * MKMapPointsPerMeterAtLatitude(place.latitude)
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}

/// Pictures that cover the map. There is no network for maps: nothing is loaded.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
}
