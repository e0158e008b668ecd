import Testing

@testable import UIKit

/// `CATiledLayer` (Apple's documentation: "draws tiles of a layer", each of `tileSize`, which is in pixels).
@MainActor @Suite struct TiledLayerTests {
    private final class Map: UIView {
        var tiles: [CGRect] = []
        override class var layerClass: AnyClass { CATiledLayer.self }
        override func draw(_ rect: CGRect) {
            tiles.append(rect)
            #expect(UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath == rect)
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    @Test func aViewDrawsTileByTile() throws {
        let view = Map(frame: CGRect(x: 0, y: 0, width: 250, height: 150))
        let layer = try #require(view.layer as? CATiledLayer)
        let screen = UIView()
        screen.addSubview(view)
        let stage = Stage(showing: screen)
        layer.tileSize = CGSize(width: 100 * layer.contentsScale, height: 100 * layer.contentsScale)
        view.tiles = []
        stage.frame()
        #expect(
            view.tiles == [
                CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100),
                CGRect(x: 200, y: 0, width: 50, height: 100), CGRect(x: 0, y: 100, width: 100, height: 50),
                CGRect(x: 100, y: 100, width: 100, height: 50), CGRect(x: 200, y: 100, width: 50, height: 50),
            ])
    }
}
