import Foundation
import PageDriver
import TestSeeds
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `shoji run` without PATH: a page to choose in.
@MainActor
@Suite(.serialized) struct StartPageTests {
    @Test(.timeLimit(.hang))
    func oneChoosesAndChangesInThePageWithoutTheTerminal() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let served = try await tool.served(nil)
        defer { served.process.terminate() }
        // The list is printed too, and nothing was built for the address.
        #expect(
            served.printed().contains("  Carousel\n") && served.printed().contains("  Gallery/Controls\n"))
        let chromium = try Chromium(size: (1280, 920))
        defer { chromium.close() }
        do {
            try await chromium.open(served.address)
            let card = { (source: String, name: String) in
                "[...document.querySelectorAll('#start section')].find(part => part.querySelector('h3').textContent === '\(source)')"
                    + "?.querySelectorAll('.card:not([hidden])').values().find(card => card.querySelector('b').textContent === '\(name)')"
            }
            try await chromium.wait(until: card("Carousel", "Carousel"))
            #expect(try await chromium.evaluate("document.getElementById('start').hidden") as? Bool == false)
            // A picture of an app: iPhone 15's points.
            let picture = "\(card("Storefront", "Storefront")).querySelector('img')"
            _ = try await chromium.evaluate("\(picture).scrollIntoView()")
            try await chromium.wait(
                until: "\(picture).naturalWidth === 393 && \(picture).naturalHeight === 852")
            try await keep(chromium, "start")
            // READMEs are Markdown, the page is not.
            let words = try await chromium.evaluate("document.getElementById('start-sources').textContent")
            #expect((words as? String)?.contains { "`[".contains($0) } == false, "\(words ?? "")")
            // One app.
            _ = try await chromium.evaluate("\(card("Carousel", "Carousel")).click()")
            try await chromium.wait(
                until: "settings.title === 'Carousel' && document.getElementById('start').hidden")
            try await chromium.wait(until: "document.querySelector('#accessible [data-role]')")
            // Another screen of another source, one that has no app.
            _ = try await chromium.evaluate("document.getElementById('start-open').click()")
            let part =
                "[...document.querySelectorAll('#start section')].find(part => part.querySelector('h3').textContent === 'Controls')"
            _ = try await chromium.evaluate("\(part).scrollIntoView()")
            try await chromium.wait(until: card("Controls", "DaysCalendar"))
            #expect(try await chromium.evaluate("!\(card("Controls", "Controls"))") as? Bool == true)
            try await chromium.wait(
                until: "\(card("Controls", "DaysCalendar")).querySelector('img')?.naturalWidth === 393")
            try await keep(chromium, "start-gallery")
            _ = try await chromium.evaluate("\(card("Controls", "DaysCalendar")).click()")
            try await chromium.wait(
                until:
                    "settings.screen === 'controller:DaysCalendar' && document.getElementById('start').hidden"
            )
            // Only what is offered is served, and pictures only with the token.
            _ = try await chromium.evaluate("send({ t: 'source', v: '../Sources' })")
            let path = served.address.replacingOccurrences(of: "/?", with: "/picture?source=..&")
            let (_, refused) = try await URLSession.shared.data(from: try #require(URL(string: path)))
            #expect((refused as? HTTPURLResponse)?.statusCode == 503)
            let bare = path.replacingOccurrences(of: "token=", with: "other=")
            let (_, unknown) = try await URLSession.shared.data(from: try #require(URL(string: bare)))
            #expect((unknown as? HTTPURLResponse)?.statusCode == 401)
        } catch {
            Issue.record("\(error)\nthe tool has printed: \(served.printed())")
        }
    }

    /// The picture of an unchanged source is made once, and anew after an edit.
    @Test(.timeLimit(.hang))
    func picturesAreKeptUntilTheSourceChanges() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "print(\"made\")")
        let served = try await tool.served(tool.source.path)
        defer { served.process.terminate() }
        func picture() async throws -> Data {
            let path = served.address.replacingOccurrences(
                of: "/?", with: "/picture?screen=controller:ScreenViewController&")
            let (data, answer) = try await URLSession.shared.data(from: try #require(URL(string: path)))
            #expect((answer as? HTTPURLResponse)?.statusCode == 200)
            return data
        }
        let first = try await picture()
        #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try await picture() == first)
        let app = try String(
            contentsOf: tool.source.appendingPathComponent("ScreenViewController.swift"), encoding: .utf8)
        try tool.write(
            app.replacingOccurrences(of: "box.backgroundColor = .red", with: "box.backgroundColor = .blue"),
            "Screen/ScreenViewController.swift")
        #expect(try await picture() != first)
    }

    private func keep(_ chromium: Chromium, _ name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] else { return }
        try await chromium.screenshot().write(
            to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
}
