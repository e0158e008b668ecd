import QuartzCore
import Raster
import TestSeeds
import Testing

/// A frame made from the one before has the same bytes as one painted anew.
@Suite struct IncrementalTests {
    @Test func unchangedTreePaintsNothing() {
        let renderer = Renderer()
        let sample = tree(20, 20, [layer(2, rect(3, 4, 5, 6), background: red)])
        renderer.render(sample)
        renderer.render(sample)
        #expect(renderer.repainted.isEmpty)
    }

    @Test func movedLayerRepaintsBothPlaces() {
        let renderer = Renderer()
        let node = layer(2, rect(0, 0, 5, 5), background: red)
        renderer.render(tree(100, 100, [node]))
        renderer.render(tree(100, 100, [layer(2, rect(90, 90, 5, 5), background: red)]))
        #expect(renderer.repainted.reduce(0) { $0 + $1.area } == 50)
    }

    private func list(offset: CGFloat, rows: Range<Int>, bar: Bool, scale: CGFloat) -> LayerTree {
        let cells = rows.map(cells.node)
        let table = layer(
            2, rect(0, 20, 100, 180), background: .white, origin: CGPoint(x: 0, y: offset), children: cells
        ) { $0.masksToBounds = true }
        let top = layer(
            3, rect(0, 0, 100, 40), background: CGColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 0.8))
        return tree(100, 200, bar ? [table, top] : [table], scale: scale)
    }

    /// The rows of one test: the same row is the same layer in each of its frames.
    private final class Cells {
        private var nodes: [Int: LayerNode] = [:]

        func node(_ row: Int) -> LayerNode {
            if let known = nodes[row] { return known }
            let path = CGPath(ellipseIn: rect(CGFloat(row % 40), 2, 16, 16), transform: nil)
            let node = layer(
                UInt64(100 + row), rect(0, CGFloat(row) * 20, 100, 20), background: .white,
                contents: drawing(
                    rect(0, 0, 100, 20), [.fill(path, .winding, red), .fillRect(rect(0, 19, 100, 1), blue)]))
            nodes[row] = node
            return node
        }
    }
    private let cells = Cells()

    @Test(arguments: [1, 2, 3] as [CGFloat]) func scrollingPaintsOnlyWhatCameIn(scale: CGFloat) {
        let renderer = Renderer()
        renderer.render(list(offset: 0, rows: 0..<10, bar: false, scale: scale))
        let second = list(offset: 13, rows: 0..<11, bar: false, scale: scale)
        let frame = renderer.render(second)
        #expect(renderer.moved.count == 1)
        #expect(renderer.repainted.reduce(0) { $0 + $1.height } == Int(13 * scale), "\(renderer.repainted)")
        #expect(frame.difference(from: second.rendered().bitmap) == nil)
    }

    @Test func whatLiesOverAScrolledListIsPaintedAnew() {
        let renderer = Renderer()
        for offset in [0, 7, 31, 3, 3.4, 90, -12] as [CGFloat] {
            let first = max(0, Int(offset / 20))
            let next = list(offset: offset, rows: first..<first + 11, bar: true, scale: 2)
            let difference = renderer.render(next).difference(from: next.rendered().bitmap)
            #expect(difference == nil, "offset \(offset): \(difference!)")
        }
    }

    /// The outline is given in the layer's own space: where the bounds' origin goes, the shadow goes.
    @Test func anOutlineOfAShadowMovesWithTheBoundsOrigin() {
        let renderer = Renderer()
        func screen(_ origin: CGFloat) -> LayerTree {
            let node = layer(2, rect(10, 10, 20, 20), background: blue, origin: CGPoint(x: 0, y: origin)) {
                $0.shadow = LayerShadow(
                    color: red, opacity: 1, offset: .zero, radius: 0,
                    path: CGPath(rect: rect(30, 0, 10, 10), transform: nil))
            }
            return tree(60, 60, [node])
        }
        let first = renderer.render(screen(0))
        #expect(first[45, 15] == red32 && first[45, 35] == white32)
        let frame = renderer.render(screen(-20))
        #expect(frame[45, 15] == white32 && frame[45, 35] == red32)
    }

    /// A ring between the radii of 28 and 30 around (40, 40): a pixel's middle at (19.5, 19.5) is 29 away, one at (19.5, 14.5)
    /// 32.7, and one at (19.5, 24.5), which scrolls to where the first is, 25.7.
    @Test func aRoundBorderOverAListStaysWhereItIs() {
        let renderer = Renderer()
        func screen(_ offset: CGFloat) -> LayerTree {
            let list = layer(3, rect(3, 3, 94, 94), background: .white, origin: CGPoint(x: 0, y: offset)) {
                $0.masksToBounds = true
            }
            let card = layer(2, rect(10, 10, 100, 100), children: [list]) {
                $0.cornerRadius = 30
                $0.borderWidth = 2
                $0.borderColor = red
            }
            return tree(120, 120, [card])
        }
        renderer.render(screen(0))
        let frame = renderer.render(screen(5))
        #expect(frame[19, 19] == red32 && frame[19, 14] == white32)
    }

    @Test(arguments: 1...60) func anyChangeGivesTheBytesOfAFreshFrame(seed: Int) { change(seed) }

    @Test(
        .enabled(if: Soak.isWanted, "runs in `make soak`"),
        arguments: Soak.seeds(61..<3001))
    func longSoakOfRandomChangesGivesTheBytesOfFreshFrames(seed: Int) { change(seed) }

    private func change(_ seed: Int) {
        var model = RandomLayers(seed: UInt64(seed))
        let renderer = Renderer()
        var current = model.tree()
        renderer.render(current)
        for step in 1...12 {
            let before = current.dump
            model.mutate()
            current = model.tree()
            let frame = renderer.render(current)
            if let difference = frame.difference(from: current.rendered().bitmap) {
                let what = "repainted \(renderer.repainted), moved \(renderer.moved)"
                let texts: [String] = [
                    "seed \(seed), step \(step): \(difference)", model.latest, what, before, current.dump,
                ]
                Issue.record(Comment(rawValue: texts.joined(separator: "\n")))
                return
            }
        }
    }
}
