/// Functions from before Swift 3 and 4.2.

@available(*, deprecated, message: "use UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(*, deprecated, message: "use rect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

@available(*, deprecated, message: "use ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }

@available(*, deprecated, message: "use UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(*, deprecated, message: "use image.pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, deprecated, message: "use image.jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}

@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

extension UIView {
    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ child: UIViewController) { addChild(child) }
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
}

extension UIColor {
    @available(*, deprecated, renamed: "init(red:green:blue:alpha:)")
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIActivityIndicatorView {
    @available(*, deprecated, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}

extension RunLoop.Mode {
    @available(*, deprecated, renamed: "common") public static var commonModes: RunLoop.Mode { .common }
    @available(*, deprecated, renamed: "default") public static var defaultRunLoopMode: RunLoop.Mode {
        .default
    }
    @available(*, deprecated, renamed: "tracking")
    public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

@available(*, deprecated, renamed: "RunLoop.Mode") public typealias RunLoopMode = RunLoop.Mode

@available(*, deprecated, message: "use orientation.isLandscape")
public func UIDeviceOrientationIsLandscape(_ value: UIDeviceOrientation) -> Bool { value.isLandscape }
@available(*, deprecated, message: "use orientation.isPortrait")
public func UIDeviceOrientationIsPortrait(_ value: UIDeviceOrientation) -> Bool { value.isPortrait }
@available(*, deprecated, message: "use orientation.isLandscape")
public func UIInterfaceOrientationIsLandscape(_ value: UIInterfaceOrientation) -> Bool { value.isLandscape }
@available(*, deprecated, message: "use orientation.isPortrait")
public func UIInterfaceOrientationIsPortrait(_ value: UIInterfaceOrientation) -> Bool { value.isPortrait }
