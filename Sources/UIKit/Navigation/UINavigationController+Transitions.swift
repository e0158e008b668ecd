extension UINavigationController {
    func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController] {
        guard let index = stack.firstIndex(where: { $0 === controller }), index < stack.count - 1 else {
            return []
        }
        let gone = Array(stack[(index + 1)...])
        stack.removeSubrange((index + 1)...)
        for item in gone { item.willMove(toParent: nil) }
        exchange(gone.last, for: controller, operation: .pop, animated: animated)
        for item in gone { item.removeFromParent() }
        return gone
    }

    /// Shows `new` where `old` was.
    /// UIKit: B loads, A will disappear, B will appear, B is laid out, A did disappear, B did appear (recorded log).
    func exchange(
        _ old: UIViewController?, for new: UIViewController?, operation: Operation, animated: Bool
    ) {
        guard isViewLoaded else { return }
        guard let new, new !== old else { return updateBar() }
        new.loadViewIfNeeded()
        let isShown = appearance == .appeared || appearance == .appearing
        if isShown { old?.beginAppearance(false, animated: animated) }
        delegate?.navigationController(self, willShow: new, animated: animated)
        if isShown { new.beginAppearance(true, animated: animated) }
        place(new)
        updateBar()
        let finish: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            if self.stack.last !== old { old?.viewIfLoaded?.removeFromSuperview() }
            if isShown {
                old?.endAppearance()
                new.endAppearance()
            }
            self.delegate?.navigationController(self, didShow: new, animated: animated)
        }
        guard animated, view.window != nil, let oldView = old?.viewIfLoaded else {
            if isShown, view.window != nil {
                old?.viewIfLoaded?.removeFromSuperview()
                FramePipeline.shared.afterNextLayout(finish)
            } else {
                finish()
            }
            return
        }
        // The new one slides in from the right over the old one; a pop the other way round.
        let newView: UIView = new.view
        let width = view.bounds.width
        let isPop = operation == .pop
        if isPop { view.insertSubview(newView, belowSubview: oldView) }
        let rest = newView.frame
        newView.frame = rest.offsetBy(dx: isPop ? -width / 3 : width, dy: 0)
        UIView.animate(withDuration: Self.transitionDuration, delay: 0, options: .curveEaseOut) {
            newView.frame = rest
            oldView.frame = rest.offsetBy(dx: isPop ? width : -width / 3, dy: 0)
        } completion: { _ in
            finish()
        }
    }

    func place(_ controller: UIViewController) {
        let child: UIView = controller.view
        child.frame = view.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child, belowSubview: navigationBar)
        updateInsets()
    }

    /// Gives the bar the top controller's item.
    func updateBar() {
        guard isViewLoaded else { return }
        let top = stack.last
        navigationBar.topItem?.onChange = nil
        navigationBar.topItem = top?.navigationItem
        navigationBar.topItem?.onChange = { [weak self] in self?.updateBar() }
        if stack.count > 1 {
            let below = stack[stack.count - 2].navigationItem
            navigationBar.backTitle =
                below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
        } else {
            navigationBar.backTitle = nil
        }
        navigationBar.refresh()
        updateInsets()
    }

    /// What the bar covers is safe area for the children.
    func updateInsets() {
        guard isViewLoaded else { return }
        let top = isNavigationBarHidden ? 0 : navigationBar.contentHeight
        for controller in stack {
            controller.containerInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        }
        view.setNeedsLayout()
    }

    func layoutBar() {
        let top = view.safeAreaInsets.top
        navigationBar.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: top + navigationBar.contentHeight)
    }
}

extension UIViewController {
    /// The nearest navigation controller above.
    public var navigationController: UINavigationController? {
        var current = parentReference
        while let controller = current {
            if let navigation = controller as? UINavigationController { return navigation }
            current = controller.parentReference
        }
        return nil
    }
}
