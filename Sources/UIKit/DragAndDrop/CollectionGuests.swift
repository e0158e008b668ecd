import ListEngine

/// What a collection view shows among its items and the data source does not have. Places are as shown.
@MainActor
struct CollectionGuests {
    /// Where something that hovers would go: nothing is shown there.
    var room: RowIndex?
    /// Cells for what comes later.
    var standIns: [CollectionStandIn] = []

    var isEmpty: Bool { room == nil && standIns.isEmpty }

    var places: GuestPlaces { GuestPlaces((room.map { [$0] } ?? []) + standIns.map(\.place)) }

    /// Takes over the places that an update of what is shown gives; guests in deleted places go.
    mutating func follow(_ map: BatchMap) {
        room = room.flatMap { map.row(after: $0) }
        standIns = standIns.filter { standIn in
            guard let place = map.row(after: standIn.place) else { return false }
            standIn.place = place
            return true
        }
    }
}

/// A cell that stands for an item until its data is there.
@MainActor
final class CollectionStandIn {
    let placeholder: UICollectionViewPlaceholder
    var place: RowIndex

    init(_ placeholder: UICollectionViewPlaceholder, at place: RowIndex) {
        self.placeholder = placeholder
        self.place = place
    }
}
