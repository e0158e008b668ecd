import Testing

@testable import UIKit

@MainActor
struct CollectionListTests {
    final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var fill: (UICollectionViewListCell, IndexPath) -> Void
        init(_ counts: [Int], _ fill: @escaping (UICollectionViewListCell, IndexPath) -> Void) {
            self.counts = counts
            self.fill = fill
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell =
                view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! UICollectionViewListCell
            fill(cell, path)
            return cell
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: path)
        }
    }

    private func list(
        _ configuration: UICollectionLayoutListConfiguration, _ source: Source,
        bar: UICollectionReusableView.Type = BarView.self
    ) -> (Stage, UICollectionView) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(bar, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        view.dataSource = source
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        root.addSubview(view)
        return (Stage(showing: root), view)
    }

    /// Apple's documentation of `visibleCells`, `indexPath(for:)` and the delegate's methods: cells are items' views. A header may be of a
    /// cell's class (`SupplementaryRegistration<UICollectionViewListCell>` in Apple's "Implementing modern collection views").
    @Test func headersOfACellsClassAreNoCells() throws {
        final class Told: NSObject, UICollectionViewDelegate {
            var cells: [IndexPath] = []
            var headers: [IndexPath] = []
            func collectionView(
                _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
            ) { cells.append(path) }
            func collectionView(
                _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
                forElementKind kind: String, at path: IndexPath
            ) { headers.append(path) }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let (told, source) = (Told(), Source([2, 2]) { _, _ in })
        let (stage, view) = list(configuration, source, bar: UICollectionViewListCell.self)
        view.delegate = told
        view.reloadData()
        stage.frame()
        let items = [IndexPath(item: 0, section: 0), [0, 1], [1, 0], [1, 1]]
        #expect(view.visibleCells.map { view.indexPath(for: $0) } == items)
        #expect(told.cells == items)
        #expect(Set(told.headers) == [[0, 0], [1, 0]])
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        view.reloadData()
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        stage.frame()
        let header = try #require(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
                as? UICollectionViewListCell)
        #expect(view.indexPath(for: header) == nil)
        #expect(!header.isSelected)
    }

    /// Apple's documentation: constraints on the guide's edges move the separator; what they leave is automatic.
    @Test func separatorsFollowTheGuide() throws {
        let source = Source([2]) { cell, _ in
            let label = UILabel(frame: .zero)
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            ])
        }
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        var said: [String] = []
        Diagnostics.sink = { said.append($0) }
        let (stage, view) = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
        let first = cell(view, 0)
        #expect(first.listParts.bottomLine?.frame.minX == 70)
        let end = first.listParts.bottomLine?.frame.maxX
        // To the cell itself: across the whole width; and a new content view keeps it.
        let second = cell(view, 1)
        for constraint in second.contentView.constraints
        where constraint.items.contains(where: { $0.guide === second.separatorLayoutGuide }) {
            constraint.isActive = false
        }
        second.separatorLayoutGuide.leadingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
        second.setNeedsLayout()
        stage.frame()
        #expect(
            second.listParts.bottomLine?.frame.minX == 0 && second.listParts.bottomLine?.frame.maxX == end)
        var content = second.defaultContentConfiguration()
        content.text = "Text"
        second.contentConfiguration = content
        stage.frame()
        #expect(second.listParts.bottomLine?.frame.minX == 0)
        #expect(said.isEmpty)
    }

    private func cell(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
        view.cellForItem(at: IndexPath(item: item, section: section)) as! UICollectionViewListCell
    }

    private func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
        cell.subviews.filter { $0 is TableCellSeparatorView }.map(\.frame)
    }

    @Test func plainRowsFillTheWidthWithALineBelowEach() {
        let source = Source([3]) { _, _ in }
        let (_, view) = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
        #expect(cell(view, 1).frame == CGRect(x: 0, y: 44, width: 375, height: 44))
        #expect(lines(cell(view, 1)).count == 1)
        #expect(lines(cell(view, 1))[0].minX == 16)
        #expect(lines(cell(view, 2)).count == 1)
    }

    @Test func cardsStandInsideWithRoundEnds() {
        let source = Source([3, 1]) { _, _ in }
        let (_, view) = list(UICollectionLayoutListConfiguration(appearance: .insetGrouped), source)
        #expect(cell(view, 0).frame == CGRect(x: 16, y: 35, width: 343, height: 44))
        #expect(cell(view, 0).layer.cornerRadius == 26)
        #expect(cell(view, 1).layer.cornerRadius == 0)
        #expect(lines(cell(view, 2)).isEmpty && lines(cell(view, 1)).count == 1)
        #expect(cell(view, 0, 1).frame.minY == CGFloat(35 + 132 + 18 + 18))
        #expect(view.backgroundColor == .systemGroupedBackground)
    }

    private final class Header: UICollectionViewListCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Bills"
            contentConfiguration = content
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Footer: UICollectionViewListCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            var content = UIListContentConfiguration.groupedFooter()
            content.text = "Due this month"
            contentConfiguration = content
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    struct Card: Sendable {
        var release: Int
        var width: CGFloat
        /// At the sides of the card, and of the text in it.
        var margin: CGFloat
        var header: CGFloat
        var row: CGFloat
        var footer: CGFloat
        /// From the line to the card's end, and its thickness.
        var lineEnd: CGFloat
        var line: CGFloat
    }

    /// github.com/cashapp/AccessibilitySnapshot @5b03db8, SwiftUIListSectionTests: lists of iOS 17.5, 18.5 and 26.2 at 3 pixels a point,
    /// read off pixels. SwiftUI puts its lists into a collection view.
    @Test(arguments: [
        Card(
            release: 18, width: 393, margin: 20, header: 38.667, row: 44, footer: 33.667, lineEnd: 0,
            line: 0.333),
        Card(
            release: 18, width: 402, margin: 20, header: 38.667, row: 44, footer: 33.667, lineEnd: 0,
            line: 0.333),
        Card(
            release: 26, width: 402, margin: 16, header: 40.333, row: 52, footer: 29.667, lineEnd: 16, line: 1
        ),
    ]) func cardsOfListsStandAsRecorded(_ card: Card) throws {
        let stage = Stage {
            $0.portraitSize = CGSize(width: card.width, height: 800)
            $0.safeAreaInsets = .zero
            $0.systemRelease = card.release
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        let view = UICollectionView(
            frame: UIScreen.main.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        let (top, bottom) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        view.register(Header.self, forSupplementaryViewOfKind: top, withReuseIdentifier: "bar")
        view.register(Footer.self, forSupplementaryViewOfKind: bottom, withReuseIdentifier: "bar")
        let source = Source([2]) { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Electric"
            cell.contentConfiguration = content
        }
        view.dataSource = source
        let controller = UIViewController()
        controller.view = view
        stage.show(controller)
        func isNear(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 0.01 } ?? false }
        let (first, second) = (cell(view, 0), cell(view, 1))
        #expect(
            isNear(first.frame.minX, card.margin) && isNear(first.frame.width, card.width - 2 * card.margin))
        #expect(isNear(first.frame.minY, card.header) && isNear(first.frame.height, card.row))
        #expect(isNear(second.frame.minY, card.header + card.row))
        let text = try #require((first.contentView as? UIListContentView)?.textLabel)
        #expect(isNear(text.convert(CGPoint.zero, to: first).x, card.margin))
        let line = try #require(lines(first).first)
        #expect(isNear(line.minX, card.margin) && isNear(line.height, card.line))
        #expect(isNear(line.maxX, first.bounds.width - card.lineEnd))
        let header = try #require(view.supplementaryView(forElementKind: top, at: [0, 0]))
        let footer = try #require(view.supplementaryView(forElementKind: bottom, at: [0, 0]))
        #expect(isNear(header.frame.height, card.header) && isNear(footer.frame.height, card.footer))
        let title = try #require(((header as? Header)?.contentView as? UIListContentView)?.textLabel)
        #expect(isNear(header.frame.minX + title.convert(CGPoint.zero, to: header).x, 2 * card.margin))
    }

    @Test func separatorsAreTheHandlersToChoose() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 2 { separators.bottomSeparatorInsets.leading = 60 }
            if path.item == 2 { separators.bottomSeparatorInsets.trailing = 10 }
            return separators
        }
        let (_, view) = list(configuration, Source([3]) { _, _ in })
        #expect(lines(cell(view, 1)).isEmpty)
        #expect(lines(cell(view, 2))[0].minX == 60)
        #expect(lines(cell(view, 2))[0].maxX == 365)
    }

    @Test func accessoriesTakeRoomFromTheContent() {
        let source = Source([4]) { cell, path in
            switch path.item {
            case 0: cell.accessories = [.disclosureIndicator()]
            case 1: cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
            case 2:
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                cell.accessories = [
                    .customView(configuration: .init(customView: view, placement: .leading())), .checkmark(),
                ]
            default: cell.indentationLevel = 2
            }
        }
        let (stage, view) = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
        #expect(cell(view, 0).contentView.frame == CGRect(x: 0, y: 0, width: 375 - 16 - 10.5, height: 44))
        #expect(cell(view, 1).contentView.frame.minX == 0)
        #expect(cell(view, 2).contentView.frame == CGRect(x: 46, y: 0, width: 375 - 46 - 35, height: 44))
        #expect(cell(view, 3).contentView.frame.minX == 20)
        view.isEditing = true
        stage.advance(by: 0.5)
        #expect(cell(view, 1).contentView.frame == CGRect(x: 38, y: 0, width: 337, height: 44))
    }

    @Test func rowsAreAsHighAsTheirContents() {
        let source = Source([2]) { cell, path in
            guard path.item == 1, cell.contentView.subviews.isEmpty else { return }
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 40),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -40),
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        let (_, view) = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
        #expect(cell(view, 0).frame.height == 44)
        #expect(cell(view, 1).frame == CGRect(x: 0, y: 44, width: 375, height: 100))
    }

    @Test func swipesShowTheProvidersButtons() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        var asked: [Int] = []
        var performed = 0
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            asked.append(path.item)
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    performed += 1
                    done(true)
                }
            ])
        }
        let source = Source([5]) { _, _ in }
        let (stage, view) = list(configuration, source)
        defer { withExtendedLifetime(source) {} }
        stage.drag(CGPoint(x: 300, y: 66), step: CGVector(dx: -12, dy: 0), steps: 6, hold: 0.2)
        stage.advance(by: 0.6)
        #expect(asked == [1])
        #expect(cell(view, 1).frame.minX < -40)
        let buttons = view.subviews.compactMap { $0 as? SwipeButtonsView }
        #expect(buttons.count == 1)
        stage.tap(CGPoint(x: 350, y: 66))
        stage.advance(by: 0.6)
        #expect(performed == 1)
        #expect(cell(view, 1).frame.minX == 0)
    }

    @Test func aSectionsHeaderAndFooterStandAroundIt() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let (_, view) = list(configuration, Source([2, 2]) { _, _ in })
        #expect(cell(view, 0).frame.minY == 40)
        #expect(cell(view, 0, 1).frame.minY == CGFloat(40 + 88 + 40 + 40))
    }

    @Test func anEdgeOfASeparatorThatNobodySetStaysAutomatic() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { separators.bottomSeparatorInsets.leading = 60 }
            if path.item == 1 { separators.bottomSeparatorInsets.trailing = 40 }
            return separators
        }
        let (_, view) = list(configuration, Source([3]) { _, _ in })
        #expect(lines(cell(view, 0)).map { [$0.minX, $0.maxX] } == [[60, 343 - 16]])
        #expect(lines(cell(view, 1)).map { [$0.minX, $0.maxX] } == [[16, 343 - 40]])
    }

    private func swipeable(_ source: Source) -> (Stage, UICollectionView) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
        }
        let (stage, view) = list(configuration, source)
        stage.drag(CGPoint(x: 300, y: 66), step: CGVector(dx: -12, dy: 0), steps: 6, hold: 0.2)
        stage.advance(by: 0.6)
        return (stage, view)
    }

    @Test func aTouchBesideOpenButtonsOnlyClosesThem() {
        let source = Source([5]) { _, _ in }
        let (stage, view) = swipeable(source)
        #expect(cell(view, 1).frame.minX < -40)
        stage.tap(CGPoint(x: 100, y: 154))
        stage.advance(by: 0.6)
        #expect(cell(view, 1).frame.minX == 0)
        #expect(view.indexPathsForSelectedItems == [])
        stage.tap(CGPoint(x: 100, y: 154))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    }

    @Test func editingClosesOpenButtons() {
        let source = Source([5]) { _, _ in }
        let (stage, view) = swipeable(source)
        view.isEditing = true
        stage.advance(by: 0.6)
        #expect(cell(view, 1).frame.minX == 0)
    }

    @Test func aPlainListsHeaderHidesTheRowsBelowIt() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let kind = UICollectionView.elementKindSectionHeader
        let source = Source([30]) { _, _ in }
        let (stage, view) = list(configuration, source, bar: UICollectionViewListCell.self)
        view.contentOffset.y = 200
        stage.frame()
        let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == 200)
        #expect(header?.subviews.first?.backgroundColor == .systemBackground)
        #expect(header?.subviews.first?.frame == header?.bounds)
    }

    /// Sections of lists have a background of their own, beyond their rows (the decoration views in view hierarchies of
    /// shipped apps); what shows the view's own colour is a clear one (Apple's documentation of `backgroundColor`).
    @Test func aListCoversTheColourOfItsView() {
        let source = Source([3]) { _, _ in }
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let (stage, view) = list(configuration, source)
        view.backgroundColor = .systemTeal
        view.setNeedsLayout()
        stage.frame()
        let shown = { UIColor(cgColor: view.layer.backgroundColor ?? .black) }
        #expect(view.backgroundColor == .systemTeal)
        #expect(shown() == UIColor.systemGroupedBackground.resolvedColor(with: view.traitCollection))
        view.overrideUserInterfaceStyle = .dark
        stage.frame()
        #expect(shown() == UIColor.systemGroupedBackground.resolvedColor(with: view.traitCollection))
        configuration.backgroundColor = .clear
        view.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
        stage.frame()
        #expect(shown() == UIColor.systemTeal.resolvedColor(with: view.traitCollection))
    }

    @Test func anotherListsBackgroundTakesThePlaceOfTheFirsts() {
        let source = Source([3]) { _, _ in }
        let (stage, view) = list(UICollectionLayoutListConfiguration(appearance: .insetGrouped), source)
        #expect(view.backgroundColor == .systemGroupedBackground)
        view.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), animated: false)
        stage.frame()
        #expect(view.backgroundColor == .systemBackground)
        view.backgroundColor = .systemTeal
        view.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)), animated: false)
        stage.frame()
        #expect(view.backgroundColor == .systemTeal, "a colour of the app's own stays")
    }
}
