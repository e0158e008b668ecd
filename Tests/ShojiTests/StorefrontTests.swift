import Foundation
import Testing

/// The bookshop's front page as users run it: what must be true in its dumps, by arithmetic from its own source.
@Suite(.serialized) struct StorefrontTests {
    private func dump(_ name: String, _ tool: ReleaseTool) throws -> DumpNode {
        try DumpNode(try #require(tool.read("out/\(name).json")))
    }

    @Test func aShelfKeepsItsPlaceWhileABookArrives() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try await tool.play(
            "Storefront",
            ["opened", "covers", "moved", "flung", "back", "book", "bought", "basket", "turned"])
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
        #expect(try dump("basket", tool).descendants.contains { $0.id == "basket-3" })
        // README shows what the tool makes.
        let picture = ReleaseTool.repository.appendingPathComponent("docs/pictures/storefront.png")
        let made = try #require(tool.read("out/covers.png"))
        try expectPicture(made, recordedAs: picture)
    }

    /// Each of these was looked at; here it must build the same page without a broken constraint.
    @Test(arguments: [
        ["--appearance", "dark"], ["--direction", "rtl", "--locale", "ar"], ["--locale", "ja"],
        ["--text-size", "accessibilityExtraExtraExtraLarge"], ["--device", "iPhone SE"],
        ["--device", "iPad (10th generation)"], ["--orientation", "landscapeLeft"],
    ]) func itSuitsEveryReaderAndDevice(options: [String]) async throws {
        let tool = try ReleaseTool("storefront\(options.joined())")
        defer { tool.remove() }
        let source = ReleaseTool.repository.appendingPathComponent("Examples/Storefront").path
        try tool.write(
            """
            steps:
              - wait: 1
              - snapshot: page
              - fling: {from: [150, 250], velocity: [0, -1500]}
              - wait: 2
              - snapshot: scrolled
            """, "scenario.yaml")
        let answer = try await tool.run(
            ["snapshot", source, "--scenario", "scenario.yaml", "--out", "out"] + options)
        #expect(answer.status == 0, "\(answer)")
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
        }
        if options.contains("rtl") {
            let window = try #require(page.descendants.first).frame[2]
            let first = try page.view(id: "book-0").windowFrame
            #expect(abs(first[0] + first[2] - (window - 16)) < 0.01, "the first book is at the right margin")
        }
    }
}
