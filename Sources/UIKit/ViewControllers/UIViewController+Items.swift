extension UIViewController {
    func titleDidChange() {
        defer { KeyValueObservers.changed(self) }
        containerItems.navigation?.title = title
        containerItems.tabBar?.title = title
        // UIKit: what names a navigation controller names its tab, whose item is its first screen's when it has none of its own.
        if containerItems.tabBar == nil, self is UINavigationController { tabBarItemInForce.title = title }
    }

    /// UIKit: a navigation controller shows the item of its first controller when it has none of its own.
    var tabBarItemInForce: UITabBarItem {
        if containerItems.tabBar == nil, let navigation = self as? UINavigationController,
            let first = navigation.stack.first
        {
            return first.tabBarItemInForce
        }
        return containerItems.makeTabBar(title: title)
    }
}

extension UIViewController {
    /// UIKit: what was selected is so again where a drag back to this screen is let go on the way.
    func whenGoingBackIsCancelled(_ restore: @escaping () -> Void) {
        guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
        _ = coordinator.animate(alongsideTransition: nil) { if $0.isCancelled { restore() } }
    }

    /// The containers around place this screen anew.
    func extentDidChange() {
        navigationController?.updateInsets()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Whoever holds this controller hears that it would like another size.
    func tellContentSizeChange() {
        parentReference?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

/// Edit while nothing is edited, Done while something is.
@MainActor
final class EditButtonItem: UIBarButtonItem {
    init(for controller: UIViewController) {
        super.init()
        title = SystemWord.edit.text
        primaryAction = UIAction(title: SystemWord.edit.text) { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ isEditing: Bool) {
        style = isEditing ? .done : .plain
        title = (isEditing ? SystemWord.done : .edit).text
    }
}
