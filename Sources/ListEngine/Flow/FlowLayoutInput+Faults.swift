import CoreGraphics

extension FlowLayoutInput {
    /// Every field that no layout can be made of, one sentence each; empty when the input is sound.
    /// O(sections), plus O(items) for sections with a size per item.
    public var faults: [String] {
        var faults: [String] = []
        if !(viewport.width.isFinite && viewport.height.isFinite) {
            faults.append("the viewport \(viewport.width)x\(viewport.height) is not finite")
        }
        if !(scale >= 1 && scale.isFinite) { faults.append("the scale \(scale) is not at least 1") }
        for (index, section) in sections.enumerated() {
            faults += section.faults.map { "section \(index): \($0)" }
        }
        return faults
    }
}

extension FlowSectionInput {
    var faults: [String] {
        var faults: [String] = []
        for (name, length) in [("header extent", headerExtent), ("footer extent", footerExtent)]
        where !(length >= 0 && length.isFinite) {
            faults.append("the \(name) \(length) is not a length")
        }
        for (name, length) in [("line spacing", lineSpacing), ("interitem spacing", interitemSpacing)]
        where !length.isFinite {
            faults.append("the \(name) \(length) is not finite")
        }
        if ![insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite) {
            faults.append("the insets \(insets) are not finite")
        }
        switch items {
        case .uniform(let count, let size):
            if count < 0 { faults.append("the item count \(count) is negative") }
            if !size.isLayoutSize {
                faults.append("the item size \(size.width)x\(size.height) is not a size")
            }
        case .oneWidth, .each:
            if let index = (0..<items.count).first(where: { !items[$0].isLayoutSize }) {
                let size = items[index]
                faults.append("the size \(size.width)x\(size.height) of item \(index) is not a size")
            }
        }
        return faults
    }
}

extension CGSize {
    fileprivate var isLayoutSize: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }
}
