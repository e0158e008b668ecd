extension UIViewController {
    func runSegue(_ identifier: String, _ sender: Any?) {
        let templates = storyboardScene?.templates ?? []
        guard let template = templates.first(where: { $0.segue.identifier == identifier }) else {
            let known = templates.compactMap(\.segue.identifier).sorted()
            fatalError(
                "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'; "
                    + (storyboardScene == nil
                        ? "it was not made from a storyboard"
                        : "it has " + (known.isEmpty ? "none" : known.joined(separator: ", "))))
        }
        template.perform(sender)
    }

    /// Who on the way back takes the unwind action.
    ///
    /// UIKit: the children of each container around the source, nearest first, then the container, then who
    /// presents it (Apple's description of unwinding).
    func unwindTarget(_ action: Selector, sender: Any?) -> UIViewController? {
        let source = UIStoryboardUnwindSegueSource(self, action, sender)
        var current: UIViewController = self
        while true {
            if let parent = current.parentReference {
                for child in parent.allowedChildrenForUnwinding(from: source) {
                    if let found = child.unwindTargetBelow(source) { return found }
                }
                if parent.takes(source) { return parent }
                current = parent
            } else if let presenter = current.modal.presenter {
                if let found = presenter.unwindTargetBelow(source) { return found }
                current = presenter
            } else {
                return nil
            }
        }
    }

    private func unwindTargetBelow(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) {
            if let found = child.unwindTargetBelow(source) { return found }
        }
        return takes(source) ? self : nil
    }

    private func takes(_ source: UIStoryboardUnwindSegueSource) -> Bool {
        canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    }

    /// The children nearest to the reader first; not those that the source is in.
    func standardUnwindChildren(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        var chain: [UIViewController] = []
        var current: UIViewController? = source.source
        while let controller = current {
            chain.append(controller)
            current = controller.parentReference
        }
        return childList.reversed().filter { child in !chain.contains { $0 === child } }
    }

    /// Takes away what is in front of this controller: what it or a container around it presents, and what was
    /// pushed over it.
    func unwindStack(for segue: UIStoryboardSegue) {
        var covers = false
        var current: UIViewController? = self
        while let controller = current {
            if controller.modal.presented != nil { covers = true }
            current = controller.parentReference
        }
        // What a presentation hides goes without being seen.
        var child: UIViewController = self
        while let parent = child.parentReference {
            let step = {
                if let navigation = parent as? UINavigationController {
                    if navigation.topViewController !== child {
                        navigation.popToViewController(child, animated: !covers)
                    }
                } else if let tabs = parent as? UITabBarController {
                    tabs.selectedViewController = child
                } else {
                    parent.unwind(for: segue, towards: child)
                }
            }
            step()
            child = parent
        }
        if covers { dismiss(animated: true) }
    }
}
