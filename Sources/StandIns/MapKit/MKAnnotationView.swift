/// The view of an annotation: a picture, or what a subclass draws. Its middle stands on the annotation's place, moved by
/// `centerOffset`.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

    open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
    public let reuseIdentifier: String?
    open var image: UIImage? {
        didSet {
            picture.image = image
            if let image { bounds.size = image.size }
            setNeedsLayout()
        }
    }
    open var centerOffset = CGPoint.zero { didSet { map?.setNeedsLayout() } }
    open var calloutOffset = CGPoint.zero
    open var accessoryOffset = CGPoint.zero
    open var canShowCallout = false
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var leftCalloutAccessoryView: UIView? { didSet { map?.updateCallout(of: self) } }
    open var rightCalloutAccessoryView: UIView? { didSet { map?.updateCallout(of: self) } }
    open var detailCalloutAccessoryView: UIView? { didSet { map?.updateCallout(of: self) } }
    /// Kept: annotations are not dragged by a finger.
    open var isDraggable = false {
        didSet {
            if isDraggable { Kept.say("MKAnnotationView.isDraggable", "annotations stay at their places") }
        }
    }
    open var dragState = DragState.none
    /// Kept: annotations are not gathered into clusters.
    open var clusteringIdentifier: String? {
        didSet {
            if clusteringIdentifier != nil {
                Kept.say(
                    "MKAnnotationView.clusteringIdentifier", "annotations are not gathered into clusters")
            }
        }
    }
    open weak var cluster: MKAnnotationView? { nil }
    open var displayPriority = MKFeatureDisplayPriority.required
    open var collisionMode = CollisionMode.rectangle
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { map?.setNeedsLayout() } }
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

    private let picture = UIImageView()
    weak var map: MKMapView?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        self.annotation = annotation
        addSubview(picture)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(picture)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

    /// For the kinds that show what the annotation says.
    func annotationDidChange() {}
}

public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

/// A pin, whose point stands on the place.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    open var animatesDrop = false
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }

    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 32, height: 39)
        centerOffset = CGPoint(x: 0, y: -18)
        backgroundColor = .clear
        isOpaque = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        UIColor.gray.setFill()
        UIBezierPath(rect: CGRect(x: 15, y: 14, width: 2, height: 24)).fill()
        (pinTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: CGRect(x: 8, y: 0, width: 16, height: 16)).fill()
    }
}

/// A balloon with a picture or letters in it, and the title below.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphTintColor: UIColor? { didSet { showGlyph() } }
    open var glyphText: String? { didSet { showGlyph() } }
    open var glyphImage: UIImage? { didSet { showGlyph() } }
    open var selectedGlyphImage: UIImage? { didSet { showGlyph() } }
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { annotationDidChange() } }
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false

    private let glyph = UILabel()
    private let glyphView = UIImageView()
    private let caption = UILabel()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds.size = CGSize(width: 28, height: 34)
        centerOffset = CGPoint(x: 0, y: -17)
        backgroundColor = .clear
        isOpaque = false
        clipsToBounds = false
        glyph.textAlignment = .center
        glyph.font = .systemFont(ofSize: 14, weight: .semibold)
        glyphView.contentMode = .scaleAspectFit
        caption.font = .systemFont(ofSize: 11, weight: .semibold)
        caption.textAlignment = .center
        for view in [glyph, glyphView, caption] { addSubview(view) }
        annotationDidChange()
        showGlyph()
    }

    private func showGlyph() {
        glyphView.image =
            (isSelected ? selectedGlyphImage : nil) ?? glyphImage ?? UIImage(systemName: "mappin")
        glyphView.tintColor = glyphTintColor ?? .white
        glyph.textColor = glyphTintColor ?? .white
        glyph.text = glyphText
        glyphView.isHidden = glyphText != nil
    }

    override func annotationDidChange() {
        caption.text = titleVisibility == .hidden ? nil : annotation?.title
        setNeedsLayout()
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        transform = selected ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity
        showGlyph()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        glyph.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
        glyphView.frame = CGRect(x: 6, y: 6, width: 16, height: 16)
        caption.sizeToFit()
        let width = min(caption.bounds.width, 120)
        caption.frame = CGRect(x: 14 - width / 2, y: 36, width: width, height: caption.bounds.height)
    }

    open override func draw(_ rect: CGRect) {
        (markerTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28)).fill()
        let point = UIBezierPath()
        point.move(to: CGPoint(x: 9, y: 26))
        point.addLine(to: CGPoint(x: 14, y: 34))
        point.addLine(to: CGPoint(x: 19, y: 26))
        point.close()
        point.fill()
    }
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// The dot where the device is; it is never shown.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}
