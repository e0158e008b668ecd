extension UICollectionView {
    /// A cell class together with the code that fills its cells.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationCounter.next()
        private(set) var nib: UINib?
        let handler: Handler

        public init(handler: @escaping Handler) { self.handler = handler }

        /// Cells come from a nib whose only top object is one.
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// A supplementary view class together with the code that fills its views.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = RegistrationCounter.next()
        private(set) var nib: UINib?
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }

        /// Views come from a nib whose only top object is one.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            nib = supplementaryNib
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = CollectionPoolKey(kind: .cell, identifier: registration.identifier)
        prepare(key, registration.nib, Cell.self)
        let cell: Cell = matched(dequeueCell(registration.identifier, for: shownPath(indexPath)))
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = ListElementKind.named(registration.elementKind)
        let key = CollectionPoolKey(kind: kind, identifier: registration.identifier)
        prepare(key, registration.nib, Supplementary.self)
        let view: Supplementary = matched(
            dequeueSupplementary(kind: kind, registration.identifier, for: indexPath))
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

extension UICollectionView {
    private func prepare(_ key: CollectionPoolKey, _ nib: UINib?, _ viewClass: UICollectionReusableView.Type)
    {
        guard !reuse.isRegistered(key) else { return }
        if let nib { reuse.register(nib, for: key) } else { reuse.register(viewClass, for: key) }
    }

    private func matched<View: UICollectionReusableView>(_ view: UICollectionReusableView) -> View {
        guard let matched = view as? View else {
            fatalError(
                "the registration's nib makes a \(type(of: view)), but the registration is for \(View.self)")
        }
        return matched
    }
}

/// Numbers registrations in the order they are made; those of other threads have names that nobody else has.
enum RegistrationCounter {
    static let prefix = "registration "
    @MainActor @SessionLocal private static var made = 0

    static func next() -> String {
        guard MainThread.isHere else { return "\(prefix)\(UUID())" }
        return MainThread.isolated {
            made += 1
            return "\(prefix)\(made)"
        }
    }
}
