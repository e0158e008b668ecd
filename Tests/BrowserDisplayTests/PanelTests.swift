import Foundation
import PageDriver
import TestSeeds
import Testing

@testable import BrowserDisplay
@testable import PageServing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What stands beside the device in the page, in a real browser.
@MainActor
@Suite(.serialized) struct PanelTests {
    private func withPage(
        _ session: TestSession, _ suffix: String = "", framedBy: [String] = [],
        _ body: (Chromium, BrowserDisplay, String) async throws -> Void
    ) async throws {
        let display = BrowserDisplay(session: session)
        let server = try PageServer(host: "127.0.0.1", port: 0)
        let address = server.start(display, token: AccessToken(), framedBy: framedBy) + suffix
        let chromium = try Chromium(size: (1100, 900))
        defer {
            chromium.close()
            display.stop()
            server.stop()
        }
        try await chromium.open(address)
        await display.waitUntilShown(pages: 1)
        try await body(chromium, display, address)
    }

    private func policy(_ address: String) async throws -> String {
        let (_, response) = try await URLSession.shared.data(from: try #require(URL(string: address)))
        let answer = try #require(response as? HTTPURLResponse)
        return try #require(answer.value(forHTTPHeaderField: "Content-Security-Policy"))
    }

    @Test(.timeLimit(.hang))
    func everyShortcutDoesWhatTheListSays() async throws {
        let session = TestSession { _ in SampleTree.zoo }
        try await withPage(session) { chromium, _, _ in
            @MainActor func press(_ key: String, _ code: String = "", modifiers: Int = 0) async throws {
                try await chromium.send(
                    "Input.dispatchKeyEvent",
                    ["type": "keyDown", "key": key, "code": code, "modifiers": modifiers])
            }
            for (key, event) in [
                ("l", DisplayEvent.rotate(clockwise: false)), ("r", .rotate(clockwise: true)),
                ("a", .choose(.appearance, "dark")), ("d", .choose(.direction, "rtl")),
                ("-", .choose(.textSize, "small")), ("n", .choose(.device, "iPad")),
                ("c", .choose(.contrast, "on")), ("b", .choose(.boldText, "on")),
                ("m", .choose(.reducedMotion, "on")), ("t", .choose(.keyboard, "on")),
            ] {
                try await press(key)
                #expect(try await session.event { $0 == event } == event)
            }
            // From within the screen with Alt, also where Alt types another character.
            _ = try await chromium.evaluate("document.getElementById('keys').focus()")
            try await press("å", "KeyA", modifiers: 1)
            #expect(
                try await session.event { $0 == .choose(.appearance, "dark") } == .choose(.appearance, "dark")
            )
            // By the place of the key where another script is typed.
            _ = try await chromium.evaluate("document.activeElement.blur()")
            try await press("ф", "KeyA")
            #expect(
                try await session.event { $0 == .choose(.appearance, "dark") } == .choose(.appearance, "dark")
            )
            try await press("y")
            try await press("Y", modifiers: 8)
            let kinds =
                "document.getElementById('scenario').open && document.querySelector('[data-kind=swift]').ariaPressed"
            #expect(try await chromium.evaluate(kinds) as? String == "true")
            try await press("u")
            #expect(try await chromium.evaluate("document.activeElement.id") as? String == "locale")
            _ = try await chromium.evaluate("document.activeElement.blur()")
            try await press("?")
            #expect(try await chromium.evaluate("document.getElementById('help').open") as? Bool == true)
            let listed = try await chromium.evaluate(
                "[...document.querySelectorAll('#help dd')].map(part => part.textContent).join('|')")
            let named = try await chromium.evaluate("shortcuts.map(([, words]) => words).join('|')")
            #expect(listed as? String == named as? String)
        }
    }

    /// Zoom is in CSS pixels a point. An island is in the middle of the device's top; a home button is beyond the screen at its lower end, wherever
    /// that is turned.
    @Test(.timeLimit(.hang))
    func theDeviceIsAsLargeAsAskedAndHasItsIslandOrItsHomeButton() async throws {
        let session = TestSession { _ in SampleTree.list(offset: 0) }
        session.settings.cutout = "island"
        try await withPage(session) { chromium, _, _ in
            _ = try await chromium.evaluate(
                "window.part = id => document.getElementById(id).getBoundingClientRect(); "
                    + "window.zoomTo = name => { const button = document.querySelector(`[data-zoom=\"${name}\"]`); button.click(); "
                    + "return [part('screen').width, part('screen').height, button.ariaPressed].join() }")
            for (zoom, size) in [("0.5", "160,240"), ("0.75", "240,360"), ("1", "320,480")] {
                #expect(try await chromium.evaluate("zoomTo('\(zoom)')") as? String == "\(size),true")
            }
            let island = "[part('cutout').left + part('cutout').width / 2, part('screen').left + 160].join()"
            let middles = try #require(try await chromium.evaluate(island) as? String).split(separator: ",")
            #expect(middles[0] == middles[1])
            #expect(
                try await chromium.evaluate("part('cutout').bottom < part('screen').top + 60") as? Bool
                    == true)
            // All of it is there and nothing lies over the panel, in a small window and a large one.
            _ = try await chromium.evaluate("zoomTo('fit')")
            for (width, height) in [(1024, 600), (2560, 1440)] {
                try await chromium.send(
                    "Emulation.setDeviceMetricsOverride",
                    ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
                try await chromium.wait(
                    until: "innerWidth === \(width) && part('device').left >= 0 && part('device').top >= 0 "
                        + "&& part('device').bottom <= \(height) && part('device').right <= part('panel').left "
                        + "&& part('panel').right <= \(width) && part('screen').height > 400")
            }
            try await chromium.send("Emulation.clearDeviceMetricsOverride")
            try await chromium.wait(
                until: "innerWidth < 1200 && part('screen').left < 400 && part('screen').right > 400")
            session.settings = DisplaySettings(
                title: "Test", devices: session.settings.devices, device: "iPhone 15",
                orientation: "portrait", textSizes: session.settings.textSizes, textSize: "large",
                appearance: "light", direction: "ltr", cornerRadius: 0)
            _ = try await chromium.evaluate(
                "window.side = () => { const [home, screen] = [part('home'), part('screen')]; return home.top >= screen.bottom ? 'bottom' "
                    + ": home.bottom <= screen.top ? 'top' : home.left >= screen.right ? 'right' : 'left' }")
            for (orientation, side) in [
                ("portrait", "bottom"), ("landscapeLeft", "left"), ("landscapeRight", "right"),
                ("portraitUpsideDown", "top"),
            ] {
                session.settings.orientation = orientation
                try await chromium.wheel(x: 400, y: 400, by: 1)
                try await chromium.wait(
                    until: "settings.orientation === '\(orientation)' && part('home').width > 20")
                #expect(try await chromium.evaluate("side()") as? String == side)
                #expect(
                    try await chromium.evaluate(
                        "part('home').left > part('device').left && part('home').right < part('device').right "
                            + "&& part('home').top > part('device').top && part('home').bottom < part('device').bottom && part('cutout').width === 0"
                    ) as? Bool == true)
            }
        }
    }

    /// Devices are grouped by kind; a screenshot is a file of the device's own pixels, named by what is shown.
    @Test(.timeLimit(.hang))
    func devicesAreGroupedAndAScreenshotIsSaved() async throws {
        try await withPage(TestSession { _ in SampleTree.list(offset: 0) }) { chromium, _, _ in
            let groups =
                "[...document.querySelectorAll('#device-name optgroup')].map(group => group.label + ': ' "
                + "+ [...group.children].map(option => option.value)).join('; ')"
            #expect(
                try await chromium.evaluate(groups) as? String == "iPhone: iPhone 15; iPad: iPad")
            _ = try await chromium.evaluate(
                "(made => { URL.createObjectURL = blob => { window.taken = blob; return made.call(URL, blob) } })(URL.createObjectURL); "
                    + "HTMLAnchorElement.prototype.click = function () { window.saved = this.download }; "
                    + "document.getElementById('screenshot').click()")
            try await chromium.wait(until: "window.saved && window.taken")
            let file = try await chromium.evaluate(
                "createImageBitmap(taken).then(picture => [saved, taken.type, picture.width, picture.height].join())"
            )
            // 320 x 480 points of two pixels each.
            #expect(file as? String == "Test-iPhone_15-portrait-light.png,image/png,640,960")
        }
    }

    /// ARIA: `aria-keyshortcuts` says the keys of a control.
    @Test(.timeLimit(.hang))
    func everyControlOfThePanelHasAShortcut() async throws {
        try await withPage(TestSession { _ in SampleTree.zoo }) { chromium, _, _ in
            let without = try await chromium.evaluate(
                "[...document.querySelectorAll('#panel :is(button, select, summary, input)')]"
                    + ".filter(part => !part.ariaKeyShortcuts || !part.title).map(part => part.outerHTML).join('|')"
            )
            #expect(without as? String == "")
            // Each is for something in the panel, and no two have the same key.
            let idle = try await chromium.evaluate(
                "shortcuts.filter(([key, , selector], index) => !controlsOf(selector).length"
                    + " || shortcuts.findIndex(other => other[0] === key) !== index).map(([key]) => key).join()"
            )
            #expect(idle as? String == "")
        }
    }

    @Test(.timeLimit(.hang))
    func slowTimeIsATenthAndAFingerIsAsFastAsItIs() async throws {
        var times: [Double] = []
        let session = TestSession { _ in SampleTree.list(offset: 0) }
        session.screen = {
            times.append($0)
            return SampleTree.list(offset: CGFloat($0))
        }
        try await withPage(session) { chromium, _, _ in
            @MainActor func frames(_ count: Int) async throws -> (at: ContinuousClock.Instant, time: Double) {
                let wanted = times.count + count
                while times.count < wanted { try await Task.sleep(for: .milliseconds(2)) }
                return (ContinuousClock.now, times[times.count - 1])
            }
            // From a frame to a later one, however long what was asked for takes to arrive.
            @MainActor func pace() async throws -> Double {
                let (from, to) = (try await frames(1), try await frames(20))
                return (to.time - from.time) / Double((to.at - from.at) / .seconds(1))
            }
            session.movesUntil = .infinity
            try await chromium.wheel(x: 400, y: 400, by: 1)
            let whole = try await pace()
            _ = try await chromium.evaluate("toggle('slow')")
            _ = try await chromium.evaluate(
                "new Promise(done => { const look = () => settings.slow === 'on' ? done(1) : setTimeout(look, 20); look() })"
            )
            let slow = try await pace()
            try await chromium.press(x: 400, y: 400)
            _ = try await session.event { if case .input(.touch(_, .began, _)) = $0 { true } else { false } }
            let held = try await pace()
            // A loaded machine makes frames late; a tenth and the whole are far apart all the same.
            #expect(whole > 0.5 && held > 0.5 && slow < 0.3, "\(whole) \(slow) \(held)")
        }
    }

    @Test(.timeLimit(.hang))
    func embeddedItIsTheBareScreenAndOnlyNamedOriginsFrameIt() async throws {
        let session = TestSession { _ in SampleTree.zoo }
        let origin = "http://editor.example:3000"
        try await withPage(session, "&embed=1", framedBy: [origin]) { chromium, _, address in
            let bare = try await chromium.evaluate(
                "getComputedStyle(document.getElementById('panel')).display === 'none' && "
                    + "document.getElementById('device').style.padding === '0px'")
            #expect(bare as? Bool == true)
            #expect(try await policy(address).contains("frame-ancestors \(origin);"))
            let whole = address.replacingOccurrences(of: "&embed=1", with: "")
            #expect(try await policy(whole).contains("frame-ancestors 'none';"))
        }
    }

    /// Programs that drive a page wait by functions given as text, which `eval` makes; what somebody slips into the document
    /// does not run.
    @Test(.timeLimit(.hang))
    func onlyThePagesOwnScriptRuns() async throws {
        let session = TestSession { _ in SampleTree.zoo }
        try await withPage(session) { chromium, _, address in
            let sum = try await chromium.evaluate(
                "new Promise(done => setTimeout(() => done(eval('(() => 1 + 1)')()), 10))")
            #expect(sum as? Int == 2)
            let injected = try await chromium.evaluate(
                "new Promise(done => { const it = document.createElement('div'); "
                    + "it.innerHTML = '<img src=x onerror=\"window.broken = 1\">'; document.body.append(it); "
                    + "const script = document.createElement('script'); script.textContent = 'window.broken = 2'; "
                    + "document.body.append(script); setTimeout(() => done(window.broken ?? 0), 200) })")
            #expect(injected as? Int == 0)
            let (one, other) = (try await policy(address), try await policy(address))
            #expect(one != other && !one.contains("unsafe-inline"))
        }
    }

    @Test(.timeLimit(.hang))
    func thePanelShowsTheScenarioAndTheFrames() async throws {
        let session = TestSession { _ in SampleTree.list(offset: 0) }
        session.scenario = "steps:\n  - settle: true\n"
        try await withPage(session) { chromium, _, _ in
            _ = try await chromium.evaluate(
                "document.getElementById('scenario').open = document.getElementById('frames').open = true")
            let text = try await chromium.evaluate(
                "new Promise(done => { const look = () => { const text = document.getElementById('scenario-text').value; "
                    + "text ? done(text) : setTimeout(look, 20) }; look() })")
            #expect(text as? String == session.scenario)
            let told = try await chromium.evaluate("document.getElementById('frames-text').textContent")
            #expect((told as? String)?.contains("bytes") == true)
        }
    }

    /// What is told is what the session says, of each frame what it has made more than the one before.
    @Test(.timeLimit(.hang))
    func thePanelShowsWhatEachFrameCosts() async throws {
        var offset = 0.0
        let session = TestSession { _ in SampleTree.list(offset: offset) }
        session.onEvent = { [unowned session] _ in
            session.screen = { _ in
                offset += 1
                session.work.cellsMade += 3
                session.work.passes = 2
                return SampleTree.list(offset: offset)
            }
        }
        try await withPage(session) { chromium, _, _ in
            _ = try await chromium.evaluate(
                "document.getElementById('frames').open = true; new Promise(done => setTimeout(done, 200))")
            session.movesUntil = .infinity
            try await chromium.wheel(x: 400, y: 400, by: 1)
            let told = try await chromium.evaluate(
                "new Promise(done => { const look = () => { const many = lastFrames.filter(frame => frame.passes > 0); "
                    + "many.length > 300 || lastFrames.length === 240 && many.length === 240 "
                    + "? done(JSON.stringify([lastFrames.length, many.every(f => f.cells === f.passes / 2 * 3 && f.bytes > 0 "
                    + "&& f.milliseconds > 0), document.getElementById('frames-text').textContent])) "
                    + ": setTimeout(look, 50) }; look() })")
            let text = try #require(told as? String)
            #expect(text.hasPrefix("[240,true,\"last: "), "\(text)")
            // Each of the four strips has something in it.
            let drawn = try await chromium.evaluate(
                "(() => { const graph = document.getElementById('frames-graph'), pen = graph.getContext('2d'); return [0, 1, 2, 3]"
                    + ".every(row => pen.getImageData(0, row * 80 + 75, 480, 1).data.filter((v, i) => i % 4 === 3 && v).length > 400) })()"
            )
            #expect(drawn as? Bool == true)
            if let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] {
                let url =
                    try await chromium.evaluate("document.getElementById('frames-graph').toDataURL()")
                    as? String
                let data = Data(
                    base64Encoded: (url ?? "").replacingOccurrences(of: "data:image/png;base64,", with: ""))
                try data?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("frames.png"))
            }
            session.movesUntil = 0
        }
    }

    @Test func aWishThatCannotBeIsDropped() {
        func wish(_ t: String, _ v: String) -> PageWish? { PageWish(PageMessage(t, v: v)) }
        #expect(wish("locale", "de_DE") == .locale("de_DE"))
        #expect(wish("screen", "controller:Shelf") == .screen("controller:Shelf"))
        #expect(
            wish("screen", "preview:Cells/Book Cell.swift:40") == .screen("preview:Cells/Book Cell.swift:40"))
        #expect(wish("screen", "preview:Card.swift:4:2") == .screen("preview:Card.swift:4:2"))
        #expect(wish("screen", "") == .screen(nil))
        #expect(wish("source", "Shelf") == .source(.init(name: "Shelf")))
        #expect(
            wish("source", "Tables#controller:RowMenu")
                == .source(.init(name: "Tables", screen: "controller:RowMenu")))
        for (t, v) in [
            ("locale", "--help"), ("locale", ""), ("locale", "../x"), ("screen", "controller:--port"),
            ("screen", "preview:-x:3"), ("source", ""), ("beside", "dark"), ("beside", "a=b;"),
            ("source", "Shelf#--port"),
            ("screen", "preview:a.swift"), ("screen", "preview:a.swift:4:2:1"), ("screen", "app"),
            ("tap", "x"),
        ] {
            #expect(wish(t, v) == nil, "\(t) \(v)")
        }
    }
}
