/// Appearance follows the window: a controller whose view comes on screen or leaves it without a container's doing
/// gets its calls all the same.
extension UIViewController {
    var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// The view is about to get another window.
    ///
    /// UIKit: `viewWillAppear` and `viewWillDisappear` come from within `addSubview` and `removeFromSuperview`, before
    /// the view's own `willMove(toWindow:)`.
    func viewWillMove(to window: UIWindow?) {
        guard !isAppearanceManaged else { return }
        if window == nil {
            guard isOnScreen, parentReference?.shouldAutomaticallyForwardAppearanceMethods ?? true else {
                return
            }
            beginAppearance(false, animated: false)
            appearsWithWindow = true
        } else if appearance == .disappeared, parentLetsAppear {
            beginAppearance(true, animated: false)
            appearsWithWindow = true
        }
    }

    /// The view has its new window. UIKit: `viewDidDisappear` comes at once, `viewDidAppear` once the view is laid out.
    func viewDidMoveToWindow() {
        guard appearsWithWindow else { return }
        if appearance == .disappearing {
            endAppearance()
        } else if !isEndedByParent {
            FramePipeline.current.afterNextLayout { [weak self] in
                guard let self, self.appearsWithWindow, !self.isEndedByParent else { return }
                self.endAppearance()
            }
        }
    }

    /// Moves the view without a word to this controller: a container tells it itself, or later.
    func withManagedAppearance(_ move: () -> Void) {
        let wasManaged = isAppearanceManaged
        isAppearanceManaged = true
        move()
        isAppearanceManaged = wasManaged
    }

    /// A child appears no sooner than its parent, and by its parent's calls where that one forwards none.
    private var parentLetsAppear: Bool {
        guard let parent = parentReference else { return true }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.isOnScreen
    }

    private var isEndedByParent: Bool {
        guard let parent = parentReference, parent.appearance == .appearing else { return false }
        return parent.childrenToForwardAppearance.contains { $0 === self }
    }
}
