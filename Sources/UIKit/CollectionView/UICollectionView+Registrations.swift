extension UICollectionView {
    /// A cell class together with the code that fills its cells.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier: String
        let handler: Handler

        public init(handler: @escaping Handler) {
            identifier = RegistrationCounter.next()
            self.handler = handler
        }
    }

    /// A supplementary view class together with the code that fills its views.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier: String
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            identifier = RegistrationCounter.next()
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = CollectionPoolKey(kind: .cell, identifier: registration.identifier)
        if !reuse.isRegistered(key) { reuse.register(Cell.self, for: key) }
        let cell = unsafeDowncast(dequeueCell(registration.identifier, for: indexPath), to: Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = CollectionElementKind.named(registration.elementKind)
        let key = CollectionPoolKey(kind: kind, identifier: registration.identifier)
        if !reuse.isRegistered(key) { reuse.register(Supplementary.self, for: key) }
        let view = unsafeDowncast(
            dequeueSupplementary(kind: kind, registration.identifier, for: indexPath), to: Supplementary.self)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

/// Numbers registrations in the order they are made.
@MainActor
private enum RegistrationCounter {
    private static var made = 0

    static func next() -> String {
        made += 1
        return "registration \(made)"
    }
}
