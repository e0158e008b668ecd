/// Which way up the interface is while the device is held some way: so far as the app and the controller that fills the
/// screen support it.
///
/// Apple's documentation of `supportedInterfaceOrientations`: the system asks the root controller of the window, or the
/// topmost one that is presented over the full screen, and intersects what it supports with what the app does; on iPads
/// whose app shares the screen with others, all orientations are supported.
@MainActor
package enum InterfaceOrientation {
    /// The device as the host holds it. Nil where the host set a device that is not turned.
    @SessionLocal private(set) static var held:
        (way: UIInterfaceOrientation, device: (UIInterfaceOrientation) -> DeviceConfiguration)? = nil
    /// What the app has asked for since the device was last turned.
    @SessionLocal private static var asked: UIInterfaceOrientationMask? = nil

    /// Holds the device `way` up; `device` describes it with the interface one way up or another.
    package static func hold(
        _ way: UIInterfaceOrientation, _ device: @escaping (UIInterfaceOrientation) -> DeviceConfiguration
    ) {
        let old = held?.way
        held = (way, device)
        if old != way { asked = nil }
        FramePipeline.current.change(to: device(resolved))
        if filling != nil { tell() }
        if let old, old != way {
            NotificationCenter.default.post(
                name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
    }

    /// The device is not turned any more.
    static func release() { (held, asked) = (nil, nil) }

    /// After what the screen is filled with has changed, or what that supports.
    static func update() {
        guard let held else { return }
        let way = resolved
        if way != current { FramePipeline.current.change(to: held.device(way)) }
        if filling != nil { tell() }
    }

    /// Why the interface is not as the device is held, once.
    private static func tell() {
        guard let held, current != held.way, asked == nil, let filling else { return }
        let app = supportedByApp(for: UIApplication.shared.keyWindow)
        let why =
            isLocked
            ? "\(type(of: filling)) prefers it locked (prefersInterfaceOrientationLocked)"
            : app.contains(held.way.mask)
                ? "\(type(of: filling)) supports \(filling.supportedInterfaceOrientations.names)"
                : "the app supports \(app.names) (its delegate, or UISupportedInterfaceOrientations of Info.plist)"
        Diagnostics.sayOnce(
            "The device is held \(held.way.mask.names), the interface is \(current.mask.names): \(why)")
    }

    /// Turns the interface although the device is not turned.
    /// - Returns: false when nothing of `mask` is supported.
    static func ask(for mask: UIInterfaceOrientationMask) -> Bool {
        guard !mask.isDisjoint(with: supported) else { return false }
        asked = mask
        update()
        return true
    }

    private static var current: UIInterfaceOrientation { UIScreen.main.configuration.orientation }

    private static var resolved: UIInterfaceOrientation {
        var allowed = supported
        if let asked, !asked.isDisjoint(with: allowed) { allowed.formIntersection(asked) }
        let way = held?.way ?? current
        if allowed.contains(way.mask), mayTurn || !allowed.contains(current.mask) { return way }
        if allowed.contains(current.mask) { return current }
        let preferred = filling?.preferredInterfaceOrientationForPresentation
        return ([preferred].compactMap { $0 } + launchOrder + inOrder).first { allowed.contains($0.mask) }
            ?? current
    }

    /// Whether the controller that fills the screen keeps the interface as it is.
    static var isLocked: Bool {
        guard let filling else { return false }
        return SystemBars.following(filling, \.childForInterfaceOrientationLock)
            .prefersInterfaceOrientationLocked
    }

    /// Before iOS 16 a controller may keep the interface as it is by `shouldAutorotate`.
    private static var mayTurn: Bool {
        if isLocked { return false }
        return UIScreen.main.configuration.systemRelease >= 16 || filling?.shouldAutorotate ?? true
    }

    private static let inOrder: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]

    /// As Info.plist lists them; the first is the one that the app starts in.
    private static var launchOrder: [UIInterfaceOrientation] {
        let settings = ApplicationLaunch.settings
        return isPad ? settings.padOrientations ?? settings.orientations ?? [] : settings.orientations ?? []
    }

    private static var isPad: Bool { UIScreen.main.configuration.idiom == .pad }

    /// What app and controller support both.
    static var supported: UIInterfaceOrientationMask {
        let app = supportedByApp(for: UIApplication.shared.keyWindow)
        if isPad, app == .all, !ApplicationLaunch.settings.requiresFullScreen { return app }
        guard let filling else { return app }
        let both = app.intersection(filling.supportedInterfaceOrientations)
        guard both.isEmpty else { return both }
        Diagnostics.sayOnce(
            "Supported orientations has no common orientation with the application: \(type(of: filling)) supports "
                + "\(filling.supportedInterfaceOrientations.names), the application \(app.names); let one support what "
                + "the other does")
        return app
    }

    /// What the app's delegate says, else its list.
    static func supportedByApp(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
        let answered = application.delegate.optional.application(
            application, supportedInterfaceOrientationsFor: window)
        if let answered { return answered }
        let listed = launchOrder
        return listed.isEmpty ? .all : listed.reduce(into: []) { $0.formUnion($1.mask) }
    }

    /// The controller that fills the screen; nil before there is one.
    private static var filling: UIViewController? {
        let windows = UIApplication.shared.windowsInOrder
        let window = UIApplication.shared.keyWindow.flatMap { $0.isHidden ? nil : $0 } ?? windows.last
        var top = window?.rootViewController
        while let next = top?.modal.presented, let presentation = next.modal.presentation,
            presentation.style == .fullScreen, !presentation.isBeingDismissed
        {
            top = next
        }
        return top
    }
}

extension UIInterfaceOrientation {
    var mask: UIInterfaceOrientationMask {
        self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }

    /// By the name that Info.plist has.
    public init?(propertyListName: String) {
        switch propertyListName {
        case "UIInterfaceOrientationPortrait": self = .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
        default: return nil
        }
    }
}

extension UIWindowScene {
    /// What an app asks of its scene's window.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {}

    /// Turns the interface so, or lets views follow the device again, within what app and controller support.
    /// - Parameter errorHandler: told when nothing of it is supported (`UISceneErrorDomain`, code 101).
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let mask = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
            !InterfaceOrientation.ask(for: mask)
        else { return }
        let text =
            "None of the requested orientations are supported by the view controller. "
            + "Requested: \(mask.names); Supported: \(InterfaceOrientation.supported.names)"
        errorHandler?(
            NSError(domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: text]))
    }
}

extension UIWindowScene.GeometryPreferences {
    @preconcurrency @MainActor
    open class iOS: UIWindowScene.GeometryPreferences {
        /// Nil for whatever is supported.
        open var interfaceOrientations: UIInterfaceOrientationMask?

        public override init() { super.init() }
        public init(interfaceOrientations: UIInterfaceOrientationMask) {
            self.interfaceOrientations = interfaceOrientations
            super.init()
        }
    }
}

extension UIInterfaceOrientationMask {
    fileprivate var names: String {
        let all: [(Self, String)] = [
            (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
            (.landscapeLeft, "landscapeLeft"),
            (.landscapeRight, "landscapeRight"),
        ]
        return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension UIViewController {
    /// Turns the interface as the device is held, where what is supported has changed meanwhile.
    public class func attemptRotationToDeviceOrientation() { InterfaceOrientation.update() }
}
