import QuartzCore
import Raster
import Testing

/// Rectangles without bounds: of an app that computes with null rectangles, or that means "everywhere".
/// A null rectangle holds no point and an infinite one every point (Apple's documentation of both).
@Suite struct UnboundedTests {
    private func play(_ commands: [DrawingCommand]) -> Bitmap {
        let node = layer(2, rect(0, 0, 20, 20), contents: drawing(rect(0, 0, 20, 20), commands))
        return tree(20, 20, [node]).rendered().bitmap
    }

    @Test func infiniteFillsFillEverything() {
        #expect(play([.fillRect(.infinite, red)]).count(of: red32) == 400)
        let path = CGPath(rect: .infinite, transform: nil)
        #expect(play([.clip(path, .winding), .fill(path, .winding, blue)]).count(of: blue32) == 400)
        #expect(play([.fillRect(.infinite, red), .clear(.infinite)]).count(of: white32) == 400)
    }

    @Test func nullFillsFillNothing() {
        #expect(play([.fillRect(.null, red), .clear(.null)]).count(of: white32) == 400)
        let nan = CGPoint(x: CGFloat.nan, y: 3)
        let path = CGPath(elements: [.move(nan), .line(nan), .close])
        #expect(play([.fill(path, .winding, red)]).count(of: white32) == 400)
        let none = CGAffineTransform(scaleX: .nan, y: 1)
        #expect(play([.save, .concatenate(none), .fillRect(.infinite, red), .restore]).count(of: red32) == 0)
    }

    @Test func infiniteLayersAreCutAtTheScreen() {
        let everywhere = layer(2, .infinite, background: red)
        #expect(tree(20, 20, [everywhere]).rendered().bitmap.count(of: red32) == 400)
    }

    @Test func layersAtNoPlaceStopNothing() {
        let places: [CGRect] = [
            .null, CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity),
            CGRect(x: CGFloat.infinity, y: -.infinity, width: 10, height: 10),
            CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300),
        ]
        for (i, place) in places.enumerated() {
            let contents = drawing(place, [.fillRect(place, red)])
            let lost = layer(UInt64(i + 10), place, background: red, contents: contents) {
                $0.cornerRadius = .infinity
                $0.borderWidth = .infinity
            }
            let kept = layer(2, rect(0, 0, 4, 5), background: blue)
            #expect(tree(20, 20, [lost, kept]).rendered().bitmap.count(of: blue32) == 20)
        }
    }

    @Test func picturesOfNoSizeStopNothing() {
        let picture = CGImage(width: 1, height: 1, source: .pixels(Data([255, 0, 0, 255])))
        let commands: [DrawingCommand] = [.null, .zero, rect(0, 0, .nan, 2), rect(.infinity, 0, 2, 2)].map {
            .image(picture, rect: $0, orientation: .up, tint: nil, .default)
        }
        #expect(play(commands).count(of: white32) == 400)
    }
}
