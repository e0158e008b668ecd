import QuartzCore
import Raster
import Testing

@Suite struct LayerPaintingTests {
    @Test func backgroundFillsExactlyItsPixels() {
        let bitmap = tree(20, 20, [layer(2, rect(3, 4, 5, 6), background: red)]).rendered().bitmap
        #expect(bitmap.count(of: red32) == 30)
        #expect(bitmap.box(otherThan: white32) == PixelRect(3, 4, 8, 10))
    }

    @Test func edgesSnapToWholeDevicePixelsWithoutGaps() {
        let rows: [LayerNode] = (0..<6).map { (row: Int) -> LayerNode in
            let frame = rect(0, CGFloat(row) * 7.3, 20, 7.3)
            return layer(UInt64(10 + row), frame, background: row % 2 == 0 ? red : blue)
        }
        let bitmap = tree(20, 44, rows, scale: 3).rendered().bitmap
        let colors: [UInt32] = (0..<131).map { bitmap[10, $0] }
        #expect(Set(colors) == [red32, blue32])
    }

    @Test func aLineThinnerThanAPixelStillShows() {
        let bitmap = tree(10, 10, [layer(2, rect(0, 5.2, 10, 1 / 3), background: red)]).rendered().bitmap
        #expect(bitmap.count(of: red32) == 10)
    }

    @Test func translucentBackgroundMixes() {
        let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let bitmap = tree(4, 4, [layer(2, rect(0, 0, 4, 4), background: half)]).rendered().bitmap
        #expect(bitmap[1, 1] == 0xFFFF_7F7F || bitmap[1, 1] == 0xFFFF_8080)
    }

    @Test func cornersAreRoundWhereMaskedCornersSay() {
        let node = layer(2, rect(0, 0, 20, 20), background: red) {
            $0.cornerRadius = 8
            $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
        let bitmap = tree(20, 20, [node]).rendered().bitmap
        #expect(bitmap[0, 0] == white32)
        #expect(bitmap[19, 19] == white32)
        #expect(bitmap[19, 0] == red32)
        #expect(bitmap[0, 19] == red32)
        #expect(bitmap[10, 0] == red32)
        #expect(bitmap[3, 3] == red32)
    }

    /// A picture without its corners, alone or under a sublayer in which nothing is drawn, within an ancestor that cuts, too.
    @Test(
        arguments: [.resize, .resizeAspect, .resizeAspectFill, .center, .topLeft] as [CALayerContentsGravity],
        [1, 0.6])
    func aPictureAloneIsCutAsWithOthers(gravity: CALayerContentsGravity, opacity: Float) {
        func painted(_ children: [LayerNode]) -> Bitmap {
            let image = LayerContents.image(LayerImage(image: quarters(side: 13), gravity: gravity))
            let round = layer(3, rect(5, -4, 61, 43), contents: image, children: children) {
                $0.cornerRadius = 9
                $0.masksToBounds = true
                $0.opacity = opacity
                $0.borderWidth = 2
                $0.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.3)
            }
            let outer = layer(2, rect(3, 2, 50, 60), background: green, children: [round]) {
                $0.masksToBounds = true
            }
            return tree(80, 70, [outer], scale: 2).rendered().bitmap
        }
        let alone = painted([])
        #expect(
            alone.difference(from: painted([layer(4, rect(0, 0, 61, 43), contents: drawing(.zero, []))]))
                == nil)
        #expect(alone.count(of: red32) > 0 || opacity < 1)
    }

    /// Continuous corners begin 1.528665 radii before the corner (Apple's `cornerCurveExpansionFactor`). With the published curve, of a radius
    /// of 100 pixels, the outline is .32 pixels below the edge 114 pixels from the corner, where a circle has left it not yet, and 2.57 pixels
    /// at 84.7, where a circle is 1.18 pixels below it.
    @Test func continuousCornersBeginEarlierThanRoundOnes() {
        func painted(_ curve: CALayerCornerCurve, _ corners: CACornerMask? = nil) -> Bitmap {
            let node = layer(2, rect(0, 0, 400, 400), background: red) {
                $0.cornerRadius = 100
                $0.cornerCurve = curve
                if let corners { $0.maskedCorners = corners }
            }
            return tree(400, 400, [node]).rendered().bitmap
        }
        let (round, continuous) = (painted(.circular), painted(.continuous))
        for (x, y) in [(113, 0), (0, 113), (399 - 113, 0), (399, 399 - 113)] {
            #expect(round[x, y] == red32 && continuous[x, y] != red32 && continuous[x, y] != white32)
        }
        #expect(round[84, 1] != white32 && continuous[84, 1] == white32 && continuous[84, 3] == red32)
        #expect(continuous[160, 0] == red32)
        let one = painted(.continuous, .layerMinXMinYCorner)
        #expect(
            one[0, 0] == white32 && one[399, 0] == red32 && one[399, 399] == red32 && one[0, 399] == red32)
    }

    /// Where a radius is half the side there is no room for more than the circle.
    @Test func aContinuousCapsuleIsACapsule() {
        func painted(_ curve: CALayerCornerCurve) -> Bitmap {
            let node = layer(2, rect(0, 0, 90, 40), background: red) {
                $0.cornerRadius = 20
                $0.cornerCurve = curve
            }
            return tree(90, 40, [node]).rendered().bitmap
        }
        let difference = painted(.continuous).difference(from: painted(.circular))
        #expect(difference == nil || difference!.greatest <= 1, "\(String(describing: difference))")
    }

    @Test func borderLiesInsideTheBoundsOverSublayers() {
        let child = layer(3, rect(0, 0, 10, 10), background: blue)
        let node = layer(2, rect(5, 5, 10, 10), background: red, children: [child]) {
            $0.borderWidth = 2
            $0.borderColor = green
        }
        let bitmap = tree(20, 20, [node]).rendered().bitmap
        #expect(bitmap.count(of: green32) == 100 - 36)
        #expect(bitmap.count(of: blue32) == 36)
        #expect(bitmap[4, 10] == white32)
    }

    /// Apple's documentation of `borderColor`: opaque black at first.
    @Test func aBorderIsBlackUnlessItHasAColour() {
        let border = layer(2, rect(5, 5, 10, 10), background: red) { $0.borderWidth = 2 }
        #expect(tree(20, 20, [border]).rendered().bitmap[5, 10] == 0xFF00_0000)
        let none = layer(2, rect(5, 5, 10, 10), background: red) {
            $0.borderWidth = 2
            $0.borderColor = nil
        }
        #expect(tree(20, 20, [none]).rendered().bitmap[5, 10] == red32)
    }

    @Test func clippingCutsSublayersAtTheBounds() {
        let child = layer(3, rect(-5, -5, 30, 30), background: blue)
        let clipping = layer(2, rect(5, 5, 10, 10), children: [child]) { $0.masksToBounds = true }
        #expect(tree(30, 30, [clipping]).rendered().bitmap.box(otherThan: white32) == PixelRect(5, 5, 15, 15))
        let open = layer(2, rect(5, 5, 10, 10), children: [child])
        #expect(tree(30, 30, [open]).rendered().bitmap.box(otherThan: white32) == PixelRect(0, 0, 30, 30))
    }

    @Test func roundClippingCutsSublayersAndBackgroundOnce() {
        let child = layer(3, rect(0, 0, 20, 20), background: red)
        let cut = layer(2, rect(0, 0, 20, 20), background: red, children: [child]) {
            $0.masksToBounds = true
            $0.cornerRadius = 6
        }
        let plain = layer(2, rect(0, 0, 20, 20), background: red) { $0.cornerRadius = 6 }
        let difference = tree(20, 20, [cut]).rendered().bitmap.difference(
            from: tree(20, 20, [plain]).rendered().bitmap)
        #expect(difference == nil || difference!.greatest <= 1, "\(String(describing: difference))")
    }

    @Test func maskKeepsWhatItCovers() {
        let mask = layer(9, rect(2, 2, 4, 4), background: .black)
        let node = layer(2, rect(5, 5, 10, 10), background: red, mask: mask)
        let bitmap = tree(20, 20, [node]).rendered().bitmap
        #expect(bitmap.box(otherThan: white32) == PixelRect(7, 7, 11, 11))
        #expect(bitmap.count(of: red32) == 16)
    }

    @Test func opacityAppliesToTheGroupAsAWhole() {
        let children = [
            layer(3, rect(0, 0, 8, 8), background: red), layer(4, rect(4, 4, 8, 8), background: blue),
        ]
        let node = layer(2, rect(0, 0, 12, 12), children: children) { $0.opacity = 0.5 }
        let bitmap = tree(12, 12, [node]).rendered().bitmap
        // Where both lie, only the upper one shows through to the white.
        #expect(bitmap[5, 5] == bitmap[10, 10])
        #expect(bitmap[5, 5] & 0xFF == 0xFF)
        #expect([0x7F, 0x80].contains(bitmap[5, 5] >> 16 & 0xFF))
    }

    @Test func transparentLayersAreNotPainted() {
        let node = layer(2, rect(0, 0, 4, 4), background: red) { $0.opacity = 0 }
        #expect(tree(4, 4, [node]).rendered().bitmap.count(of: white32) == 16)
    }

    @Test func shadowReachesThreeDeviationsAndMovesByItsOffset() {
        let node = layer(2, rect(30, 30, 20, 20), background: red) {
            $0.shadow = LayerShadow(color: .black, opacity: 1, offset: CGSize(width: 0, height: 5), radius: 4)
        }
        let bitmap = tree(80, 80, [node]).rendered().bitmap
        let box = bitmap.box(otherThan: white32)
        #expect(box.y1 - 50 > 50 - 30 - 10 && box.y1 <= 50 + 5 + 13, "\(box)")
        #expect(box.x0 <= 30 - 8 && box.x0 >= 30 - 13, "\(box)")
        #expect(bitmap[40, 40] == red32)
        #expect(bitmap[40, 52] & 0xFF < 200)
        // The same to the left and to the right.
        for d in 0..<13 { #expect(bitmap[29 - d, 45] == bitmap[50 + d, 45]) }
    }

    @Test func shadowOfContentsFollowsTheirAlpha() {
        let disc = CGPath(ellipseIn: rect(0, 0, 20, 20), transform: nil)
        let node = layer(
            2, rect(20, 20, 20, 20), contents: drawing(rect(0, 0, 20, 20), [.fill(disc, .winding, red)])
        ) {
            $0.shadow = LayerShadow(
                color: .black, opacity: 1, offset: CGSize(width: 10, height: 0), radius: 0)
        }
        let bitmap = tree(60, 60, [node]).rendered().bitmap
        #expect(bitmap[45, 30] == black32)
        #expect(bitmap[49, 21] == white32)
        #expect(bitmap[30, 30] == red32)
    }

    @Test func quarterTurnIsExact() {
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let node = layer(2, rect(10, 5, 10, 20), background: red, transform: turn)
        let bitmap = tree(30, 30, [node]).rendered().bitmap
        #expect(bitmap.box(otherThan: white32) == PixelRect(5, 10, 25, 20))
        #expect(bitmap.count(of: red32) == 200)
    }

    @Test func scalingDoublesTheExtent() {
        let node = layer(
            2, rect(10, 10, 10, 10), background: red, transform: CGAffineTransform(scaleX: 2, y: 2))
        let bitmap = tree(30, 30, [node]).rendered().bitmap
        #expect(bitmap[15, 15] == red32)
        #expect(bitmap[7, 7] == red32)
        #expect(bitmap[22, 22] == red32)
        #expect(bitmap[3, 3] == white32)
    }

    @Test func layerWithoutAreaOfTransformPaintsNothing() {
        let node = layer(
            2, rect(10, 10, 10, 10), background: red, transform: CGAffineTransform(scaleX: 0, y: 1))
        #expect(tree(30, 30, [node]).rendered().bitmap.box(otherThan: white32).isEmpty)
    }
}
