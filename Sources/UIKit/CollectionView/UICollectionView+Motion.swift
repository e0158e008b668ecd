import ListEngine

/// The motion of a collection view's elements.
extension UICollectionView {
    var animatesChanges: Bool { window != nil && UIView.areAnimationsEnabled && !pass.needsReload }

    var shownElements: [ListMotion.Shown] { elements.list.map { ($0.key, $0.view) } }

    /// The layout's answers, beyond the window too, as they are now.
    var knownAttributes: [ListElementKey: UICollectionViewLayoutAttributes] {
        Dictionary(uniqueKeysWithValues: attributesCache.list.map { ($0.key, $0.copied) })
    }

    /// An element begins as attributes say, and ends as its own say.
    func start(_ attributes: UICollectionViewLayoutAttributes, _ key: ListElementKey) -> ListMotion.Start? {
        guard let element = elements[key] else { return nil }
        let end = element.attributes.copied
        return .shown(
            { [weak self] in self?.show(element.view, as: attributes) },
            settle: { [weak self] in self?.show(element.view, as: end) })
    }

    /// An element begins where it was before the change; it fades in where the layout had not been asked about it.
    func start(from old: UICollectionViewLayoutAttributes?) -> ListMotion.Start {
        old.map { .old(VisualState($0, self)) } ?? .fade
    }

    /// Shows a view as attributes say that are not, or not yet, those of its place.
    fileprivate func show(
        _ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes
    ) {
        view.appliedValues = nil
        apply(attributes, to: view)
        if attributes.isHidden { view.alpha = 0 }
    }

    /// The view of an element that was taken out goes; it stays on the screen until the motion ends.
    /// - Parameter end: how it goes; nil: it fades.
    func leave(
        _ element: CollectionElement, with motion: ListMotion, end: UICollectionViewLayoutAttributes?
    ) {
        let view = element.view
        view.elementKey = nil
        change.departing.append((view, element.key))
        let exit = end.map { end in ListMotion.Exit.shown { [weak self] in self?.show(view, as: end) } }
        motion.leave(view, exit ?? .fade) { [weak self] in self?.retireDeparted(view) }
    }

    /// The view of an element that is gone goes to the pool.
    func retireDeparted(_ view: UICollectionReusableView) {
        guard let index = change.departing.firstIndex(where: { $0.view === view }) else { return }
        let key = change.departing.remove(at: index).key
        announce(view, key, isShown: false)
        (view as? UICollectionViewCell)?.isHighlighted = false
        UIView.performWithoutAnimation {
            view.alpha = 1
            view.transform3D = CATransform3DIdentity
        }
        view.appliedValues = nil
        view.show(false)
        reuse.put(view)
    }
}

extension VisualState {
    @MainActor fileprivate init(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) {
        self.init(
            frame: view.frameInParent(attributes), alpha: attributes.isHidden ? 0 : attributes.alpha,
            transform: attributes.transform3D)
    }
}
