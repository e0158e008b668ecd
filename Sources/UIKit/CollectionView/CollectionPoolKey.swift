/// Which views can be used for each other: those of one kind of element and one reuse identifier.
struct CollectionPoolKey: Hashable {
    var kind: ListElementKind
    var identifier: String
}

extension ReusePool<CollectionPoolKey, UICollectionReusableView> {
    /// A waiting view, told to prepare; nil when none waits.
    func dequeuePrepared(_ key: CollectionPoolKey) -> UICollectionReusableView? {
        let view = dequeue(key)
        // Also where a class does not call super in `prepareForReuse()`.
        if let cell = view as? UICollectionViewCell, cell.isSelected { cell.isSelected = false }
        view?.prepareForReuse()
        (view as? UICollectionViewCell)?.markConfigurationForReuse()
        return view
    }

    /// A new view; nil when nothing is registered.
    func make(_ key: CollectionPoolKey, frame: CGRect) -> UICollectionReusableView? {
        let view = make(
            key,
            from: { nib in
                let view = nib.reusableView(for: key)
                if frame.size != .zero { view.frame = frame }
                return view
            },
            or: { type in
                guard let type = type as? UICollectionReusableView.Type else {
                    fatalError(
                        "the class \(type) registered for '\(key.identifier)' of kind \(key.kind.name) must be a "
                            + "subclass of UICollectionReusableView")
                }
                return Construction.view(type, frame: frame)
            })
        view?.poolKey = key
        view?.identifierStore = key.identifier
        return view
    }

    func put(_ view: UICollectionReusableView) {
        guard let key = view.poolKey else { return view.removeFromSuperview() }
        put(view, for: key)
    }
}
