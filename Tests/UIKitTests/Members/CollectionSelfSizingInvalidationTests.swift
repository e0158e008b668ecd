import Testing

@testable import UIKit

/// Items in sight whose contents ask for another size (iOS 16).
@MainActor @Suite struct CollectionSelfSizingInvalidationTests {
    private final class TextCell: UICollectionViewCell {
        let label = UILabel()
        var height: NSLayoutConstraint!
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            height = label.heightAnchor.constraint(equalToConstant: 30)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Texts: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) }
    }

    private func list(
        _ texts: Texts, of cell: UICollectionViewCell.Type = TextCell.self
    ) -> (Stage, UICollectionView) {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "text")
        view.dataSource = texts
        return (Stage(showing: view) { $0.safeAreaInsets = .zero }, view)
    }

    private func heights(_ view: UICollectionView) -> [CGFloat] {
        (0..<4).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height ?? -1 }
    }

    private func cell(_ view: UICollectionView, _ item: Int) throws -> TextCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? TextCell)
    }

    @Test func aCellThatAsksIsMeasuredAgain() throws {
        let texts = Texts()
        let (stage, view) = list(texts)
        #expect(heights(view) == [30, 30, 30, 30])
        let cell = try cell(view, 1)
        cell.height.constant = 70
        stage.frame()
        #expect(heights(view) == [30, 30, 30, 30], "constraints alone do not count")
        cell.invalidateIntrinsicContentSize()
        stage.frame()
        #expect(heights(view) == [30, 70, 30, 30] && cell.frame.height == 70)
        #expect(try self.cell(view, 2).frame.minY == 100)
    }

    /// The way of libraries with layouts of every kind (before iOS 16 the only one): "inform the enclosing collection view that the size
    /// has changed, allowing the cell to resize", by `invalidateLayout()`.
    @Test func anInvalidatedLayoutMeasuresWhatIsSeen() throws {
        let texts = Texts()
        let (stage, view) = list(texts)
        try cell(view, 1).height.constant = 70
        view.collectionViewLayout.invalidateLayout()
        stage.frame()
        #expect(heights(view) == [30, 70, 30, 30])
        #expect(view.contentSize.height == 160)
    }

    /// Apple's documentation of `preferredLayoutAttributesFitting(_:)`: "the size of the cell" that its constraints ask for; as pictures of a
    /// public project show, also where the views stand in the cell itself.
    @Test func whatIsConstrainedToTheCellItselfCounts() {
        final class BareCell: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: topAnchor),
                    box.bottomAnchor.constraint(equalTo: bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 94),
                ])
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let texts = Texts()
        let (stage, view) = list(texts, of: BareCell.self)
        stage.frame()
        #expect(heights(view) == [94, 94, 94, 94])
    }

    @Test func constraintsCountWhereTheyAreAskedFor() throws {
        let texts = Texts()
        let (stage, view) = list(texts)
        view.selfSizingInvalidation = .enabledIncludingConstraints
        try cell(view, 0).height.constant = 55
        stage.frame()
        #expect(heights(view) == [55, 30, 30, 30])
        #expect(view.contentSize.height == 145)
    }

    @Test func nothingIsMeasuredAgainWhereThatIsOff() throws {
        let texts = Texts()
        let (stage, view) = list(texts)
        view.selfSizingInvalidation = .disabled
        let cell = try cell(view, 0)
        cell.height.constant = 55
        cell.invalidateIntrinsicContentSize()
        stage.frame()
        #expect(heights(view) == [30, 30, 30, 30])
    }

    @Test func anotherConfigurationOfAListCellMakesItsRowHigher() throws {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "One line"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        let stage = Stage(showing: view) { $0.safeAreaInsets = .zero }
        stage.frame()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let before = cell.frame.height
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "One line"
        content.secondaryText = "Another"
        cell.contentConfiguration = content
        stage.frame()
        #expect(cell.frame.height > before + 10)
        let next = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(abs(next.frame.minY - cell.frame.maxY) < 1e-9)
    }

    @Test func rowsOfATableFollowConstraintsToo() throws {
        final class Row: UITableViewCell {
            var height: NSLayoutConstraint?
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                let height = box.heightAnchor.constraint(equalToConstant: 60)
                self.height = height
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
                ])
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
        }
        let table = UITableView()
        table.register(Row.self, forCellReuseIdentifier: "row")
        let rows = Rows()
        table.dataSource = rows
        let stage = Stage(showing: table) { $0.safeAreaInsets = .zero }
        let path = IndexPath(row: 1, section: 0)
        let row = try #require(table.cellForRow(at: path) as? Row)
        let before = table.rectForRow(at: path).height
        row.height?.constant = 90
        stage.frame()
        #expect(table.rectForRow(at: path).height == before, "constraints alone do not count")
        table.selfSizingInvalidation = .enabledIncludingConstraints
        row.height?.constant = 100
        stage.frame()
        #expect(table.rectForRow(at: path).height == before + 40)
        row.height?.constant = 80
        stage.frame()
        #expect(table.rectForRow(at: path).height == before + 20)
    }
}
