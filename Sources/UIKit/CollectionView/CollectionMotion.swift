import ListEngine

/// The motion of a collection view's elements.
@MainActor
final class CollectionMotion: ListMotion {
    /// The layout's answers before the change, beyond the window too.
    let known: [ListElementKey: UICollectionViewLayoutAttributes]

    init(_ view: UICollectionView) {
        var known: [ListElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in view.attributesCache.list { known[attributes.key] = attributes.copied }
        self.known = known
        super.init(of: view, showing: view.elements.list.map(\.view))
    }

    /// Where an element that came begins.
    enum ElementStart {
        case at(UICollectionViewLayoutAttributes)
        /// It was there before under this key.
        case from(ListElementKey)
        case fade
        case still
    }

    /// Starts the motion.
    /// - Parameters:
    ///   - initial: where an element that came begins.
    ///   - staying: where an element that was there before begins, when the layout wants it elsewhere.
    func run(
        in view: UICollectionView, initial: (ListElementKey) -> ElementStart,
        staying: (ListElementKey) -> UICollectionViewLayoutAttributes? = { _ in nil },
        completion: @escaping () -> Void
    ) {
        var elements: [ObjectIdentifier: CollectionElement] = [:]
        for element in view.elements.list { elements[ObjectIdentifier(element.view)] = element }
        run(
            view.elements.list.map(\.view),
            start: { shown, isNew in
                guard let element = elements[ObjectIdentifier(shown)] else { return nil }
                guard isNew else {
                    return staying(element.key).map { Self.show($0, then: element, in: view) }
                }
                switch initial(element.key) {
                case .at(let attributes): return Self.show(attributes, then: element, in: view)
                case .from(let old):
                    guard let attributes = known[old] else { return .fade }
                    return .old(VisualState(attributes, view))
                case .fade: return .fade
                case .still: return .still
                }
            }, completion: completion)
    }

    /// As a layout wants it at the start, and as its own attributes say in the end.
    private static func show(
        _ start: UICollectionViewLayoutAttributes, then element: CollectionElement, in view: UICollectionView
    ) -> Start {
        let end = element.attributes.copied
        return .shown(
            { [weak view] in view?.show(element.view, as: start) },
            settle: { [weak view] in view?.show(element.view, as: end) })
    }
}

extension VisualState {
    @MainActor fileprivate init(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) {
        self.init(
            frame: view.frameInParent(attributes), alpha: attributes.isHidden ? 0 : attributes.alpha,
            transform: attributes.transform3D)
    }
}

extension UICollectionView {
    /// Whether changes are seen as motions.
    var animatesChanges: Bool { window != nil && UIView.areAnimationsEnabled && !pass.needsReload }

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
        motion.leave(view, exit ?? .fade) { [weak self] in self?.putAway(view) }
    }

    /// A view whose element is gone is free.
    func putAway(_ view: UICollectionReusableView) {
        guard let index = change.departing.firstIndex(where: { $0.view === view }) else { return }
        let key = change.departing.remove(at: index).key
        announceEnd(of: view, key)
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
