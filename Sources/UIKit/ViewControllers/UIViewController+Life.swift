/// Where a controller stands between shown and hidden.
enum AppearanceState { case disappeared, appearing, appeared, disappearing }

extension UIViewController {
    func loadNow() {
        guard viewStore == nil else { return }
        loadView()
        precondition(
            viewStore != nil,
            "\(type(of: self)).loadView() returned without setting view; set `view` in loadView or do not override it"
        )
        viewDidLoad()
    }

    func replaceView(_ new: UIView?) {
        if let old = viewStore, old !== new { old.controller = nil }
        viewStore = new
        new?.controller = self
    }

    /// Starts appearing or disappearing: calls `viewWill…` once and forwards to the children.
    func beginAppearance(_ appearing: Bool, animated: Bool) {
        if appearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenToForwardAppearance where child.isShownInside(self) {
            child.beginAppearance(appearing, animated: animated)
        }
    }

    func endAppearance() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewIsAppearing(false)
            viewDidAppear(false)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(false)
        case .appeared, .disappeared: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenToForwardAppearance { child.endAppearance() }
    }

    private func isShownInside(_ parent: UIViewController) -> Bool {
        guard let view = viewStore, let outer = parent.viewStore else { return false }
        return view.isDescendant(of: outer)
    }

    func adopt(_ child: UIViewController) {
        precondition(
            child !== self, "A view controller cannot be its own child: \(type(of: self)); add another one")
        if child.parentReference !== self { child.parentReference?.childList.removeAll { $0 === child } }
        child.willMove(toParent: self)
        child.parentReference = self
        if !childList.contains(where: { $0 === child }) { childList.append(child) }
    }

    func leaveParent() {
        guard let parent = parentReference else { return }
        parent.childList.removeAll { $0 === self }
        parentReference = nil
        didMove(toParent: nil)
    }
}
