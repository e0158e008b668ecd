/// What a frame cost until it was on its way to a page.
struct FrameCost: Equatable, Encodable {
    /// Cells, headers and footers that lists have made for it
    var cells = 0
    /// Passes of layout
    var passes = 0
    /// Of the app and of the display
    var took = Duration.zero

    /// Frames that no page was sent belong to the next one.
    mutating func add(_ other: FrameCost) {
        cells += other.cells
        passes += other.passes
        took += other.took
    }

    private enum CodingKeys: String, CodingKey { case cells, passes, milliseconds }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(cells, forKey: .cells)
        try container.encode(passes, forKey: .passes)
        // To a hundredth, which is more than a clock can be trusted with.
        try container.encode((took / .milliseconds(1) * 100).rounded() / 100, forKey: .milliseconds)
    }
}
