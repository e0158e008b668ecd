import Foundation
import Testing

@testable import Raster

/// The bookshop's front page as users run it: what must be true in its dumps, by arithmetic from its own source.
@Suite(.serialized) struct StorefrontTests {
    private func dump(_ name: String, _ tool: ReleaseTool) throws -> DumpNode {
        try DumpNode(try #require(tool.read("out/\(name).json")))
    }

    /// Plays steps on the front page.
    private func play(_ steps: String, _ tool: ReleaseTool, options: [String] = []) async throws
        -> ReleaseTool.Answer
    {
        let source = ReleaseTool.repository.appendingPathComponent("Examples/Storefront").path
        try tool.write(steps, "scenario.yaml")
        let answer = try await tool.run(
            ["snapshot", source, "--scenario", "scenario.yaml", "--out", "out"] + options)
        #expect(answer.status == 0, "\(answer)")
        return answer
    }

    @Test func aShelfKeepsItsPlaceWhileABookArrives() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play(
            "Storefront",
            [
                "opened", "covers", "moved", "flung", "back", "book", "bought", "basket", "reordered",
                "swiped", "turned",
            ])
        let place = try dump("moved", tool).view(id: "shelf-0").contentOffset[0]
        #expect(place > 100)
        #expect(try dump("flung", tool).descendants.allSatisfy { $0.id != "shelf-0" })
        // One book of 96 points and 14 between came in before it, in the seven seconds and more until then.
        #expect(try dump("back", tool).view(id: "shelf-0").contentOffset[0] == place + 110)
        for shelf in try dump("flung", tool).descendants where shelf.id?.hasPrefix("shelf-") == true {
            #expect(shelf.contentOffset[0] == 0, "a reused shelf is at its own beginning: \(shelf.id ?? "")")
        }
        // The header that sticks is below the bar of 56 points, below the safe area of 59.
        let stuck = try dump("flung", tool).descendants.filter { $0.id?.hasPrefix("header-") == true }
            .map { $0.windowFrame[1] }
        #expect(stuck.min() == Double(59 + 56))
        // It opens: a review of seven lines is higher than one cut after two.
        let before = try dump("book", tool).view(id: "review-0").frame[3]
        #expect(try dump("bought", tool).view(id: "review-0").frame[3] > before)
        // In the order in which they were bought; then the first was dragged below the second, and the second swiped away.
        func basket(_ name: String) throws -> [String] {
            try dump(name, tool).descendants.filter { $0.id?.hasPrefix("basket-") == true && !$0.isHidden }
                .sorted { $0.windowFrame[1] < $1.windowFrame[1] }.compactMap(\.id)
        }
        #expect(try basket("basket") == ["basket-3", "basket-2"])
        #expect(try basket("reordered") == ["basket-2", "basket-3"])
        #expect(try basket("swiped") == ["basket-3"])
        // README shows what the tool makes.
        let picture = ReleaseTool.repository.appendingPathComponent("docs/pictures/storefront.png")
        let made = try #require(tool.read("out/covers.png"))
        try expectPicture(made, recordedAs: picture)
    }

    /// Covers come from a server that answers late and out of order: each is the one of its book in the end, and none is missing.
    @Test func coversComeLateAndOutOfOrder() async throws {
        let tool = try ReleaseTool("storefrontcovers")
        defer { tool.remove() }
        _ = try await play(
            """
            steps:
              - wait: 0.1
              - snapshot: soon
              - fling: {from: [196, 700], velocity: [0, -6000]}
              - wait: 0.3
              - fling: {from: [196, 300], velocity: [0, 6000]}
              - settle: true
              - wait: 2
              - snapshot: late
            """, tool)
        // 0.05 s, and 0.03 for each unit of the book's number times 7919, modulo 13: 0, 2 and 4.
        #expect(try covers("soon", tool) == [true, true, false])
        #expect(try covers("late", tool) == [true, true, true])
    }

    /// Whether the first three books of the front page have their covers, which are coloured; what waits is grey.
    private func covers(_ name: String, _ tool: ReleaseTool) throws -> [Bool] {
        let picture = try Bitmap(
            decoding: try #require(tool.read("out/\(name).png")), origin: "\(name).png")
        return try (0..<3).map { book in
            let frame = try dump(name, tool).view(id: "book-\(book)").windowFrame
            let (x, y) = (Int(frame[0] * 3) + 20, Int(frame[1] * 3) + 20)
            let pixel = (0..<3).map { picture.pixels[(y * picture.width + x) * 4 + $0] }
            return pixel.max()! - pixel.min()! > 16
        }
    }

    /// The settings' switch takes the covers away at once and brings them back; the sheet says what the store is.
    @Test func settingsGovernCovers() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        _ = try await play(
            """
            steps:
              - wait: 2
              - snapshot: with
              - tap: {id: tab-settings}
              - tap: {id: covers}
              - tap: {id: tab-store}
              - wait: 0.5
              - snapshot: without
              - tap: {id: tab-settings}
              - tap: {id: covers}
              - tap: {id: tab-store}
              - wait: 0.5
              - snapshot: again
              - tap: {id: tab-settings}
              - tap: {text: "About"}
              - wait: 1
              - snapshot: about
            """, tool)
        #expect(try covers("with", tool) == [true, true, true])
        #expect(try covers("without", tool) == [false, false, false])
        #expect(try covers("again", tool) == [true, true, true])
        let texts = try dump("about", tool).descendants.compactMap(\.text)
        // The version of a project that Xcode has made, where no Info.plist says another.
        for text in ["Version", "1.0"] { #expect(texts.contains(text), "\(texts)") }
    }

    /// Books are found by title and by author: the first thirty of those that have come, each of which opens with a tap.
    /// Which ones these are is the arithmetic of `Book.pick`, written once more: "Lighthouse" is the first of 12 subjects, picked
    /// with 2, and Mina Okafor the third of 8 authors, picked with 3.
    @Test(arguments: [("lighthouse", 2, 12, 0, "The Lighthouse"), ("Okafor", 3, 8, 2, "Mina Okafor")])
    func booksAreFoundByTitleAndAuthor(_ word: String, salt: Int, count: Int, place: Int, shown: String)
        async throws
    {
        let tool = try ReleaseTool("storefrontsearch\(word)")
        defer { tool.remove() }
        // The books of the categories 4 and 6 do not come; those of 1 are there after two seconds.
        let found = (0..<20_000).filter { id in
            abs((id &* 2_654_435_761 &+ salt) >> 7) % count == place && id / 40 != 4 && id / 40 != 6
        }.prefix(30).map { "found-\($0)" }
        _ = try await play(
            """
            steps:
              - wait: 3
              - tap: {id: search}
              - wait: 1
              - type: "\(word)"
              - wait: 0.5
              - snapshot: first
              - fling: {from: [196, 600], velocity: [0, -9000]}
              - settle: true
              - snapshot: last
              - fling: {from: [196, 300], velocity: [0, 9000]}
              - settle: true
              - tap: {id: \(found[0])}
              - wait: 1
              - snapshot: book
            """, tool)
        func seen(_ name: String) throws -> [String] {
            try dump(name, tool).descendants.filter { $0.type == "FoundCell" && !$0.isHidden }
                .sorted { $0.windowFrame[1] < $1.windowFrame[1] }.compactMap(\.id)
        }
        let first = try seen("first")
        #expect(!first.isEmpty && first == Array(found.prefix(first.count)))
        #expect(try seen("last").last == found.last)
        let page = try dump("book", tool).descendants
        #expect(page.contains { $0.id == "buy" } && !page.contains { $0.type == "FoundCell" })
        #expect(page.contains { $0.text?.hasPrefix(shown) == true })
    }

    /// What is found begins at the top, below the safe area of 59 points and the header of 112; without a text the page is where it was.
    @Test func aSearchEndsWhereItBegan() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        _ = try await play(
            """
            device: iPhone 15
            steps:
              - wait: 2.5
              - drag: {from: [196, 700], to: [196, 390], seconds: 0.4, hold: 0.2}
              - wait: 0.3
              - drag: {from: [196, 700], to: [196, 390], seconds: 0.4, hold: 0.2}
              - wait: 0.3
              - tap: {id: search}
              - wait: 0.3
              - snapshot: before
              - type: "or"
              - wait: 0.2
              - snapshot: found
              - press: {key: backspace}
              - press: {key: backspace}
              - wait: 0.2
              - snapshot: after
            """, tool)
        func offset(_ name: String) throws -> Double {
            try dump(name, tool).view(id: "store").contentOffset[1]
        }
        #expect(try offset("before") > 200)
        #expect(try offset("found") == -171)
        #expect(try offset("after") == offset("before"))
    }

    /// An Arabic author stands before the price where writing runs from left to right, too: each part is isolated, as Unicode's
    /// annex 9 has it (FSI is U+2068, PDI U+2069). Book 4 is the author's, and costs 499 cents and what `Book.pick` says with 6.
    @Test func authorAndPriceAreIsolated() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        _ = try await play(
            """
            steps:
              - wait: 1
              - tap: {id: search}
              - type: "حداد"
              - wait: 1
              - snapshot: found
              - tap: {id: found-4}
              - wait: 1
              - tap: {id: buy}
              - tap: {id: tab-basket}
              - wait: 1
              - snapshot: basket
            """, tool)
        let price = 4.99 + Double(abs((4 &* 2_654_435_761 &+ 6) >> 7) % 20)
        let line = "\u{2068}يوسف حداد\u{2069} · \u{2068}€\(String(format: "%.2f", price))\u{2069}"
        #expect(try dump("found", tool).view(id: "found-4").descendants.contains { $0.text == line })
        #expect(try dump("basket", tool).view(id: "basket-4").descendants.contains { $0.text == line })
    }

    /// The first screen has no fault in any of the usual variants but those that are silenced, and each silence is for one; the pages
    /// behind it have none at the usual text size.
    @Test func itHasNoFaults() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let source = ReleaseTool.repository.appendingPathComponent("Examples/Storefront").path
        let first = try await tool.run("lint", source)
        #expect(first.status == 0 && !first.err.contains("which nothing has"), "\(first)")
        try tool.write(
            """
            steps:
              - wait: 3
              - scrollTo: {id: book-0}
              - tap: {id: book-0}
              - wait: 1
              - snapshot: book
              - tap: {id: BackButton}
              - wait: 1
              - tap: {text: "See All"}
              - wait: 1
              - snapshot: category
              - tap: {id: tab-basket}
              - wait: 1
              - snapshot: basket
              - tap: {id: tab-settings}
              - wait: 1
              - snapshot: settings
            """, "pages.yaml")
        let pages = try await tool.run("lint", source, "--scenario", "pages.yaml", "--text-size", "large")
        #expect(pages.status == 0, "\(pages)")
    }

    /// What VoiceOver reads of a place of the ranking, of a book's page and of the button that sorts a category. The ranking is
    /// category 2 of 40 books each, so that book 80 is its first; by the arithmetic of `Book.pick` it has the last of 7 patterns, the
    /// seventh of 12 subjects, the seventh of 8 authors, and costs ten euros more than the least.
    @Test func readersHearWhatThereIs() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let source = ReleaseTool.repository.appendingPathComponent("Examples/Storefront").path
        try tool.write(
            """
            {"id": 1, "step": {"wait": 3}}
            {"id": 2, "step": {"tap": {"id": "book-0"}}}
            {"id": 3, "step": {"wait": 1}}
            {"id": 4, "get": "outline"}
            {"id": 5, "step": {"tap": {"id": "BackButton"}}}
            {"id": 6, "step": {"wait": 1}}
            {"id": 7, "step": {"tap": {"text": "See All"}}}
            {"id": 8, "step": {"wait": 1}}
            {"id": 9, "get": "outline"}
            {"id": 10, "step": {"tap": {"id": "BackButton"}}}
            {"id": 11, "step": {"wait": 1}}
            {"id": 12, "step": {"scrollTo": {"id": "rank-1"}}}
            {"id": 13, "get": "outline"}

            """, "requests")
        let answer = try await tool.run(
            ["-c", "\(ReleaseTool.executable.path) serve \(source) < requests"],
            executable: URL(fileURLWithPath: "/bin/sh"))
        #expect(answer.status == 0, "\(answer)")
        let outlines = try answer.out.split(separator: "\n").compactMap { line in
            let reply = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return reply?["outline"] as? String
        }
        try #require(outlines.count == 3, "\(answer)")
        #expect(outlines[0].contains(" img \"The Lighthouse\""), "\(outlines[0])")
        #expect(outlines[1].contains(" button \"Sort\""), "\(outlines[1])")
        let first = "1, How to Read a Glass Garden Without Getting Lost on the Way Home, Emil Brandt, €14.99"
        #expect(outlines[2].contains(" listitem \"\(first)\""), "\(outlines[2])")
    }

    /// README's short film is what the tool makes of `capture.yaml`.
    @Test func theFilmOfTheReadmeIsWhatTheToolMakes() async throws {
        let tool = try ReleaseTool("storefrontcapture")
        defer { tool.remove() }
        let source = ReleaseTool.repository.appendingPathComponent("Examples/Storefront")
        let answer = try await tool.run([
            "snapshot", source.path, "--scenario", source.appendingPathComponent("capture.yaml").path,
            "--scale", "1",
            "--animate", "30", "--out", "out",
        ])
        #expect(answer.status == 0, "\(answer)")
        let made = try #require(tool.read("out/capture.apng"))
        let film = ReleaseTool.repository.appendingPathComponent("docs/pictures/storefront-film.png")
        if ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil { try made.write(to: film) }
        #expect(
            try Data(contentsOf: film) == made,
            "storefront-film.png shows something else; SHOJI_RECORD=1 writes it anew")
    }

    /// The lines `"key" = "text";` of a language.
    private func texts(in language: String) throws -> [String: String] {
        let file = ReleaseTool.repository.appendingPathComponent(
            "Examples/Storefront/\(language).lproj/Localizable.strings")
        let pairs = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            let parts = $0.split(separator: "\"")
            try #require(parts.count == 4, "\($0)")
            return (String(parts[0]), String(parts[2]))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// No language lacks a text that another has.
    @Test func everyLanguageHasEveryText() throws {
        let english = Set(try texts(in: "en").keys)
        for language in ["ar", "de", "he", "ja", "zh-Hans"] {
            #expect(Set(try texts(in: language).keys) == english, "\(language)")
        }
    }

    /// Each of these was looked at; here it must build the same page without a broken constraint.
    @Test(arguments: [
        ["--appearance", "dark"], ["--direction", "rtl", "--locale", "ar"],
        ["--direction", "rtl", "--locale", "he"], ["--locale", "ja"], ["--locale", "zh-Hans"],
        ["--locale", "de"],
        ["--text-size", "accessibilityExtraExtraExtraLarge"], ["--device", "iPhone SE"],
        ["--device", "iPad (10th generation)"], ["--orientation", "landscapeLeft"],
    ]) func itSuitsEveryReaderAndDevice(options: [String]) async throws {
        let tool = try ReleaseTool("storefront\(options.joined())")
        defer { tool.remove() }
        let answer = try await play(
            """
            steps:
              - wait: 1
              - snapshot: page
              - fling: {from: [150, 250], velocity: [0, -1500]}
              - wait: 2
              - snapshot: scrolled
            """, tool, options: options)
        #expect(!answer.err.contains("Unable to simultaneously satisfy"), "\(answer)")
        let page = try dump("page", tool)
        #expect(page.descendants.contains { $0.id == "picks" && $0.contentOffset[0] > 0 })
        if options.contains(where: { $0.hasPrefix("iPad") }) {
            // The sidebar is beside the store, which begins where it ends.
            let sidebar = try page.view(id: "sidebar").windowFrame
            #expect(try page.view(id: "store").windowFrame[0] >= sidebar[0] + sidebar[2])
        }
        if options.contains("accessibilityExtraExtraExtraLarge") {
            // No title on a card is higher than its card.
            let card = try page.view(id: "picks").frame[3]
            let labels = try page.view(id: "picks").descendants.filter { $0.text != nil }
            #expect(!labels.isEmpty && labels.allSatisfy { $0.frame[3] < card })
            // Below a cover there is room for two lines of its title, which begin four points below: it is as high as they are.
            let book = try page.view(id: "book-0")
            let title = try #require(book.descendants.first { $0.text != nil }).frame
            #expect(title[1] + title[3] < book.frame[3])
        }
        if let locale = options.firstIndex(of: "--locale") {
            // The first category and the tabs are named as the language's file has it.
            let texts = try self.texts(in: options[locale + 1])
            let header = try page.view(id: "header-0").descendants.compactMap(\.text)
            #expect(header.contains(try #require(texts["new"])), "\(header)")
            #expect(header.contains(try #require(texts["seeAll"])), "\(header)")
            for tab in ["store", "basket", "settings"] {
                let shown = try page.view(id: "tab-\(tab)").descendants.compactMap(\.text)
                #expect(shown == [try #require(texts[tab])])
            }
        }
        if options.contains("rtl") {
            let window = try #require(page.descendants.first).frame[2]
            let first = try page.view(id: "book-0").windowFrame
            #expect(abs(first[0] + first[2] - (window - 16)) < 0.01, "the first book is at the right margin")
        }
    }

    // MARK: What it takes

    /// Put into the store's source: once a second it says on one line how many frames there were, how many cells, headers and footers were
    /// made, how many views were laid out in one frame of that second at most, the kilobytes of memory that hold no file, and of each
    /// kind of cell how many were seen at once and how many there are.
    private static let counts = """
        import Foundation
        import UIKit

        @MainActor final class Counts: NSObject {
            static let shared = Counts()
            private var frames = 0
            private var layouts = 0
            private var mostLayouts = 0
            private var now: [String: Int] = [:]
            private var seen: [String: Int] = [:]
            private var all: [String: Set<UIView>] = [:]

            func begin() {
                CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)
            }

            @objc private func tick() {
                frames += 1
                mostLayouts = max(mostLayouts, LayoutCounter.layouts - layouts)
                layouts = LayoutCounter.layouts
                now = [:]
                for window in UIApplication.shared.windows { count(window) }
                seen.merge(now) { max($0, $1) }
                guard frames % 60 == 0 else { return }
                let kinds = all.map { "\\($0.key):\\(seen[$0.key] ?? 0):\\($0.value.count)" }
                print("counts", frames, FramePipeline.current.cellsMade, mostLayouts, resident, kinds.joined(separator: "|"), separator: "|")
                mostLayouts = 0
            }

            private func count(_ view: UIView) {
                if view.isHidden { return }
                if view is UICollectionReusableView {
                    let kind = "\\(type(of: view))"
                    now[kind, default: 0] += 1
                    all[kind, default: []].insert(view)
                }
                for subview in view.subviews { count(subview) }
            }

            private var resident: Int {
                guard let file = fopen("/proc/self/status", "r") else { return 0 }
                defer { fclose(file) }
                var line = [CChar](repeating: 0, count: 200)
                while fgets(&line, 200, file) != nil {
                    let words = String(cString: line).split { $0.isWhitespace }
                    if words.first == "RssAnon:" { return Int(words[1]) ?? 0 }
                }
                return 0
            }
        }
        """

    private struct Second {
        var frames: Int
        var made: Int
        var mostLayouts: Int
        var resident: Int
        var kinds: [String: (seen: Int, made: Int)]

        init?(_ line: Substring) {
            let parts = line.split(separator: "|")
            guard parts.first == "counts", parts.count > 5 else { return nil }
            let numbers = parts[1...4].compactMap { Int($0) }
            guard numbers.count == 4 else { return nil }
            (frames, made, mostLayouts, resident) = (numbers[0], numbers[1], numbers[2], numbers[3])
            kinds = [:]
            for part in parts[5...] {
                let words = part.split(separator: ":")
                guard words.count == 3, let seen = Int(words[1]), let made = Int(words[2]) else { return nil }
                kinds[String(words[0])] = (seen, made)
            }
        }
    }

    /// Down through the categories and back up with fingers, five times. What the first ways have made is enough for the others, no frame
    /// lays out as much as the opening did, and no memory is taken. Covers are switched off: those that come are kept up to a limit.
    @Test func scrollingTakesNothingMore() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let store = ReleaseTool.repository.appendingPathComponent("Examples/Storefront")
        try FileManager.default.removeItem(at: tool.source)
        try FileManager.default.copyItem(at: store, to: tool.source)
        let delegate = try String(
            contentsOf: store.appendingPathComponent("SceneDelegate.swift"), encoding: .utf8)
        let shown = "window.makeKeyAndVisible()\n"
        try #require(delegate.contains(shown))
        try tool.write(
            delegate.replacingOccurrences(
                of: shown, with: "\(shown)Covers.shared.areWanted = false\nCounts.shared.begin()\n"),
            "Screen/SceneDelegate.swift")
        try tool.write(Self.counts, "Screen/Counts.swift")
        func flings(_ place: Int, _ velocity: Int) -> String {
            String(
                repeating: "  - fling: {from: [196, \(place)], velocity: [0, \(velocity)]}\n  - wait: 2\n",
                count: 4)
        }
        let way = flings(700, -5000) + flings(300, 5000)
        try tool.write(
            "device: iPhone 15\nsteps:\n  - wait: 13\n\(String(repeating: way, count: 5))", "scenario.yaml")
        let answer = try await tool.run(
            "snapshot", tool.source.path, "--scenario", "scenario.yaml", "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        let seconds = answer.out.split(separator: "\n").compactMap(Second.init)
        try #require(seconds.count > 60, "\(answer)")
        let (opened, last) = (seconds[0], seconds[seconds.count - 1])
        // The time is the session's, whose frames are 60 a second.
        #expect(last.frames == 60 * seconds.count)
        // Two of the five ways are over.
        let middle = seconds[seconds.count / 2]
        #expect(last.made == middle.made, "cells were made on the way back or again")
        for second in seconds.dropFirst() {
            #expect(second.mostLayouts < opened.mostLayouts, "\(second)")
        }
        // A row more than is seen, or a fifth. Covers are made by shelves, each for itself: six at most, which is a grid's number.
        let shelves = try #require(last.kinds.first { $0.key.hasPrefix("ShelfSection") }?.value)
        for (kind, count) in last.kinds {
            let most = kind == "CoverCell" ? 6 * shelves.made : max(count.seen + 1, count.seen * 6 / 5)
            #expect(count.made <= most, "\(kind): \(count.made) made, \(count.seen) seen")
        }
        #expect(last.kinds.count > 4)
        // On three ways more than a thousand rows and headers are filled. Room for a thread's stack and what allocators leave.
        #expect(last.resident - middle.resident < 256, "\(seconds.map(\.resident))")
    }

    /// Covers are of another width with the largest texts: a shelf that was moved stays at its book, and no list is laid out lower than its
    /// items, of which UIKit would write.
    @Test func shelvesStayAtTheirBooksWithAnotherTextSize() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let answer = try await play(
            """
            device: iPhone 15
            steps:
              - wait: 2.5
              - drag: {from: [300, 520], to: [90, 520], seconds: 0.3, hold: 0.2}
              - wait: 0.5
              - snapshot: before
              - textSize: accessibilityMedium
              - wait: 0.5
              - snapshot: large
              - textSize: large
              - wait: 0.5
              - snapshot: after
            """, tool)
        #expect(!answer.err.contains("is not defined because"), "\(answer)")
        // Each book is its cover and 14 points, 16 before the first: covers of 96 points, and of 220.
        let edge = try dump("before", tool).view(id: "shelf-0").contentOffset[0]
        #expect(edge > 110)
        let book = ((edge - 16) / 110).rounded(.down)
        let part = (edge - 16 - book * 110) / 96
        try #require(part <= 1, "the edge is between two books: \(edge)")
        let large = try dump("large", tool).view(id: "shelf-0").contentOffset[0]
        #expect(abs(large - (16 + book * 234 + part * 220)) < 0.34)
        #expect(abs(try dump("after", tool).view(id: "shelf-0").contentOffset[0] - edge) < 0.34)
        // The header has room for its button below its title, where both are large.
        let header = try dump("large", tool).view(id: "header-0")
        let texts = header.descendants.filter { $0.text != nil && !$0.isHidden }
        #expect(texts.count >= 2)
        for text in texts {
            let (top, height) = (text.windowFrame[1] - header.windowFrame[1], text.windowFrame[3])
            #expect(top >= 0 && top + height <= header.windowFrame[3], "\(text.text ?? "")")
        }
    }
}
