import QuartzCore
import Testing

@testable import Raster

/// Layers in perspective. Expectations are arithmetic on matrices as Core Animation's documentation writes them.
@MainActor struct PerspectiveTests {
    private func tree(_ root: CALayer) -> LayerTree {
        LayerTree(root: root.commit(at: 0), size: root.bounds.size, scale: 1, time: 0)
    }

    private func layer(_ bounds: CGRect, _ position: CGPoint, _ color: CGColor?) -> CALayer {
        let layer = CALayer()
        (layer.bounds, layer.position, layer.backgroundColor) = (bounds, position, color)
        return layer
    }

    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let page = CGRect(x: 0, y: 0, width: 200, height: 200)

    /// White pixels in a column.
    private func height(_ bitmap: Bitmap, _ column: Int) -> Int {
        (0..<bitmap.height).filter { bitmap[column, $0] & 0xFF > 127 }.count
    }

    /// Turned by 60 degrees around the vertical axis, the eye 200 points away: a point at x comes to x / 2 divided by
    /// w = 1 + x · sin 60° / 200. At -30 from the middle x is -47.63 and w .7938, at 18 they are 42.64 and 1.1846.
    @Test func aTurnedSquareIsATrapezium() {
        let root = layer(page, CGPoint(x: 100, y: 100), .black)
        let white = layer(square, CGPoint(x: 100, y: 100), .white)
        var t = CATransform3DIdentity
        t.m34 = -1.0 / 200
        white.transform = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
        root.addSublayer(white)
        let bitmap = Renderer().render(tree(root))
        #expect(abs(height(bitmap, 70) - 126) <= 2)
        #expect(abs(height(bitmap, 118) - 84) <= 2)
        // From 100 - 25 / .7835 to 100 + 25 / 1.2165.
        #expect(height(bitmap, 66) == 0 && height(bitmap, 123) == 0)
    }

    /// What is 200 points behind an eye's plane 200 points away is half as large, around the middle of the parent.
    @Test func sublayersAreSeenFromTheMiddleOfTheirParent() {
        let root = layer(page, CGPoint(x: 100, y: 100), .black)
        let white = layer(square, CGPoint(x: 180, y: 100), .white)
        root.sublayerTransform.m34 = -1.0 / 200
        white.transform = CATransform3DMakeTranslation(0, 0, -200)
        root.addSublayer(white)
        let frame = tree(root).root.children[0].geometry.frame
        #expect(abs(frame.midX - 140) < 1e-9 && abs(frame.width - 50) < 1e-9)
    }

    @Test func layersBehindTheEyeAreNotDrawn() {
        let root = layer(page, CGPoint(x: 100, y: 100), .black)
        let white = layer(square, CGPoint(x: 100, y: 100), .white)
        var t = CATransform3DIdentity
        t.m34 = -1.0 / 20
        white.transform = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
        root.addSublayer(white)
        let bitmap = Renderer().render(tree(root))
        #expect((0..<200).allSatisfy { height(bitmap, $0) == 0 })
    }

    /// A renderer that keeps its frame paints the same as one that begins anew.
    @Test func changesOfPerspectiveArePaintedAnew() {
        let root = layer(page, CGPoint(x: 100, y: 100), .black)
        let white = layer(square, CGPoint(x: 100, y: 100), .white)
        root.addSublayer(white)
        let renderer = Renderer()
        for step in 0..<6 {
            var t = CATransform3DIdentity
            t.m34 = -1.0 / 300
            white.transform = CATransform3DRotate(t, CGFloat(step) * 0.2, 0.2, 1, 0)
            let tree = tree(root)
            #expect(renderer.render(tree).difference(from: Renderer().render(tree)) == nil)
        }
    }

    @Test func anInverseUndoesAProjection() throws {
        var t = CATransform3DIdentity
        t.m34 = -1.0 / 150
        let plane = try #require(PlaneProjection(CATransform3DRotate(t, 0.7, 1, 0.4, 0.1)))
        let map = PixelProjection(plane).followed(
            by: PixelProjection(CGAffineTransform(translationX: 30, y: -12)))
        let inverse = try #require(map.inverse)
        for (x, y) in [(0.0, 0.0), (40, -30), (-25, 60)] {
            let there = try #require(map.map(x, y))
            let back = try #require(inverse.map(there.x, there.y))
            #expect(abs(back.x - x) < 1e-9 && abs(back.y - y) < 1e-9)
        }
        #expect(PlaneProjection(CATransform3DMakeRotation(1, 0, 1, 0)) == nil)
    }

    /// Documentation of `CALayer.mask`: only where the mask is opaque the layer shows, its shadow as well.
    @Test func aMaskCutsTheShadow() {
        let root = layer(page, CGPoint(x: 100, y: 100), .white)
        let box = layer(square, CGPoint(x: 100, y: 100), nil)
        (box.shadowOpacity, box.shadowRadius, box.shadowOffset) = (1, 0, .zero)
        box.shadowPath = CGPath(rect: square, transform: nil)
        let half = layer(CGRect(x: 0, y: 0, width: 50, height: 100), CGPoint(x: 25, y: 50), .black)
        box.mask = half
        root.addSublayer(box)
        let bitmap = Renderer().render(tree(root))
        #expect(bitmap[70, 100] & 0xFF == 0 && bitmap[130, 100] & 0xFF == 255)
    }
}
