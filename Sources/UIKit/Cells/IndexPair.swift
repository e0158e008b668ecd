/// An index path of two numbers as it lies in memory: a pair, and a mark that says so.
///
/// Every question to a delegate carries an index path. Foundation makes and reads them out of line, forty instructions
/// a time, and has no initialiser for two numbers; a list that asks for the sizes of 100,000 items spends half of its
/// time there. Foundation is built with each toolchain, so the layout is fixed at compile time; `isUnderstood` says
/// whether it is still this one.
@usableFromInline
struct IndexPair: Equatable {
    @usableFromInline let section: Int
    @usableFromInline let item: Int
    @usableFromInline let kind: UInt8

    /// Foundation's mark of paths of two numbers.
    @usableFromInline static var pair: UInt8 { @inlinable get { 1 } }

    /// Whether Foundation reads what is made here, and the other way round. An app asks once, when it starts.
    static var isUnderstood: Bool {
        guard MemoryLayout<IndexPath>.size == MemoryLayout<IndexPair>.size else { return false }
        let path = IndexPath(indexes: [1, 2])
        return IndexPair(path) == IndexPair(section: 1, item: 2)
            && IndexPair(section: 1, item: 2).path == path
            && IndexPair(IndexPath(indexes: [1, 2, 3])) == nil
    }

    @inlinable
    init(section: Int, item: Int) {
        self.section = section
        self.item = item
        kind = Self.pair
    }

    /// Moved out of memory rather than cast, which would copy what it makes.
    @inlinable
    var path: IndexPath {
        var pair = self
        return withUnsafeMutableBytes(of: &pair) {
            $0.baseAddress!.assumingMemoryBound(to: IndexPath.self).move()
        }
    }

    /// Nil for a path that has not exactly two numbers.
    @inlinable
    init?(_ path: IndexPath) {
        let pair = unsafeBitCast(path, to: IndexPair.self)
        guard pair.kind == Self.pair else { return nil }
        self = pair
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
