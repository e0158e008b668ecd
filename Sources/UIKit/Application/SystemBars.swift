/// How the controllers on the screen want the system's own bars: the status bar above and the home indicator below.
public struct SystemBars: Equatable, Sendable {
    public var isStatusBarHidden = false
    /// Whether what the status bar shows is white.
    public var isStatusBarLight = false
    public var isHomeIndicatorHidden = false
    /// Whether what lies behind the home indicator is dark by the appearance in force.
    public var isHomeIndicatorLight = false

    /// DIFFERS: asked for in every frame; UIKit asks when a controller appears or says `setNeedsStatusBarAppearanceUpdate()`.
    /// UIKit: the front controller that fills the screen is asked, or the one that it names in its place; on a phone whose
    /// interface lies on its side there is no status bar (Apple's documentation of `prefersStatusBarHidden`).
    @preconcurrency @MainActor
    public static var wanted: SystemBars {
        var bars = SystemBars()
        let screen = UIScreen.main
        let isDark = screen.traitCollection.userInterfaceStyle == .dark
        bars.isStatusBarLight = isDark
        bars.isHomeIndicatorLight = isDark
        if screen.traitCollection.verticalSizeClass == .compact { bars.isStatusBarHidden = true }
        let settings = ApplicationLaunch.settings
        if !settings.controllersStyleStatusBar {
            bars.isStatusBarHidden = bars.isStatusBarHidden || settings.hidesStatusBar
            if settings.statusBarStyle != .default {
                bars.isStatusBarLight = settings.statusBarStyle == .lightContent
            }
        }
        guard let root = UIApplication.shared.keyWindow?.rootViewController else { return bars }
        let front = frontmost(from: root)
        if settings.controllersStyleStatusBar { bars.askControllers(front) }
        bars.isHomeIndicatorHidden =
            following(front, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        return bars
    }

    @MainActor
    private mutating func askControllers(_ front: UIViewController) {
        if Self.following(front, \.childForStatusBarHidden).prefersStatusBarHidden {
            isStatusBarHidden = true
        }
        let styled = Self.following(front, \.childForStatusBarStyle)
        switch styled.preferredStatusBarStyle {
        case .lightContent: isStatusBarLight = true
        case .darkContent: isStatusBarLight = false
        case .default: isStatusBarLight = styled.traitCollection.userInterfaceStyle == .dark
        }
    }

    /// That in force: resolved: light or dark content, never `default`.
    @MainActor
    static var style: UIStatusBarStyle { wanted.isStatusBarLight ? .lightContent : .darkContent }

    @MainActor
    private static func frontmost(from root: UIViewController) -> UIViewController {
        var front = root
        while let next = front.modal.presented, !next.isBeingDismissed {
            guard
                next.modalPresentationStyle == .fullScreen
                    || next.modalPresentationCapturesStatusBarAppearance
            else { break }
            front = next
        }
        return front
    }

    @MainActor
    static func following(
        _ start: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
    ) -> UIViewController {
        var current = start
        // A controller that names itself, or one around it, is asked itself.
        for _ in 0..<32 {
            guard let next = current[keyPath: child], next !== current else { break }
            current = next
        }
        return current
    }
}
