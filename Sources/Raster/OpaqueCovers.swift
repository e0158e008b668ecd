import QuartzCore

/// The layers of a scene that hide all below them, so that nobody paints what nobody sees: a grid's background
/// is as many pixels as its cells.
struct OpaqueCovers {
    private var covers: [(index: Int, rect: PixelRect, color: CGColor)] = []
    /// Filling less costs less than looking.
    private static let leastFill = 1 << 15
    private static let leastCover = 1 << 11
    /// More pieces cost more than what they leave out.
    private static let mostPieces = 256

    init() {}

    /// What hides others inside `area`.
    init(_ scene: Scene, inside area: PixelRect) {
        guard area.area >= Self.leastFill else { return }
        for (index, layer) in scene.layers.enumerated() where layer.isOpaqueFill {
            let rect = layer.rect.intersection(layer.clip).intersection(area)
            guard rect.area >= Self.leastCover, let color = layer.node.appearance.backgroundColor else {
                continue
            }
            covers.append((index, rect, color))
        }
    }

    /// What of `rect`, filled by the layer at `index`, is not hidden by later layers of other colours. One of the
    /// same colour costs nothing after the fill.
    func visible(_ rect: PixelRect, below index: Int, _ color: CGColor) -> [PixelRect] {
        var pieces = [rect]
        guard rect.area >= Self.leastFill else { return pieces }
        for cover in covers where cover.index > index && cover.color != color && cover.rect.intersects(rect) {
            var rest: [PixelRect] = []
            rest.reserveCapacity(pieces.count + 3)
            for piece in pieces { piece.subtract(cover.rect, into: &rest) }
            if rest.count > Self.mostPieces { break }
            pieces = rest
        }
        return pieces
    }
}

extension PixelRect {
    /// Appends what of the rectangle `other` leaves: whole rows above and below, then the sides.
    fileprivate func subtract(_ other: PixelRect, into rest: inout [PixelRect]) {
        let cut = intersection(other)
        guard !cut.isEmpty else { return rest.append(self) }
        if cut.y0 > y0 { rest.append(PixelRect(x0, y0, x1, cut.y0)) }
        if cut.x0 > x0 { rest.append(PixelRect(x0, cut.y0, cut.x0, cut.y1)) }
        if cut.x1 < x1 { rest.append(PixelRect(cut.x1, cut.y0, x1, cut.y1)) }
        if cut.y1 < y1 { rest.append(PixelRect(x0, cut.y1, x1, y1)) }
    }
}
