/// From where the map is looked at. DIFFERS: always from straight above, with north on top: pitch and heading are kept.
open class MKMapCamera: NSObject, NSCopying {
    open var centerCoordinate = CLLocationCoordinate2D() { didSet { changed?(self) } }
    /// In metres, above the place in the middle.
    open var centerCoordinateDistance: CLLocationDistance = 0 { didSet { changed?(self) } }
    open var pitch: CGFloat = 0 { didSet { sayFlat() } }
    open var heading: CLLocationDirection = 0 { didSet { sayFlat() } }
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / cos(Double(pitch) * .pi / 180) }
    }

    /// The map that shows what the camera sees.
    var changed: ((MKMapCamera) -> Void)?

    public override init() {}

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        if pitch != 0 { self.pitch = pitch }
        if heading != 0 { self.heading = heading }
    }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
    }

    private func sayFlat() {
        Kept.say("MKMapCamera.pitch", "maps are seen from straight above, with north on top")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKMapCamera()
        copy.centerCoordinate = centerCoordinate
        copy.centerCoordinateDistance = centerCoordinateDistance
        if pitch != 0 { copy.pitch = pitch }
        if heading != 0 { copy.heading = heading }
        return copy
    }
}
