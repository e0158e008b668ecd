/// The ground of a map: a plain colour with meridians and parallels.
@MainActor
struct MapGround {
    private let projection: MapProjection
    private let type: MKMapType

    init(_ projection: MapProjection, _ type: MKMapType) {
        (self.projection, self.type) = (projection, type)
    }

    func draw(in bounds: CGRect) {
        let isDark: Bool =
            switch type {
            case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover: true
            default: false
            }
        (isDark ? UIColor.systemGray : UIColor.systemGray5).setFill()
        UIBezierPath(rect: bounds).fill()
        guard projection.size.width > 0, projection.size.height > 0 else { return }
        (isDark ? UIColor.systemGray2 : UIColor.systemGray4).setStroke()
        let lines = UIBezierPath()
        let step = projection.gridStep(apart: 90)
        let rect = projection.visibleRect
        for longitude in multiples(of: step, Mercator.longitude(rect.minX), Mercator.longitude(rect.maxX)) {
            // Without going around the globe: the rectangle may begin before its edge.
            let x = (Mercator.x(longitude) - rect.minX) / projection.scale
            lines.move(to: CGPoint(x: x, y: 0))
            lines.addLine(to: CGPoint(x: x, y: Double(bounds.height)))
        }
        for latitude in multiples(of: step, Mercator.latitude(rect.maxY), Mercator.latitude(rect.minY)) {
            let y = (Mercator.y(latitude) - rect.minY) / projection.scale
            lines.move(to: CGPoint(x: 0, y: y))
            lines.addLine(to: CGPoint(x: Double(bounds.width), y: y))
        }
        lines.lineWidth = 1
        lines.stroke()
    }

    private func multiples(of step: Double, _ start: Double, _ end: Double) -> [Double] {
        let (first, last) = ((start / step).rounded(.up), (end / step).rounded(.down))
        guard first <= last, last - first < 200 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step }
    }
}
