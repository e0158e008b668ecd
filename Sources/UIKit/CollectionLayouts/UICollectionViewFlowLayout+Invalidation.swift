import ListEngine

extension UICollectionViewFlowLayout {
    func metricDidChange(_ isDifferent: Bool) {
        guard isDifferent else { return }
        cache.metricsAreStale = true
        if owner != nil { invalidateLayout() }
    }

    func applyInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { cache.measured = [:] }
        let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
            cache.metricsAreStale = true
            return
        }
        guard isWhole || context.invalidateFlowLayoutDelegateMetrics else { return }
        cache.metricsAreStale = true
        // `invalidateLayout()` measures again; after changes of the data the sizes move with their items.
        if !context.invalidateDataSourceCounts { cache.measured = [:] }
    }

    /// A length of line that changes, sizes of the delegate's that may follow the view's, or headers and
    /// footers that follow the bounds.
    func boundsChangeMatters(_ newBounds: CGRect) -> Bool {
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        guard let size = owner?.pass.bounds.prepared.size, size != newBounds.size else { return false }
        if cache.delegateGivesSizes { return true }
        return scrollDirection == .vertical ? size.width != newBounds.width : size.height != newBounds.height
    }

    /// A change of the origin alone, within the same safe area and margins, leaves sizes and positions as they are.
    func limit(
        _ context: UICollectionViewLayoutInvalidationContext, to newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let isResized = owner?.pass.bounds.prepared.size != newBounds.size
            let isInset = owner.map(referenceInsets) != cache.referenceInsets
            context.invalidateFlowLayoutDelegateMetrics = isResized || isInset
            context.invalidateFlowLayoutAttributes = isResized || isInset
        }
        return context
    }

    /// Keeps the size that a cell asked for; the lines of its section are packed again when next asked for.
    func applyMeasurement(
        _ preferred: UICollectionViewLayoutAttributes, into context: UICollectionViewLayoutInvalidationContext
    ) {
        guard preferred.representedElementCategory == .cell else { return }
        let path = preferred.indexPath
        cache.measured[RowIndex(section: path[0], row: path[1])] = preferred.size
        cache.staleSections.insert(path[0])
        context.invalidateItems(at: [path])
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
        }
    }

    func moveMeasurements(_ map: BatchMap) {
        guard !cache.measured.isEmpty else { return }
        var moved: [RowIndex: CGSize] = [:]
        for (place, size) in cache.measured where !map.reloadedRows.contains(place) {
            if let target = map.row(after: place) { moved[target] = size }
        }
        cache.measured = moved
    }
}
