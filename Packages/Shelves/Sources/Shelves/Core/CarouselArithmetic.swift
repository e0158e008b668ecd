import Foundation

/// Pages side by side in a row that may go round without end.
///
/// An endless row repeats the pages often enough that no gesture reaches its end; between gestures it goes back to the
/// middle repetition, which looks the same.
struct CarouselArithmetic: Equatable {
    var pages: Int
    /// Of the view.
    var width: CGFloat
    /// What is seen of the neighbours, on each side.
    var peek: CGFloat
    var spacing: CGFloat
    var isEndless: Bool

    /// A single page has no other to go to.
    var goesRound: Bool { isEndless && pages > 1 }

    /// An odd number, so that there is one in the middle; at least eight pages to either side of it.
    var repetitions: Int {
        guard goesRound else { return 1 }
        return 2 * ((8 + pages - 1) / pages) + 1
    }

    var slots: Int { pages * repetitions }
    var pageWidth: CGFloat { max(width - 2 * peek, 1) }
    /// From one page to the next.
    var step: CGFloat { pageWidth + spacing }
    /// Before the first and behind the last page, so that each can be in the middle.
    var inset: CGFloat { (width - pageWidth) / 2 }
    var contentWidth: CGFloat {
        slots == 0 ? 0 : 2 * inset + CGFloat(slots) * pageWidth + CGFloat(slots - 1) * spacing
    }

    func offset(ofSlot slot: Int) -> CGFloat { CGFloat(slot) * step }

    /// The slot whose page is nearest to the middle at an offset.
    func slot(at offset: CGFloat) -> Int {
        guard slots > 0 else { return 0 }
        return min(max(Int((offset / step).rounded()), 0), slots - 1)
    }

    func page(ofSlot slot: Int) -> Int { pages > 0 ? slot % pages : 0 }

    /// The slot of a page in the middle repetition.
    func homeSlot(ofPage page: Int) -> Int { repetitions / 2 * pages + page }

    /// How far an offset has to be moved so that it is in the middle repetition and shows the same.
    func shiftHome(from offset: CGFloat) -> CGFloat {
        guard goesRound else { return 0 }
        let slot = slot(at: offset)
        return CGFloat(homeSlot(ofPage: page(ofSlot: slot)) - slot) * step
    }

    /// The slot of a page that is nearest to where one is.
    func nearestSlot(ofPage page: Int, from slot: Int) -> Int {
        guard goesRound else { return page }
        let round = slot - self.page(ofSlot: slot)
        return [round - pages + page, round + page, round + pages + page]
            .filter { (0..<slots).contains($0) }
            .min { (abs($0 - slot), -$0) < (abs($1 - slot), -$1) } ?? homeSlot(ofPage: page)
    }

    /// Where a gesture that began at one slot comes to rest: at most one page further.
    /// - Parameter velocity: towards higher offsets; only its sign counts, above a threshold.
    func restingSlot(from begin: Int, proposed offset: CGFloat, velocity: CGFloat) -> Int {
        var slot = slot(at: offset)
        if velocity > 0.2 { slot = max(slot, begin + 1) }
        if velocity < -0.2 { slot = min(slot, begin - 1) }
        return min(max(slot, begin - 1, 0), begin + 1, max(slots - 1, 0))
    }
}
