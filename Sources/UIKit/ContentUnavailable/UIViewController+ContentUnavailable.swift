/// The view that stands in for content, over everything else of the controller's view.
extension UIViewController {
    func setContentUnavailable(_ new: (any UIContentConfiguration)?) {
        contentUnavailable.configuration = new
        guard let new else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = nil
            return
        }
        if let known = contentUnavailable.view, known.supports(new) {
            known.configuration = new
        } else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = new.makeContentView()
        }
        if isViewLoaded { placeContentUnavailable() }
    }

    func updateContentUnavailableIfNeeded() {
        if contentUnavailable.needsUpdate {
            contentUnavailable.needsUpdate = false
            tracked(.contentUnavailable) {
                updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
            }
        }
        if contentUnavailable.view != nil { placeContentUnavailable() }
    }

    private func placeContentUnavailable() {
        guard let host = viewStore, let shown = contentUnavailable.view else { return }
        if shown.superview !== host { host.addSubview(shown) }
        if host.subviews.last !== shown { host.bringSubviewToFront(shown) }
        let frame = host.bounds.inset(by: host.safeAreaInsets)
        if shown.frame != frame { shown.frame = frame }
    }
}

/// What a view controller keeps of its content-unavailable configuration.
@MainActor
struct ContentUnavailableParts {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
}
