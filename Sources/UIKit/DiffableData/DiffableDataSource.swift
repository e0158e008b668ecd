import ListEngine

/// What the diffable data sources of both lists do alike: they show snapshots, given on any thread, and tell which
/// identifier stands where.
@preconcurrency @MainActor
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    nonisolated let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    /// The list whose data source this is; nil: it has another by now.
    var shownList: (any DiffableList)? { nil }
    /// Tells the list of an update, in a batch.
    func announce(_ update: BatchUpdate) {}

    // MARK: Snapshots

    /// Shows a snapshot. Always from the main thread, or always from another one.
    /// - Parameter completion: called on the main thread when what moves has come to rest.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let completion = UncheckedSendable(value: completion)
        MainThread.run { self.show(snapshot, isAnimated: animatingDifferences, completion.value) }
    }
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { ended in
            apply(snapshot, animatingDifferences: animatingDifferences) { ended.resume() }
        }
    }
    /// Shows a snapshot by loading everything anew.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        let completion = UncheckedSendable(value: completion)
        MainThread.run { self.reload(snapshot, completion.value) }
    }
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { ended in
            applySnapshotUsingReloadData(snapshot) { ended.resume() }
        }
    }
    /// What is shown now.
    nonisolated open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    {
        NSDiffableDataSourceSnapshot(content.lists)
    }

    // MARK: Identifiers

    nonisolated open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.item(at: indexPath)
    }
    nonisolated open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.path(of: itemIdentifier)
    }
    nonisolated open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.section(at: index)
    }
    nonisolated open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.number(of: sectionIdentifier)
    }
}

/// A list that shows snapshots.
@MainActor
protocol DiffableList: UIScrollView {
    /// Whether the list has asked for its contents: before that there is nothing to update.
    var knowsItsContents: Bool { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    /// Asks the data source again for the cells that these rows or items have.
    func fillAgain(_ paths: [IndexPath])
}

extension UITableView: DiffableList {
    var knowsItsContents: Bool { isLoaded }
    func fillAgain(_ paths: [IndexPath]) { reconfigureRows(at: paths) }
}

extension UICollectionView: DiffableList {
    var knowsItsContents: Bool { counts.isLoaded }
    func fillAgain(_ paths: [IndexPath]) { reconfigureItems(at: paths) }
}

extension _DiffableDataSource {
    func reload(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ completion: (() -> Void)?
    ) {
        content.show(snapshot.lists)
        shownList?.reloadData()
        completion?()
    }

    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        isAnimated: Bool, _ completion: (() -> Void)?
    ) {
        guard let list = shownList, list.knowsItsContents else { return reload(snapshot, completion) }
        let change = DiffableChange(from: content.lists, to: snapshot)
        let run = {
            // With nothing to announce the update asks the cells that are filled anew for their sizes, and moves what is below.
            if change.update.isEmpty {
                self.content.show(change.lists)
                if !change.reconfigured.isEmpty { list.fillAgain(change.reconfigured) }
                return list.performBatchUpdates(nil, completion: completion.map { end in { _ in end() } })
            }
            // The completion comes when all is done, filling anew included.
            var isOver = false
            var isFilled = false
            func end() { if isOver, isFilled { completion?() } }
            list.performBatchUpdates(
                {
                    self.content.show(change.lists)
                    self.announce(change.update)
                },
                completion: { _ in
                    isOver = true
                    end()
                })
            if !change.reconfigured.isEmpty { list.fillAgain(change.reconfigured) }
            isFilled = true
            end()
        }
        if isAnimated { run() } else { UIView.performWithoutAnimation(run) }
    }
}
