import Foundation
import ListEngine
import SwiftInternals

extension IndexPath {
    /// A row of a table view.
    @inlinable
    public init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// An item of a collection view.
    @inlinable
    public init(item: Int, section: Int) {
        self = IndexPair(section: section, item: item).path
    }

    /// The section of a row or item: the first of two numbers.
    @inlinable
    public var section: Int {
        get { IndexPair(self)?.section ?? self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section: the second of two numbers.
    @inlinable
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// The item in its section: the second of two numbers.
    @inlinable
    public var item: Int {
        get { IndexPair(self)?.item ?? second }
        set { self[1] = newValue }
    }

    /// UIKit: stops, in these words, for a path of another length, as the whole layout's headers have one.
    @usableFromInline
    var second: Int {
        guard count >= 2 else {
            fatalError(
                "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices "
                    + "specifying the section and row: \(self) has \(count); read it with `[0]`, as headers of the whole layout need"
            )
        }
        return self[1]
    }
}

extension IndexPath {
    /// Calls `body` with the numbers and the paths of `items` in their order.
    @inline(__always)
    static func visit(_ items: Range<Int>, section: Int, _ body: (Int, IndexPath) -> Void) {
        withUnsafeTemporaryAllocation(of: IndexPath.self, capacity: 1) { away in
            for item in items {
                let path = IndexPath(item: item, section: section)
                body(item, path)
                // Put away, not destroyed: a pair holds nothing to be given back, which a call would have to find out.
                away.initializeElement(at: 0, to: path)
            }
        }
    }
}

extension RowIndex {
    /// Of a row or an item. UIKit: what a path does not have is `NSNotFound`, so that it names no place.
    init(_ path: IndexPath) {
        self.init(
            section: path.count > 0 ? path.section : .max, row: path.count > 1 ? path.row : .max)
    }
}

extension IndexPath {
    init(_ index: RowIndex) { self.init(row: index.row, section: index.section) }
}
