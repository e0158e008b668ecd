import CoreGraphics
import Foundation
import QuartzCore
import TestSeeds
import Testing

@testable import Raster

/// Where a recorded drawing leaves something: the part of a layer that gets pixels of its own.
struct DrawingReachTests {
    private let cell = CGRect(x: 0, y: 0, width: 393, height: 260)

    /// A line of 1/3 point at the bottom, with mitred corners of ten times half its width at most, and a point more for its edges: 8/3 points.
    @Test func ofALineIsTheLine() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 15, y: 250))
        path.addLine(to: CGPoint(x: 393, y: 250))
        var style = StrokeStyle()
        style.width = 1.0 / 3
        let reach = DrawingList(commands: [.stroke(path, style, red)]).reach(in: cell)
        let beyond = CGFloat(8.0 / 3)
        #expect(abs(reach.minX - (15 - beyond)) < 1e-9)
        #expect(reach.maxX == 393)
        #expect(abs(reach.minY - (250 - beyond)) < 1e-9)
        #expect(abs(reach.maxY - (250 + beyond)) < 1e-9)
    }

    @Test func followsWhatMovesTheDrawing() {
        let list = DrawingList(commands: [
            .save, .concatenate(CGAffineTransform(translationX: 100, y: 50)),
            .fillRect(rect(0, 0, 10, 10), red),
            .restore, .fillRect(rect(20, 20, 10, 10), green),
        ])
        #expect(list.reach(in: cell) == rect(19, 19, 92, 42))
    }

    @Test func isEverythingWhereItIsNotKnown() {
        let shadow = ShadowStyle(offset: .zero, blur: 8, color: blue)
        let fill = DrawingCommand.fillRect(rect(0, 0, 10, 10), red)
        for commands in [
            [.setShadow(shadow), fill], [.beginLayer, fill, .endLayer], [], [.save, .restore],
        ] {
            #expect(DrawingList(commands: commands).reach(in: cell) == cell)
        }
        #expect(DrawingList(commands: [.setShadow(nil), fill]).reach(in: cell) == rect(0, 0, 11, 11))
    }

    /// The same pixels as all of the layer has, and nothing beside the part.
    @Test(arguments: 1...60) func holdsAllThatIsDrawn(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func number(_ low: Int, _ high: Int) -> CGFloat {
            CGFloat(low * 4 + random.next((high - low) * 4)) / 4
        }
        func box() -> CGRect {
            CGRect(x: number(0, 60), y: number(0, 60), width: number(-9, 20), height: number(0, 20))
        }
        var commands: [DrawingCommand] = []
        for _ in 0..<1 + random.next(6) {
            switch random.next(6) {
            case 0: commands.append(.fillRect(box(), red))
            case 1:
                let path = CGMutablePath()
                path.move(to: box().origin)
                for _ in 0..<1 + random.next(3) { path.addLine(to: box().origin) }
                if random.chance(percent: 40) { path.addQuadCurve(to: box().origin, control: box().origin) }
                var style = StrokeStyle()
                style.width = number(0, 5)
                style.join = random.pick([.miter, .round, .bevel])
                style.cap = random.pick([.butt, .round, .square])
                commands.append(.stroke(path, style, green))
            case 2:
                commands.append(.fill(CGPath(ellipseIn: box().standardized, transform: nil), .winding, blue))
            case 3:
                let turn = CGAffineTransform(rotationAngle: number(-1, 1))
                commands += [.save, .concatenate(turn.translatedBy(x: number(0, 20), y: 0))]
            case 4: commands += [.restore]
            default: commands.append(.clear(box()))
            }
        }
        let list = DrawingList(commands: commands)
        let whole = rect(0, 0, 90, 90)
        let part = list.reach(in: whole)
        #expect(whole.contains(part))
        let (all, some) = (pixels(list, whole), pixels(list, part))
        #expect(all.difference(from: some) == nil, "seed \(seed): \(commands)")
    }

    private func pixels(_ list: DrawingList, _ bounds: CGRect) -> Bitmap {
        let contents = LayerContents.drawing(LayerDrawing(list: list, bounds: bounds))
        return tree(100, 100, [layer(2, rect(5, 5, 90, 90), contents: contents)], scale: 3).rendered().bitmap
    }
}
