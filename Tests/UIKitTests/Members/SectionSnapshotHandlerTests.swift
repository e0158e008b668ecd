import Testing

@testable import UIKit

/// A list of outlines whose disclosures a finger taps.
@MainActor @Suite(.serialized) struct SectionSnapshotHandlerTests {
    @MainActor
    private final class Menu {
        let list: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<String, String>!
        private(set) var stage: Stage!
        var told: [String] = []

        init() {
            list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 700),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                cell, _, word in
                var content = UIListContentConfiguration.cell()
                content.text = word
                cell.contentConfiguration = content
                cell.accessories = [.outlineDisclosure()]
            }
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, word in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
            }
            stage = Stage(showing: list) { $0.safeAreaInsets = .zero }
            var fruit = NSDiffableDataSourceSectionSnapshot<String>()
            fruit.append(["citrus", "stone"])
            fruit.append(["lemon", "lime"], to: "citrus")
            fruit.append(["plum"], to: "stone")
            source.apply(fruit, to: "fruit", animatingDifferences: false)
            stage.frame()
        }

        var shown: [String] {
            list.visibleCells.map {
                (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
                    ?? "?"
            }
        }

        /// Taps the disclosure of a row.
        func tap(_ word: String) throws {
            let path = try #require(source.indexPath(for: word))
            let cell = try #require(list.cellForItem(at: path) as? UICollectionViewListCell)
            let mark = try #require(cell.listParts.views.first)
            stage.tap(mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil))
            stage.advance(by: 1)
        }
    }

    @Test func handlersHearOfWhatAFingerOpensAndCloses() throws {
        let menu = Menu()
        var handlers = menu.source.sectionSnapshotHandlers
        #expect(handlers.willExpandItem == nil && handlers.shouldExpandItem == nil)
        handlers.shouldExpandItem = { [unowned menu] in
            menu.told.append("may open \($0)")
            return true
        }
        handlers.willExpandItem = { [unowned menu] in menu.told.append("opens \($0)") }
        handlers.shouldCollapseItem = { [unowned menu] in
            menu.told.append("may close \($0)")
            return true
        }
        handlers.willCollapseItem = { [unowned menu] in menu.told.append("closes \($0)") }
        menu.source.sectionSnapshotHandlers = handlers
        try menu.tap("citrus")
        #expect(menu.shown == ["citrus", "lemon", "lime", "stone"])
        #expect(menu.told == ["may open citrus", "opens citrus"])
        #expect(menu.source.snapshot(for: "fruit").isExpanded("citrus"))
        try menu.tap("citrus")
        #expect(menu.shown == ["citrus", "stone"])
        #expect(menu.told.suffix(2) == ["may close citrus", "closes citrus"])
        #expect(!menu.source.snapshot(for: "fruit").isExpanded("citrus"))
    }

    @Test func whatMayNotOpenStaysClosed() throws {
        let menu = Menu()
        menu.source.sectionSnapshotHandlers.shouldExpandItem = { $0 == "stone" }
        menu.source.sectionSnapshotHandlers.willExpandItem = { menu.told.append("opens \($0)") }
        try menu.tap("citrus")
        #expect(menu.shown == ["citrus", "stone"] && menu.told.isEmpty)
        try menu.tap("stone")
        #expect(menu.shown == ["citrus", "stone", "plum"] && menu.told == ["opens stone"])
    }

    @Test func whatMayNotCloseStaysOpen() throws {
        let menu = Menu()
        menu.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        menu.source.sectionSnapshotHandlers.willCollapseItem = { menu.told.append("closes \($0)") }
        try menu.tap("citrus")
        try menu.tap("citrus")
        #expect(menu.shown == ["citrus", "lemon", "lime", "stone"] && menu.told.isEmpty)
    }

    @Test func codeThatOpensAndClosesAsksNobody() {
        let menu = Menu()
        menu.source.sectionSnapshotHandlers.shouldExpandItem = { _ in
            menu.told.append("asked")
            return false
        }
        menu.source.sectionSnapshotHandlers.willExpandItem = { _ in menu.told.append("told") }
        var fruit = menu.source.snapshot(for: "fruit")
        fruit.expand(["citrus"])
        menu.source.apply(fruit, to: "fruit")
        menu.stage.advance(by: 1)
        #expect(menu.shown == ["citrus", "lemon", "lime", "stone"] && menu.told.isEmpty)
    }

    @Test func childrenAreFetchedWhenTheirParentOpens() throws {
        let menu = Menu()
        var asked: [[String]] = []
        menu.source.sectionSnapshotHandlers.willExpandItem = { menu.told.append("opens \($0)") }
        menu.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            menu.told.append("fetches for \(parent)")
            asked.append(children.items)
            guard parent == "citrus" else { return children }
            var fetched = NSDiffableDataSourceSectionSnapshot<String>()
            fetched.append(["grapefruit"] + children.items)
            fetched.append(["pink"], to: "grapefruit")
            return fetched
        }
        try menu.tap("citrus")
        #expect(asked == [["lemon", "lime"]])
        #expect(menu.told == ["opens citrus", "fetches for citrus"])
        #expect(menu.shown == ["citrus", "grapefruit", "lemon", "lime", "stone"])
        let now = menu.source.snapshot(for: "fruit")
        #expect(now.parent(of: "grapefruit") == "citrus" && now.level(of: "pink") == 2)
        #expect(!now.isVisible("pink"))
        try menu.tap("grapefruit")
        #expect(asked.last == ["pink"])
    }
}
