import Testing

@testable import UIKit

/// Accessories of list cells: their options, places and taps.
@MainActor @Suite struct CellAccessoryTests {
    @Test func optionsHaveValuesWithoutBeingGiven() {
        let plain = UICellAccessory.DisclosureIndicatorOptions()
        #expect(!plain.isHidden && plain.reservedLayoutWidth == .standard && plain.tintColor == nil)
        let label = UICellAccessory.LabelOptions()
        #expect(label.font == .preferredFont(forTextStyle: .body) && label.adjustsFontForContentSizeCategory)
        #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
        #expect(!UICellAccessory.ReorderOptions(showsVerticalSeparator: false).showsVerticalSeparator)
        #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
        #expect(UICellAccessory.OutlineDisclosureOptions(style: .header, isHidden: true).isHidden)
        let view = UIView()
        let custom = UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing())
        #expect(custom.customView === view && !custom.maintainsFixedSize && !custom.isHidden)
        #expect(custom.reservedLayoutWidth == .actual)
        #expect(UICellAccessory.customView(configuration: custom).accessoryType == .customView(view))
        #expect(UICellAccessory.checkmark().accessoryType == .checkmark)
    }

    @Test func positionsAreBeforeAndAfterAccessoriesOfAType() {
        let list: [UICellAccessory] = [.label(text: "3"), .checkmark(), .disclosureIndicator()]
        typealias Placement = UICellAccessory.Placement
        #expect(Placement.position(before: .checkmark())(list) == 1)
        #expect(Placement.position(after: .checkmark())(list) == 2)
        #expect(Placement.position(before: .delete())(list) == 0)
        #expect(Placement.position(after: .delete())(list) == 3)
    }

    @Test func aCustomViewStandsWhereItIsPut() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.accessories = [
            .customView(
                configuration: .init(
                    customView: view,
                    placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark())))),
            .checkmark(), .disclosureIndicator(),
        ]
        cell.layoutIfNeeded()
        #expect(
            cell.listParts.views.map(\.accessory.accessoryType) == [
                .checkmark, .customView(view), .disclosureIndicator,
            ])
        let frames = cell.listParts.views.map(\.frame)
        #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
    }

    /// The documentation of `adjustsFontForContentSizeCategory`. 53 points: the body style at the largest size, by the Human Interface Guidelines.
    @Test func aLabelFollowsTheTextSize() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        cell.accessories = [.label(text: "7")]
        let root = UIView()
        root.addSubview(cell)
        let stage = Stage(showing: root)
        let view = try #require(cell.listParts.views.first)
        let before = view.frame
        stage.change { $0.category = .accessibilityExtraExtraExtraLarge }
        let label = try #require(view.subviews.first as? UILabel)
        #expect(label.font.pointSize == 53)
        #expect(view.frame.height > before.height && label.bounds.size == view.bounds.size)
    }

    private func list(_ accessories: [UICellAccessory]) -> (Stage, UICollectionView, AnyObject) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(
                actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
                ])
        }
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.accessories = accessories
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        let stage = Stage(showing: view) { $0.safeAreaInsets = .zero }
        stage.frame()
        return (stage, view, source)
    }

    private func cell(_ view: UICollectionView, _ item: Int) throws -> UICollectionViewListCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    @Test func aDeleteControlWithoutAHandlerShowsTheButtonsOfASwipe() throws {
        let (stage, view, source) = list([.delete(displayed: .always)])
        let cell = try cell(view, 1)
        let mark = try #require(cell.listParts.views.first)
        stage.tap(mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil))
        stage.advance(by: 1)
        #expect(view.listParts.swiped?.cell === cell && cell.configurationState.isSwiped)
        #expect(cell.frame.minX < 0)
        withExtendedLifetime(source) {}
    }

    @Test func aDeleteControlWithAHandlerCallsIt() throws {
        var calls = 0
        let (stage, view, source) = list([.delete(displayed: .always, actionHandler: { calls += 1 })])
        let mark = try #require(try cell(view, 1).listParts.views.first)
        stage.tap(mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil))
        stage.advance(by: 1)
        #expect(calls == 1 && view.listParts.swiped == nil)
        withExtendedLifetime(source) {}
    }

    @Test func aLineStandsBeforeAGripBesideAnotherAccessory() {
        func line(_ accessories: [UICellAccessory]) -> CGRect? {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            cell.accessories = accessories
            cell.layoutIfNeeded()
            return cell.listParts.gripLine?.frame
        }
        let grip = UICellAccessory.reorder(displayed: .always)
        #expect(line([grip]) == nil)
        #expect(
            line([.checkmark(), .reorder(displayed: .always, options: .init(showsVerticalSeparator: false))])
                == nil)
        let between = line([.checkmark(), grip])
        #expect(between.map { $0.minX > 240 && $0.maxX < 304 && $0.height > 20 } == true)
    }
}
