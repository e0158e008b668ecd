/// Where the indicators of a page control stand along its row or column.
///
/// UIKit: slots of 10 points, 18 apart, 14 before the first and after the last; dots of 7.59 points (iOS 26, recorded).
struct PageIndicators: Equatable {
    static let pitch: CGFloat = 18
    static let side: CGFloat = 14
    static let slot: CGFloat = 10
    static let dot: CGFloat = 7.59
    /// Points across the row.
    static let breadth: CGFloat = 26
    /// Points of the indicator that shows progress. Not recorded.
    static let bar: CGFloat = 36

    let pages: Int
    /// The page whose indicator is a bar; nil: all are dots.
    var barPage: Int?
    /// Whether the first page is at the right or at the bottom.
    var isReversed = false

    /// Points of the whole row.
    var length: CGFloat { Self.pitch * CGFloat(pages) + 2 * Self.slot + extra }
    private var extra: CGFloat { barPage == nil ? 0 : Self.bar - Self.slot }

    /// Start and length of a page's slot, from the row's start.
    func slot(of page: Int) -> (start: CGFloat, length: CGFloat) {
        let place = isReversed ? pages - 1 - page : page
        let barPlace = barPage.map { isReversed ? pages - 1 - $0 : $0 }
        let isAfterBar = barPlace.map { place > $0 } ?? false
        let start = Self.side + Self.pitch * CGFloat(place) + (isAfterBar ? extra : 0)
        return (start, page == barPage ? Self.bar : Self.slot)
    }

    /// The page whose slot is nearest to a place in the row; nil without pages.
    func page(at place: CGFloat) -> Int? {
        (0..<pages).min { distance(of: $0, to: place) < distance(of: $1, to: place) }
    }

    private func distance(of page: Int, to place: CGFloat) -> CGFloat {
        let slot = slot(of: page)
        return abs(slot.start + slot.length / 2 - place)
    }
}
