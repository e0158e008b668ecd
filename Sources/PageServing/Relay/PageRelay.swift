import Foundation

/// The pages of a command that outlives the apps which it starts: it keeps them open, shows the app of the moment in them,
/// and tells what became of one that is gone.
///
/// Every app is a number, which grows. A page is told it before the app's first frame, and puts it on what it sends, so that
/// a tap for one app never reaches the next.
public final class PageRelay: PageHost, @unchecked Sendable {
    private struct Page {
        let outbox: PageOutbox
        /// Of an app beside the one that is shown, its name; that one has none.
        var app = ""
    }

    private struct App {
        var link: PageLink?
        var number = 0
    }

    private let lock = NSLock()
    private var pages: [Int: Page] = [:]
    private var nextPage = 1
    private var apps: [String: App] = ["": App()]
    private var number = 0
    private var report: PageReport?
    private var start: PageStart?
    private var elsewhere: PageElsewhere?
    private var shownGallery: (any ScreenGallery)?
    private var console = PageConsole()
    private var nextRequest = 1
    private var requests: [Int: (link: PageLink, answer: PictureAnswer)] = [:]
    private let wish: @Sendable (PageWish) -> Void

    /// Seconds in which an app gives a picture; it waits for a screen at rest itself.
    private static let patience = 20.0
    /// So many apps are beside the one that is shown; a page that asks for more shows that one.
    private static let mostBeside = 32

    /// - Parameter wish: told what somebody in a page wants of whoever starts apps.
    public init(wish: @escaping @Sendable (PageWish) -> Void) { self.wish = wish }

    /// From now on pages show this app; nil when there is none.
    /// - Parameter name: of one beside the app, by which its pages have asked for it.
    public func show(_ link: PageLink?, beside name: String = "") {
        lock.withLock {
            let old = apps[name]?.link
            let answers = requests.values.filter { $0.link === old }
            requests = requests.filter { $0.value.link !== old }
            for entry in answers { entry.answer.resolve(.refused("The app has ended.")) }
            number += 1
            apps[name] = App(link: link, number: number)
            guard let link else { return }
            for (number, page) in pages where page.app == name {
                page.outbox.put(.json(Fresh(fresh: self.number)))
                link.send(.open(page: number))
            }
        }
    }

    /// Takes what an app says; of one that is not shown nothing counts.
    public func receive(_ message: LinkMessage, from link: PageLink) {
        lock.withLock {
            guard let name = apps.first(where: { $0.value.link === link })?.key else { return }
            func outbox(_ number: Int) -> PageOutbox? {
                pages[number].flatMap { $0.app == name ? $0.outbox : nil }
            }
            switch message {
            case .text(let page, let data): outbox(page)?.put(.text(data))
            case .binary(let page, let data): outbox(page)?.put(WebSocketFrame(code: .binary, payload: data))
            case .picture(let request, let picture):
                requests.removeValue(forKey: request)?.answer.resolve(picture)
            case .open, .message, .close, .askPicture, .pictures, .ready, .stale: break
            }
        }
    }

    /// Lays something over the screen of every page, or takes it away.
    public func tell(_ report: PageReport?) {
        lock.withLock {
            guard report != self.report else { return }
            self.report = report
            for page in pages.values { page.outbox.put(.json(Told(report: report))) }
        }
    }

    /// What there is to choose from, and what of it is shown; pages without it have one source.
    public func tell(_ start: PageStart) {
        lock.withLock {
            self.start = start
            for page in pages.values { page.outbox.put(.json(Choice(start: start))) }
        }
    }

    /// Where other devices find these pages.
    public func tell(_ elsewhere: PageElsewhere) {
        lock.withLock {
            self.elsewhere = elsewhere
            for page in pages.values { page.outbox.put(.json(Elsewhere(elsewhere: elsewhere))) }
        }
    }

    public var gallery: (any ScreenGallery)? {
        get { lock.withLock { shownGallery } }
        set { lock.withLock { shownGallery = newValue } }
    }

    /// A line that the app has printed.
    public func print(_ text: String, isError: Bool) {
        lock.withLock {
            let line = console.add(text, isError: isError)
            for page in pages.values { page.outbox.put(.json(Printed(console: [line]))) }
        }
    }

    // MARK: Pages

    /// Opening, moving and showing an app are under one lock: each page is told of an app once, after it was told the app's number and before anything
    /// that the app says of it is passed on.
    public func open(_ outbox: PageOutbox) -> Int {
        lock.withLock {
            let page = nextPage
            nextPage += 1
            pages[page] = Page(outbox: outbox)
            outbox.put(.json(Fresh(fresh: apps[""]?.number ?? 0)))
            outbox.put(.json(Printed(console: console.lines, isWhole: true)))
            if let elsewhere { outbox.put(.json(Elsewhere(elsewhere: elsewhere))) }
            if let start { outbox.put(.json(Choice(start: start))) }
            if let report { outbox.put(.json(Told(report: report))) }
            apps[""]?.link?.send(.open(page: page))
            return page
        }
    }

    public func open(_ outbox: PageOutbox, beside name: String) -> Int {
        let page = open(outbox)
        receive(PageMessage("beside", v: name), from: page)
        return page
    }

    public func receive(_ message: PageMessage, from page: Int) {
        if PageWish.isMeant(by: message) {
            guard let wish = PageWish(message) else { return }
            if case .beside(let name) = wish, !move(page, to: name) { return }
            return self.wish(wish)
        }
        let app = lock.withLock {
            pages[page].flatMap { apps[$0.app] }.flatMap { message.g == $0.number ? $0.link : nil }
        }
        guard let app, let data = try? JSONEncoder().encode(message) else { return }
        app.send(.message(page: page, data))
    }

    /// From now on a page shows an app beside the one that is shown.
    private func move(_ page: Int, to name: String) -> Bool {
        lock.withLock {
            guard let old = pages[page], old.app.isEmpty,
                apps[name] != nil || apps.count <= Self.mostBeside
            else { return false }
            apps[""]?.link?.send(.close(page: page))
            pages[page]?.app = name
            let app = apps[name] ?? App(link: nil, number: 0)
            apps[name] = app
            old.outbox.put(.json(Fresh(fresh: app.number)))
            app.link?.send(.open(page: page))
            return true
        }
    }

    public func close(_ page: Int) {
        let alone = lock.withLock { () -> String? in
            guard let gone = pages.removeValue(forKey: page) else { return nil }
            apps[gone.app]?.link?.send(.close(page: page))
            guard !gone.app.isEmpty, !pages.values.contains(where: { $0.app == gone.app }) else { return nil }
            apps[gone.app] = nil
            return gone.app
        }
        if let alone { wish(.alone(alone)) }
    }

    public func picture(settled: Bool) -> PagePicture {
        let answer = PictureAnswer()
        let asked = lock.withLock { () -> (PageLink, Int)? in
            guard let app = apps[""]?.link else { return nil }
            requests[nextRequest] = (app, answer)
            nextRequest += 1
            return (app, nextRequest - 1)
        }
        guard let (link, request) = asked else { return .refused("The app is not running.") }
        link.send(.askPicture(request: request, settled: settled))
        let picture = answer.wait(Self.patience)
        lock.withLock { _ = requests.removeValue(forKey: request) }
        return picture ?? .refused("The app does not answer.")
    }

    // What the pages are told: docs/browser-protocol.md.
    private struct Elsewhere: Codable { var elsewhere: PageElsewhere }
    private struct Choice: Codable { var start: PageStart }
    private struct Fresh: Codable { var fresh: Int }
    private struct Printed: Codable {
        var console: [PageConsole.Line]
        /// Whether these are all, and not some more.
        var isWhole: Bool?
    }
    private struct Told: Encodable {
        var report: PageReport?
        private enum Keys: CodingKey { case report }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(report, forKey: .report)
        }
    }
}

/// Where other devices find the pages.
public struct PageElsewhere: Codable, Equatable, Sendable {
    public var address: String
    /// A QR code of it, row by row: 1 is dark
    public var code: [String]

    public init(address: String, code: [String]) {
        self.address = address
        self.code = code
    }
}

/// What a start page offers.
public struct PageStart: Codable, Equatable, Sendable {
    public struct Source: Codable, Equatable, Sendable {
        public var name: String
        /// What it is, in a sentence.
        public var about: String

        public init(name: String, about: String) {
            self.name = name
            self.about = about
        }
    }

    public var sources: [Source]
    /// Which of them is served; nil while the reader chooses.
    public var shown: String?

    public init(sources: [Source], shown: String?) {
        self.sources = sources
        self.shown = shown
    }
}

/// The last of what the apps of a command have printed.
struct PageConsole {
    struct Line: Codable, Equatable {
        var text: String
        var isError: Bool?
    }

    private static let mostLines = 1000
    private static let longestLine = 2000
    private(set) var lines: [Line] = []

    mutating func add(_ text: String, isError: Bool) -> Line {
        let line = Line(text: String(text.prefix(Self.longestLine)), isError: isError ? true : nil)
        lines.append(line)
        if lines.count > Self.mostLines { lines.removeFirst(Self.mostLines / 10) }
        return line
    }
}

/// Written by the thread that reads an app's line, waited for by the one that serves a request.
private final class PictureAnswer: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var picture: PagePicture?

    func resolve(_ picture: PagePicture) {
        self.picture = picture
        done.signal()
    }

    func wait(_ seconds: Double) -> PagePicture? {
        done.wait(timeout: .now() + seconds) == .success ? picture : nil
    }
}

extension WebSocketFrame {
    fileprivate static func json(_ value: some Encodable) -> WebSocketFrame {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .text((try? encoder.encode(value)) ?? Data())
    }
}
