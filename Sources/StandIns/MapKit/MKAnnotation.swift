/// What stands at a place of the map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    /// Optional in Objective-C; nil where a class has none.
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// Something with a title.
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D {
        get { kCLLocationCoordinate2DInvalid }
        set { _ = newValue }
    }
}

/// A place with a title.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()
    /// Asks the maps that show it to put its view where it is now.
    var moved: (() -> Void)?
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            moved?()
        }
    }

    public override init() {}
    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        place = coordinate
        (self.title, self.subtitle) = (title, subtitle)
    }
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate)
    }
}

/// Several annotations under one. DIFFERS: annotations are not gathered; an app may make one itself.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

    /// The middle of its members.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        let sum = memberAnnotations.reduce(into: CLLocationCoordinate2D()) {
            $0.latitude += $1.coordinate.latitude
            $0.longitude += $1.coordinate.longitude
        }
        return CLLocationCoordinate2D(latitude: sum.latitude / count, longitude: sum.longitude / count)
    }
}

/// The device's own place, which is never known.
open class MKUserLocation: NSObject, MKAnnotation {
    open var isUpdating: Bool { false }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var title: String? = "My Location"
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000)
    public static let defaultHigh = Self(750)
    public static let defaultLow = Self(250)
}

public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = Self(1000)
    public static let defaultSelected = Self(1000)
    public static let defaultUnselected = Self(500)
    public static let min = Self(0)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
