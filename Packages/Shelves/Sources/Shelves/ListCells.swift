import UIKit

/// The cells of a list in a ``ShelfView`` or a ``Carousel``: made of a nib or of their class, filled from a diffable data source, and what is
/// done with them told by what they show.
@MainActor
final class ListCells<Entry: Hashable & Sendable, Cell: UICollectionViewCell> {
    private typealias Registration = UICollectionView.CellRegistration<Cell, Entry>

    /// Where cells come from, if not from their class; set before there are any.
    var nib: UINib? { didSet { registration = makeRegistration() } }
    var select: @MainActor (Entry) -> Void = { _ in }
    var menu: @MainActor (Entry) -> UIMenu? = { _ in nil }
    var prefetch: @MainActor ([Entry]) -> Void = { _ in }
    var cancelPrefetch: @MainActor ([Entry]) -> Void = { _ in }

    private(set) var source: UICollectionViewDiffableDataSource<Int, Entry>!
    let relay = ListRelay()
    private let fill: @MainActor (Cell, Entry) -> Void
    private var registration: Registration!

    init(of list: UICollectionView, fill: @escaping @MainActor (Cell, Entry) -> Void) {
        self.fill = fill
        registration = makeRegistration()
        source = UICollectionViewDiffableDataSource(collectionView: list) { [weak self] list, path, entry in
            guard let self else { return nil }
            return list.dequeueConfiguredReusableCell(using: registration, for: path, item: entry)
        }
        relay.select = { [weak self] path in
            guard let self, let entry = source.itemIdentifier(for: path) else { return }
            select(entry)
        }
        relay.menu = { [weak self] path in
            guard let self, let entry = source.itemIdentifier(for: path) else { return nil }
            return menu(entry)
        }
        relay.prefetch = { [weak self] paths in
            guard let self else { return }
            prefetch(entries(at: paths))
        }
        relay.cancelPrefetch = { [weak self] paths in
            guard let self else { return }
            cancelPrefetch(entries(at: paths))
        }
        list.delegate = relay
        list.prefetchDataSource = relay
    }

    private func makeRegistration() -> Registration {
        let fill: Registration.Handler = { [fill] cell, _, entry in fill(cell, entry) }
        return nib.map { Registration(cellNib: $0, handler: fill) } ?? Registration(handler: fill)
    }

    private func entries(at paths: [IndexPath]) -> [Entry] {
        paths.compactMap { source.itemIdentifier(for: $0) }
    }
}
