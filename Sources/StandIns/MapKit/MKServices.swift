/// Searches for places. Nobody who knows them is reached from here: every question ends in an error.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        public static let physicalFeature = Self(rawValue: 4)
    }

    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() {}
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    public private(set) var isSearching = false

    public init(request: Request) {}

    open func start(completionHandler: @escaping CompletionHandler) {
        Kept.say(
            "MKLocalSearch.start(completionHandler:)", "places are not known here: the answer is an error")
        isSearching = true
        SystemAnswer.later {
            guard self.isSearching else { return }
            self.isSearching = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() { isSearching = false }
}

open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    // @optional
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what a reader types; it fails as without a connection.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        public static let query = Self(rawValue: 4)
    }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var isSearching: Bool { false }
    open var results: [MKLocalSearchCompletion] { [] }
    open var queryFragment = "" {
        didSet {
            Kept.say("MKLocalSearchCompleter.queryFragment", "places are not known here")
            SystemAnswer.later { self.delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
        }
    }
    public override init() {}
    open func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = Self(rawValue: 1)
    public static let walking = Self(rawValue: 2)
    public static let transit = Self(rawValue: 4)
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Works out routes; none is found here.
@preconcurrency @MainActor
open class MKDirections: NSObject {
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        public override init() {}
    }
    open class Response: NSObject {
        open var source: MKMapItem { .forCurrentLocation() }
        open var destination: MKMapItem { .forCurrentLocation() }
        open var routes: [MKRoute] { [] }
    }
    open class ETAResponse: NSObject {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }

    public private(set) var isCalculating = false
    public init(request: Request) {}

    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        Kept.say(
            "MKDirections.calculate(completionHandler:)", "routes are not known here: the answer is an error")
        isCalculating = true
        SystemAnswer.later {
            self.isCalculating = false
            completionHandler(nil, MKError(.directionsNotFound))
        }
    }
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        SystemAnswer.later { completionHandler(nil, MKError(.directionsNotFound)) }
    }
    open func cancel() { isCalculating = false }
}

open class MKRoute: NSObject {
    open class Step: NSObject {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var polyline: MKPolyline { MKPolyline(places: []) }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .automobile }
    }
    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var polyline: MKPolyline { MKPolyline(places: []) }
    open var steps: [Step] { [] }
}

/// A picture of a map: the same grey ground that a map view shows.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    open class Options: NSObject {
        open var camera = MKMapCamera()
        open var mapRect = MKMapRect.world
        open var region = MKCoordinateRegion()
        open var mapType = MKMapType.standard
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 0
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()
        public override init() {}
    }

    open class Snapshot: NSObject {
        public let image: UIImage
        private let projection: MapProjection
        init(_ image: UIImage, _ projection: MapProjection) {
            (self.image, self.projection) = (image, projection)
        }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            projection.point(MKMapPoint(coordinate))
        }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
    public private(set) var isLoading = false
    private let options: Options

    public init(options: Options) { self.options = options }

    open func start(completionHandler: @escaping CompletionHandler) {
        isLoading = true
        SystemAnswer.later {
            guard self.isLoading else { return }
            self.isLoading = false
            completionHandler(self.snapshot(), nil)
        }
    }
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        start(completionHandler: completionHandler)
    }
    open func start() async throws -> Snapshot { snapshot() }
    open func cancel() { isLoading = false }

    private func snapshot() -> Snapshot {
        Diagnostics.sayOnce("MKMapSnapshotter: there are no maps here; a grey ground shows where things are")
        let hasRegion = options.region.span.latitudeDelta > 0 || options.region.span.longitudeDelta > 0
        let projection =
            hasRegion
            ? MapProjection(fitting: options.region, in: options.size)
            : options.camera.centerCoordinateDistance > 0
                ? MapProjection(
                    center: options.camera.centerCoordinate,
                    distance: options.camera.centerCoordinateDistance, size: options.size)
                : MapProjection(fitting: options.mapRect, in: options.size)
        let format = UIGraphicsImageRendererFormat.default()
        if options.scale > 0 { format.scale = options.scale }
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { _ in
            MapGround(projection, options.mapType).draw(in: CGRect(origin: .zero, size: options.size))
        }
        return Snapshot(image, projection)
    }
}
