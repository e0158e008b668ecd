import Foundation

/// Where a list was left, told by what it showed: the items in sight and how far the leading edge was into each.
///
/// An offset in points means something else after an insertion, a rotation or a change of text size; the item at the edge
/// does not. The first anchor whose item is still there decides.
public struct ScrollPosition<ItemID: Hashable>: Equatable {
    /// An item and the part of it that was behind the leading edge: 0 at its start, 1 at its end, negative before it.
    public struct Anchor: Equatable {
        /// Which item it was.
        public var item: ItemID
        /// The part of it that was behind the edge.
        public var fraction: Double

        /// An anchor at a part of an item.
        public init(item: ItemID, fraction: Double) {
            self.item = item
            self.fraction = fraction
        }
    }

    /// From the leading edge on.
    public var anchors: [Anchor]

    /// A position with these anchors, from the leading edge on.
    public init(anchors: [Anchor]) { self.anchors = anchors }

    /// How many items in sight a position remembers.
    static var limit: Int { 6 }
}

extension ScrollPosition.Anchor: Sendable where ItemID: Sendable {}
extension ScrollPosition: Sendable where ItemID: Sendable {}
extension ScrollPosition.Anchor: Codable where ItemID: Codable {}
extension ScrollPosition: Codable where ItemID: Codable {}

/// A stretch of a list along the direction in which it scrolls, counted from the leading end of the content.
struct Stretch: Equatable {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }

    init(_ start: CGFloat, _ length: CGFloat) {
        self.start = start
        self.length = length
    }
}

extension ScrollPosition {
    /// The position of a list whose leading edge is at `edge`.
    /// - Parameter items: those in sight, in any order.
    init(edge: CGFloat, items: [(item: ItemID, stretch: Stretch)]) {
        let behind = items.filter { $0.stretch.length > 0 && $0.stretch.end > edge }
            .sorted { $0.stretch.start < $1.stretch.start }
        anchors = behind.prefix(Self.limit).map {
            Anchor(item: $0.item, fraction: Double((edge - $0.stretch.start) / $0.stretch.length))
        }
    }

    /// Where the leading edge belongs now; nil when none of the items is there any more.
    func edge(among stretch: (ItemID) -> Stretch?) -> CGFloat? {
        for anchor in anchors {
            guard let now = stretch(anchor.item) else { continue }
            return now.start + CGFloat(anchor.fraction) * now.length
        }
        return nil
    }
}
