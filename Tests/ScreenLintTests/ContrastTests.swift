import CoreGraphics
import ScreenLint
import SnapshotComparison
import Testing

/// Expectations by WCAG 2.1's formulas and by Apple's Human Interface Guidelines (Accessibility, "Color contrast").
@Suite struct ContrastTests {
    private func gray(_ value: UInt32) -> LintColor { LintColor(pixel: value << 16 | value << 8 | value) }

    @Test func ratiosAreThoseOfTheStandard() {
        // WCAG: black on white is 21, a colour on itself 1.
        #expect(abs(LintColor.contrast(gray(0), gray(255)) - 21) < 1e-9)
        #expect(LintColor.contrast(gray(99), gray(99)) == 1)
        // The well-known edge of level AA on white: #767676 is enough, #777777 is not.
        #expect(LintColor.contrast(gray(0x76), gray(255)) >= 4.5)
        #expect(LintColor.contrast(gray(0x77), gray(255)) < 4.5)
    }

    @Test func whatIsTransparentMixes() {
        let half = LintColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        // 255 × 0.5 = 127.5
        #expect(half.pixel(over: gray(255)) == 0xFF80_8080)
    }

    /// A white screen of 100 x 40 points at one pixel a point, with a text whose glyphs are a third of its box.
    private func screen(_ ink: UInt32, size: Double = 17, bold: Bool = false) -> LintScreen {
        var values = [UInt32](repeating: 0xFFFF_FFFF, count: 100 * 40)
        for y in 10..<30 { for x in stride(from: 10, to: 90, by: 3) { values[y * 100 + x] = ink } }
        var label = LintView(
            path: "title", frame: CGRect(x: 10, y: 10, width: 80, height: 20), parent: 0)
        var text = LintText("Title", box: label.frame, lineHeight: 20)
        text.paints = [.init(LintColor(pixel: ink))]
        (text.fontSize, text.isBold) = (size, bold)
        label.text = text
        let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        var screen = LintScreen(
            size: frame.size, scale: 1, views: [LintView(path: "root", frame: frame), label])
        screen.pixels = SnapshotPixels(width: 100, height: 40, values: values)
        return screen
    }

    @Test func textsUnderTheLevelAreFound() {
        #expect(screen(0xFF76_7676).findings(of: [.lowContrast]).isEmpty)
        let found = screen(0xFF77_7777).findings(of: [.lowContrast])
        #expect(found.map(\.view) == ["title"])
        #expect(found.first?.why.contains("4.47:1") == true, "\(found)")
        // 3 is enough from 18 points on, and for bold texts: #949494 has 3.03.
        #expect(screen(0xFF94_9494).findings(of: [.lowContrast]).count == 1)
        #expect(screen(0xFF94_9494, size: 18).findings(of: [.lowContrast]).isEmpty)
        #expect(screen(0xFF94_9494, bold: true).findings(of: [.lowContrast]).isEmpty)
        #expect(screen(0xFFAA_AAAA, size: 40).findings(of: [.lowContrast]).count == 1)
    }

    /// Of a large letter's box the ink covers more than the ground.
    @Test func theTextIsNotTakenForItsGround() throws {
        var large = screen(0xFF00_0000, size: 60)
        var values = try #require(large.pixels).values
        for y in 10..<30 { for x in 10..<90 where x % 4 != 0 { values[y * 100 + x] = 0xFF00_0000 } }
        large.pixels = SnapshotPixels(width: 100, height: 40, values: values)
        #expect(large.findings(of: [.lowContrast]).isEmpty)
        // What really is its own colour has nothing else around it.
        large.pixels = SnapshotPixels(
            width: 100, height: 40, values: [UInt32](repeating: 0xFF00_0000, count: 4000))
        #expect(large.findings(of: [.lowContrast]).count == 1)
    }

    @Test func whatIsHiddenOrOnAPictureIsNotJudged() {
        var hidden = screen(0xFF99_9999)
        var cover = LintView(path: "cover", frame: CGRect(x: 0, y: 0, width: 100, height: 40), parent: 0)
        cover.isOpaque = true
        hidden.views.append(cover)
        #expect(hidden.findings(of: [.lowContrast]).isEmpty)
        // Half under something that stays: the ground is that of the other half.
        var half = screen(0xFF76_7676)
        cover.frame.size.height = 20
        half.views.append(cover)
        var values = half.pixels?.values ?? []
        for index in 0..<20 * 100 { values[index] = 0xFF80_8080 }
        half.pixels = SnapshotPixels(width: 100, height: 40, values: values)
        #expect(half.findings(of: [.lowContrast]).isEmpty)
        half.views.removeLast()
        #expect(half.findings(of: [.lowContrast]).count == 1)
        var picture = screen(0xFF99_9999)
        picture.pixels = SnapshotPixels(
            width: 100, height: 40, values: (0..<4000).map { 0xFF00_0000 | $0 * 37 })
        #expect(picture.findings(of: [.lowContrast]).isEmpty)
        // Another colour is drawn than the view says.
        var other = screen(0xFF00_0000)
        other.views[1].text?.paints = [.init(LintColor(pixel: 0xFFAA_AAAA))]
        #expect(other.findings(of: [.lowContrast]).isEmpty)
    }

    @Test func coloursThatBecomeStrongerAreEnough() {
        var stronger = screen(0xFF99_9999)
        stronger.views[1].text?.paints = [
            .init(LintColor(pixel: 0xFF99_9999), strong: LintColor(pixel: 0xFF66_6666))
        ]
        #expect(stronger.findings(of: [.lowContrast]).isEmpty)
        var system = screen(0xFF99_9999)
        system.views[1].text?.paints = [.init(LintColor(pixel: 0xFF99_9999), isOfSystem: true)]
        #expect(system.findings(of: [.lowContrast]).count == 1)
        system.systemGrounds = [LintColor(pixel: 0xFFFF_FFFF)]
        #expect(system.findings(of: [.lowContrast]).isEmpty)
    }
}
