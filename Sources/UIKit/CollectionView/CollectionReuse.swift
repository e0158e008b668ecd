/// Where a reusable view waits: by what it can be shown for.
struct CollectionPoolKey: Hashable {
    var kind: CollectionElementKind
    var identifier: String
}

/// What makes the views of an identifier, and the views that wait for their next use.
@MainActor
final class CollectionReuse {
    private var classes: [CollectionPoolKey: AnyClass] = [:]
    private var nibs: [CollectionPoolKey: UINib] = [:]
    private var pools: [CollectionPoolKey: [UICollectionReusableView]] = [:]
    /// How many views were made; a test's witness that scrolling makes none.
    private(set) var made = 0

    func register(_ viewClass: AnyClass?, for key: CollectionPoolKey) {
        classes[key] = viewClass
        nibs[key] = nil
        pools[key] = nil
    }

    func register(_ nib: UINib?, for key: CollectionPoolKey) {
        classes[key] = nil
        nibs[key] = nib
        pools[key] = nil
    }

    func isRegistered(_ key: CollectionPoolKey) -> Bool { classes[key] != nil || nibs[key] != nil }

    /// A waiting view, told to prepare; nil when none waits.
    func take(_ key: CollectionPoolKey) -> UICollectionReusableView? {
        guard let view = pools[key]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// A new view; nil when nothing is registered.
    func make(_ key: CollectionPoolKey, frame: CGRect) -> UICollectionReusableView? {
        let view: UICollectionReusableView
        if let nib = nibs[key] {
            view = nib.reusableView(for: key)
            if frame.size != .zero { view.frame = frame }
        } else if let viewClass = classes[key] {
            guard let viewClass = viewClass as? UICollectionReusableView.Type else {
                fatalError(
                    "the class \(viewClass) registered for '\(key.identifier)' of kind \(key.kind.name) must be a "
                        + "subclass of UICollectionReusableView")
            }
            view = Construction.view(viewClass, frame: frame)
        } else {
            return nil
        }
        made += 1
        view.poolKey = key
        view.reuseIdentifier = key.identifier
        return view
    }

    func put(_ view: UICollectionReusableView) {
        guard let key = view.poolKey else {
            view.removeFromSuperview()
            return
        }
        pools[key, default: []].append(view)
    }

    /// The number of views that wait, all kinds together.
    var waiting: Int { pools.values.reduce(0) { $0 + $1.count } }
}
