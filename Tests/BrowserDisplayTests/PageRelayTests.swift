import Foundation
import PageDriver
import Synchronization
import TestSeeds
import Testing

@testable import PageServing

/// Between pages and apps that come and go.
@Suite struct PageRelayTests {
    private struct Page {
        let outbox = PageOutbox()
        /// What the page is told next, as JSON.
        func next() throws -> String {
            String(decoding: try #require(outbox.next()).payload, as: UTF8.self)
        }
    }

    private func app() throws -> (ours: PageLink, theirs: PageLink) {
        let (ours, theirs) = try PageLink.pair()
        return (ours, PageLink(theirs))
    }

    @Test func messagesOfTheLineAreReadInAnyPieces() throws {
        let all: [LinkMessage] = [
            .open(page: 1), .message(page: 300, Data("{}".utf8)), .close(page: 1),
            .askPicture(request: 7, settled: true), .askPicture(request: 8, settled: false), .ready, .stale,
            .pictures(Data("/a.png\n".utf8)),
            .text(page: 2, Data()), .binary(page: 70_000, Data(repeating: 9, count: 300)),
            .picture(request: 7, .png(Data([1, 2]))), .picture(request: 8, .refused("no")),
        ]
        let bytes = all.map(\.bytes).reduce(Data(), +)
        for size in [1, 2, 7, 64, bytes.count] {
            var rest = Data()
            var read: [LinkMessage] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                rest += bytes[start..<min(bytes.count, start + size)]
                while let message = try LinkMessage.next(from: &rest) { read.append(message) }
            }
            #expect(read == all)
            #expect(rest.isEmpty)
        }
        var wrong = Data([200, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(throws: Connection.Failure.self) { try LinkMessage.next(from: &wrong) }
        var long = Data([1, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff])
        #expect(throws: Connection.Failure.self) { try LinkMessage.next(from: &long) }
    }

    /// A page that asks for another device is that app's from then on, and nobody else's.
    @Test(.timeLimit(.hang)) func aPageBesideHasAnAppOfItsOwn() throws {
        let wishes = Mutex<[PageWish]>([])
        let relay = PageRelay { wish in wishes.withLock { $0.append(wish) } }
        let (page, beside) = (Page(), Page())
        let (number, other) = (relay.open(page.outbox), relay.open(beside.outbox))
        for each in [page, page, beside, beside] { _ = try each.next() }
        let (main, mainApp) = try app()
        relay.show(main)
        #expect(try page.next() == #"{"fresh":1}"#)
        #expect(try beside.next() == #"{"fresh":1}"#)
        #expect(Set([try #require(mainApp.next()), try #require(mainApp.next())].map { "\($0)" }).count == 2)
        relay.receive(PageMessage("beside", v: "appearance=dark"), from: other)
        #expect(mainApp.next() == .close(page: other))
        #expect(try beside.next() == #"{"fresh":0}"#)
        #expect(wishes.withLock { $0 } == [.beside("appearance=dark")])
        let (dark, darkApp) = try app()
        relay.show(dark, beside: "appearance=dark")
        #expect(try beside.next() == #"{"fresh":2}"#)
        #expect(darkApp.next() == .open(page: other))
        // Each app speaks to its own pages only.
        relay.receive(.text(page: other, Data("light".utf8)), from: main)
        relay.receive(.text(page: other, Data("dark".utf8)), from: dark)
        #expect(try beside.next() == "dark")
        var tap = PageMessage("focus")
        tap.g = 2
        relay.receive(tap, from: other)
        relay.receive(tap, from: number)
        guard case .message(other, _) = try #require(darkApp.next()) else { throw Connection.Failure.broken }
        relay.close(other)
        #expect(darkApp.next() == .close(page: other))
        #expect(wishes.withLock { $0.last } == .alone("appearance=dark"))
    }

    @Test(.timeLimit(.hang)) func aPageOutlivesItsApps() throws {
        let relay = PageRelay { _ in }
        let page = Page()
        let number = relay.open(page.outbox)
        #expect(try page.next() == #"{"fresh":0}"#)
        #expect(try page.next() == #"{"console":[],"isWhole":true}"#)
        let (first, firstApp) = try app()
        relay.show(first)
        #expect(try page.next() == #"{"fresh":1}"#)
        #expect(firstApp.next() == .open(page: number))
        relay.receive(.text(page: number, Data("one".utf8)), from: first)
        #expect(try page.next() == "one")
        let (second, secondApp) = try app()
        relay.receive(.text(page: number, Data("not shown".utf8)), from: second)
        relay.show(second)
        relay.receive(.text(page: number, Data("late".utf8)), from: first)
        #expect(try page.next() == #"{"fresh":2}"#)
        #expect(secondApp.next() == .open(page: number))
        // A tap for the app before reaches neither.
        var message = PageMessage("keydown", v: "a")
        message.g = 1
        relay.receive(message, from: number)
        message.g = 2
        message.v = "b"
        relay.receive(message, from: number)
        guard case .message(number, let data) = secondApp.next() else {
            Issue.record("no message")
            return
        }
        #expect(try JSONDecoder().decode(PageMessage.self, from: data) == message)
        relay.close(number)
        #expect(secondApp.next() == .close(page: number))
    }

    /// An app's side that gives every page its number as its first frame.
    private struct Numbered: PageHost {
        let number: UInt8
        func open(_ outbox: PageOutbox) -> Int {
            outbox.put(WebSocketFrame(code: .binary, payload: Data([number])))
            return 1
        }
        func receive(_ message: PageMessage, from page: Int) {}
        func close(_ page: Int) {}
        func picture(settled: Bool) -> PagePicture { .refused("") }
    }

    /// Pages open and close and apps come and go in every order: a page is told of the app of the moment, then has that app's first frame,
    /// and nothing of another one after.
    @Test(.timeLimit(.hang)) func everyOpenPageHasTheFirstFrameOfTheAppInEveryOrder() throws {
        enum Step: CaseIterable { case open, close, show, end }
        let orders = (0..<4).reduce([[Step]]([[]])) { known, _ in
            known.flatMap { start in Step.allCases.map { start + [$0] } }
        }
        for steps in orders {
            let relay = PageRelay { _ in }
            var (pages, links, shown): ([(number: Int, page: Page)], [PageLink], Int) = ([], [], 0)
            var isRunning = false
            for step in [.show, .open] + steps {
                switch step {
                case .open:
                    let page = Page()
                    pages.append((relay.open(page.outbox), page))
                case .close: if !pages.isEmpty { relay.close(pages.removeFirst().number) }
                case .show:
                    shown += 1
                    isRunning = true
                    let (ours, theirs) = try app()
                    links.append(ours)
                    LinkedPages(theirs, host: Numbered(number: UInt8(shown))).start { _ in
                    } ended: {
                    }
                    Thread.detachNewThread {
                        while let message = ours.next() { relay.receive(message, from: ours) }
                    }
                    relay.show(ours)
                case .end:
                    shown += 1
                    isRunning = false
                    relay.show(nil)
                }
            }
            for (_, page) in pages where isRunning {
                var told = 0
                while let frame = page.outbox.next() {
                    if frame.code == .binary {
                        #expect(Int(frame.payload[0]) == told, "\(steps)")
                        if told == shown { break }
                    } else if let fresh = try? JSONDecoder().decode([String: Int].self, from: frame.payload)[
                        "fresh"]
                    {
                        told = fresh
                    }
                }
            }
            for link in links { link.end() }
        }
    }

    @Test(.timeLimit(.hang)) func whatIsWrongIsToldToEveryPageUntilItIsNot() throws {
        let relay = PageRelay { _ in }
        let early = Page()
        _ = relay.open(early.outbox)
        _ = (try early.next(), try early.next())
        let report = PageReport(
            title: "It stopped", problems: [.init("Index out of range")], isRunning: false)
        relay.tell(report)
        let json =
            #"{"report":{"isRunning":false,"problems":[{"source":[],"text":"Index out of range"}],"title":"It stopped"}}"#
        #expect(try early.next() == json)
        let late = Page()
        _ = relay.open(late.outbox)
        _ = (try late.next(), try late.next())
        #expect(try late.next() == json)
        relay.tell(report)
        relay.tell(nil)
        #expect(try early.next() == #"{"report":null}"#)
        #expect(try late.next() == #"{"report":null}"#)
        relay.print("hello", isError: true)
        #expect(try late.next() == #"{"console":[{"isError":true,"text":"hello"}]}"#)
    }

    @Test(.timeLimit(.hang)) func aPictureIsRefusedWhereTheAppEnds() async throws {
        let relay = PageRelay { _ in }
        #expect(relay.picture(settled: false) == .refused("The app is not running."))
        let (link, theirs) = try app()
        relay.show(link)
        let answered = try await onOwnThread {
            let asked = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                guard case .askPicture(let request, false) = theirs.next() else { return }
                relay.receive(.picture(request: request, .png(Data([5]))), from: link)
                guard case .askPicture(_, true) = theirs.next() else { return }
                asked.signal()
                relay.show(nil)
            }
            return [relay.picture(settled: false), relay.picture(settled: true)]
        }
        #expect(answered == [.png(Data([5])), .refused("The app has ended.")])
    }

    @Test func errorsOfCompilersAndResourcesNameTheirPlace() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try Data("one\ntwo\nthree\nfour\n".utf8).write(to: root.appendingPathComponent("A.swift"))
        let problem = try #require(
            PageReport.Problem(message: "\(root.path)/A.swift:2:5: error: no such thing: x", root: root))
        #expect(problem.file == "A.swift")
        #expect(problem.line == 2 && problem.column == 5)
        #expect(problem.text == "no such thing: x")
        #expect(problem.source.map(\.text) == ["one", "two", "three", "four"])
        #expect(problem.source.map(\.number) == [1, 2, 3, 4])
        let resource = try #require(PageReport.Problem(message: "/else/B.xib:7: error: broken", root: root))
        #expect(resource.file == "/else/B.xib" && resource.line == 7 && resource.source.isEmpty)
        let nib = try #require(PageReport.Problem(message: "/else/B.xib:7: object a-b: no class", root: root))
        #expect(nib.line == 7 && nib.text == "object a-b: no class")
        #expect(PageReport.Problem(message: "/else/B.swift:7:1: warning: unused", root: root) == nil)
        #expect(PageReport.Problem(message: "a line of another kind", root: root) == nil)
    }
}
