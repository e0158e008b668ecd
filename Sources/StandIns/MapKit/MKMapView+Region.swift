extension MKMapView {
    /// Limits of how near and far the camera may be; kept.
    open class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance
        public init?(
            minCenterCoordinateDistance: CLLocationDistance = -1,
            maxCenterCoordinateDistance: CLLocationDistance = -1
        ) {
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }

    /// Where the middle of the map may be; kept.
    open class CameraBoundary: NSObject {
        public let mapRect: MKMapRect
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
        public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
        public init?(coordinateRegion region: MKCoordinateRegion) {
            mapRect = MapProjection(fitting: region, in: CGSize(width: 1, height: 1)).visibleRect
        }
    }

    /// What is to be seen.
    enum Sight {
        case region(MKCoordinateRegion)
        case rect(MKMapRect, UIEdgeInsets)
        case center(CLLocationCoordinate2D)
        case camera(CLLocationCoordinate2D, CLLocationDistance)
        /// What a finger left.
        case whatItShows

        var region: MKCoordinateRegion? {
            switch self {
            case .region(let region): region
            case .rect(let rect, _): MKCoordinateRegion(rect)
            case .center, .camera, .whatItShows: nil
            }
        }
    }

    private func projection(for sight: Sight, in size: CGSize) -> MapProjection {
        switch sight {
        case .region(let region): MapProjection(fitting: region, in: size)
        case .rect(let rect, let insets): MapProjection(fitting: rect, insets: insets, in: size)
        case .center(let place):
            MapProjection(center: MKMapPoint(place), scale: projection.scale, size: size)
        case .camera(let place, let distance): MapProjection(center: place, distance: distance, size: size)
        case .whatItShows: projection.resized(to: size)
        }
    }

    func show(_ sight: Sight, _ animated: Bool) {
        asked = sight
        if case .center = sight { asked = .whatItShows }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        guard isSized else {
            delegate?.mapView(self, regionDidChangeAnimated: animated)
            return
        }
        let next = projection(for: sight, in: bounds.size)
        guard animated, window != nil else {
            turn(to: next)
            delegate?.mapView(self, regionDidChangeAnimated: animated)
            return
        }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.turn(to: next)
                self.layoutIfNeeded()
            },
            completion: { _ in self.delegate?.mapView(self, regionDidChangeAnimated: true) })
    }

    /// Shows another part of the world.
    func turn(to next: MapProjection) {
        projection = next
        setNeedsDisplay()
        setNeedsLayout()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    func followSize() {
        guard bounds.size != projection.size, bounds.width > 0, bounds.height > 0 else { return }
        projection = projection(for: asked, in: bounds.size)
        setNeedsDisplay()
        tellLoaded()
    }

    private func tellLoaded() {
        guard !wasLoaded, window != nil else { return }
        wasLoaded = true
        delegate?.mapViewWillStartLoadingMap(self)
        delegate?.mapViewWillStartRenderingMap(self)
        SystemAnswer.later {
            self.delegate?.mapViewDidFinishLoadingMap(self)
            self.delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }

    func currentCamera() -> MKMapCamera {
        let camera = cameraInUse ?? MKMapCamera()
        cameraInUse = camera
        camera.changed = nil
        camera.centerCoordinate = centerCoordinate
        camera.centerCoordinateDistance = projection.cameraDistance
        camera.changed = { [weak self] in
            self?.show(.camera($0.centerCoordinate, $0.centerCoordinateDistance), false)
        }
        return camera
    }

    func rect(of region: MKCoordinateRegion) -> CGRect {
        let half = region.span
        let northWest = CLLocationCoordinate2D(
            latitude: region.center.latitude + half.latitudeDelta / 2,
            longitude: region.center.longitude - half.longitudeDelta / 2)
        let southEast = CLLocationCoordinate2D(
            latitude: region.center.latitude - half.latitudeDelta / 2,
            longitude: region.center.longitude + half.longitudeDelta / 2)
        let (a, b) = (projection.point(MKMapPoint(northWest)), projection.point(MKMapPoint(southEast)))
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    func region(of rect: CGRect) -> MKCoordinateRegion {
        let start = projection.place(rect.origin)
        return MKCoordinateRegion(
            MKMapRect(
                x: start.x, y: start.y, width: Double(rect.width) * projection.scale,
                height: Double(rect.height) * projection.scale))
    }

    /// The device's place is asked for and refused.
    func locate() {
        guard showsUserLocation else {
            delegate?.mapViewDidStopLocatingUser(self)
            return
        }
        delegate?.mapViewWillStartLocatingUser(self)
        Kept.say("MKMapView.showsUserLocation", "nobody knows where this device is")
        SystemAnswer.later {
            self.delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
        }
    }
}
