import ListEngine

/// What a collection view shows among its items and the data source does not have. Places are as shown.
@MainActor
struct CollectionPlaceholders {
    /// Where what is dragged over the view would go: nothing is shown there.
    var gap: RowIndex?
    /// Cells for items whose data comes later.
    var items: [CollectionPlaceholder] = []

    var isEmpty: Bool { gap == nil && items.isEmpty }

    var places: PlaceholderPlaces { PlaceholderPlaces((gap.map { [$0] } ?? []) + items.map(\.place)) }

    /// Takes over the places that an update of what is shown gives; placeholders in deleted places go.
    mutating func follow(_ map: BatchMap) {
        gap = gap.flatMap { map.row(after: $0) }
        items = items.filter { placeholder in
            guard let place = map.row(after: placeholder.place) else { return false }
            placeholder.place = place
            return true
        }
    }
}

/// A cell that stands for an item until its data is there.
@MainActor
final class CollectionPlaceholder {
    let definition: UICollectionViewPlaceholder
    var place: RowIndex

    init(_ definition: UICollectionViewPlaceholder, at place: RowIndex) {
        self.definition = definition
        self.place = place
    }
}
