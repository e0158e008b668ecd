/// What assistive technology asks of any object. Values are kept with views; nothing reads them here except the
/// members that dumps show.
extension UIView {
    /// The values that few views have.
    final class AccessibilityExtras {
        var elements: [Any]?
        var customActions: [UIAccessibilityCustomAction]?
        var frame: CGRect?
        var path: UIBezierPath?
        var activationPoint: CGPoint?
        var language: String?
        var attributedLabel: NSAttributedString?
        var isModal = false
        var groupsChildren = false
        var navigationStyle = UIAccessibilityNavigationStyle.automatic
        var containerType = UIAccessibilityContainerType.none
        var userInputLabels: [String]?
        var ignoresInvertColors = false
        var showsLargeContentViewer = false
        var largeContentTitle: String?
        var largeContentImage: UIImage?
        var scalesLargeContentImage = false
        var largeContentImageInsets = UIEdgeInsets.zero
        var respondsToUserInteraction: Bool?
        var rotors: [UIAccessibilityCustomRotor]?
        var textualContext: UIAccessibilityTextualContext?
        var directTouchOptions: UIAccessibilityDirectTouchOptions = []
    }

    private var extras: AccessibilityExtras { accessibilityExtras ?? makeAccessibilityExtras() }

    var storedGrouping: Bool {
        get { extras.groupsChildren }
        set { extras.groupsChildren = newValue }
    }
    var storedIsModal: Bool {
        get { extras.isModal }
        set { extras.isModal = newValue }
    }
    var storedPath: UIBezierPath? {
        get { extras.path }
        set { extras.path = newValue }
    }
    var storedLanguage: String? {
        get { extras.language }
        set { extras.language = newValue }
    }
    var storedAttributedLabel: NSAttributedString? {
        get { extras.attributedLabel }
        set {
            extras.attributedLabel = newValue
            accessibilityLabel = newValue?.string
        }
    }
    var storedNavigationStyle: UIAccessibilityNavigationStyle {
        get { extras.navigationStyle }
        set { extras.navigationStyle = newValue }
    }
    var storedContainerType: UIAccessibilityContainerType {
        get { extras.containerType }
        set { extras.containerType = newValue }
    }
    var storedInputLabels: [String]! {
        get { extras.userInputLabels }
        set { extras.userInputLabels = newValue }
    }
    var storedIgnoringOfInvertColors: Bool {
        get { extras.ignoresInvertColors }
        set { extras.ignoresInvertColors = newValue }
    }
    var storedShowsLargeContentViewer: Bool {
        get { extras.showsLargeContentViewer }
        set { extras.showsLargeContentViewer = newValue }
    }
    var storedLargeContentTitle: String? {
        get { extras.largeContentTitle }
        set { extras.largeContentTitle = newValue }
    }
    var storedLargeContentImage: UIImage? {
        get { accessibilityExtras?.largeContentImage }
        set { extras.largeContentImage = newValue }
    }
    var storedScalesLargeContentImage: Bool {
        get { accessibilityExtras?.scalesLargeContentImage ?? false }
        set { extras.scalesLargeContentImage = newValue }
    }
    var storedLargeContentImageInsets: UIEdgeInsets {
        get { accessibilityExtras?.largeContentImageInsets ?? .zero }
        set { extras.largeContentImageInsets = newValue }
    }
    var storedRespondsToUserInteraction: Bool {
        get { accessibilityExtras?.respondsToUserInteraction ?? isUserInteractionEnabled }
        set { extras.respondsToUserInteraction = newValue }
    }
    var storedRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityExtras?.rotors }
        set { extras.rotors = newValue }
    }
    var storedTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityExtras?.textualContext }
        set { extras.textualContext = newValue }
    }
    var storedDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityExtras?.directTouchOptions ?? [] }
        set { extras.directTouchOptions = newValue }
    }

    var storedElements: [Any]? {
        get { accessibilityExtras?.elements }
        set { extras.elements = newValue }
    }
    var storedActions: [UIAccessibilityCustomAction]? {
        get { accessibilityExtras?.customActions }
        set { extras.customActions = newValue }
    }
    /// On the screen; the view's own place unless set.
    var storedFrame: CGRect {
        get { accessibilityExtras?.frame ?? convert(bounds, to: nil as UIView?) }
        set { extras.frame = newValue }
    }
    var storedActivationPoint: CGPoint {
        get { accessibilityExtras?.activationPoint ?? CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set { extras.activationPoint = newValue }
    }
}
