import CoreLocation
import QuartzCore
import Testing

@Suite @MainActor struct CoreLocationTests {
    private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }

    /// WGS 84: a degree of the equator is its radius times π/180; a quarter of the meridian is 10,001,965.729 m.
    @Test func distancesAlongEquatorAndMeridian() {
        #expect(abs(distance((0, 0), (0, 1)) - 6_378_137 * Double.pi / 180) < 1e-3)
        #expect(abs(distance((0, 0), (90, 0)) - 10_001_965.729) < 1e-2)
        #expect(distance((51, 7), (51, 7)) == 0)
    }

    /// Flinders Peak to Buninyong, the example of the Geocentric Datum of Australia's technical manual: 54,972.271 m.
    @Test func distanceBetweenSurveyedPlaces() {
        let peak = (-37 - 57.0 / 60 - 3.72030 / 3600, 144 + 25.0 / 60 + 29.52440 / 3600)
        let other = (-37 - 39.0 / 60 - 10.15610 / 3600, 143 + 55.0 / 60 + 35.38390 / 3600)
        #expect(abs(distance(peak, other) - 54_972.271) < 1e-2)
        #expect(abs(distance(other, peak) - 54_972.271) < 1e-2)
    }

    /// Half of the globe lies between, whatever the formula: between the half meridian and the half equator.
    @Test func placesOppositeEachOther() {
        let half = distance((0, 0), (0.1, 179.9))
        #expect(half > 19_900_000 && half < 20_040_000)
    }

    @Test func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    /// Apple's page of `init(latitude:longitude:)`: altitude and horizontal accuracy 0, vertical accuracy -1.
    @Test func plainLocation() {
        let place = CLLocation(latitude: 1, longitude: 2)
        #expect(place.altitude == 0 && place.horizontalAccuracy == 0 && place.verticalAccuracy == -1)
        #expect(place.course == -1 && place.speed == -1)
    }

    private final class Marked: CLLocation, @unchecked Sendable {
        let mark: Int
        init(mark: Int) {
            self.mark = mark
            super.init()
        }
        required init?(coder: NSCoder) { nil }
    }

    /// CLLocation.h leaves NSObject's `init` to the class; memory of a new object is zero.
    @Test func locationOfNoPlace() {
        let places = [CLLocation(), Marked(mark: 1)]
        #expect(places.map(\.coordinate.latitude) == [0, 0])
        #expect(places.map(\.coordinate.longitude) == [0, 0])
    }

    @Test func circleContainsWhatIsNearer() {
        let middle = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let region = CLCircularRegion(center: middle, radius: 1000, identifier: "here")
        // A thousandth of a degree of the equator is 111.3 m.
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.008)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.01)))
    }

    private final class Log: NSObject, CLLocationManagerDelegate {
        var heard: [String] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            heard.append("authorization \(manager.authorizationStatus.rawValue)")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            heard.append("failed \((error as? CLError)?.code == .denied)")
        }
    }

    /// Apple's page of `locationManagerDidChangeAuthorization(_:)`: told when the manager is made and when the answer
    /// changes; a location that is asked for after a refusal ends in `CLError.denied`.
    @Test func permissionIsRefused() async {
        SessionContext().makeCurrent()
        let (manager, log) = (CLLocationManager(), Log())
        manager.delegate = log
        await laterTurns()
        #expect(log.heard == ["authorization 0"])
        manager.startUpdatingLocation()
        await laterTurns()
        #expect(log.heard.count == 1)
        manager.requestWhenInUseAuthorization()
        await laterTurns()
        #expect(log.heard.last == "authorization 2")
        manager.requestLocation()
        await laterTurns()
        #expect(log.heard.last == "failed true" && log.heard.count == 3)
        #expect(manager.authorizationStatus == .denied && manager.location == nil)
    }

    @Test func addressesAreNotFound() async {
        await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Infinite Loop") }
        let error = CLError(.network)
        #expect((error as NSError).domain == "kCLErrorDomain" && (error as NSError).code == 2)
    }
}
