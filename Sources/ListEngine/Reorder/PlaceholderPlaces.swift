/// Places in a list that hold what its data does not have: a gap for what is dragged over it, placeholders for what
/// comes later. The data's own rows are shown around them.
public struct PlaceholderPlaces: Sendable, Equatable, CustomStringConvertible {
    /// As shown, ascending.
    public let places: [RowIndex]

    public init(_ places: [RowIndex] = []) { self.places = places.sorted() }

    /// Where a row of the data is shown.
    public func shown(_ row: RowIndex) -> RowIndex {
        places.reduce(row) { $0.afterInsertion(at: $1) }
    }

    /// The row of the data that is shown at a place; nil: a placeholder is.
    public func data(at place: RowIndex) -> RowIndex? { places.contains(place) ? nil : insertion(at: place) }

    /// Where in the data something goes that takes a place.
    public func insertion(at place: RowIndex) -> RowIndex {
        let before = places.filter { $0.section == place.section && $0.row < place.row }
        return RowIndex(section: place.section, row: place.row - before.count)
    }

    /// How many placeholders a section has.
    public func count(in section: Int) -> Int { places.reduce(0) { $0 + ($1.section == section ? 1 : 0) } }

    public var description: String { "placeholders \(places)" }
}
