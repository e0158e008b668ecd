/// The updates of properties, which come before constraints and layout.
extension UIView {
    func markNeedsProperties() {
        needsPropertiesFlag = true
        markSubtreeNeedsProperties()
    }

    func markSubtreeNeedsProperties() {
        var view: UIView? = self
        while let current = view, !current.subtreeNeedsProperties {
            current.subtreeNeedsProperties = true
            view = current.superviewReference
        }
    }

    /// Calls `updateProperties` where it was asked for, parents first, a controller's before its view's.
    func updatePropertiesTree() {
        guard subtreeNeedsProperties else { return }
        subtreeNeedsProperties = false
        if let controller, controller.needsPropertiesFlag {
            controller.needsPropertiesFlag = false
            controller.tracked(.properties) { controller.updateProperties() }
        }
        if needsPropertiesFlag {
            needsPropertiesFlag = false
            if overrides(.properties) {
                tracked(.properties) { updateProperties() }
            }
        }
        // Indices, since an update may add and remove subviews.
        var index = 0
        while index < subviewList.count {
            subviewList[index].updatePropertiesTree()
            index += 1
        }
    }
}

extension UIViewController {
    func markNeedsProperties() {
        needsPropertiesFlag = true
        viewStore?.markSubtreeNeedsProperties()
    }
}
