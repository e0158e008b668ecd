import Testing

@testable import UIKit

/// Views know the list that they are part of.
@MainActor @Suite struct ListEnvironmentTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Abc" }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func rowsKnowTheStyleOfTheirTable(_ style: UITableView.Style) throws {
        let table = UITableView(frame: .zero, style: style)
        let rows = Rows()
        table.dataSource = rows
        let stage = Stage(showing: table)
        let wanted = UIListEnvironment(style)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.traitCollection.listEnvironment == wanted)
        #expect(cell.contentView.traitCollection.listEnvironment == wanted)
        #expect(stage.window.traitCollection.listEnvironment == .none)
        #expect(UITraitCollection().listEnvironment == .unspecified)
        #expect(UITraitCollection(listEnvironment: .plain).listEnvironment == .plain)
    }

    @Test func cellsKnowTheAppearanceOfTheirSection() throws {
        let appearances: [UICollectionLayoutListConfiguration.Appearance] = [.plain, .insetGrouped, .sidebar]
        let layout = UICollectionViewCompositionalLayout { section, environment in
            .list(
                using: UICollectionLayoutListConfiguration(appearance: appearances[section]),
                layoutEnvironment: environment)
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        for section in 0..<3 { snapshot.appendItems([section], toSection: section) }
        source.apply(snapshot, animatingDifferences: false)
        let stage = Stage(showing: view)
        stage.frame()
        let known = view.visibleCells.map(\.traitCollection.listEnvironment)
        #expect(known == [.plain, .insetGrouped, .sidebar])
        #expect(view.traitCollection.listEnvironment == .none)
    }

    @Test func anOverrideWins() throws {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        table.dataSource = rows
        table.traitOverrides.listEnvironment = .sidebar
        let stage = Stage(showing: table)
        defer { withExtendedLifetime(stage) {} }
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.traitCollection.listEnvironment == .sidebar)
        #expect(table.traitOverrides.contains(UITraitListEnvironment.self))
        table.traitOverrides.remove(UITraitListEnvironment.self)
        #expect(cell.traitCollection.listEnvironment == .plain)
    }

    @Test func aListBackgroundLooksAsTheListAroundHasIt() {
        func color(_ environment: UIListEnvironment, _ background: UIBackgroundConfiguration) -> UIColor? {
            let traits = UITraitCollection(listEnvironment: environment)
            return background.updated(for: UICellConfigurationState(traitCollection: traits)).backgroundColor
        }
        #expect(color(.plain, .listCell()) == .systemBackground)
        #expect(color(.insetGrouped, .listCell()) == .secondarySystemGroupedBackground)
        #expect(color(.sidebar, .listCell()) == .clear)
        #expect(color(.plain, .listHeader()) == .systemBackground)
        #expect(color(.grouped, .listHeader()) == .clear)
        var own = UIBackgroundConfiguration.listCell()
        own.backgroundColor = .red
        own.cornerRadius = 3
        #expect(color(.grouped, own) == .red)
        let sidebar = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: .sidebar))
        #expect(own.updated(for: sidebar).cornerRadius == 3)
        #expect(UIBackgroundConfiguration.listCell().updated(for: sidebar).cornerRadius == 10)
    }

    @Test func headersThatHugTheirContentAreAsWideAsTheirTitle() throws {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        table.dataSource = rows
        table.delegate = rows
        let stage = Stage(showing: table) { $0.portraitSize = CGSize(width: 375, height: 600) }
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.width == 375)
        table.contentHuggingElements = .sectionHeaders
        stage.frame()
        let hugged = try #require(table.headerView(forSection: 0))
        let title = try #require(hugged.textLabel)
        #expect(hugged.frame.width < 120 && hugged.frame.minX == 0)
        #expect(hugged.bounds.contains(hugged.convert(title.bounds, from: title)))
        // In pixels.
        #expect((title.bounds.width * 3).rounded() >= (title.intrinsicContentSize.width * 3).rounded())
        table.contentHuggingElements = []
        stage.frame()
        #expect(table.headerView(forSection: 0)?.frame.width == 375)
    }
}
