import ArgumentParser

/// One of several parts of a run, `i/n` with i from 1: they are disjoint, together they are all, and none is longer than another
/// by more than one.
public struct Shard: ExpressibleByArgument, Equatable, Sendable, CustomStringConvertible {
    public let index: Int
    public let count: Int

    /// Nil for anything but `i/n` with i from 1 to n.
    public init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], 1...max(count, 1) ~= index
        else {
            return nil
        }
        (self.index, self.count) = (index, count)
    }

    public var description: String { "\(index)/\(count)" }

    /// Whether the item at that position, from 0, is of this part.
    public func contains(_ position: Int) -> Bool { position % count == index - 1 }

    public func part<Item>(of all: [Item]) -> [Item] {
        all.enumerated().filter { contains($0.offset) }.map(\.element)
    }
}
