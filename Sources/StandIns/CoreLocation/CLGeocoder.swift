import Foundation
import QuartzCore

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their addresses and the reverse. Nobody who knows them is reached from here: every question ends in
/// `CLError.network`, as without a connection.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public private(set) var isGeocoding = false

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws
        -> [CLPlacemark]
    { throw CLError(.network) }
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws
        -> [CLPlacemark]
    { throw CLError(.network) }

    open func cancelGeocode() { isGeocoding = false }

    private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
        Kept.say(
            "CLGeocoder.geocodeAddressString(_:)", "addresses are not known here: the answer is an error")
        isGeocoding = true
        SystemAnswer.later {
            let wasCancelled = !self.isGeocoding
            self.isGeocoding = false
            completion(nil, CLError(wasCancelled ? .geocodeCanceled : .network))
        }
    }
}

/// An address of a place, in its parts.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    private let place: CLLocation?
    open var location: CLLocation? { place }
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    open var addressDictionary: [AnyHashable: Any]? { nil }

    public init(placemark: CLPlacemark) { place = placemark.location }
    /// One that is at a place and knows nothing else of it.
    public init(location: CLLocation?) { place = location }
    /// One that is nowhere: a test's own says where it is.
    public override init() { place = nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
