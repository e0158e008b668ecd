/// What a map view shows: which place stands in its middle, and how many points of the world one of its points takes.
struct MapProjection {
    var center: MKMapPoint
    var scale: Double
    var size: CGSize

    /// The smallest scale, a few times finer than a street.
    private static let finest = 0.25

    init(center: MKMapPoint, scale: Double, size: CGSize) {
        (self.center, self.scale, self.size) = (center, scale, size)
        keepWithinWorld()
    }

    /// The whole region is to be seen, its centre in the middle.
    init(fitting region: MKCoordinateRegion, in size: CGSize) {
        let center = MKMapPoint(region.center)
        let top = Mercator.y(region.center.latitude + region.span.latitudeDelta / 2)
        let bottom = Mercator.y(region.center.latitude - region.span.latitudeDelta / 2)
        let width = region.span.longitudeDelta / 360 * Mercator.extent
        let height = 2 * max(center.y - top, bottom - center.y)
        self.init(
            center: center,
            scale: max(width / max(Double(size.width), 1), height / max(Double(size.height), 1)), size: size)
    }

    /// The whole rectangle is to be seen within the insets.
    init(fitting rect: MKMapRect, insets: UIEdgeInsets = .zero, in size: CGSize) {
        let width = max(Double(size.width - insets.left - insets.right), 1)
        let height = max(Double(size.height - insets.top - insets.bottom), 1)
        let scale = max(rect.width / width, rect.height / height, Self.finest)
        self.init(
            center: MKMapPoint(
                x: rect.midX - Double(insets.left - insets.right) / 2 * scale,
                y: rect.midY - Double(insets.top - insets.bottom) / 2 * scale),
            scale: scale, size: size)
    }

    /// Seen from straight above: Apple's camera takes in 30° from top to bottom.
    init(center: CLLocationCoordinate2D, distance: CLLocationDistance, size: CGSize) {
        let metres = 2 * distance * tan(15 * .pi / 180)
        let points = metres * MKMapPointsPerMeterAtLatitude(center.latitude)
        self.init(center: MKMapPoint(center), scale: points / max(Double(size.height), 1), size: size)
    }

    var cameraDistance: CLLocationDistance {
        let metres = visibleRect.height * MKMetersPerMapPointAtLatitude(center.coordinate.latitude)
        return metres / 2 / tan(15 * .pi / 180)
    }

    private mutating func keepWithinWorld() {
        let height = max(Double(size.height), 1)
        scale = min(max(scale, Self.finest), Mercator.extent / height)
        let half = height / 2 * scale
        center.y = min(max(center.y, half), Mercator.extent - half)
        center.x -= (center.x / Mercator.extent).rounded(.down) * Mercator.extent
    }

    var visibleRect: MKMapRect {
        let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
        return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    var region: MKCoordinateRegion { MKCoordinateRegion(visibleRect) }

    /// Of the two ways around the globe, the shorter one from the middle.
    func point(_ place: MKMapPoint) -> CGPoint {
        var across = place.x - center.x
        across -= (across / Mercator.extent).rounded() * Mercator.extent
        return CGPoint(
            x: Double(size.width) / 2 + across / scale,
            y: Double(size.height) / 2 + (place.y - center.y) / scale)
    }

    func place(_ point: CGPoint) -> MKMapPoint {
        var x = center.x + (Double(point.x) - Double(size.width) / 2) * scale
        x -= (x / Mercator.extent).rounded(.down) * Mercator.extent
        return MKMapPoint(x: x, y: center.y + (Double(point.y) - Double(size.height) / 2) * scale)
    }

    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D { place(point).coordinate }

    /// What was under one point of the view comes under another.
    func moved(by translation: CGSize) -> MapProjection {
        MapProjection(
            center: MKMapPoint(
                x: center.x - Double(translation.width) * scale,
                y: center.y - Double(translation.height) * scale),
            scale: scale, size: size)
    }

    /// So many times larger, the point staying where it is.
    func zoomed(by factor: Double, around point: CGPoint) -> MapProjection {
        let fixed = MKMapPoint(
            x: center.x + (Double(point.x) - Double(size.width) / 2) * scale,
            y: center.y + (Double(point.y) - Double(size.height) / 2) * scale)
        var result = self
        result.scale = scale / factor
        result.keepWithinWorld()
        let real = result.scale / scale
        result.center = MKMapPoint(
            x: fixed.x + (center.x - fixed.x) * real, y: fixed.y + (center.y - fixed.y) * real)
        result.keepWithinWorld()
        return result
    }

    func resized(to size: CGSize) -> MapProjection { MapProjection(center: center, scale: scale, size: size) }

    /// Degrees between lines of a grid that are to be about so many points apart.
    func gridStep(apart distance: CGFloat) -> Double {
        let degrees = Double(distance) * scale / Mercator.extent * 360
        let steps = [0.0001, 0.0002, 0.0005]
        for power in 0..<7 {
            for step in steps where step * pow(10, Double(power)) >= degrees {
                return step * pow(10, Double(power))
            }
        }
        return 45
    }
}
