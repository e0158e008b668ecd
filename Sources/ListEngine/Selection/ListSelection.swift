/// Which places of a list are selected, in the order in which they were.
public struct ListSelection<Place: Hashable & Comparable> {
    /// By the number of the selection.
    private var numbers: [Place: Int] = [:]
    private var next = 0

    public init() {}

    public var isEmpty: Bool { numbers.isEmpty }
    public var count: Int { numbers.count }

    /// O(1).
    public func contains(_ place: Place) -> Bool { numbers[place] != nil }

    /// In the order of selection. O(n log n).
    public var places: [Place] { numbers.sorted { $0.value < $1.value }.map(\.key) }

    /// In the list's order. O(n log n).
    public var sorted: [Place] { numbers.keys.sorted() }

    /// The first in the list. O(n).
    public var first: Place? { numbers.keys.min() }

    /// What is selected already keeps its turn.
    public mutating func insert(_ place: Place) {
        guard numbers[place] == nil else { return }
        numbers[place] = next
        next += 1
    }

    public mutating func remove(_ place: Place) { numbers[place] = nil }

    public mutating func removeAll() { self = ListSelection() }

    /// Places after an update of the list.
    /// - Parameter after: where a place went; nil: it is gone, and no longer selected.
    public mutating func follow(_ after: (Place) -> Place?) {
        var moved: [Place: Int] = [:]
        for (place, number) in numbers {
            if let place = after(place) { moved[place] = number }
        }
        numbers = moved
    }
}
