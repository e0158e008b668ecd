import Testing

@testable import UIKit

@MainActor
struct CompositionalViewTests {
    @Test func aGridShowsItsCellsAndScrollsWithoutSolvingAgain() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage(layout, counts: [10_000])
        #expect(stage.frame(0) == CGRect(x: 5, y: 5, width: 65, height: 65))
        #expect(stage.frame(6) == CGRect(x: 80, y: 80, width: 65, height: 65))
        #expect(stage.view.contentSize.height == 150_000)
        let solves = layout.state.solves
        stage.view.contentOffset.y = 70_000
        stage.stage.frame()
        #expect(layout.state.solves == solves)
        #expect(stage.view.visibleCells.count <= 45)
    }

    /// Apple's documentation of `NSCollectionLayoutItem.contentInsets`: "The value of this property is ignored for any axis that uses an
    /// estimated value for its dimension." Cells, groups, badges and headers are all such items; the numbers are arithmetic from that.
    @Test func insetsAlongAnEstimateAreIgnored() {
        let all = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.estimated(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        badge.contentInsets.leading = 4
        badge.contentInsets.top = 4
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .estimated(60)), supplementaryItems: [badge])
        item.contentInsets = all
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(60)), subitems: [item])
        group.contentInsets = all
        let header = bar("header", .top, .estimated(30))
        header.contentInsets = all
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header]
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: section), counts: [2])
        #expect(stage.bar("header")?.frame.minX == 8 && stage.bar("header")?.frame.minY == 0)
        let top = stage.bar("header")?.frame.maxY ?? 0
        #expect(stage.frame(0)?.minX == 16 && stage.frame(0)?.width == CGFloat(343))
        #expect(stage.frame(0)?.minY == top)
        #expect(stage.frame(1)?.minY == stage.frame(0)?.maxY)
        #expect(stage.bar("badge")?.frame.minX == 16 && stage.bar("badge")?.frame.minY == top + 4)
    }

    @Test func sectionsComeFromTheProviderWithTheirEnvironment() {
        var asked: [(Int, CGFloat)] = []
        let layout = UICollectionViewCompositionalLayout { number, environment in
            asked.append((number, environment.container.effectiveContentSize.width))
            return rows(.absolute(CGFloat(50 + number * 10)))
        }
        let stage = CompositionalStage(layout, counts: [1, 2])
        #expect(asked.map(\.0) == [0, 1])
        #expect(asked.map(\.1) == [375, 375])
        #expect(stage.frame(1, 1) == CGRect(x: 0, y: 110, width: 375, height: 60))
    }

    @Test func headersFootersBadgesAndBackdropsHaveViews() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.boundarySupplementaryItems = [bar("header", .top), bar("footer", .bottom)]
        section.decorationItems = [.background(elementKind: "backdrop")]
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: section), counts: [2])
        #expect(stage.bar("header")?.frame == CGRect(x: 20, y: 0, width: 335, height: 30))
        #expect(stage.frame(0) == CGRect(x: 20, y: 40, width: 335, height: 60))
        #expect(stage.bar("footer")?.frame == CGRect(x: 20, y: 170, width: 335, height: 30))
        #expect(stage.bar("badge")?.frame == CGRect(x: 345, y: 30, width: 20, height: 20))
        let backdrop = stage.view.subviews.compactMap { $0 as? BackdropView }.first
        #expect(backdrop?.frame == CGRect(x: 0, y: 0, width: 375, height: 200))
        #expect(stage.view.subviews.first { $0 is UICollectionReusableView } === backdrop)
    }

    /// Apple's documentation of `supplementaryContentInsetsReference`: "The boundary to reference when defining content insets for supplementary
    /// items": 5 points beside a margin of 20 for items, beside the edge for the header.
    @Test func headersMayStandBesideAnotherEdge() {
        let section = rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
        section.contentInsetsReference = .layoutMargins
        section.supplementaryContentInsetsReference = .none
        section.boundarySupplementaryItems = [bar("header", .top)]
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: section), counts: [2])
        stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        stage.view.collectionViewLayout.invalidateLayout()
        stage.stage.frame()
        #expect(stage.bar("header")?.frame == CGRect(x: 5, y: 0, width: 365, height: 30))
        #expect(stage.frame(0) == CGRect(x: 25, y: 30, width: 325, height: 50))
    }

    @Test func pinnedHeadersFollowTheVisibleBounds() {
        let section = rows(.absolute(50))
        let header = bar("header", .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: section), counts: [10, 30])
        stage.view.contentOffset.y = 200
        stage.stage.frame()
        #expect(stage.bar("header", 0)?.frame.minY == 200)
        #expect(stage.bar("header", 1)?.frame.minY == 530)
        stage.view.contentOffset.y = 515
        stage.stage.frame()
        #expect(stage.bar("header", 0)?.frame.minY == 500)
        stage.view.contentOffset.y = 600
        stage.stage.frame()
        #expect(stage.bar("header", 1)?.frame.minY == 600)
    }

    /// Arithmetic: nothing lies above the highest index there is.
    @Test func aPinnedHeaderMayHaveTheHighestIndex() {
        let section = rows(.absolute(50))
        let header = bar("header", .top)
        header.pinToVisibleBounds = true
        header.zIndex = .max
        section.boundarySupplementaryItems = [header]
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: section), counts: [30])
        stage.view.contentOffset.y = 100
        stage.stage.frame()
        #expect(stage.bar("header")?.frame.minY == 100)
    }

    @Test func viewsOfTheWholeLayoutHaveOneNumberInTheirPath() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        let header = bar("header", .top, .absolute(70))
        header.pinToVisibleBounds = true
        configuration.boundarySupplementaryItems = [header, bar("footer", .bottom)]
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: rows(.absolute(50)), configuration: configuration),
            counts: [3, 3])
        #expect(stage.source.barPaths["header"] == [IndexPath(index: 0)])
        #expect(stage.frame(0, 1)?.minY == 230)
        #expect(stage.view.contentSize.height == 410)
        #expect(stage.view.visibleSupplementaryViews(ofKind: "footer").map(\.frame.minY) == [380])
    }

    @Test func guessedRowsAreMeasuredWhenTheyComeIntoSight() {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: rows(.estimated(44))), counts: [100]
        ) { source in
            for item in 0..<100 { source.heights[IndexPath(item: item, section: 0)] = CGFloat(50 + item) }
        }
        #expect(stage.frame(0)?.height == 50)
        #expect(stage.frame(1) == CGRect(x: 0, y: 50, width: 375, height: 51))
        #expect(stage.frame(9)?.minY == (0..<9).reduce(0) { $0 + CGFloat(50 + $1) })
    }

    @Test func rowsStayInPlaceWhileThoseAboveAreMeasured() {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: rows(.estimated(44))), counts: [200]
        ) { source in
            for item in 0..<200 {
                source.heights[IndexPath(item: item, section: 0)] = CGFloat(60 + item * 37 % 90)
            }
        }
        stage.view.contentOffset.y = 3000
        stage.stage.frame()
        for step in 0..<60 {
            let shown = stage.view.indexPathsForVisibleItems.sorted()
            let kept = shown[shown.count / 2]
            let before = stage.view.cellForItem(at: kept)!.frame.minY - stage.view.contentOffset.y
            stage.view.contentOffset.y -= 20
            stage.stage.frame()
            guard let cell = stage.view.cellForItem(at: kept) else { continue }
            let after = cell.frame.minY - stage.view.contentOffset.y
            #expect(abs(after - before - 20) < 0.51, "step \(step): moved by \(after - before)")
        }
    }

    @Test func aGuessedHeaderIsMeasured() {
        let section = rows(.absolute(40))
        section.boundarySupplementaryItems = [bar("header", .top, .estimated(30))]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = CompositionalStage(layout, counts: [3])
        let header = stage.bar("header")!
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -20),
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            label.heightAnchor.constraint(equalToConstant: 25),
        ])
        layout.invalidateLayout()
        stage.view.reloadData()
        stage.stage.frame()
        // The view from the pool has its content now.
        #expect(stage.bar("header")?.frame.height == 65)
        #expect(stage.frame(0)?.minY == 65)
    }

    @Test func handlersChangeWhatIsInSight() {
        let section = carousel(.absolute(150))
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / 1000, 0.5)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: section), counts: [20])
        let first = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))!
        #expect(abs(first.transform.a - (1 - 112.5 / 1000)) < 0.001)
        stage.scrollers[0].contentOffset.x = 75
        stage.stage.frame()
        #expect(offsets.last == 75)
        #expect(abs(first.transform.a - (1 - 187.5 / 1000)) < 0.001)
    }

    @Test func customGroupsPutCellsAnywhere() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(200))) {
            environment in
            let width = environment.container.effectiveContentSize.width / 2
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 200)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width, y: 50, width: width, height: 100), zIndex: 3),
            ]
        }
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            counts: [4])
        // At whole pixels.
        #expect(stage.frame(3)?.minY == 250)
        #expect(stage.frame(3).map { abs($0.minX - 187.5) < 0.2 } == true)
    }

    @Test func writingFromTheRightTurnsPlacesAround() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            counts: [3], rightToLeft: true)
        #expect(stage.frame(0) == CGRect(x: 275, y: 0, width: 100, height: 50))
        #expect(stage.frame(2)?.minX == 75)
    }
}
