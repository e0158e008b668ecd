/// The numbers of items as the data source last gave them.
struct CollectionCounts: Equatable {
    /// By section; nil: to be asked for.
    private(set) var numbers: [Int]?

    var isLoaded: Bool { numbers != nil }
    var sections: Int { numbers?.count ?? 0 }

    init(_ numbers: [Int]? = nil) { self.numbers = numbers }

    func items(inSection section: Int) -> Int {
        guard let numbers else { return 0 }
        ensure(
            numbers.indices.contains(section),
            "request for number of items in section \(section) when there are only \(numbers.count) sections in "
                + "the collection view")
        return numbers[section]
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        guard let numbers, indexPath.count == 2, numbers.indices.contains(indexPath[0]) else { return false }
        return (0..<numbers[indexPath[0]]).contains(indexPath[1])
    }
}

extension UICollectionView {
    /// The counts, asked of the data source when they are not known.
    var loadedCounts: CollectionCounts {
        if !counts.isLoaded { counts = CollectionCounts(askedCounts()) }
        return counts
    }

    /// Asks the data source: the number of sections, then every section's.
    func askedCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.optional.numberOfSections(in: self) ?? 1
        return (0..<max(sections, 0)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }
}
