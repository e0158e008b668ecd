/// An address with a place.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var countryCode: String? { isoCountryCode }
    open var title: String? { name }
    open var subtitle: String? { nil }

    public init(coordinate: CLLocationCoordinate2D) {
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    public convenience init(
        coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
    ) { self.init(coordinate: coordinate) }
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}

/// A place to go to.
open class MKMapItem: NSObject, @unchecked Sendable {
    open var placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    public let isCurrentLocation: Bool

    public init(placemark: MKPlacemark) { (self.placemark, isCurrentLocation) = (placemark, false) }
    private init(isCurrentLocation: Bool) {
        placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
        self.isCurrentLocation = isCurrentLocation
    }
    /// Of no place.
    public override convenience init() { self.init(isCurrentLocation: false) }
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(isCurrentLocation: true) }

    /// There is no Maps app: false.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Kept.say("MKMapItem.openInMaps(launchOptions:)", "there is no Maps app here")
        return false
    }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        mapItems.first?.openInMaps(launchOptions: launchOptions) ?? false
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

public let MKErrorDomain = "MKErrorDomain"

/// Why a map, a search or a route is not to be had.
public struct MKError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { MKErrorDomain }
    public static var errorDomain: String { MKErrorDomain }

    public enum Code: UInt, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MKError
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}
