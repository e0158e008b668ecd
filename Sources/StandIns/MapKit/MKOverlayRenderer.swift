/// Draws an overlay.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var contentScaleFactor: CGFloat { UIScreen.main.scale }
    weak var map: MKMapView?

    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// In points of the map of the world, as MapKit's.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
    }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(
            origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin),
            size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// In the renderer's own points; the map scales what is drawn.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() { map?.overlayHost.setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
}

/// Draws a path, a line of the same width at every scale.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// In points of the screen; 0: as many as the system likes.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    open var shouldRasterize = false
    /// In the renderer's points.
    open var path: CGPath! {
        get {
            if made == nil { createPath() }
            return made
        }
        set { made = newValue }
    }
    private var made: CGPath?

    open func createPath() {}
    open func invalidatePath() {
        made = nil
        setNeedsDisplay()
    }
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setStrokeColor((strokeColor ?? .clear).cgColor)
        context.setLineWidth((lineWidth == 0 ? 2 : lineWidth) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(
                phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
        }
    }
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setFillColor((fillColor ?? .clear).cgColor)
    }
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }

    func outline(_ places: [MKMapPoint], closed: Bool, in path: CGMutablePath) {
        guard let first = places.first else { return }
        path.move(to: point(for: first))
        for place in places.dropFirst() { path.addLine(to: point(for: place)) }
        if closed { path.closeSubpath() }
    }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline { overlay as! MKPolyline }
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open override func createPath() {
        let path = CGMutablePath()
        outline(polyline.mapPoints, closed: false, in: path)
        self.path = path
    }
}

/// DIFFERS: the line has one colour, the first.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    public private(set) var colors: [UIColor] = []
    public private(set) var locations: [CGFloat] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        strokeColor = colors.first
    }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { overlay as! MKPolygon }
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    open override func createPath() {
        let path = CGMutablePath()
        outline(polygon.mapPoints, closed: true, in: path)
        for hole in polygon.interiorPolygons ?? [] { outline(hole.mapPoints, closed: true, in: path) }
        self.path = path
    }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle { overlay as! MKCircle }
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    open override func createPath() {
        path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
    }
}

@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {
        Kept.say("MKTileOverlayRenderer.reloadData()", "tiles of maps are not loaded")
    }
}

/// Where the overlays of a map are drawn, one after the other.
final class MapOverlayView: UIView {
    weak var map: MKMapView?

    override func draw(_ rect: CGRect) {
        guard let map, map.isSized, let context = UIGraphicsGetCurrentContext() else { return }
        let zoom = CGFloat(1 / map.projection.scale)
        for overlay in map.overlays {
            guard let renderer = map.renderers[ObjectIdentifier(overlay)] else { continue }
            let origin = map.projection.point(overlay.boundingMapRect.origin)
            context.saveGState()
            context.setAlpha(renderer.alpha)
            context.translateBy(x: origin.x, y: origin.y)
            context.scaleBy(x: zoom, y: zoom)
            renderer.draw(map.projection.visibleRect, zoomScale: zoom, in: context)
            context.restoreGState()
        }
    }
}

extension MKMapView {
    func add(_ overlay: any MKOverlay, _ index: Int) {
        guard !overlays.contains(where: { $0 === overlay }) else { return }
        overlays.insert(overlay, at: min(index, overlays.count))
        setNeedsLayout()
    }

    func remove(_ overlay: any MKOverlay) {
        overlays.removeAll { $0 === overlay }
        renderers[ObjectIdentifier(overlay)] = nil
        overlayHost.setNeedsDisplay()
    }

    /// Asks for the renderers that are missing and has all overlays drawn for the part of the world that is seen.
    func placeOverlays() {
        var added: [MKOverlayRenderer] = []
        for overlay in overlays where renderers[ObjectIdentifier(overlay)] == nil {
            guard let renderer = delegate?.mapView(self, rendererFor: overlay) else { continue }
            renderer.map = self
            renderers[ObjectIdentifier(overlay)] = renderer
            added.append(renderer)
        }
        overlayHost.setNeedsDisplay()
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    }
}
