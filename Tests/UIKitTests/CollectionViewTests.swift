import Testing

@testable import UIKit

@MainActor
struct CollectionViewTests {
    @Test func cellsStandWhereTheLayoutSays() {
        let source = NumberSource(counts: [8])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 12
        layout.minimumInteritemSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let view = UICollectionView.showing(source, layout: layout, size: CGSize(width: 375, height: 480))
        let frames = view.visibleCells.map(\.frame)
        #expect(frames.count == 8)
        #expect(frames[0] == CGRect(x: 16, y: 16, width: 100, height: 100))
        #expect(abs(frames[1].minX - 137.5) < 0.5)
        #expect(frames[3] == CGRect(x: 16, y: 128, width: 100, height: 100))
        #expect(view.contentSize == CGSize(width: 375, height: 356))
        #expect(view.visibleCells.allSatisfy { $0.contentView.frame == $0.bounds })
    }

    @Test func onlyWhatOverlapsTheBoundsHasACell() {
        let source = NumberSource(counts: [1000])
        let view = UICollectionView.showing(source, layout: squares(125))
        #expect(view.visibleCells.count == 12)
        view.contentOffset.y = 125
        view.layoutIfNeeded()
        #expect(view.shownNames.first == "0.3")
        #expect(view.indexPathsForVisibleItems.last == IndexPath(item: 14, section: 0))
    }

    @Test func scrollingWithinWhatIsShownRunsNoLayoutAndMakesNoCell() {
        let source = NumberSource(counts: [1000])
        let layout = squares(125)
        let view = UICollectionView.showing(source, layout: layout)
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        let made = view.reuse.made
        let layouts = LayoutCounter.layouts
        let runs = view.pass.runs
        let packings = layout.cache.packings
        source.isLogging = true
        for step in 0..<50 {
            view.contentOffset.y = 11 + CGFloat(step)
            #expect(!view.hasPendingLayout, "offset \(view.contentOffset.y)")
            view.layoutIfNeeded()
        }
        #expect(view.reuse.made == made)
        #expect(LayoutCounter.layouts == layouts)
        #expect(view.pass.runs == runs)
        #expect(layout.cache.packings == packings)
        #expect(source.log.isEmpty)
    }

    @Test func scrollingFarMakesNoMoreCellsThanAScreenAndALine() {
        let source = NumberSource(counts: [3000])
        let view = UICollectionView.showing(source, layout: squares(125))
        for step in 1..<400 {
            view.contentOffset.y = CGFloat(step) * 40
            view.layoutIfNeeded()
        }
        #expect(view.reuse.made <= 18, "\(view.reuse.made) cells")
        view.contentOffset.y = 100_000
        view.layoutIfNeeded()
        #expect(view.reuse.made <= 18, "\(view.reuse.made) cells after a jump")
    }

    @Test func aCellThatComesInIsShownBeforeTheOneThatGoesOutIsFree() {
        let source = NumberSource(counts: [100])
        let view = UICollectionView.showing(source, layout: squares(375))
        #expect(view.shownNames == ["0.0", "0.1"])
        source.isLogging = true
        view.contentOffset.y = 376
        view.layoutIfNeeded()
        #expect(source.log == ["cell 0.2", "will 0.2", "end 0.0"])
        source.log = []
        view.contentOffset.y = 752
        view.layoutIfNeeded()
        #expect(source.log == ["cell 0.3", "will 0.3", "end 0.1"])
        #expect(view.visibleCells.map { ($0 as! NumberCell).reuses } == [0, 1])
    }

    @Test func supplementaryViewsComeAndGoWithTheirSections() {
        let source = NumberSource(counts: [3, 0, 3])
        let view = UICollectionView.showing(source, layout: squares(125, header: 30, footer: 20))
        let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map { ($0 as! BarView).shown } == ["header 0", "header 1", "header 2"])
        #expect(headers[1].frame == CGRect(x: 0, y: 175, width: 375, height: 30))
        let footer = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 1))
        #expect(footer?.frame == CGRect(x: 0, y: 205, width: 375, height: 20))
        #expect(view.indexPath(forSupplementaryView: footer!) == IndexPath(item: 0, section: 1))
    }

    @Test func theContentSizeIsKnownAtOnceWithoutAWindow() {
        let source = NumberSource(counts: [7])
        let layout = squares(125)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 0), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        #expect(layout.collectionViewContentSize.height == 375)
        source.names = [["a"]]
        view.reloadData()
        view.layoutIfNeeded()
        #expect(layout.collectionViewContentSize.height == 125)
        #expect(view.contentSize.height == 125)
        #expect(view.visibleCells.isEmpty)
        view.frame.size.height = 125
        view.layoutIfNeeded()
        #expect(view.shownNames == ["a"])
    }

    @Test func reloadingShowsTheNewItemsInTheOldCells() {
        let source = NumberSource(counts: [6])
        let view = UICollectionView.showing(source, layout: squares(125))
        let cells = view.visibleCells
        source.names = [["a", "b", "c", "d"]]
        view.reloadData()
        #expect(view.visibleCells.isEmpty)
        view.layoutIfNeeded()
        #expect(view.shownNames == ["a", "b", "c", "d"])
        #expect(zip(view.visibleCells, cells).allSatisfy { $0 === $1 })
        #expect(view.reuse.made == 6)
    }

    @Test func registrationsFillTheirCells() {
        @MainActor final class Source: NSObject, UICollectionViewDataSource {
            let registration = UICollectionView.CellRegistration<NumberCell, String> { cell, path, item in
                cell.shown = "\(path.item) \(item)"
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "x")
            }
        }
        let source = Source()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: squares(125))
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.shownNames == ["0 x", "1 x"])
    }

    @Test func anotherLayoutKeepsTheCells() {
        let source = NumberSource(counts: [4])
        let view = UICollectionView.showing(source, layout: squares(100))
        let cells = view.visibleCells
        view.setCollectionViewLayout(squares(50), animated: false)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.width) == [50, 50, 50, 50])
        #expect(zip(view.visibleCells, cells).allSatisfy { $0 === $1 })
    }

    /// "UICollectionView's setCollectionLayout method set contentOffset to point of center of visible item" (a library that
    /// copied it in 2013); Apple's documentation of targetContentOffset(forProposedContentOffset:) says that the proposed
    /// point is calculated.
    @Test(arguments: [false, true]) func anotherLayoutLeavesTheMiddleItemInTheMiddle(animated: Bool) {
        let stage = Stage()
        let source = NumberSource(counts: [90])
        let (large, small) = (squares(100), squares(50))
        let view = UICollectionView.showing(source, layout: large, size: CGSize(width: 300, height: 500))
        view.contentInsetAdjustmentBehavior = .never
        let controller = UIViewController()
        controller.view.addSubview(view)
        stage.show(controller)
        // The window's middle, (150, 1250), is item 37 in the row from 1200 to 1300; in sixes that is the row from 300.
        view.contentOffset.y = 1000
        stage.frame()
        view.setCollectionViewLayout(small, animated: animated)
        #expect(view.contentOffset == CGPoint(x: 0, y: 75))
        stage.advance(by: 1)
        // At its start the content stays there.
        view.contentOffset.y = 0
        stage.frame()
        view.setCollectionViewLayout(large, animated: animated)
        #expect(view.contentOffset == .zero)
    }

    @Test func anItemIsFoundByPointAndByCell() {
        let source = NumberSource(counts: [4])
        let view = UICollectionView.showing(source, layout: squares(125))
        #expect(view.indexPathForItem(at: CGPoint(x: 130, y: 5)) == IndexPath(item: 1, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 130, y: 130)) == nil)
        #expect(view.indexPath(for: view.visibleCells[2]) == IndexPath(item: 2, section: 0))
        #expect(view.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
    }

    @Test func horizontalScrollingMountsColumns() {
        let source = NumberSource(counts: [50])
        let layout = squares(100)
        layout.scrollDirection = .horizontal
        let view = UICollectionView.showing(source, layout: layout, size: CGSize(width: 375, height: 100))
        #expect(view.contentSize == CGSize(width: 5000, height: 100))
        #expect(view.shownNames == ["0.0", "0.1", "0.2", "0.3"])
        view.contentOffset.x = 1000
        view.layoutIfNeeded()
        #expect(view.shownNames == ["0.10", "0.11", "0.12", "0.13"])
    }

    @Test func pagesFollowTheWidthOfTheView() {
        final class Pages: NumberSourceWithSizes {
            override func size(_ view: UICollectionView) -> CGSize { view.bounds.size }
        }
        let source = Pages(counts: [5])
        let layout = squares(10)
        layout.scrollDirection = .horizontal
        let view = UICollectionView.showing(source, layout: layout, size: CGSize(width: 375, height: 200))
        #expect(view.contentSize.width == 1875)
        view.frame.size = CGSize(width: 700, height: 200)
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 3500)
        #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 700, height: 200)])
        view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
        #expect(view.contentOffset == CGPoint(x: 2100, y: 0))
    }

    @Test func scrollingToAnItemPutsItWhereAsked() {
        let source = NumberSource(counts: [100])
        let view = UICollectionView.showing(
            source, layout: squares(375), size: CGSize(width: 375, height: 500))
        func offset(_ position: UICollectionView.ScrollPosition, _ item: Int) -> CGFloat {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            return view.contentOffset.y
        }
        #expect(offset(.top, 10) == 3750)
        #expect(offset(.bottom, 10) == 3625)
        #expect(abs(offset(.centeredVertically, 10) - 3687.5) < 0.5)
        #expect(offset([], 10) == view.contentOffset.y)
        #expect(offset(.top, 99) == 37_000)
        view.contentInset.top = 50
        #expect(offset(.top, 0) == -50)
    }

    @Test func theControllerProvidesForItsView() {
        final class Screen: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
            }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 3 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            }
        }
        let screen = Screen(collectionViewLayout: squares(100))
        let stage = Stage(screen)
        #expect(screen.collectionView.superview === screen.view)
        #expect(screen.collectionView.frame == screen.view.bounds)
        #expect(screen.collectionView.visibleCells.count == 3)
        stage.frame()
    }
}

/// Sizes from the delegate.
@MainActor
class NumberSourceWithSizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let source: NumberSource
    init(counts: [Int]) { source = NumberSource(counts: counts) }
    func size(_ view: UICollectionView) -> CGSize { .zero }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.names[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        source.collectionView(collectionView, cellForItemAt: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(collectionView) }
}

extension UICollectionView {
    static func showing(
        _ source: NumberSourceWithSizes, layout: UICollectionViewLayout, size: CGSize
    ) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }
}
