/// Something a list has made for one of its places.
public protocol MountedElement {
    associatedtype Key: Comparable
    /// The place: which row, item, header, ….
    var key: Key { get }
}

/// What of a list has views now, sorted by key: at most one element for each.
public struct MountedElements<Element: MountedElement> {
    public typealias Key = Element.Key

    /// Ascending by key.
    @inlinable public var list: [Element] { elements }
    @usableFromInline var elements: [Element] = []

    @inlinable public init() {}

    @inlinable public var isEmpty: Bool { list.isEmpty }

    /// The place of the element, or where it would go. O(log n).
    @inlinable func position(of key: Key) -> Int {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// O(log n).
    @inlinable public subscript(key: Key) -> Element? {
        let position = position(of: key)
        return position < elements.count && elements[position].key == key ? elements[position] : nil
    }

    /// The elements before and after a key, whether or not it has one itself. O(log n).
    @inlinable public func neighbours(of key: Key) -> (before: Element?, after: Element?) {
        let position = position(of: key)
        let next = position < elements.count && elements[position].key == key ? position + 1 : position
        return (position > 0 ? elements[position - 1] : nil, next < elements.count ? elements[next] : nil)
    }

    /// Puts an element in, for the one that its key had before. O(n).
    @inlinable public mutating func insert(_ element: Element) {
        let position = position(of: element.key)
        if position < elements.count, elements[position].key == element.key {
            elements[position] = element
        } else {
            elements.insert(element, at: position)
        }
    }

    /// Changes an element in place, if there is one; its key stays. O(log n).
    @inlinable public mutating func update(_ key: Key, _ change: (inout Element) -> Void) {
        let position = position(of: key)
        if position < elements.count, elements[position].key == key { change(&elements[position]) }
    }

    /// O(n).
    @discardableResult @inlinable
    public mutating func remove(_ key: Key) -> Element? {
        let position = position(of: key)
        return position < elements.count && elements[position].key == key
            ? elements.remove(at: position) : nil
    }

    /// Takes out what `isGone` says.
    /// - Returns: what was taken out, ascending.
    @inlinable public mutating func remove(where isGone: (Element) -> Bool) -> [Element] {
        let gone = elements.filter(isGone)
        if !gone.isEmpty { elements.removeAll(where: isGone) }
        return gone
    }

    /// Gives elements other keys, as an update of the elements does. No two may get the same.
    /// - Parameter follow: changes an element's key; false: its place is gone.
    /// - Returns: those whose place is gone, in the old order. O(n log n).
    @inlinable public mutating func rekey(_ follow: (inout Element) -> Bool) -> [Element] {
        var leaving: [Element] = []
        var staying: [Element] = []
        staying.reserveCapacity(elements.count)
        for var element in elements {
            if follow(&element) { staying.append(element) } else { leaving.append(element) }
        }
        elements = staying.sorted { $0.key < $1.key }
        return leaving
    }

    /// What stays, comes and goes on the way to other places.
    public struct Change<Place> {
        @inlinable init() {}

        /// Those of the wanted places that have an element.
        public var kept: [Place] = []
        /// Those that have none yet.
        public var coming: [Place] = []
        /// Elements whose places are not wanted; they have been taken out.
        public var leaving: [Element] = []
    }

    /// Who stays, comes and goes when exactly the `wanted` places, ascending by key, are to have elements. O(n).
    @inlinable public mutating func move<Place>(to wanted: [Place], key: (Place) -> Key) -> Change<Place> {
        var change = Change<Place>()
        var staying: [Element] = []
        staying.reserveCapacity(elements.count)
        var old = 0
        for place in wanted {
            let key = key(place)
            while old < elements.count, elements[old].key < key {
                change.leaving.append(elements[old])
                old += 1
            }
            if old < elements.count, elements[old].key == key {
                staying.append(elements[old])
                change.kept.append(place)
                old += 1
            } else {
                change.coming.append(place)
            }
        }
        change.leaving += elements[old...]
        elements = staying
        return change
    }
}
