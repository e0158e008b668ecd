import CoreGraphics
import Foundation
import PageDriver
import QuartzCore
import Raster
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing

/// The page in a real browser.
@MainActor
@Suite(.serialized) struct PageTests {
    /// A page that shows `session`, in a window of 900 x 700.
    private func withPage(
        _ session: TestSession, density: Double = 1,
        _ body: (Chromium, BrowserDisplay, String) async throws -> Void
    ) async throws {
        let display = BrowserDisplay(session: session)
        let served = try ServedDisplay(display)
        let address = served.address
        let chromium = try Chromium(size: (900, 700), density: density)
        do {
            try await chromium.open(address)
            await display.waitUntilShown(pages: 1)
            try await body(chromium, display, address)
        } catch {
            chromium.close()
            served.stop()
            throw error
        }
        chromium.close()
        served.stop()
    }

    /// How the page's canvas differs from the server's picture of the same moment.
    private func difference(_ chromium: Chromium, _ display: BrowserDisplay) async throws -> BitmapDifference?
    {
        let url = try #require(try await chromium.evaluate("shownPNG()") as? String)
        let data = try #require(Data(base64Encoded: String(url.dropFirst("data:image/png;base64,".count))))
        let shown = try Bitmap(decoding: data, origin: "the page")
        let wanted = try Bitmap(decoding: display.snapshot(), origin: "the server")
        let difference = wanted.difference(from: shown)
        if let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] {
            try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("page.png"))
            try display.snapshot().write(
                to: URL(fileURLWithPath: folder).appendingPathComponent("server.png"))
        }
        return difference
    }

    @Test(.timeLimit(.hang))
    func thePageShowsThePictureOfTheSameMoment() async throws {
        try await withPage(TestSession { _ in SampleTree.zoo }) { chromium, display, _ in
            let difference = try await difference(chromium, display)
            // Browsers blend translucent pixels with a rounding of their own; several lie on one another here.
            #expect(difference.map(\.greatest) ?? 0 <= 3, "\(String(describing: difference))")
        }
    }

    /// What the page puts together itself. Black on white is 255 less what is covered, and opaque pictures lie on nothing: no browser rounds there.
    @Test(.timeLimit(.hang))
    func whatThePagePaintsIsThePicture() async throws {
        let exact = SampleTree.tree(PaintedByPageTests.texts + PaintedByPageTests.pictures, scale: 3)
        try await withPage(TestSession { _ in exact }) { chromium, display, _ in
            let difference = try await difference(chromium, display)
            #expect(difference == nil, "\(String(describing: difference))")
        }
        try await withPage(TestSession { _ in PaintedByPageTests.tree }) { chromium, display, _ in
            let difference = try await difference(chromium, display)
            #expect(difference.map(\.greatest) ?? 0 <= 1, "\(String(describing: difference))")
        }
    }

    @Test(.timeLimit(.hang))
    func aListFollowsWheelAndDrag() async throws {
        var offset: CGFloat = 0
        var finger: CGFloat?
        let session = TestSession { _ in SampleTree.list(offset: offset) }
        session.onEvent = {
            switch $0 {
            case .input(.wheel(_, let delta)): offset = max(0, offset + delta.dy)
            case .input(.touch(_, .began, let point)): finger = point.y
            case .input(.touch(_, .moved, let point)):
                offset += (finger ?? point.y) - point.y
                finger = point.y
            default: break
            }
        }
        try await withPage(session) { chromium, display, _ in
            try await chromium.wheel(x: 300, y: 300, by: 150)
            guard
                case .input(.wheel(_, let delta)) = try await session.event(where: {
                    if case .input(.wheel) = $0 { true } else { false }
                })
            else { return }
            #expect(delta.dy > 100)
            await display.waitUntilShown(pages: 1)
            #expect(try await difference(chromium, display).map(\.greatest) ?? 0 <= 2)
            let before = offset
            try await chromium.press(x: 300, y: 400)
            for y in stride(from: 390.0, through: 300, by: -10) { try await chromium.drag(x: 300, y: y) }
            try await chromium.release(x: 300, y: 300)
            _ = try await session.event { if case .input(.touch(_, .ended, _)) = $0 { true } else { false } }
            await display.waitUntilShown(pages: 1)
            #expect(offset - before > 60)
            #expect(try await difference(chromium, display).map(\.greatest) ?? 0 <= 2)
        }
    }

    /// A square of 80 points around (100, 100) grows from half its size; at two pixels a point it reaches 80 pixels times its scale to
    /// either side of (200, 200), in every frame that the page turns itself. At rest the canvas is the server's picture.
    @Test(.timeLimit(.hang))
    func whatMovesIsTurnedByThePageAndExactAtRest() async throws {
        let square = SampleTree.layer(6, CGRect(x: 0, y: 0, width: 80, height: 80)) {
            $0.backgroundColor = SampleTree.color(0xFF0000)
        }
        var frames: Int?
        let session = TestSession { time in
            frames = frames.map { min($0 + 1, 10) }
            let scale = 0.5 + CGFloat(frames ?? 0) * 0.05
            var tree = SampleTree.tree([
                SampleTree.layer(
                    5, CGRect(x: 60, y: 60, width: 80, height: 80),
                    transform: CGAffineTransform(scaleX: scale, y: scale), children: [square])
            ])
            tree.time = time
            return tree
        }
        session.onEvent = { event in
            guard case .input(.wheel) = event, frames == nil else { return }
            frames = 0
            session.movesUntil = .infinity
        }
        try await withPage(session) { chromium, display, _ in
            _ = try await chromium.evaluate(
                """
                globalThis.turnedRight = []
                const turn = drawTurned
                drawTurned = (layer, x, y, target) => {
                  turn(layer, x, y, target)
                  const reach = 80 * layer.turn[0]
                  const red = at => [...target.getImageData(at, 200, 1, 1).data].join() === '255,0,0,255'
                  turnedRight.push(red(Math.ceil(202 - reach)) && !red(Math.floor(197 - reach)))
                }
                """)
            try await chromium.wheel(x: 300, y: 300, by: 10)
            _ = try await session.event { if case .input(.wheel) = $0 { true } else { false } }
            while (frames ?? 0) < 10 { try await Task.sleep(for: .milliseconds(5)) }
            session.movesUntil = 0
            await display.waitUntilShown(pages: 1)
            let seen = try #require(try await chromium.evaluate("turnedRight") as? [Bool])
            #expect(!seen.isEmpty && seen.allSatisfy { $0 }, "\(seen)")
            #expect(try await difference(chromium, display)?.count == nil)
        }
    }

    @Test(.timeLimit(.hang))
    func assistiveTechnologyFindsRowsAndHeadersAndTapsThem() async throws {
        func node(
            _ role: String, _ label: String, _ y: Double = 0, _ change: (inout DisplayNode) -> Void = { _ in }
        ) -> DisplayNode {
            var node = DisplayNode(role: role, label: label, frame: [0, y, 320, 44])
            change(&node)
            return node
        }
        let session = TestSession { _ in SampleTree.list(offset: 0) }
        session.accessibilityTree = [
            node("list", "") {
                $0.children = [
                    node("heading", "Fruit"),
                    node("listitem", "Apple, red", 44) { $0.selected = true },
                    node("listitem", "Pear", 88) { row in
                        row.value = "3 left"
                        row.children = [
                            node("button", "Buy", 88), node("button", "Return", 88) { $0.disabled = true },
                        ]
                    },
                    node("text", "Prices of today", 132),
                ]
            }
        ]
        try await withPage(session) { chromium, _, _ in
            let parts = try await chromium.accessibleParts()
            func found(_ role: String, _ name: String) -> Chromium.Part? {
                parts.first { $0.role == role && $0.name == name }
            }
            #expect(found("heading", "Fruit") != nil, "\(parts)")
            #expect(found("list", "") != nil, "\(parts)")
            #expect(found("listitem", "Apple, red") != nil, "\(parts)")
            #expect(found("listitem", "Pear, 3 left") != nil, "\(parts)")
            #expect(found("button", "Buy")?.states.contains("disabled") == false, "\(parts)")
            #expect(found("button", "Return")?.states.contains("disabled") == true, "\(parts)")
            #expect(found("StaticText", "Prices of today") != nil, "\(parts)")
            let order = parts.map(\.name)
            #expect(
                ["Fruit", "Apple, red", "Pear, 3 left", "Prices of today"].compactMap(order.firstIndex(of:))
                    == ["Fruit", "Apple, red", "Pear, 3 left", "Prices of today"].compactMap(
                        order.firstIndex(of:)
                    )
                    .sorted())
            let current =
                "document.querySelector('#accessible [aria-current=true]').getAttribute('aria-label')"
            #expect(try await chromium.evaluate(current) as? String == "Apple, red")
            // A click by assistive technology is a tap in the middle of the row.
            _ = try await chromium.evaluate(
                "document.querySelectorAll('#accessible [role=listitem]')[1].click()")
            guard
                case .input(.touch(_, .began, let point)) = try await session.event(where: {
                    if case .input(.touch(_, .began, _)) = $0 { true } else { false }
                })
            else { return }
            #expect(point == CGPoint(x: 160, y: 110))
        }
    }

    /// As a list scrolls, items come and go: an element that somebody holds stays what it was. ARIA: `aria-posinset` and `aria-setsize`
    /// say the place in a list of which only a part is there.
    @Test(.timeLimit(.hang))
    func anItemOfAListKeepsItsElement() async throws {
        func list(_ names: String) -> [DisplayNode] {
            var list = DisplayNode(role: "list", label: "Letters", frame: [0, 0, 320, 400])
            list.key = "list 0"
            list.children = names.enumerated().map { row, name in
                let index = Int(name.asciiValue!) - 65
                var item = DisplayNode(
                    role: "listitem", label: String(name), frame: [0, Double(row) * 44, 320, 44])
                (item.key, item.position) = ("\(index)", [index + 1, 26])
                return item
            }
            return [DisplayNode(role: "button", label: "Edit", frame: [0, 440, 80, 40]), list]
        }
        let session = TestSession { _ in SampleTree.list(offset: 0) }
        session.accessibilityTree = list("ABCDE")
        try await withPage(session) { chromium, _, _ in
            let labels =
                "[...document.querySelectorAll('#accessible [role=listitem]')].map(part => part.ariaLabel).join('')"
            try await chromium.wait(until: "\(labels) === 'ABCDE'")
            // What only holds items is not what a finger means.
            let meant = "[10, 300].map(y => nameAt({ x: 100, y })?.label).join()"
            #expect(try await chromium.evaluate(meant) as? String == "A,")
            _ = try await chromium.evaluate(
                "window.letterD = document.querySelector('#accessible [aria-label=D]')")
            for names in ["CDEFG", "BCDEF", "DEFGH"] {
                session.accessibilityTree = list(names)
                try await chromium.wheel(x: 300, y: 300, by: 10)
                try await chromium.wait(until: "\(labels) === '\(names)'")
                let kept = try await chromium.evaluate(
                    "letterD.isConnected && [letterD.ariaLabel, letterD.ariaPosInSet, letterD.ariaSetSize].join()"
                )
                #expect(kept as? String == "D,4,26")
            }
        }
    }

    /// What is scrolled in the mirror is asked for by its place: while the app is silent the mirror goes back, and who scrolls it once more asks
    /// for the same. Arithmetic: the place is the scrolled pixels by those of a point; a screen of another size is scrolled as far, in points.
    @Test(.timeLimit(.hang))
    func whatIsScrolledTwiceIsAskedForAtOnePlace() async throws {
        func group(at offset: Double) -> [DisplayNode] {
            var group = DisplayNode(role: "group", label: "", frame: [0, 0, 320, 480])
            group.scroll = [0, offset, 320, 3000, 7, 0, 20]
            group.children = [DisplayNode(role: "button", label: "Far", frame: [80, 2000 - offset, 160, 40])]
            return [group]
        }
        let session = TestSession { _ in SampleTree.list(offset: 0) }
        session.accessibilityTree = group(at: 0)
        try await withPage(session) { chromium, _, _ in
            let part = "document.querySelector('#accessible [role=group]')"
            func isAt(_ points: Double) -> String {
                "Math.abs(\(part).scrollTop - \(points) * pointsToCSS) < 1"
            }
            try await chromium.wait(until: isAt(0))
            for _ in 0..<2 {
                _ = try await chromium.evaluate("\(part).scrollTop = 1800 * pointsToCSS")
                guard
                    case .scroll(7, nil, let y?) = try await session.event(where: {
                        if case .scroll = $0 { true } else { false }
                    })
                else {
                    Issue.record("not down alone")
                    return
                }
                // Without the insets. The browser rounds to its own pixels.
                #expect(abs(y - 1780) < 2)
                try await chromium.wait(until: isAt(0))
            }
            session.accessibilityTree = group(at: 600)
            try await chromium.wheel(x: 300, y: 300, by: 10)
            try await chromium.wait(until: isAt(600))
            session.onEvent = { if case .scroll = $0 { Issue.record("\($0)") } }
            _ = try await chromium.evaluate("setZoom(0.5)")
            try await chromium.wait(until: isAt(600))
            // What the page sends for it would come before this.
            _ = try await chromium.evaluate(
                "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => { send({ t: 'rotate', v: 'right' }) })"
            )
            _ = try await session.event { $0 == .rotate(clockwise: true) }
        }
    }

    @Test(.timeLimit(.hang))
    func rotatingTurnsTheCanvas() async throws {
        var isLandscape = false
        let session = TestSession { _ in
            SampleTree.list(offset: 33, width: isLandscape ? 480 : 320, height: isLandscape ? 320 : 480)
        }
        session.onEvent = { if case .rotate = $0 { isLandscape.toggle() } }
        try await withPage(session, density: 2) { chromium, display, _ in
            _ = try await chromium.evaluate("document.querySelector('[data-type=rotate]').click()")
            _ = try await session.event { $0 == .rotate(clockwise: false) }
            await display.waitUntilShown(pages: 1)
            #expect(try await chromium.evaluate("shown().width") as? Int == 960)
            #expect(try await chromium.evaluate("shown().height") as? Int == 640)
            #expect(try await difference(chromium, display).map(\.greatest) ?? 0 <= 2)
        }
    }

    @Test(.timeLimit(.hang))
    func thePanelSendsItsChoices() async throws {
        let session = TestSession { _ in SampleTree.zoo }
        try await withPage(session) { chromium, _, _ in
            for (script, event) in [
                ("change('device-name', 'iPad')", DisplayEvent.choose(.device, "iPad")),
                ("change('text-size', 'small')", .choose(.textSize, "small")),
                ("document.querySelector('[data-value=dark]').click()", .choose(.appearance, "dark")),
                ("document.querySelector('[data-value=rtl]').click()", .choose(.direction, "rtl")),
            ] {
                let change =
                    "var change = (id, value) => { const s = document.getElementById(id); s.value = value; "
                    + "s.dispatchEvent(new Event('change')) };"
                _ = try await chromium.evaluate(change + script)
                #expect(try await session.event { $0 == event } == event)
            }
            #expect(try await chromium.evaluate("document.title") as? String == "Test")
        }
    }

    @Test(.timeLimit(.hang))
    func twoPagesShowTheSameAndAReloadedOneComesBack() async throws {
        try await withPage(TestSession { _ in SampleTree.list(offset: 100) }) { chromium, display, address in
            let other = try Chromium(size: (500, 900), density: 3)
            defer { other.close() }
            try await other.open(address)
            await display.waitUntilShown(pages: 2)
            #expect(try await difference(other, display).map(\.greatest) ?? 0 <= 2)
            try await chromium.open(address)
            let drawn = "new Promise(done => { const look = () => window.shown?.().drawn ? done(1) : "
            let reloaded = try await chromium.evaluate(drawn + "requestAnimationFrame(look); look() })")
            #expect(reloaded as? Int == 1)
            #expect(try await difference(chromium, display).map(\.greatest) ?? 0 <= 2)
        }
    }
}
