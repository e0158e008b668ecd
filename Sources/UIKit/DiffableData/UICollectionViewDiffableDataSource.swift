import ListEngine

/// Shows snapshots in a collection view: every snapshot that is applied becomes the fewest insertions,
/// deletions and moves. Sections may be outlines, whose items open and close.
///
/// Keep the data source alive yourself; the collection view does not. Section and item identifiers need not be
/// `Sendable` here, which Apple's declaration asks for.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Needed as soon as the layout places supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Whether and how the reader may put items into another order.
    public var reorderingHandlers = ReorderingHandlers()
    /// Who is asked and told when the reader opens or closes items of an outline.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    weak var collectionView: UICollectionView?
    let cellProvider: CellProvider
    /// Of the sections that a section snapshot was applied to.
    var outlines: [SectionIdentifierType: Outline<ItemIdentifierType>] = [:]

    /// Becomes the collection view's data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Section snapshots

    /// Shows the visible items of an outline in one section, which is added when it is not there.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let handed = UncheckedSendable(value: (section, completion))
        MainThread.run {
            self.show(snapshot.outline, in: handed.value.0, isAnimated: animatingDifferences, handed.value.1)
        }
    }
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        let handed = UncheckedSendable(value: section)
        await withCheckedContinuation { ended in
            apply(snapshot, to: handed.value, animatingDifferences: animatingDifferences) { ended.resume() }
        }
    }
    /// The outline of a section; its items as roots when none was applied.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(outline(of: section))
    }

    override var shownList: (any DiffableList)? {
        collectionView.flatMap { $0.dataSource === self ? $0 : nil }
    }
    override func announce(_ update: BatchUpdate) { collectionView?.announce(update) }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        content.itemCount(in: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        providedCell(collectionView, indexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        providedSupplementary(collectionView, kind, indexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        canReorder(indexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        reorder(sourceIndexPath, destinationIndexPath)
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    // MARK: Handlers

    public struct ReorderingHandlers {
        /// Whether an item may be moved; none may without this.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The place to write the new order into the model.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// The children to show below an item that opens, given those it has.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }
}
