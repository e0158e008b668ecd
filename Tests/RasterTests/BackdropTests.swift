import QuartzCore
import Raster
import Testing

/// Layers that show, blurred, what lies below them. Expectations are arithmetic.
@Suite struct BackdropTests {
    private func glass(_ frame: CGRect, radius: CGFloat = 10, saturation: CGFloat = 1, opacity: Float = 1)
        -> LayerNode
    {
        layer(9, frame) {
            $0.backdrop = LayerBackdrop(radius: radius, saturation: saturation)
            $0.opacity = opacity
        }
    }

    /// The screen has two halves, black and white.
    private func halves(_ above: [LayerNode]) -> LayerTree {
        tree(200, 100, [layer(2, rect(0, 0, 100, 100), background: .black)] + above)
    }

    @Test func oneColourStaysThatColour() {
        let shown = tree(
            100, 100, [layer(2, rect(0, 0, 100, 100), background: red), glass(rect(10, 10, 50, 50))])
        let frame = shown.rendered().bitmap
        #expect(frame[30, 30] == red32 && frame[10, 10] == red32 && frame[59, 59] == red32)
    }

    @Test func anEdgeBecomesASlope() {
        let frame = halves([glass(rect(0, 20, 200, 60))]).rendered().bitmap
        func grey(_ x: Int) -> Int { Int(frame[x, 50] & 255) }
        #expect(grey(10) == 0 && grey(190) == 255)
        // Symmetrical around the edge, which lies between two pixels; squares of eight are not: within their slope.
        #expect(abs(grey(99) + grey(100) - 255) < 20)
        let slope = (0..<200).map(grey)
        #expect(slope == slope.sorted())
        // Outside of the layer the edge is sharp.
        #expect(frame[99, 10] == black32 && frame[100, 10] == white32)
    }

    /// One deviation beyond the edge a bell curve has 84 % of white. Three means of 15 squares of 8 pixels have a deviation
    /// of 7.483 squares, or 59.87 pixels: three times (15 * 15 - 1) / 12.
    @Test func theSlopeIsABellCurves() {
        let dark = layer(2, rect(0, 0, 400, 20), background: .black)
        let frame = tree(800, 20, [dark, glass(rect(0, 0, 800, 20), radius: 59.87)]).rendered().bitmap
        #expect(abs(Double(frame[460, 10] & 255) / 255 - 0.8413) < 0.02)
        #expect(abs(Double(frame[340, 10] & 255) / 255 - 0.1587) < 0.02)
    }

    @Test func coloursGetStrongerAndGreysStay() {
        let weak = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
        let below = [
            layer(2, rect(0, 0, 100, 100), background: weak),
            layer(3, rect(100, 0, 100, 100), background: CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)),
        ]
        let frame = tree(200, 100, below + [glass(rect(0, 0, 200, 100), radius: 4, saturation: 2)]).rendered()
            .bitmap
        let (plain, strong) = (tree(200, 100, below).rendered().bitmap[20, 50], frame[20, 50])
        func part(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 255) }
        // Twice as far from grey, and from each other.
        #expect(abs(part(strong, 16) - part(strong, 8) - 2 * (part(plain, 16) - part(plain, 8))) <= 2)
        #expect(frame[180, 50] == tree(200, 100, below).rendered().bitmap[180, 50])
    }

    @Test func opacityMixesItWithWhatIsSharp() {
        let frame = halves([glass(rect(0, 0, 200, 100), opacity: 0.5)]).rendered().bitmap
        let whole = halves([glass(rect(0, 0, 200, 100))]).rendered().bitmap
        #expect(abs(Int(frame[105, 50] & 255) - (255 + Int(whole[105, 50] & 255)) / 2) <= 1)
    }

    /// What lies above does not show in it, nor what the layer holds itself.
    @Test func onlyWhatLiesBelowCounts() {
        let label = layer(10, rect(20, 20, 10, 10), background: blue)
        let bar = layer(9, rect(0, 0, 200, 50), children: [label]) {
            $0.backdrop = LayerBackdrop(radius: 10, saturation: 1)
        }
        let above = layer(11, rect(60, 20, 10, 10), background: red)
        let frame = tree(200, 100, [bar, above]).rendered().bitmap
        #expect(frame[19, 25] == white32 && frame[59, 25] == white32 && frame[25, 25] == blue32)
    }

    /// A change below is seen in all of it, one far away costs nothing.
    @Test func changesBelowPaintItAnewAndOthersDoNot() {
        let renderer = Renderer()
        func screen(_ x: CGFloat, _ y: CGFloat) -> LayerTree {
            tree(200, 400, [layer(2, rect(x, y, 10, 10), background: red), still])
        }
        let still = glass(rect(0, 0, 200, 50), radius: 4)
        renderer.render(screen(0, 300))
        renderer.render(screen(20, 300))
        #expect(renderer.repainted.reduce(0) { $0 + $1.area } == 200)
        let last = screen(20, 45)
        #expect(renderer.render(last).difference(from: last.rendered().bitmap) == nil)
        #expect(renderer.repainted.contains { $0.contains(PixelRect(0, 0, 200, 50)) })
    }

    /// Squares of eight pixels become one before they are blurred, so all pixels of a square that is seen count, here from 8 on.
    /// A black column makes 223 of 255 of a white square. The pixel whose middle is at 17.5 takes five sixteenths of the square
    /// around 12 and the rest of that around 20: 255 - 32 * 5 / 16.
    @Test(arguments: 0..<16) func aChangeInASquareThatIsSeenPaintsItAnew(column: Int) {
        let renderer = Renderer()
        func screen(_ x: Int) -> LayerTree {
            let line = layer(2, rect(CGFloat(x), 0, 1, 32), background: .black)
            return tree(64, 32, [line, glass(rect(17, 0, 24, 32), radius: 0)])
        }
        renderer.render(screen(50))
        let frame = renderer.render(screen(column))
        #expect(frame[17, 16] & 255 == (column < 8 ? 255 : 245))
    }
}
