/// What the layout said about a stretch of the content: scrolling inside of it asks nothing again.
@MainActor
struct CollectionAttributesCache {
    /// The stretch asked about; nil: nothing is known.
    private(set) var rect: CGRect?
    /// Sorted by key, each key once, hidden ones left out.
    private(set) var list: [UICollectionViewLayoutAttributes] = []

    mutating func clear() {
        rect = nil
        list = []
    }

    mutating func fill(_ attributes: [UICollectionViewLayoutAttributes], for rect: CGRect) {
        self.rect = rect
        list = attributes.filter { !$0.isHidden }
        guard zip(list, list.dropFirst()).contains(where: { $0.key >= $1.key }) else { return }
        // A key that a layout answers twice counts with its last answer.
        let byKey = Dictionary(list.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        list = byKey.values.sorted { $0.key < $1.key }
    }

    func covers(_ window: CGRect) -> Bool {
        guard let rect else { return false }
        return rect.contains(window)
    }
}
