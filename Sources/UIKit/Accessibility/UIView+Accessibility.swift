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

    var madeAccessibilityExtras: AccessibilityExtras { accessibilityExtras ?? makeAccessibilityExtras() }
}
