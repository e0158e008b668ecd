/// The wheel that a column of a picker shows: rows on a cylinder, seen from the side. UIKit: recorded on iOS 26.1 for thirteen
/// heights of pickers and rows; the frames of all rows follow to a thousandth of a point.
struct PickerWheel: Equatable {
    let height: CGFloat
    let rowHeight: CGFloat

    /// How many rows the whole wheel has room for.
    var rowsPerTurn: Int { max(Int((2 * tableHeight / max(rowHeight, 1)).rounded(.up)), 4) }
    var radius: CGFloat { 0.334225372 * tableHeight }
    private var tableHeight: CGFloat { height + 75 }
    private var anglePerRow: CGFloat { 2 * .pi / CGFloat(rowsPerTurn) }

    /// How far rows are in sight, in rows from the middle; those beyond are behind the wheel.
    var reach: CGFloat { CGFloat(rowsPerTurn) / 4 }

    /// Where a row stands that is `away` rows below the middle: its own middle, from the picker's, and its share of the height;
    /// nil behind the wheel.
    func place(away: CGFloat) -> (middle: CGFloat, share: CGFloat)? {
        let angle = away * anglePerRow
        guard abs(angle) < .pi / 2 - 1e-9 else { return nil }
        return (radius * sin(angle), cos(angle))
    }

    /// Which row, counted from the middle, lies at a distance from it.
    func away(at distance: CGFloat) -> CGFloat {
        asin(min(max(distance / max(radius, 1), -1), 1)) / anglePerRow
    }
}
