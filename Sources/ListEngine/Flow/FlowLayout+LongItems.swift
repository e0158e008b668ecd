import CoreGraphics

extension FlowLayout {
    /// The first item that is longer than a line between its section's insets, across the axis, in points; nil
    /// when all fit. Such an item stands on a line of its own and sticks out at both ends.
    /// O(sections), plus O(items) of the section that has such an item.
    public var itemLongerThanItsLine: (section: Int, item: Int, length: Double, available: Double)? {
        for (index, section) in geometry.enumerated() {
            let longest = section.available + 0.01
            guard section.itemCount > 0, section.longestItem > longest else { continue }
            for item in 0..<section.itemCount {
                let size = input.sections[index].items[item]
                let length = Double(input.axis == .vertical ? size.width : size.height)
                if length > longest { return (index, item, length, section.available) }
            }
        }
        return nil
    }
}
