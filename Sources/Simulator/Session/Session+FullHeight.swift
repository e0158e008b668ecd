import CoreGraphics
import QuartzCore
import UIKit

extension Session {
    /// Makes the screen as high as it has to be for all that is scrolled down on it, so that one picture shows the whole: every
    /// cell is there, headers lie where they belong, bars at the ends. The largest scroll view counts, from its beginning.
    /// - Parameters:
    ///   - limit: how many pixels high a picture may be.
    ///   - rest: makes frames until nothing moves.
    /// - Returns: how many points of the content are beyond the limit; 0 when all of it is there.
    public func growToContent(limit: CGFloat = 32_000, rest: () -> Void) -> CGFloat {
        let height = settings.moreHeight
        let most = limit / context.run { UIScreen.main.scale } - (screenSize.height - height)
        // Cells that measure themselves say how high the content is when they are there.
        for _ in 0..<8 {
            guard let view = scrolledView else { return 0 }
            let inset = view.adjustedContentInset
            let start = CGPoint(x: view.contentOffset.x, y: -inset.top)
            if view.contentOffset != start {
                context.run { view.setContentOffset(start, animated: false) }
            }
            let missing = view.contentSize.height + inset.top + inset.bottom - view.bounds.height
            let wanted = max(settings.moreHeight + missing.rounded(.up), height)
            if wanted == settings.moreHeight { return 0 }
            if wanted > most, settings.moreHeight == most { return wanted - most }
            grow(to: min(wanted, most))
            rest()
        }
        return 0
    }

    private func grow(to height: CGFloat) {
        var settings = settings
        settings.moreHeight = height
        apply(settings)
    }

    /// Makes the screen as high as its content while `body` looks at it.
    /// - Parameter body: is given how much of the content is left out.
    func withFullHeight<Result>(_ body: (CGFloat) throws -> Result) rethrows -> Result {
        let before = settings.moreHeight
        let view = scrolledView
        let offset = view?.contentOffset
        let left = growToContent { settle() }
        defer {
            grow(to: before)
            settle()
            if let view, let offset {
                context.run { view.setContentOffset(offset, animated: false) }
                settle()
            }
        }
        return try body(left)
    }

    /// The largest that can be seen and holds content of its own to scroll down to.
    private var scrolledView: UIScrollView? {
        context.run {
            ViewDump.all(identifier: nil, text: nil).compactMap { $0.view as? UIScrollView }
                .filter {
                    $0.isScrollEnabled && $0.window != nil && !$0.isPagingEnabled
                        // What only scrolls across has no length.
                        && $0.contentSize.height > 0 && $0.contentSize.width <= $0.bounds.width + 0.5
                }
                .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
        }
    }
}
