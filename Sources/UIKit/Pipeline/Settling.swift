/// A layout that is repeated until nothing asks for another round: what is measured brings other things into sight, which are
/// measured in turn. All repeats of UIKit's run here, each with its limit, and who does not come to rest is named once.
@MainActor
enum Settling {
    /// All windows, in a frame.
    case frame
    /// A view that is asked for its layout now. What it leaves is the frame's.
    case request
    /// The rows of a table: each round measures at least one row more.
    case rows
    /// The cell of a row: laid out at the height that it wanted, it may want another. What it leaves is the frame's.
    case cell
    /// Texts in constraints, whose heights follow from widths that are solved for. The last heights stand.
    case texts
    /// The elements of a collection view: cells that came may ask for other sizes.
    case elements
    /// A scroll to a row or an item, whose place is known when what lies around it is measured: each round measures more of that.
    case arrival

    /// Rounds after which the rest is left.
    private var limit: Int {
        switch self {
        case .frame, .request: 4
        case .cell, .texts: 3
        case .rows, .arrival: 64
        case .elements: 12
        }
    }

    /// Runs `round`, with its number from 1, until it says that all is done.
    /// - Parameter fault: who did what in each round; asked when that does not end, and nil where a later layout goes on
    ///   that has a name for it.
    func run(_ fault: @autoclosure () -> String?, round: (Int) -> Bool) {
        for number in 1...limit where round(number) { return }
        guard let fault = fault() else { return }
        Diagnostics.sayOnce(
            "Layout did not settle in \(limit) rounds: \(fault). It goes on in the next frame.")
    }
}
