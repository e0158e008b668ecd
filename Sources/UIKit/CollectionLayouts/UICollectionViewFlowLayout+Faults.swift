import ListEngine

/// What a flow layout says of sizes that it cannot place, in UIKit's words.
extension UICollectionViewFlowLayout {
    /// A property that is no size of an item. UIKit logs it and goes on.
    func explainItemSize() {
        guard !(itemSize.width > 0 && itemSize.height > 0) else { return }
        Diagnostics.sayOnce(
            """
            Negative or zero item sizes are not supported by flow layout. Invalid size: \(text(itemSize)); \
            collection view: \(owner.map { "\(type(of: $0))" } ?? "none").
            Set itemSize once the width that it follows from is known, in viewDidLayoutSubviews() or prepare().
            """)
    }

    /// A size of the delegate's that no item can have. UIKit stops there.
    func checkDelegateSize(_ size: CGSize, _ item: Int, _ section: Int) {
        ensure(
            size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
            "negative sizes are not supported in the flow layout: "
                + "collectionView(_:layout:sizeForItemAt:) answered \(text(size)) for item \(item) of "
                + "section \(section). Answer at least 0, also while the collection view has no width yet")
    }

    /// Items that are longer than a line. Said once, and again when they fitted in between.
    func explainLines(_ flow: FlowLayout, _ view: UICollectionView) {
        let viewport = flow.input.viewport
        guard viewport.width > 0, viewport.height > 0, let fault = flow.itemLongerThanItsLine else {
            cache.hasExplainedLines = false
            return
        }
        guard !cache.hasExplainedLines else { return }
        cache.hasExplainedLines = true
        let isVertical = scrollDirection == .vertical
        let (side, ends) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
        Diagnostics.say(
            """
            The behavior of the \(type(of: self)) is not defined because:
            the item \(side) must be less than the \(side) of the UICollectionView minus the section insets \
            \(ends) values, minus the content insets \(ends) values.
            Item \(fault.item) of section \(fault.section) has the \(side) \(fault.length), a line has \
            \(fault.available) of the \(isVertical ? view.bounds.width : view.bounds.height) points of the \
            \(type(of: view)). Make the item smaller, or invalidate the layout when the bounds change.
            """)
    }

    private func text(_ size: CGSize) -> String { "{\(size.width), \(size.height)}" }
}
