import Foundation

/// An index path of two numbers as it lies in memory: a pair, and a mark that says so.
///
/// Every question to a delegate carries an index path. Foundation makes and reads them out of line, forty instructions
/// a time, and has no initialiser for two numbers; a list that asks for the sizes of 100,000 items spends half of its
/// time there. Foundation is built with each toolchain, so the layout is fixed at compile time.
public struct IndexPair: Equatable {
    public let section: Int
    public let item: Int
    @usableFromInline let kind: UInt8

    /// Foundation's mark of paths of two numbers.
    @usableFromInline static var pair: UInt8 { @inlinable get { 1 } }

    static let assumption = Assumption(
        "an index path of two numbers is a pair with the mark 1 behind it", loss: "every list"
    ) {
        guard MemoryLayout<IndexPath>.size == MemoryLayout<IndexPair>.size else { return false }
        let path = IndexPath(indexes: [1, 2])
        return IndexPair(path) == IndexPair(section: 1, item: 2)
            && IndexPair(section: 1, item: 2).path == path
            && IndexPair(IndexPath(indexes: [1, 2, 3])) == nil
    }

    @inlinable
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
        kind = Self.pair
    }

    /// Moved out of memory rather than cast, which would copy what it makes.
    @inlinable
    public var path: IndexPath {
        var pair = self
        return withUnsafeMutableBytes(of: &pair) {
            $0.baseAddress!.assumingMemoryBound(to: IndexPath.self).move()
        }
    }

    /// Nil for a path that has not exactly two numbers.
    @inlinable
    public init?(_ path: IndexPath) {
        let pair = unsafeBitCast(path, to: IndexPair.self)
        guard pair.kind == Self.pair else { return nil }
        self = pair
    }
}
