/// What a map shows of the ground; kept.
open class MKMapConfiguration: NSObject {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    open var elevationStyle = ElevationStyle.flat
}

open class MKStandardMapConfiguration: MKMapConfiguration {
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public override init() {}
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        self.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() {}
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public override init() {}
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pointsOfInterest = Self(rawValue: 1)
    public static let territories = Self(rawValue: 2)
    public static let physicalFeatures = Self(rawValue: 4)
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }
    public static let airport = Self("Airport")
    public static let amusementPark = Self("AmusementPark")
    public static let aquarium = Self("Aquarium")
    public static let atm = Self("ATM")
    public static let bakery = Self("Bakery")
    public static let bank = Self("Bank")
    public static let beach = Self("Beach")
    public static let brewery = Self("Brewery")
    public static let cafe = Self("Cafe")
    public static let campground = Self("Campground")
    public static let carRental = Self("CarRental")
    public static let evCharger = Self("EVCharger")
    public static let fireStation = Self("FireStation")
    public static let fitnessCenter = Self("FitnessCenter")
    public static let foodMarket = Self("FoodMarket")
    public static let gasStation = Self("GasStation")
    public static let hospital = Self("Hospital")
    public static let hotel = Self("Hotel")
    public static let laundry = Self("Laundry")
    public static let library = Self("Library")
    public static let marina = Self("Marina")
    public static let movieTheater = Self("MovieTheater")
    public static let museum = Self("Museum")
    public static let nationalPark = Self("NationalPark")
    public static let nightlife = Self("Nightlife")
    public static let park = Self("Park")
    public static let parking = Self("Parking")
    public static let pharmacy = Self("Pharmacy")
    public static let police = Self("Police")
    public static let postOffice = Self("PostOffice")
    public static let publicTransport = Self("PublicTransport")
    public static let restaurant = Self("Restaurant")
    public static let restroom = Self("Restroom")
    public static let school = Self("School")
    public static let stadium = Self("Stadium")
    public static let store = Self("Store")
    public static let theater = Self("Theater")
    public static let university = Self("University")
    public static let winery = Self("Winery")
    public static let zoo = Self("Zoo")
}

/// Which kinds of places a map names; it names none here.
open class MKPointOfInterestFilter: NSObject {
    public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    private let named: Set<MKPointOfInterestCategory>
    private let areIncluded: Bool
    public init(including categories: [MKPointOfInterestCategory]) {
        (named, areIncluded) = (Set(categories), true)
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (named, areIncluded) = (Set(categories), false)
    }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        named.contains(category) == areIncluded
    }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
