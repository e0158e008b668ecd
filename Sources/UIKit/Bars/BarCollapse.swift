import CoreGraphics

/// The parts at the foot of a navigation bar that give way to the content: its large title, and a search bar below it. Heights in
/// points, 0 for a part that is not there or stays.
///
/// Content that moves up takes the search bar first, then the large title; on its way back they come in the other order.
struct BarCollapse: Equatable {
    var title: CGFloat
    var search: CGFloat

    var whole: CGFloat { title + search }

    /// What is open of both where `extent` points of the whole are.
    func parts(of extent: CGFloat) -> BarCollapse {
        let open = min(max(extent, 0), whole)
        return BarCollapse(title: min(open, title), search: max(open - title, 0))
    }

    /// Where content may come to rest: the points it has moved up when a part is whole or gone.
    var rests: [CGFloat] { search > 0 && title > 0 ? [0, search, whole] : [0, whole] }

    /// Where content rests that would stop `moved` points up; what is beyond the parts stays there.
    /// - Parameter limit: how far it can move.
    func rest(for moved: CGFloat, limit: CGFloat) -> CGFloat {
        guard moved > 0, moved < whole else { return moved }
        let near = rests.filter { $0 <= limit }.min { abs($0 - moved) < abs($1 - moved) }
        return near ?? 0
    }
}
