/// Which bar buttons stand on one piece of glass.
///
/// UIKit: buttons that show pictures share a background; texts, the system's Done and Close and prominent items have their own, a
/// space between items parts them (WWDC 2025, session 284; documentation of `sharesBackground` and `hidesSharedBackground`).
enum PlatterLayout {
    /// What a bar shows of an item.
    struct Item: Equatable {
        enum Content: Equatable { case text, image, custom }

        var content: Content
        /// Whether neighbours may stand on the same glass.
        var shares = true
        /// Without glass.
        var isBare = false

        fileprivate var joins: Bool { shares && !isBare && content != .text }
    }

    /// Items on one platter, or one without any.
    struct Group: Equatable {
        var items: Range<Int>
        var isBare: Bool
    }

    /// In the order of the items.
    static func groups(of items: [Item]) -> [Group] {
        var groups: [Group] = []
        for (index, item) in items.enumerated() {
            if item.joins, let last = groups.indices.last, items[groups[last].items].allSatisfy(\.joins) {
                groups[last].items = groups[last].items.lowerBound..<index + 1
            } else {
                groups.append(Group(items: index..<index + 1, isBare: item.isBare))
            }
        }
        return groups
    }
}

extension PlatterMetrics {
    /// Of an item on its platter.
    /// - Parameter natural: points of the text, the picture or the app's view.
    func width(of content: PlatterLayout.Item.Content, _ natural: CGFloat) -> CGFloat {
        let side =
            switch content {
            case .text: textSide
            case .image: imageSide
            case .custom: customSide
            }
        return max(natural + 2 * side, height)
    }
}
