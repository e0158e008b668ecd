/// Also the widget's.
nonisolated struct Day: Hashable {
    let name: String

    static let week = ["Monday", "Tuesday"].map(Day.init)
}
