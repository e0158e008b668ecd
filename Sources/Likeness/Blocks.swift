/// Something that stands on an even ground: a line of text, a picture, a hairline.
struct Block: Hashable, Sendable {
    var box: Box
    /// Edges among its pixels.
    var edges: Int
    /// The mean colour of the pixels that differ from the ground.
    var color: SIMD3<Float>

    /// Text is as high as letters are and full of edges.
    func isText(scale: Double) -> Bool {
        let height = Double(box.height) / scale
        return height >= 5 && height <= 60 && Double(edges) > 0.12 * Double(box.area)
    }
}

/// Finds the blocks of a picture: where brightness changes from pixel to pixel, joined over the gaps between letters and words.
struct BlockFinder {
    private static let contrast: Float = 12
    private let picture: Picture
    private let gapX: Int
    private let gapY: Int

    /// - Parameter scale: pixels a point. Gaps of up to 5 points across and 1.5 down belong to one block.
    init(_ picture: Picture, scale: Double) {
        self.picture = picture
        gapX = max(Int((5 * scale).rounded()), 1)
        gapY = max(Int((1.5 * scale).rounded()), 1)
    }

    /// Edges side by side in a row.
    private struct Run {
        var row: Int
        var left: Int
        var right: Int
        var edges: Int
    }

    var blocks: [Block] {
        let runs = runs
        var parent = Array(runs.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parent[index] != index { index = parent[index] }
            return index
        }
        var open: [Int] = []
        for index in runs.indices {
            let run = runs[index]
            open.removeAll { run.row - runs[$0].row > gapY }
            for other in open
            where runs[other].row < run.row && runs[other].left < run.right + gapX
                && run.left < runs[other].right + gapX
            {
                let (a, b) = (root(index), root(other))
                if a != b { parent[max(a, b)] = min(a, b) }
            }
            open.append(index)
        }
        var found: [Int: (box: Box, edges: Int)] = [:]
        for index in runs.indices {
            let run = runs[index]
            let box = Box(run.left, run.row, run.right, run.row + 1)
            let key = root(index)
            found[key] = found[key].map { ($0.box.union(box), $0.edges + run.edges) } ?? (box, run.edges)
        }
        return found.sorted { $0.key < $1.key }.map { _, found in
            Block(box: found.box, edges: found.edges, color: color(in: found.box))
        }
    }

    private var runs: [Run] {
        let (width, height) = (picture.width, picture.height)
        let light = picture.brightness
        var runs: [Run] = []
        for y in 0..<height {
            var current: Run?
            for x in 0..<width {
                let here = light[y * width + x]
                let isEdge =
                    (x > 0 && abs(here - light[y * width + x - 1]) > Self.contrast)
                    || (y > 0 && abs(here - light[(y - 1) * width + x]) > Self.contrast)
                guard isEdge else { continue }
                if let run = current, x - run.right <= gapX {
                    current?.right = x + 1
                    current?.edges += 1
                } else {
                    if let current { runs.append(current) }
                    current = Run(row: y, left: x, right: x + 1, edges: 1)
                }
            }
            if let current { runs.append(current) }
        }
        return runs
    }

    /// What stands out most from the pixel left of the block's first: the mean of the pixels furthest from it.
    private func color(in box: Box) -> SIMD3<Float> {
        func pixel(_ x: Int, _ y: Int) -> SIMD3<Float> {
            let at = (y * picture.width + x) * 3
            return SIMD3(
                Float(picture.pixels[at]), Float(picture.pixels[at + 1]), Float(picture.pixels[at + 2]))
        }
        let ground = pixel(max(box.left - 1, 0), max(box.top - 1, 0))
        var (sum, weight): (SIMD3<Float>, Float) = (.zero, 0)
        for y in box.top..<box.bottom {
            for x in box.left..<box.right {
                let color = pixel(x, y)
                let away = (color - ground) * (color - ground)
                let distance = away.sum()
                sum += color * distance
                weight += distance
            }
        }
        return weight > 0 ? sum / weight : ground
    }
}
