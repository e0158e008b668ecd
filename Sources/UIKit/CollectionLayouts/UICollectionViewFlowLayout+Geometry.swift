import ListEngine

/// What a flow layout object keeps between questions.
@MainActor
final class FlowLayoutCache {
    var flow: FlowLayout?
    /// The delegate and the properties have to be read again.
    var metricsAreStale = true
    /// Whether the delegate answered for a size of an item.
    var delegateGivesSizes = false
    /// What the insets of sections were added to.
    var referenceInsets = UIEdgeInsets.zero
    /// Sizes that cells asked for, while the layout sizes itself.
    var measured: [RowIndex: CGSize] = [:]
    /// Sections that got measurements after `flow` was made.
    var staleSections: Set<Int> = []
    /// Whether it was said that an item is longer than its line.
    var hasExplainedLines = false
    /// How often the lines were packed; tests check that scrolling does not.
    var packings = 0
}

extension UICollectionViewFlowLayout {
    var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    var sizesItself: Bool {
        estimatedItemSize != .zero || itemSize == UICollectionViewFlowLayout.automaticSize
    }

    /// The geometry for the collection view as it is now.
    var flow: FlowLayout {
        guard let view = owner else {
            return FlowLayout(FlowLayoutInput(viewport: .zero, axis: axis, scale: 1, sections: []))
        }
        let viewport = viewport(of: view, size: view.bounds.size)
        if cache.metricsAreStale || cache.flow == nil {
            cache.metricsAreStale = false
            cache.staleSections = []
            cache.delegateGivesSizes = false
            cache.packings += 1
            cache.referenceInsets = referenceInsets(of: view)
            let flow = FlowLayout(
                FlowLayoutInput(
                    viewport: viewport, axis: axis, scale: view.pixelScale, sections: sectionInputs(of: view))
            )
            explainLines(flow, view)
            cache.flow = flow
        } else {
            if cache.flow?.input.viewport != viewport {
                cache.flow?.resize(to: viewport)
                explainLines(cache.flow!, view)
            }
            for section in cache.staleSections.sorted() { repack(section) }
            cache.staleSections = []
        }
        return cache.flow!
    }

    /// The window on the content; content insets across the scroll direction make lines shorter.
    private func viewport(of view: UICollectionView, size: CGSize) -> CGSize {
        let insets = view.adjustedContentInset
        return scrollDirection == .vertical
            ? CGSize(width: max(size.width - insets.left - insets.right, 0), height: size.height)
            : CGSize(width: size.width, height: max(size.height - insets.top - insets.bottom, 0))
    }

    private func repack(_ section: Int) {
        guard var input = cache.flow?.input.sections[section] else { return }
        cache.packings += 1
        input.items = overridden(input.items, section: section)
        cache.flow?.replaceSection(section, with: input)
    }

    /// The sizes with those that cells measured in their places.
    private func overridden(_ items: FlowItemSizes, section: Int) -> FlowItemSizes {
        guard !cache.measured.isEmpty else { return items }
        let measured = cache.measured.filter { $0.key.section == section && $0.key.row < items.count }
        guard !measured.isEmpty else { return items }
        var sizes = items.sizes
        for (place, size) in measured { sizes[place.row] = size }
        return .each(sizes)
    }

    // MARK: Reading the delegate

    private func sectionInputs(of view: UICollectionView) -> [FlowSectionInput] {
        let delegate = view.flowDelegate
        return (0..<view.numberOfSections).map { sectionInput($0, view, delegate) }
    }

    private func sectionInput(
        _ section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSectionInput {
        func extent(_ size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.height : size.width }
        let headerExtent = extent(
            delegate.optional.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize)
        let footerExtent = extent(
            delegate.optional.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize)
        let insets =
            delegate.optional.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate.optional.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let itemSpacing =
            delegate.optional.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        return FlowSectionInput(
            items: overridden(itemSizes(section, view, delegate), section: section),
            insets: referenced(insets, view), lineSpacing: lineSpacing, interitemSpacing: itemSpacing,
            headerExtent: headerExtent, footerExtent: footerExtent)
    }

    /// Asks for the first item; only a delegate that answers is asked for the others.
    private func itemSizes(
        _ section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowItemSizes {
        let count = view.numberOfItems(inSection: section)
        guard count > 0, let delegate, let head = view.pathForSize(0, section) else {
            return .uniform(count: count, size: ownItemSize)
        }
        let first = delegate.optional.collectionView(view, layout: self, sizeForItemAt: head)
        guard let first else { return .uniform(count: count, size: ownItemSize) }
        cache.delegateGivesSizes = true
        var sizes = ItemSizeBuffer(count: count, first: first)
        if view.placeholders.isEmpty {
            IndexPath.visit(1..<count, section: section) { item, path in
                sizes.put(delegate.collectionView(view, layout: self, sizeForItemAt: path), at: item)
            }
        } else {
            for item in 1..<count {
                let path = view.pathForSize(item, section) ?? head
                sizes.put(delegate.collectionView(view, layout: self, sizeForItemAt: path), at: item)
            }
        }
        return sizes.take { size, item in
            let size = laidOutSize(size)
            checkDelegateSize(size, item, section)
            return size
        }
    }

    private var ownItemSize: CGSize {
        let size = laidOutSize(estimatedItemSize == .zero ? itemSize : estimatedItemSize)
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    private func laidOutSize(_ size: CGSize) -> CGSize {
        size == UICollectionViewFlowLayout.automaticSize ? CGSize(width: 50, height: 50) : size
    }

    /// What the insets of sections are added to.
    func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
        switch sectionInsetReference {
        case .fromContentInset: .zero
        case .fromSafeArea: view.safeAreaInsets
        case .fromLayoutMargins: view.layoutMargins
        }
    }

    private func referenced(_ insets: UIEdgeInsets, _ view: UICollectionView) -> ListInsets {
        let extra = cache.referenceInsets
        let isVertical = scrollDirection == .vertical
        return ListInsets(
            top: insets.top + (isVertical ? 0 : extra.top),
            leading: insets.left + (isVertical ? extra.left : 0),
            bottom: insets.bottom + (isVertical ? 0 : extra.bottom),
            trailing: insets.right + (isVertical ? extra.right : 0))
    }
}
