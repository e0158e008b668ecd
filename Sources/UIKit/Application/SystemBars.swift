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
        guard let root = UIApplication.shared.keyWindow?.rootViewController else { return bars }
        let front = frontmost(from: root)
        if following(front, \.childForStatusBarHidden).prefersStatusBarHidden {
            bars.isStatusBarHidden = true
        }
        let styled = following(front, \.childForStatusBarStyle)
        switch styled.preferredStatusBarStyle {
        case .lightContent: bars.isStatusBarLight = true
        case .darkContent: bars.isStatusBarLight = false
        case .default: bars.isStatusBarLight = styled.traitCollection.userInterfaceStyle == .dark
        }
        bars.isHomeIndicatorHidden =
            following(front, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        return bars
    }

    /// That in force: resolved: light or dark content, never `default`.
    @MainActor
    static var style: UIStatusBarStyle { wanted.isStatusBarLight ? .lightContent : .darkContent }

    @MainActor
    private static func frontmost(from root: UIViewController) -> UIViewController {
        var front = root
        while let next = front.presentedStore, !next.isBeingDismissed {
            guard
                next.modalPresentationStyle == .fullScreen
                    || next.modalPresentationCapturesStatusBarAppearance
            else { break }
            front = next
        }
        return front
    }

    @MainActor
    private static func following(
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
