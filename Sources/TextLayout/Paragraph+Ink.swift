import CoreGraphics

extension Paragraph {
    /// The box of the outlines of all glyphs, and of attachments, in the paragraph's coordinates; nil where nothing is seen.
    public func inkBounds(_ proposal: TextProposal = TextProposal()) -> CGRect? {
        var boxes: [CGRect] = []
        for line in lines(proposal) {
            for part in line.fragments {
                let (run, source) = (part.glyphs, shaper.source(of: part.glyphs.font))
                for (glyph, place) in zip(run.glyphs, run.positions) {
                    guard let own = source?.bounds(glyph), own.width > 0, own.height > 0 else { continue }
                    let box = run.font.fit.map { $0.form(of: glyph).box(own) } ?? own
                    boxes.append(
                        CGRect(
                            x: part.origin.x + place.x + box.minX * run.size * run.stretch,
                            y: part.origin.y + place.y + box.minY * run.size,
                            width: box.width * run.size * run.stretch, height: box.height * run.size))
                }
            }
            for span in line.spans {
                guard let box = runs[span.run].attachment else { continue }
                boxes.append(
                    CGRect(
                        x: span.minX + box.minX, y: line.origin.y - box.maxY, width: box.width,
                        height: box.height))
            }
        }
        guard let first = boxes.first else { return nil }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}
