/// Stands between two layouts while a gesture leads from one to the other.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open internal(set) var currentLayout: UICollectionViewLayout
    open internal(set) var nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        nextLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// 0: as the current layout has it, 1: as the next one has it.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// Keeps a value of the app's for the time of the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    override var leavesSizesToViews: Bool { false }

    open override func prepare() {
        super.prepare()
        currentLayout.prepare()
        nextLayout.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        let t = transitionProgress
        return CGSize(width: a.width + (b.width - a.width) * t, height: a.height + (b.height - a.height) * t)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What either layout shows around here is on its way through here.
        let wide = rect.insetBy(dx: -rect.width, dy: -rect.height)
        var keys: [ListElementKey] = []
        var seen: Set<ListElementKey> = []
        for layout in [currentLayout, nextLayout] {
            for attributes in layout.layoutAttributesForElements(in: wide) ?? []
            where seen.insert(attributes.key).inserted {
                keys.append(attributes.key)
            }
        }
        return keys.compactMap(between).filter { $0.frame._intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.item(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            ListElementKey(
                category: .supplementaryView, kind: .named(elementKind), indexPath: indexPath))
    }

    /// An element on its way; what only one layout has fades.
    private func between(_ key: ListElementKey) -> UICollectionViewLayoutAttributes? {
        let start = currentLayout.attributes(for: key)
        let end = nextLayout.attributes(for: key)
        let t = transitionProgress
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
        guard let start, let end else {
            guard let copy = (start ?? end)?.copied else { return nil }
            copy.alpha *= start == nil ? t : 1 - t
            return copy
        }
        let copy = (t < 0.5 ? start : end).copied
        let (a, b) = (start.plainFrame, end.plainFrame)
        copy.plainFrame = CGRect(
            x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
            height: mix(a.height, b.height))
        copy.alpha = mix(start.alpha, end.alpha)
        let (m, n) = (start.transform, end.transform)
        copy.transform = CGAffineTransform(
            a: mix(m.a, n.a), b: mix(m.b, n.b), c: mix(m.c, n.c), d: mix(m.d, n.d), tx: mix(m.tx, n.tx),
            ty: mix(m.ty, n.ty))
        copy.selfSizing = []
        return copy
    }
}
