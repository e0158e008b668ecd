/// The updates of properties, which come before constraints and layout.
extension UIView {
    func markNeedsProperties() {
        pendingUpdates.request(.properties)
        markSubtree(.properties)
    }

    /// Calls `updateProperties` where it was asked for, parents first, a controller's before its view's.
    func updatePropertiesTree() {
        guard pendingUpdates.beginPass(.properties) else { return }
        if let controller, controller.beginProperties() {
            controller.tracked(.properties) { controller.updateProperties() }
        }
        if pendingUpdates.beginUpdate(.properties), overrides(.properties) {
            tracked(.properties) { updateProperties() }
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
        requestProperties()
        viewStore?.markSubtree(.properties)
    }
}
