/// A map. There are no tiles here: it shows a grey ground with meridians and parallels, true to Mercator's projection, and
/// on it the annotations and overlays at their places. It is dragged and pinched as on a device.
///
/// DIFFERS: streets, satellite pictures, compass, scale and the device's own place are missing.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard { didSet { setNeedsDisplay() } }
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    /// Kept: the map is seen from straight above, with north on top.
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsBuildings = true
    open var showsTraffic = false
    open var showsPointsOfInterest = true
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    open var showsUserTrackingButton = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var cameraZoomRange: CameraZoomRange?
    open var cameraBoundary: CameraBoundary?

    open var region: MKCoordinateRegion {
        get { isSized ? projection.region : asked.region ?? projection.region }
        set { setRegion(newValue, animated: false) }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(.region(region), animated) }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        isSized ? MapProjection(fitting: region, in: bounds.size).region : region
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { isSized ? projection.center.coordinate : region.center }
        set { setCenter(newValue, animated: false) }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        var moved = region
        moved.center = coordinate
        show(isSized ? .center(coordinate) : .region(moved), animated)
    }

    open var visibleMapRect: MKMapRect {
        get { projection.visibleRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        show(.rect(mapRect, insets), animated)
    }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        mapRectThatFits(mapRect, edgePadding: .zero)
    }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        isSized
            ? MapProjection(fitting: mapRect, insets: insets, in: bounds.size).visibleRect : mapRect
    }

    /// A change of it shows at once.
    open var camera: MKMapCamera {
        get { currentCamera() }
        set { setCamera(newValue, animated: false) }
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        show(.camera(camera.centerCoordinate, camera.centerCoordinateDistance), animated)
    }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(projection.point(MKMapPoint(coordinate)), to: view)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        projection.coordinate(convert(point, from: view))
    }
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        convert(rect(of: region), to: view)
    }
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        region(of: convert(rect, from: view))
    }

    // MARK: Annotations

    public internal(set) var annotations: [any MKAnnotation] = []
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { add(annotations) }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { remove(annotations) }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
                .compactMap { $0 as? NSObject })
    }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        annotationViews[ObjectIdentifier(annotation)]
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        reusable(identifier)
    }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { registered(identifier, annotation) }
    open func register(
        _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
    ) { classes[identifier] = viewClass as? MKAnnotationView.Type }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        select(annotation, animated)
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if let annotation { deselect(annotation, animated) }
    }
    open var selectedAnnotations: [any MKAnnotation] {
        get { selected.map { [$0] } ?? [] }
        set {
            if let selected { deselect(selected, false) }
            if let first = newValue.first { select(first, false) }
        }
    }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        showAll(annotations, animated)
    }
    open var annotationVisibleRect: CGRect { bounds }

    // MARK: The device's own place

    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { locate() } } }
    public let userLocation = MKUserLocation()
    open var isUserLocationVisible: Bool { false }
    open var userTrackingMode: MKUserTrackingMode {
        get { .none }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        if mode != .none { showsUserLocation = true }
    }

    // MARK: Overlays

    public internal(set) var overlays: [any MKOverlay] = []
    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { add(overlay, overlays.count) }
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        overlays.forEach { addOverlay($0, level: level) }
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { add(overlay, index) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        add(overlay, index)
    }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(remove) }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        renderers[ObjectIdentifier(overlay)]
    }

    // MARK: State

    var projection = MapProjection(
        center: MKMapPoint(CLLocationCoordinate2D()), scale: Mercator.extent, size: .zero)
    /// What the app asked for last; it is fitted again when the view's size changes, until a finger moves the map.
    var asked = Sight.region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 20, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 180)))
    var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
    var pool: [String: [MKAnnotationView]] = [:]
    var classes: [String: MKAnnotationView.Type] = [:]
    var selected: (any MKAnnotation)?
    var callout: MapCalloutView?
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    var cameraInUse: MKMapCamera?
    var wasLoaded = false
    let overlayHost = MapOverlayView()
    let annotationHost = MapAnnotationHost()
    let note = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Whether there is room for a map.
    var isSized: Bool { projection.size.width > 0 && projection.size.height > 0 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followSize()
        place()
    }

    open override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        name == "delegate" ? _Outlet.assign(value) { delegate = $0 } : super._connectOutlet(name, value)
    }

    open override func draw(_ rect: CGRect) { MapGround(projection, mapType).draw(in: bounds) }
}
