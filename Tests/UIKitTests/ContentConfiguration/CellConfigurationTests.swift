import Testing

@testable import UIKit

extension UIConfigurationStateCustomKey {
    fileprivate static let fruit = UIConfigurationStateCustomKey("fruit")
}

extension UIConfigurationState {
    fileprivate var fruit: String? {
        get { self[.fruit] as? String }
        set { self[.fruit] = newValue }
    }
}

/// A cell that keeps its item in its state, as list cells of apps do.
private final class FruitCell: UICollectionViewCell {
    var fruit: String? { didSet { setNeedsUpdateConfiguration() } }
    var updates: [String] = []

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.fruit = fruit
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates.append("\(state.fruit ?? "-")\(state.isSelected ? " selected" : "")")
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = state.fruit
        contentConfiguration = content
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        background.cornerRadius = 6
        backgroundConfiguration = background
    }
}

/// A cell that makes its content where it is configured, and says nobody that it has other words.
private final class WordCell: UICollectionViewCell {
    var word = ""
    private(set) var uses = 1

    override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = UIListContentConfiguration.cell()
        content.text = word
        contentConfiguration = content
    }
}

/// A configuration of an app's own: a number in a box of constraints.
private struct CountConfiguration: UIContentConfiguration, Hashable {
    var count: Int
    var isMarked = false

    func makeContentView() -> UIView & UIContentView { CountView(configuration: self) }
    func updated(for state: UIConfigurationState) -> CountConfiguration {
        var updated = self
        updated.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
        return updated
    }
}

private final class CountView: UIView, UIContentView {
    let label = UILabel()
    var applied = 0
    private var shown: CountConfiguration!
    var configuration: UIContentConfiguration {
        get { shown }
        set { if let new = newValue as? CountConfiguration { apply(new) } }
    }

    init(configuration: CountConfiguration) {
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 40),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -40),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        ])
        apply(configuration)
    }

    required init?(coder: NSCoder) { nil }

    private func apply(_ new: CountConfiguration) {
        guard shown != new else { return }
        shown = new
        applied += 1
        label.text = new.isMarked ? "[\(new.count)]" : "\(new.count)"
    }
}

@MainActor @Suite(.serialized) struct CellConfigurationTests {
    @Test func collectionCellsFollowTheirState() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<FruitCell, String> { cell, _, fruit in
            cell.fruit = fruit
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) {
            grid, path, fruit in
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: fruit)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["apple", "pear"])
        let stage = Stage(showing: grid)
        source.apply(snapshot)
        stage.frame()
        let path = IndexPath(item: 0, section: 0)
        let cell = grid.cellForItem(at: path) as? FruitCell
        #expect(cell?.updates == ["apple"])
        #expect((cell?.contentView as? UIListContentView)?.textLabel?.text == "apple")
        let fill = cell?.configurations.backgroundView?.subviews.first
        #expect(fill?.backgroundColor == UIColor.systemBackground)
        #expect(fill?.layer.cornerRadius == CGFloat(6))
        grid.selectItem(at: path, animated: false, scrollPosition: [])
        stage.frame()
        #expect(cell?.updates == ["apple", "apple selected"])
        #expect(fill?.backgroundColor != UIColor.systemBackground)
    }

    /// An engineer of UIKit on its update handlers: "guaranteed to run before the cell first displays", "for both initial setup and
    /// subsequent updates" (threadreaderapp.com/thread/1402503136594391043). A published list configures its cells there alone.
    @Test func cellsAreConfiguredBeforeTheyAreShownAgain() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<WordCell, Int> { cell, _, number in
            cell.word = "word \(number)"
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
            grid, path, number in
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<60))
        let stage = Stage(showing: grid)
        source.apply(snapshot, animatingDifferences: false)
        stage.frame()
        for offset in [600, 1200, 1800] as [CGFloat] {
            grid.contentOffset.y = offset
            stage.frame()
        }
        let cells = grid.visibleCells.compactMap { $0 as? WordCell }
        #expect(cells.contains { $0.uses > 1 })
        #expect(cells.map { ($0.contentView as? UIListContentView)?.textLabel?.text } == cells.map(\.word))
    }

    @Test func anAppsOwnConfigurationMakesItsViewAndSizesTheRow() {
        let source = CountSource()
        let stage = Stage(showing: source.table)
        let cell = source.table.visibleCells[0]
        let view = cell.contentView as? CountView
        #expect(cell.frame.height > 100, "80 points around the label")
        #expect(view?.label.frame.minX == CGFloat(20), "margins are those of a cell's content view")
        #expect(view?.applied == 1)
        source.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.frame()
        #expect(view?.label.text == "[7]")
        source.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        stage.frame()
        #expect(view?.label.text == "7")
    }

    @Test func aConfigurationThatAShownCellIsGivenFollowsTheState() {
        let source = CountSource()
        let stage = Stage(showing: source.table)
        source.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.frame()
        let cell = source.table.visibleCells[0]
        cell.contentConfiguration = CountConfiguration(count: 8)
        stage.frame()
        #expect((cell.contentView as? CountView)?.label.text == "[8]")
        cell.automaticallyUpdatesContentConfiguration = false
        cell.contentConfiguration = CountConfiguration(count: 9)
        stage.frame()
        #expect((cell.contentView as? CountView)?.label.text == "9", "not where the app follows it itself")
    }

    @Test func theHandlerHearsOfEveryState() {
        let source = CountSource()
        var heard: [Bool] = []
        source.prepare = { cell in
            cell.configurationUpdateHandler = { cell, state in
                heard.append(state.isSelected)
                cell.accessoryType = state.isSelected ? .checkmark : .none
            }
        }
        let stage = Stage(showing: source.table)
        source.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.frame()
        #expect(heard == [false, true])
        #expect(source.table.visibleCells[0].accessoryType == .checkmark)
    }

    @Test func aBackgroundConfigurationTakesThePlaceOfTheColours() {
        let source = CountSource()
        source.prepare = { cell in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemYellow
            background.strokeColor = .black
            background.strokeWidth = 2
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            cell.backgroundConfiguration = background
        }
        let stage = Stage(showing: source.table)
        let cell = source.table.visibleCells[0]
        stage.frame()
        let fill = cell.configurations.backgroundView?.subviews.first
        #expect(cell.backgroundColor == nil)
        #expect(fill?.backgroundColor == UIColor.systemYellow)
        #expect(fill?.frame == cell.bounds.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)))
        cell.setSelected(true, animated: false)
        stage.frame()
        #expect(fill?.backgroundColor == UIColor.systemYellow, "what the app chose stays")
    }

    @Test func headersTakeConfigurations() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        var content = header.defaultContentConfiguration()
        content.text = "Fruit"
        header.contentConfiguration = content
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(size.height - 40.5) < 1, "height \(size.height)")
    }

    @Test func aScreenWithoutContentSaysSo() {
        final class Empty: UIViewController {
            override func updateContentUnavailableConfiguration(
                using state: UIContentUnavailableConfigurationState
            ) {
                var content = UIContentUnavailableConfiguration.search()
                var state = state
                state.searchText = "plum"
                content = content.updated(for: state)
                contentUnavailableConfiguration = content
            }
        }
        let controller = Empty()
        let stage = Stage(controller)
        stage.frame()
        let view = controller.view.subviews.last as? UIContentUnavailableView
        let labels = view?.subviews.last?.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(labels == ["No Results for “plum”", "Check the spelling or try a new search."])
        controller.contentUnavailableConfiguration = nil
        #expect(view?.superview == nil)
    }
}

/// A table of one row with a configuration of an app's own.
@MainActor
private final class CountSource: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    var prepare: (UITableViewCell) -> Void = { _ in }

    override init() {
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.contentConfiguration = CountConfiguration(count: 7)
        prepare(cell)
        return cell
    }
}
