extension UIViewController {
    /// Puts the controller's view over the window.
    /// UIKit: a sheet leaves the safe area's top free; (0,59,393,793) on iPhone 16, iOS 26 recorded.
    func show(modally controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard presentedStore == nil else {
            Diagnostics.say(
                "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already presenting "
                    + "\(type(of: presentedStore!)); dismiss that one first")
            return
        }
        guard let window = viewIfLoaded?.window else {
            Diagnostics.say(
                "Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is not in the window "
                    + "hierarchy; present from viewDidAppear or later")
            return
        }
        presentedStore = controller
        controller.presentingReference = self
        let view: UIView = controller.view
        let isSheet = controller.modalPresentationStyle.isSheet && window.bounds.height > window.bounds.width
        let top = isSheet ? window.safeAreaInsets.top : 0
        let end = CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet {
            view.layer.cornerRadius = 10
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            view.clipsToBounds = true
        } else {
            beginAppearance(false, animated: animated)
        }
        controller.beginAppearance(true, animated: animated)
        view.frame = animated ? end.offsetBy(dx: 0, dy: end.height) : end
        window.addSubview(view)
        let finish = { [weak self] in
            controller.endAppearance()
            if !isSheet { self?.endAppearance() }
            completion?()
        }
        guard animated else { return finish() }
        UIView.animate(withDuration: 0.4, animations: { view.frame = end }, completion: { _ in finish() })
    }

    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        guard let controller = presentedStore else {
            if let presenting = presentingViewController {
                presenting.endPresentation(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        let coversAll = !controller.modalPresentationStyle.isSheet
        controller.beginAppearance(false, animated: animated)
        if coversAll { beginAppearance(true, animated: animated) }
        let view: UIView = controller.view
        let finish = { [weak self] in
            view.removeFromSuperview()
            controller.endAppearance()
            controller.presentingReference = nil
            self?.presentedStore = nil
            if coversAll { self?.endAppearance() }
            completion?()
        }
        guard animated else { return finish() }
        UIView.animate(
            withDuration: 0.4, animations: { view.frame = view.frame.offsetBy(dx: 0, dy: view.frame.height) },
            completion: { _ in finish() })
    }
}

extension UIModalPresentationStyle {
    fileprivate var isSheet: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet: true
        default: false
        }
    }
}
