import Testing

@testable import UIKit

/// Where lists meet other parts of UIKit. Each test says where its expectation comes from.
@MainActor @Suite(.serialized) struct ListJointTests {
    /// Apple's sample of badges hides them so in their registration's handler.
    @Test func whatTheAppHidesStaysHidden() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
            }
            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                let header = view.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "h", for: path)
                header.isHidden = true
                return header
            }
        }
        let (layout, source) = (UICollectionViewFlowLayout(), Source())
        layout.headerReferenceSize = CGSize(width: 10, height: 20)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        list.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
        list.dataSource = source
        let stage = Stage(showing: list)
        stage.advance(by: 0.1)
        let header = try #require(
            list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        )
        #expect(header.isHidden)
        #expect(list.visibleCells.allSatisfy { !$0.isHidden })
    }

    /// UIKit measures first; the constraints of what an override has moved to measure it hold in its place.
    @Test func aCellThatMovesViewsToMeasureThemIsLaidOutAgain() throws {
        final class Cell: UITableViewCell {
            let box = UIView()
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    box.heightAnchor.constraint(equalToConstant: 60),
                ])
            }
            required init?(coder: NSCoder) { nil }
            override func systemLayoutSizeFitting(
                _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
                verticalFittingPriority vertical: UILayoutPriority
            ) -> CGSize {
                box.frame = CGRect(x: 0, y: 0, width: size.width, height: 1000)
                box.layoutIfNeeded()
                return super.systemLayoutSizeFitting(
                    size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "c", for: path)
            }
        }
        let (table, source) = (UITableView(frame: .zero), Source())
        table.register(Cell.self, forCellReuseIdentifier: "c")
        table.dataSource = source
        let stage = Stage(showing: table)
        stage.advance(by: 0.1)
        let cell = try #require(table.visibleCells.first as? Cell)
        #expect(cell.box.frame == CGRect(x: 20, y: 10, width: 353, height: 60))
    }

    /// "backgroundColor: The background color of the section" (`UICollectionLayoutList.h`).
    @Test func aListAmongOtherSectionsHasItsOwnBackground() {
        final class Source: NSObject, UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: path.section == 0 ? "a" : "b", for: path)
            }
        }
        let source = Source()
        let layout = UICollectionViewCompositionalLayout { section, environment in
            if section == 1 {
                return .list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
                    layoutEnvironment: environment)
            }
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "b")
        list.dataSource = source
        let stage = Stage(showing: list)
        stage.advance(by: 0.1)
        let grounds = list.subviews.compactMap { $0 as? ListBackgroundView }
        #expect(grounds.map(\.backgroundColor) == [.systemGroupedBackground])
        #expect(grounds.first?.frame.minY == 200 && grounds.first?.frame.width == 393)
        #expect(list.backgroundColor == .systemBackground || list.backgroundColor == nil)
    }

    /// A closure that is "executed when the animations are complete" (documentation of `apply`) finds the cells configured.
    @Test func applyEndsAfterReconfiguredCells() {
        let list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var log: [String] = []
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, item in
            log.append("cell \(item)")
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let stage = Stage(showing: list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(by: 0.1)
        log = []
        snapshot.reconfigureItems([1])
        source.apply(snapshot, animatingDifferences: false) { log.append("done") }
        stage.advance(by: 0.5)
        #expect(log == ["cell 1", "done"])
    }
}
