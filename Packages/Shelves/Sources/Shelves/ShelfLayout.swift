import UIKit

/// How large the items of a shelf are: points, and a part for text that grows with the reader's text size.
public struct ShelfItemSize: Equatable, Sendable {
    /// Points across.
    public var width: CGFloat
    /// Points down, without those for text.
    public var height: CGFloat
    /// Points below ``height`` at the standard text size.
    public var textHeight: CGFloat

    /// A size, and what of it grows with the text.
    public init(width: CGFloat, height: CGFloat, textHeight: CGFloat = 0) {
        self.width = width
        self.height = height
        self.textHeight = textHeight
    }

    /// The size for the reader's text size.
    @MainActor
    public func size(for traits: UITraitCollection) -> CGSize {
        let text =
            textHeight > 0 ? UIFontMetrics.default.scaledValue(for: textHeight, compatibleWith: traits) : 0
        return CGSize(width: width, height: height + text.rounded(.up))
    }
}

/// How a shelf lays its items out.
public enum ShelfLayout: Equatable, Sendable {
    /// In lines from the leading edge, as many as it takes: the shelf is as high as its items.
    case grid(ShelfItemSize, spacing: CGFloat = 10)
    /// In one line that scrolls, or several.
    case line(ShelfItemSize, spacing: CGFloat = 10, lines: Int = 1)

    /// Whether the shelf scrolls across.
    public var scrolls: Bool {
        if case .line = self { true } else { false }
    }

    var itemSize: ShelfItemSize {
        switch self {
        case .grid(let size, _), .line(let size, _, _): size
        }
    }

    func changing(spacing: CGFloat) -> ShelfLayout {
        switch self {
        case .grid(let size, _): .grid(size, spacing: spacing)
        case .line(let size, _, let lines): .line(size, spacing: spacing, lines: lines)
        }
    }

    func changing(_ change: (inout ShelfItemSize) -> Void) -> ShelfLayout {
        var size = itemSize
        change(&size)
        switch self {
        case .grid(_, let spacing): return .grid(size, spacing: spacing)
        case .line(_, let spacing, let lines): return .line(size, spacing: spacing, lines: lines)
        }
    }

    var spacing: CGFloat {
        switch self {
        case .grid(_, let spacing), .line(_, let spacing, _): spacing
        }
    }

    /// How many items are in sight at most at the beginning of a shelf over the whole width.
    @MainActor
    func count(in screen: CGSize, for traits: UITraitCollection) -> Int {
        let size = itemSize.size(for: traits)
        func fitting(_ length: CGFloat, _ item: CGFloat) -> Int {
            Int((length / max(item + spacing, 1)).rounded(.up))
        }
        return switch self {
        case .grid: fitting(screen.width, size.width) * fitting(screen.height, size.height)
        case .line(_, _, let lines): fitting(screen.width, size.width) * max(lines, 1)
        }
    }

    /// The height of a shelf that scrolls; nil: it follows from the items and the width.
    @MainActor
    func height(for traits: UITraitCollection) -> CGFloat? {
        guard case .line(let size, let spacing, let lines) = self else { return nil }
        let count = CGFloat(max(lines, 1))
        return count * size.size(for: traits).height + (count - 1) * spacing
    }
}

/// What a shelf has to show.
public enum ShelfContent<Item: Hashable & Sendable>: Equatable, Sendable {
    /// Items, in order; each stands once.
    case items([Item])
    /// So many placeholders, which shimmer unless the reader wants less motion.
    case loading(placeholders: Int = 4)
    /// Nothing, and why.
    case empty(String)
    /// It could not be loaded; with an action the shelf offers to try again.
    case failed(String)

    var items: [Item] { if case .items(let items) = self { items } else { [] } }
}
