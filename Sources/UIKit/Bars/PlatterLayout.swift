/// Which bar buttons stand on one piece of glass, and how wide the pieces are.
///
/// UIKit: buttons that show pictures share a background; texts, the system's Done and Close and prominent items have their own, a
/// space between items parts them (WWDC 2025, session 284; documentation of `sharesBackground` and `hidesSharedBackground`).
struct PlatterLayout: Equatable {
    /// What a bar shows of an item.
    struct Item: Equatable {
        enum Content: Equatable { case text, image, custom }

        var content: Content
        /// Points of the text, the picture or the app's view.
        var width: CGFloat
        /// Whether neighbours may stand on the same glass.
        var shares = true
        /// Without glass.
        var isBare = false
    }

    /// Items on one platter, or one without any.
    struct Group: Equatable {
        var items: Range<Int>
        var width: CGFloat
        var isBare: Bool
    }

    /// In the order of the items.
    let groups: [Group]
    /// Of each item in its platter.
    let widths: [CGFloat]

    init(_ items: [Item], _ metrics: PlatterMetrics) {
        widths = items.map { item in
            guard !item.isBare else { return item.width }
            let side =
                switch item.content {
                case .text: metrics.textSide
                case .image: metrics.imageSide
                case .custom: metrics.customSide
                }
            return max(item.width + 2 * side, metrics.height)
        }
        var groups: [Group] = []
        for (index, item) in items.enumerated() {
            let mayShare = item.shares && !item.isBare && item.content != .text
            if mayShare, let last = groups.indices.last, !groups[last].isBare,
                items[groups[last].items].allSatisfy({ $0.shares && $0.content != .text })
            {
                groups[last].items = groups[last].items.lowerBound..<index + 1
                groups[last].width += widths[index]
            } else {
                groups.append(Group(items: index..<index + 1, width: widths[index], isBare: item.isBare))
            }
        }
        self.groups = groups
    }
}
