@testable import MapKit
import Testing

@Suite @MainActor struct MapKitTests {
    /// The world is a square of 2^28 points; Mercator's projection ends where the square does.
    @Test func mapPoints() {
        #expect(MKMapSize.world.width == 268_435_456)
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == 134_217_728 && middle.y == 134_217_728)
        let west = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: -180))
        #expect(west.x == 0)
        // atan(sinh π) is 85.0511287798°.
        let north = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051_128_779_8, longitude: 0))
        #expect(abs(north.y) < 0.01)
        let back = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)).coordinate
        #expect(abs(back.latitude - 48.8584) < 1e-9 && abs(back.longitude - 2.2945) < 1e-9)
    }

    /// 2^28 points for an equator of 2π · 6,378,137 m; at 60° twice as many, as 1 / cos 60° is 2.
    @Test func pointsAMetre() {
        let equator = MKMapPointsPerMeterAtLatitude(0)
        #expect(abs(equator - 268_435_456 / (2 * Double.pi * 6_378_137)) < 1e-9)
        #expect(abs(MKMapPointsPerMeterAtLatitude(60) - 2 * equator) < 1e-9)
        #expect(abs(MKMetersPerMapPointAtLatitude(0) * equator - 1) < 1e-12)
    }

    /// At the equator the meridian's radius is a(1 - e²) = 6,335,439.327 m.
    @Test func regionOfMetres() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(), latitudinalMeters: 1000, longitudinalMeters: 1000)
        #expect(abs(region.span.latitudeDelta - 1000 / 6_335_439.327 * 180 / Double.pi) < 1e-9)
        #expect(abs(region.span.longitudeDelta - 1000 / 6_378_137 * 180 / Double.pi) < 1e-12)
    }

    @Test func rectangles() {
        let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.contains(MKMapPoint(x: 10, y: 20)) && !rect.contains(MKMapPoint(x: 40, y: 20)))
        #expect(rect.intersection(MKMapRect(x: 100, y: 0, width: 1, height: 1)).isNull)
        let both = MKMapRect.null.union(rect).union(MKMapRect(x: 0, y: 0, width: 5, height: 5))
        #expect(both.minX == 0 && both.minY == 0 && both.maxX == 40 && both.maxY == 60)
    }

    private func map(_ size: CGSize = CGSize(width: 300, height: 300)) -> (MKMapView, Screen) {
        let map = MKMapView(frame: CGRect(origin: .zero, size: size))
        return (map, Screen(showing: map))
    }

    /// A square view shows a region of a degree: 300 points a degree of longitude; the map is a little higher than that,
    /// for a degree of latitude is longer on it away from the equator.
    @Test func projectedPlaces() {
        let (map, screen) = map()
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 1))
        screen.frame()
        let middle = map.convert(CLLocationCoordinate2D(), toPointTo: map)
        #expect(abs(middle.x - 150) < 1e-6 && abs(middle.y - 150) < 1e-6)
        let east = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: 0.25), toPointTo: map)
        #expect(abs(east.x - 225) < 1e-6)
        // Mercator: y = ln tan(45° + 0.25° / 2) in radians, 300 points a degree.
        let height = log(tan(.pi / 4 + 0.25 * .pi / 360)) * 180 / .pi * 300
        let north = map.convert(CLLocationCoordinate2D(latitude: 0.25, longitude: 0), toPointTo: map)
        #expect(abs(Double(150 - north.y) - height) < 1e-4)
        let back = map.convert(CGPoint(x: 225, y: north.y), toCoordinateFrom: map)
        #expect(abs(back.latitude - 0.25) < 1e-9 && abs(back.longitude - 0.25) < 1e-9)
        #expect(abs(map.region.span.longitudeDelta - 1) < 1e-9)
    }

    /// Apple's page of `regionThatFits(_:)`: the whole region stays in sight.
    @Test func regionsThatAreHighAreFittedByTheirHeight() {
        let (map, _) = map(CGSize(width: 300, height: 150))
        let asked = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 50, longitude: 10),
            span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 1))
        map.region = asked
        let fitted = map.region
        #expect(abs(fitted.center.latitude - 50) < 1 && abs(fitted.center.longitude - 10) < 1e-9)
        #expect(fitted.span.latitudeDelta >= 2 && fitted.span.longitudeDelta > 1)
        #expect(abs(map.centerCoordinate.latitude - 50) < 1e-9)
    }

    private final class Delegate: NSObject, MKMapViewDelegate {
        var heard: [String] = []
        var made = 0
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            if let old = mapView.dequeueReusableAnnotationView(withIdentifier: "pin") {
                old.annotation = annotation
                return old
            }
            made += 1
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.canShowCallout = true
            return view
        }
        func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
            heard.append("added \(views.count)")
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            heard.append("selected \(view.annotation?.title ?? "")")
        }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { heard.append("deselected") }
        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { heard.append("will") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("did") }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            MKCircleRenderer(overlay: overlay)
        }
    }

    @Test func annotationsStandAtTheirPlacesAndAreUsedAgain() {
        let (map, screen) = map()
        let delegate = Delegate()
        map.delegate = delegate
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 1))
        #expect(delegate.heard == ["will", "did"])
        let near = MKPointAnnotation(
            coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0.25), title: "Near")
        let far = MKPointAnnotation(
            coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 20), title: "Far")
        map.addAnnotations([near, far])
        screen.frame()
        #expect(delegate.heard.last == "added 1" && map.view(for: far) == nil)
        let view = map.view(for: near)
        #expect(view.map { abs($0.center.x - 225) < 1e-6 && abs($0.center.y - 132) < 1e-6 } == true)
        map.selectAnnotation(near, animated: false)
        #expect(delegate.heard.last == "selected Near" && map.selectedAnnotations.count == 1)
        map.deselectAnnotation(near, animated: false)
        #expect(delegate.heard.last == "deselected")
        map.removeAnnotation(near)
        map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 20), animated: false)
        screen.frame()
        #expect(map.view(for: far) === view && delegate.made == 1)
        far.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 20.25)
        screen.frame()
        #expect(view.map { abs($0.center.x - 225) < 1e-6 } == true)
    }

    private final class OwnView: MKAnnotationView {
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            bounds.size = CGSize(width: 10, height: 10)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func registeredClassesAreMadeByTheirOwnInitialiser() {
        let (map, screen) = map()
        map.register(
            OwnView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let place = MKPointAnnotation(coordinate: CLLocationCoordinate2D())
        map.addAnnotation(place)
        screen.frame()
        #expect((map.view(for: place) as? OwnView)?.bounds.width == 10)
    }

    /// A circle's bounding box is twice its radius on the map.
    @Test func overlays() {
        let (map, screen) = map()
        let delegate = Delegate()
        map.delegate = delegate
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 60, longitude: 0), radius: 500)
        let metre = MKMapPointsPerMeterAtLatitude(60)
        #expect(abs(circle.boundingMapRect.width - 1000 * metre) < 1e-6)
        map.addOverlay(circle)
        screen.frame()
        #expect(map.renderer(for: circle) is MKCircleRenderer && map.overlays.count == 1)
        var corners = [
            CLLocationCoordinate2D(latitude: 0, longitude: 0),
            CLLocationCoordinate2D(latitude: 1, longitude: 2),
        ]
        let line = MKPolyline(coordinates: &corners, count: 2)
        #expect(line.pointCount == 2 && line.points()[0].x == 134_217_728)
        #expect(abs(line.boundingMapRect.width - 268_435_456 / 180) < 1e-6)
    }

    /// The camera's distance and the height of what is seen belong together by an angle of 30°.
    @Test func camera() {
        let (map, _) = map()
        map.setCamera(
            MKMapCamera(
                lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 10_000, pitch: 0, heading: 0),
            animated: false)
        let metres = map.visibleMapRect.height / MKMapPointsPerMeterAtLatitude(0)
        #expect(abs(metres - 2 * 10_000 * tan(15 * Double.pi / 180)) < 1e-3)
        #expect(abs(map.camera.centerCoordinateDistance - 10_000) < 1e-3)
    }

    /// Chosen before it has a view, as in `viewDidLoad`: the callout stands above it once it has one.
    @Test func whatIsChosenEarlyIsShownChosen() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let delegate = Delegate()
        map.delegate = delegate
        let place = MKPointAnnotation(coordinate: map.region.center, title: "Here")
        map.addAnnotation(place)
        map.selectAnnotation(place, animated: false)
        #expect(delegate.heard.isEmpty)
        let screen = Screen(showing: map)
        screen.frame()
        #expect(delegate.heard == ["selected Here", "added 1"] && map.view(for: place)?.isSelected == true)
        let top = map.view(for: place)?.frame.minY ?? 0
        #expect(map.callout.map { $0.frame.maxY <= top && $0.frame.width > 24 } == true)
    }

    /// Interface Builder connects a map's delegate by its name.
    @Test func nibsConnectTheDelegate() {
        let (map, _) = map()
        let delegate = Delegate()
        #expect(map._connectOutlet("delegate", delegate) == .connected && map.delegate === delegate)
    }
}
