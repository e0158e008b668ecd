import NibFormat

/// Which class the object of an element has.
@MainActor
struct NibKind {
    /// UIKit's class for the element.
    let base: AnyClass

    /// Nil for elements that are no objects of UIKit's table: placeholders, controllers.
    init?(_ element: NibElement) {
        guard let name = Self.names[element.name] ?? Self.likelyName(element.name) else { return nil }
        if name == "NSObject" {
            base = NSObject.self
            return
        }
        if let known = RuntimeClasses.named(name, module: "UIKit") {
            base = known
            return
        }
        Diagnostics.sayOnce("<\(element.name)>: there is no \(name) here; a plain view stands for it")
        base = UIView.self
    }

    /// "calendarView" is UICalendarView, where there is one.
    private static func likelyName(_ element: String) -> String? {
        guard !element.hasSuffix("ontroller"), let first = element.first else { return nil }
        let name = "UI" + first.uppercased() + element.dropFirst()
        return RuntimeClasses.named(name, module: "UIKit") is UIView.Type ? name : nil
    }

    /// The class to make: the custom class where there is one, and whether that was not to be found.
    func type(of element: NibElement, in document: NibDocument) -> (type: AnyClass, isUnknown: Bool) {
        guard let name = element["customClass"] else { return (base, false) }
        let required: AnyClass = base is UIView.Type ? UIView.self : NSObject.self
        if let custom = Self.customType(element, name, required) { return (custom, false) }
        return (base, true)
    }

    /// A class of the app, or of UIKit, that is or inherits from `required`.
    static func customType(_ element: NibElement, _ name: String, _ required: AnyClass) -> AnyClass? {
        let candidates = RuntimeClasses.all(named: name, module: element["customModule"])
        return candidates.first { isSubclass($0, of: required) }
    }

    private static func isSubclass(_ type: AnyClass, of required: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let step = current {
            if step == required { return true }
            current = _getSuperclass(step)
        }
        return required == NSObject.self
    }

    /// Through `init(coder:)` where the class has one, otherwise its plain initialiser.
    static func construct(_ type: AnyClass, _ coder: NibCoder) -> AnyObject? {
        switch type {
        case let view as UIView.Type: return view.init(coder: coder)
        case let layout as UICollectionViewLayout.Type: return layout.init(coder: coder)
        case let recognizer as UIGestureRecognizer.Type:
            let made = Construction.gestureRecognizer(recognizer)
            made.decodeRecognizer(coder)
            return made
        case let coded as any NibCoded.Type: return coded.init(coder: coder)
        default: return Construction.object(type)
        }
    }

    private static let names: [String: String] = [
        "view": "UIView", "label": "UILabel", "imageView": "UIImageView", "button": "UIButton",
        "stackView": "UIStackView", "scrollView": "UIScrollView", "tableView": "UITableView",
        "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
        "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
        "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
        "visualEffectView": "UIVisualEffectView", "pageControl": "UIPageControl",
        "activityIndicatorView": "UIActivityIndicatorView", "navigationBar": "UINavigationBar",
        "toolbar": "UIToolbar", "tabBar": "UITabBar", "searchBar": "UISearchBar",
        "refreshControl": "UIRefreshControl", "textField": "UITextField", "textView": "UITextView",
        "switch": "UISwitch", "slider": "UISlider", "segmentedControl": "UISegmentedControl",
        "stepper": "UIStepper", "progressView": "UIProgressView", "datePicker": "UIDatePicker",
        "pickerView": "UIPickerView", "containerView": "UIView", "window": "UIWindow", "control": "UIControl",
        "mapView": "MKMapView", "webView": "UIWebView", "wkWebView": "WKWebView", "sceneKitView": "SCNView",
        "arscnView": "ARSCNView", "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView",
        "colorWell": "UIColorWell", "pdfView": "PDFView",
        "navigationItem": "UINavigationItem", "barButtonItem": "UIBarButtonItem",
        "tabBarItem": "UITabBarItem",
        "collectionViewFlowLayout": "UICollectionViewFlowLayout",
        "collectionViewLayout": "UICollectionViewLayout",
        "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
        "pinchGestureRecognizer": "UIPinchGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer",
        "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "longPressGestureRecognizer": "UILongPressGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "gestureRecognizer": "UIGestureRecognizer", "customObject": "NSObject",
    ]
}

/// Made from a nib by an initialiser of its own.
@MainActor
protocol NibCoded: AnyObject {
    init?(coder: NSCoder)
}
