/// Follows the device on a map; here it is always refused.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "location"), for: .normal)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(
            UIAction { [weak self] _ in self?.mapView?.setUserTrackingMode(.follow, animated: true) },
            for: .touchUpInside)
        addSubview(button)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
        image = UIImage(systemName: "location")
        primaryAction = UIAction(image: image) { [weak self] _ in
            self?.mapView?.setUserTrackingMode(.follow, animated: true)
        }
    }
}

/// Shows where north is while a map is turned, which it never is: nothing.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Shows lengths while a map is zoomed; empty.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Distances as text, in the unit that fits. DIFFERS: in English and with digits only.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
        let isFull = unitStyle == .full
        func text(_ number: Double, _ short: String, _ long: String) -> String {
            let rounded = number >= 10 ? number.rounded() : (number * 10).rounded() / 10
            let digits = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
            return "\(digits) \(isFull ? long : short)"
        }
        if isMetric {
            return distance < 1000
                ? text(distance.rounded(), "m", "meters") : text(distance / 1000, "km", "kilometers")
        }
        let feet = distance / 0.3048
        if feet < 1000 {
            return units == .imperialWithYards
                ? text((feet / 3).rounded(), "yd", "yards") : text(feet.rounded(), "ft", "feet")
        }
        return text(feet / 5280, "mi", "miles")
    }
    open func distance(from distance: String) -> CLLocationDistance { Double(distance) ?? -1 }
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }
}
