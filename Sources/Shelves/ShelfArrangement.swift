import UIKit

/// How a shelf lays its items out.
public enum ShelfArrangement: Equatable {
    /// In lines from the leading edge, as many as it takes: the shelf is as high as its items.
    case grid(itemSize: CGSize, spacing: CGFloat)
    /// In one line that scrolls.
    case line(itemSize: CGSize, spacing: CGFloat)

    var itemSize: CGSize {
        switch self {
        case .grid(let size, _), .line(let size, _): size
        }
    }

    var spacing: CGFloat {
        switch self {
        case .grid(_, let spacing), .line(_, let spacing): spacing
        }
    }

    var isLine: Bool {
        if case .line = self { true } else { false }
    }
}
