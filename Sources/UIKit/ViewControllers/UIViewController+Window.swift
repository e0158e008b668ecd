/// Appearance follows the window: a controller whose view comes on screen or leaves it without a container's doing
/// gets its calls all the same.
extension UIViewController {
    var isOnScreen: Bool { appearance.isOnScreen }

    /// The view is about to get another window.
    ///
    /// UIKit: `viewWillAppear` and `viewWillDisappear` come from within `addSubview` and `removeFromSuperview`, before
    /// the view's own `willMove(toWindow:)`.
    func viewWillMove(to window: UIWindow?) {
        guard !appearance.isManaged else { return }
        if window == nil {
            guard isOnScreen, parentReference?.shouldAutomaticallyForwardAppearanceMethods ?? true else {
                return
            }
            beginAppearance(false, animated: false)
            appearance.setFollowsWindow(true)
        } else if appearance.phase == .disappeared, parentLetsAppear {
            beginAppearance(true, animated: false)
            appearance.setFollowsWindow(true)
        }
    }

    /// The view has its new window. UIKit: `viewDidDisappear` comes at once, `viewDidAppear` once the view is laid out.
    func viewDidMoveToWindow() {
        guard appearance.followsWindow else { return }
        if appearance.phase == .disappearing {
            endAppearance()
        } else if !isEndedByParent {
            FramePipeline.current.afterNextLayout { [weak self] in
                guard let self, self.appearance.followsWindow, !self.isEndedByParent else { return }
                self.endAppearance()
            }
        }
    }

    /// Moves the view without a word to this controller: a container tells it itself, or later.
    func withManagedAppearance(_ move: () -> Void) {
        let wasManaged = appearance.isManaged
        appearance.setManaged(true)
        move()
        appearance.setManaged(wasManaged)
    }

    /// A child appears no sooner than its parent, and by its parent's calls where that one forwards none.
    private var parentLetsAppear: Bool {
        guard let parent = parentReference else { return true }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.isOnScreen
    }

    private var isEndedByParent: Bool {
        guard let parent = parentReference, parent.appearance.phase == .appearing else { return false }
        return parent.childrenToForwardAppearance.contains { $0 === self }
    }
}
