import QuartzCore
import Testing

@testable import UIKit

/// Where alerts, menus and sheets stand: arithmetic over the tables of the releases.
@MainActor
struct CardLayoutTests {
    /// Twenty actions of 44 points beside a title of 20: 19 above it, 20 below, 880 for the actions.
    @Test func actionsScrollWhereThereIsNoRoom() {
        var parts = AlertLayout.Parts(title: 20)
        parts.actions = Array(repeating: 100, count: 20)
        let layout = AlertLayout(parts, .beforeIOS26, width: 270, room: 500)
        #expect(layout.size == CGSize(width: 270, height: 500))
        #expect(layout.texts == CGRect(x: 0, y: 0, width: 270, height: 59))
        #expect(layout.actions == CGRect(x: 0, y: 59, width: 270, height: 441))
        #expect(layout.actionsHeight == 880)
    }

    /// A message of 2,000 points: actions keep a row and a half, 67.8 points, of the 132 that they want.
    @Test func textsScrollAndLeaveTheActionsARowAndAHalf() {
        var parts = AlertLayout.Parts(title: 20, message: 2000)
        parts.actions = [50, 50, 50]
        let layout = AlertLayout(parts, .beforeIOS26, width: 270, room: 600)
        #expect(abs(layout.actions.height - 67.8) < 1e-9 && layout.actions.maxY == 600)
        #expect(layout.textsHeight == CGFloat(19 + 20 + 2 + 2000 + 20))
    }

    /// 270 points: halves of 135, of which 16 are margins. 120 and more do not fit.
    @Test(arguments: [(119, true), (120, false)] as [(CGFloat, Bool)])
    func twoActionsStandAbreastWhereTheirTitlesFit(_ width: CGFloat, _ fits: Bool) {
        var parts = AlertLayout.Parts(title: 20)
        parts.actions = [40, width]
        let layout = AlertLayout(parts, .beforeIOS26, width: 270, room: 600)
        #expect((layout.rows[0].minY == layout.rows[1].minY) == fits)
        let turned = AlertLayout(parts, .beforeIOS26, width: 270, room: 600, isRightToLeft: true)
        #expect((turned.rows[0].minX > turned.rows[1].minX) == fits)
    }

    /// The card of the action that cancels keeps its place while the rest scrolls.
    @Test func theActionApartStaysAtTheLowerEdge() {
        var parts = AlertLayout.Parts()
        parts.actions = Array(repeating: 50, count: 30)
        parts.lastIsApart = true
        let layout = AlertLayout(parts, .sheetBeforeIOS26, width: 377, room: 700)
        #expect(layout.apart == CGRect(x: 0, y: 643, width: 377, height: 57))
        #expect(layout.card.height == 635)
    }

    /// Larger text makes actions higher: a line of 40 with 12 above and below.
    @Test func actionsGrowWithTheText() {
        var parts = AlertLayout.Parts(title: 20)
        parts.actions = [50]
        parts.actionLine = 40
        #expect(AlertLayout(parts, .iOS26, width: 320, room: 700).rows[0].height == 64)
    }

    /// A row at the lower edge of 852 points with a list of 300: 852 - 34 - 10 - 300 - 10 is where it ends.
    @Test func aLiftedViewMakesRoomForItsList() throws {
        let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
        let safe = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let list = CGSize(width: 250, height: 300)
        let metrics = MenuMetrics.iOS26
        let middle = CGRect(x: 0, y: 400, width: 393, height: 52)
        #expect(metrics.liftedFrame(middle, list: list, in: bounds, safe: safe) == nil)
        let tall = CGRect(x: 0, y: 200, width: 393, height: 500)
        let moved = try #require(metrics.liftedFrame(tall, list: list, in: bounds, safe: safe))
        // 739 points between the gaps, of which the list takes 300 and the gap 10: 429 of 500 are left.
        #expect(abs(moved.height - 429) < 1e-9 && abs(moved.maxY - 498) < 1e-9)
        #expect(abs(moved.width - 393 * 429 / 500) < 1e-9)
    }

    /// A menu of a control near the lower right corner: over it, inside the edges.
    @Test func aMenuOverAControlStaysOnTheScreen() {
        let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
        let frame = MenuMetrics.iOS26.listFrame(
            size: CGSize(width: 250, height: 200), over: CGRect(x: 340, y: 780, width: 40, height: 30),
            in: bounds, safe: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(frame == CGRect(x: 130, y: 608, width: 250, height: 200))
    }

    /// Three means of 2·reach + 1 pixels have the variance (w² - 1) / 4: for 2 pixels the nearest is w = 5 → 6, for 5 w = 11.
    @Test func aBlurIsAsWideAsItsDeviation() {
        for sigma in [1.5, 2, 5, 10] {
            let width = Double(2 * BoxBlur.reach(sigma: sigma) + 1)
            #expect(abs(((width * width - 1) / 4).squareRoot() - sigma) <= 0.5)
        }
        // A white line spreads evenly to both sides, and an even colour stays what it is.
        var pixels = [UInt8](repeating: 0, count: 41 * 4)
        for component in 0..<4 { pixels[20 * 4 + component] = 255 }
        pixels.withUnsafeMutableBufferPointer { BoxBlur.blur($0, width: 41, height: 1, sigma: 2) }
        let line = (0..<41).map { pixels[$0 * 4] }
        #expect(line == line.reversed() && line[20] > line[22] && line[22] > line[24] && line[0] == 0)
        var even = [UInt8](repeating: 77, count: 9 * 9 * 4)
        even.withUnsafeMutableBufferPointer { BoxBlur.blur($0, width: 9, height: 9, sigma: 4) }
        #expect(even.allSatisfy { $0 == 77 })
    }
}
