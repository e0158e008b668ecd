/// The pixels to paint anew: a few rectangles, merged where that hardly costs more.
struct Damage {
    private(set) var rects: [PixelRect] = []
    private let limit = 10

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        var i = 0
        while i < rects.count {
            let other = rects[i]
            if other.contains(rect) { return }
            let both = other.union(rect)
            if both.area <= other.area + rect.area {
                // Together they cost no more; the greater one may now swallow others.
                rect = both
                rects.remove(at: i)
                i = 0
            } else {
                i += 1
            }
        }
        rects.append(rect)
        if rects.count > limit { mergeClosest() }
    }

    private mutating func mergeClosest() {
        var best = (waste: Int.max, a: 0, b: 1)
        for a in rects.indices {
            for b in rects.indices where b > a {
                let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
                if waste < best.waste { best = (waste, a, b) }
            }
        }
        let both = rects[best.a].union(rects[best.b])
        rects.remove(at: best.b)
        rects.remove(at: best.a)
        add(both)
    }
}
