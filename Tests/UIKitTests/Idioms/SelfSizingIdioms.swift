import Testing

@testable import UIKit

extension Idioms {
    /// Cells that say how large they are, in layouts and tables of any kind.
    @Suite @MainActor struct SelfSizing {
        // MARK: Layouts of the app

        /// One column of guessed heights that takes over what the cells ask for.
        final class ColumnLayout: UICollectionViewLayout {
            var heights: [Int: CGFloat] = [:]
            var asked: [IndexPath] = []
            private func frame(_ item: Int) -> CGRect {
                let y = (0..<item).reduce(0) { $0 + (heights[$1] ?? 50) }
                return CGRect(x: 0, y: y, width: 200, height: heights[item] ?? 50)
            }
            override var collectionViewContentSize: CGSize {
                CGSize(width: 200, height: frame(collectionView!.numberOfItems(inSection: 0) - 1).maxY)
            }
            override func layoutAttributesForItem(
                at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = frame(indexPath.item)
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                (0..<collectionView!.numberOfItems(inSection: 0)).compactMap {
                    layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
                }.filter { $0.frame.intersects(rect) }
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
                withOriginalAttributes original: UICollectionViewLayoutAttributes
            ) -> Bool {
                asked.append(original.indexPath)
                guard preferred.size.height != original.size.height else { return false }
                heights[preferred.indexPath.item] = preferred.size.height
                return true
            }
        }

        final class TallCell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
                attributes.size.height = 70
                return attributes
            }
        }

        final class TallSource: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }

        /// Apple's documentation of `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`: asked
        /// of the layout for each self-sizing cell; a layout of the app decides.
        @Test func cellsInLayoutsOfTheAppAreAskedForTheirSize() {
            let layout = ColumnLayout()
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
            list.register(TallCell.self, forCellWithReuseIdentifier: "cell")
            let source = TallSource()
            list.dataSource = source
            list.layoutIfNeeded()
            #expect(Set(layout.asked.map(\.item)).isSuperset(of: 0..<5))
            #expect(list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 70)
            #expect(list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 70)
        }

        /// The same page: "when the cell provides a different set of attributes". MagazineLayout says yes for each header that measures itself.
        @Test func aLayoutIsNotAskedAboutTheSizeThatItGave() {
            final class SayingYes: UICollectionViewLayout {
                var height: CGFloat = 50
                var asked = 0
                override var collectionViewContentSize: CGSize { CGSize(width: 200, height: height) }
                override func layoutAttributesForItem(
                    at indexPath: IndexPath
                ) -> UICollectionViewLayoutAttributes? {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: height)
                    return attributes
                }
                override func layoutAttributesForElements(
                    in rect: CGRect
                ) -> [UICollectionViewLayoutAttributes]? {
                    [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!]
                }
                override func shouldInvalidateLayout(
                    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
                    withOriginalAttributes original: UICollectionViewLayoutAttributes
                ) -> Bool {
                    asked += 1
                    height = preferred.size.height
                    return true
                }
            }
            final class SureCell: UICollectionViewCell {
                override func preferredLayoutAttributesFitting(
                    _ layoutAttributes: UICollectionViewLayoutAttributes
                ) -> UICollectionViewLayoutAttributes {
                    layoutAttributes.size.height = 70
                    return layoutAttributes
                }
            }
            final class OneItem: NSObject, UICollectionViewDataSource {
                func collectionView(
                    _ view: UICollectionView, numberOfItemsInSection section: Int
                ) -> Int { 1 }
                func collectionView(
                    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                }
            }
            let layout = SayingYes()
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
            list.register(SureCell.self, forCellWithReuseIdentifier: "cell")
            let source = OneItem()
            list.dataSource = source
            list.layoutIfNeeded()
            #expect(layout.asked == 1 && layout.height == 70)
            list.setNeedsLayout()
            list.layoutIfNeeded()
            layout.invalidateLayout()
            list.layoutIfNeeded()
            #expect(layout.asked == 1)
        }

        // MARK: Cells that gave up their mask

        final class MaskedCell: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                translatesAutoresizingMaskIntoConstraints = false
                label.translatesAutoresizingMaskIntoConstraints = false
                label.numberOfLines = 0
                label.preferredMaxLayoutWidth = 150
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    contentView.topAnchor.constraint(equalTo: label.topAnchor),
                    contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor),
                    contentView.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                    contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { fatalError() }
        }

        final class TextSource: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell =
                    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! MaskedCell
                cell.label.text = "a text that is as long as several lines of a narrow cell can hold"
                return cell
            }
        }

        /// The cell is as large as its label at the width the label prefers: that is what the constraints say.
        @Test func aCellWithoutMaskIsAsLargeAsItsLabel() throws {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 150, height: 64)
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
            list.register(MaskedCell.self, forCellWithReuseIdentifier: "cell")
            let source = TextSource()
            list.dataSource = source
            let stage = Stage(showing: list)
            let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? MaskedCell)
            let wanted = cell.label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
            #expect(cell.frame.size == wanted && wanted.height > 40)
            #expect(cell.label.frame == CGRect(origin: .zero, size: wanted))
            _ = stage
        }

        // MARK: Lists in rows

        /// Gives its list a layout of pages when it is laid out, after super.
        final class PagesCell: UITableViewCell, UICollectionViewDataSource {
            let pages = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 50, height: 50),
                collectionViewLayout: UICollectionViewFlowLayout())
            var widths: [CGFloat] = []

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                pages.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
                pages.dataSource = self
                pages.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(pages)
                NSLayoutConstraint.activate([
                    pages.topAnchor.constraint(equalTo: contentView.topAnchor),
                    pages.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    pages.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    pages.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    pages.heightAnchor.constraint(equalToConstant: 200),
                ])
            }
            required init?(coder: NSCoder) { fatalError() }

            override func layoutSubviews() {
                super.layoutSubviews()
                widths.append(pages.bounds.width)
                let layout = UICollectionViewFlowLayout()
                layout.scrollDirection = .horizontal
                layout.minimumLineSpacing = 0
                layout.minimumInteritemSpacing = 0
                layout.itemSize = pages.bounds.size
                pages.collectionViewLayout = layout
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
            }
        }

        final class PagesController: UIViewController, UITableViewDataSource {
            let table = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                table.register(PagesCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = self
                table.frame = view.bounds
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                table.insetsContentViewsToSafeArea = false
                view.addSubview(table)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                table.reloadData()
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }

        /// Each page is as large as the list, and that as wide as the row, by the constraints.
        @Test func pagesFitTheRowAfterEachRotation() throws {
            let controller = PagesController()
            let stage = Stage(controller)
            for (orientation, width) in [
                (UIInterfaceOrientation.portrait, CGFloat(393)), (.landscapeLeft, 852), (.portrait, 393),
                (.landscapeRight, 852),
            ] {
                stage.rotate(to: orientation)
                let row = IndexPath(row: 0, section: 0)
                let cell = try #require(controller.table.cellForRow(at: row) as? PagesCell)
                #expect(cell.frame.size == CGSize(width: width, height: 200))
                #expect(cell.widths.last == width)
                let page = try #require(cell.pages.cellForItem(at: IndexPath(item: 0, section: 0)))
                #expect(page.frame == CGRect(x: 0, y: 0, width: width, height: 200))
                #expect(cell.pages.contentSize.width == 3 * width)
            }
        }

        /// The page in the middle stays in the middle of each new layout: a whole page is seen after each rotation.
        @Test func thePageStaysWhileTheDeviceTurns() throws {
            let controller = PagesController()
            let stage = Stage(controller)
            let row = IndexPath(row: 0, section: 0)
            func pages() throws -> UICollectionView {
                try #require(controller.table.cellForRow(at: row) as? PagesCell).pages
            }
            try pages().contentOffset.x = 393
            stage.frame()
            for (orientation, width) in [
                (UIInterfaceOrientation.landscapeLeft, CGFloat(852)), (.portrait, 393),
            ] {
                stage.rotate(to: orientation)
                #expect(try pages().contentOffset == CGPoint(x: width, y: 0))
            }
        }

        /// A list as high as its content, which says so again whenever it was laid out at another size.
        final class GrowingList: UICollectionView {
            override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
            override func layoutSubviews() {
                super.layoutSubviews()
                if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
            }
        }

        final class GridCell: UITableViewCell, UICollectionViewDataSource {
            let grid: GrowingList
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 100, height: 80)
                layout.minimumLineSpacing = 0
                layout.minimumInteritemSpacing = 0
                grid = GrowingList(frame: .zero, collectionViewLayout: layout)
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
                grid.dataSource = self
                grid.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(grid)
                NSLayoutConstraint.activate([
                    grid.topAnchor.constraint(equalTo: contentView.topAnchor),
                    grid.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    grid.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    grid.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { fatalError() }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
        }

        final class GridSource: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }

        /// 12 items of 100 by 80: three a line of 393 points are 4 lines, eight a line of 852 points are 2.
        @Test func rowsOfGridsHaveTheHeightOfTheirOrientation() {
            let table = UITableView()
            table.insetsContentViewsToSafeArea = false
            table.register(GridCell.self, forCellReuseIdentifier: "cell")
            let source = GridSource()
            table.dataSource = source
            let stage = Stage(showing: table)
            func heights() -> [CGFloat] { table.visibleCells.map(\.frame.height) }
            #expect(heights().prefix(2) == [320, 320])
            stage.rotate(to: .landscapeLeft)
            #expect(heights().prefix(2) == [160, 160])
            stage.rotate(to: .portrait)
            #expect(heights().prefix(2) == [320, 320])
        }

        final class WatchingController: UIViewController {
            let inner = UIView()
            var seen: [CGSize] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.widthAnchor.constraint(equalTo: view.widthAnchor),
                    inner.heightAnchor.constraint(equalTo: view.heightAnchor),
                    inner.topAnchor.constraint(equalTo: view.topAnchor),
                    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                ])
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: { _ in self.seen.append(self.inner.bounds.size) })
            }
        }

        /// What is animated alongside a rotation finds the views laid out in the new size.
        @Test func whatIsAnimatedAlongsideSeesTheNewSize() {
            let controller = WatchingController()
            let stage = Stage(controller)
            stage.rotate(to: .landscapeLeft)
            #expect(controller.seen == [CGSize(width: 852, height: 393)])
        }

        // MARK: Tables as high as their content

        final class ContentSizedTable: UITableView {
            var asked = 0
            override var contentSize: CGSize {
                didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
            }
            override var intrinsicContentSize: CGSize {
                asked += 1
                layoutIfNeeded()
                return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
            }
        }

        final class RowSource: NSObject, UITableViewDataSource {
            let count: Int
            init(_ count: Int) { self.count = count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "cell") as? SizedCell
                    ?? SizedCell(style: .default, reuseIdentifier: "cell")
                cell.height = 60
                return cell
            }
        }

        /// 4 rows of 60 points are 240, whatever the estimates said.
        @Test func aTableWithoutHeightHasAContentSize() {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
            let source = RowSource(4)
            table.dataSource = source
            table.rowHeight = 60
            table.layoutIfNeeded()
            #expect(table.contentSize == CGSize(width: 300, height: 240))
        }

        @Test func aTableInAStackViewIsAsHighAsItsContent() {
            let table = ContentSizedTable()
            let source = RowSource(4)
            table.dataSource = source
            let title = UILabel()
            title.text = "title"
            let stack = UIStackView(arrangedSubviews: [title, table])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            let view = UIView()
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: view.topAnchor),
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            let stage = Stage(showing: view)
            #expect(table.frame.height == 240)
            #expect(table.contentSize.height == 240)
            #expect(table.asked > 0)
            _ = stage
        }

        @Test func aTableWhoseContentSizeIsObservedGetsItsHeight() {
            let table = UITableView()
            let source = RowSource(4)
            table.dataSource = source
            table.translatesAutoresizingMaskIntoConstraints = false
            table.contentInsetAdjustmentBehavior = .never
            let height = table.heightAnchor.constraint(equalToConstant: 0)
            let view = UIView()
            view.addSubview(table)
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: view.topAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
            ])
            let observation = table.observe(\.contentSize, options: [.new]) { table, _ in
                MainActor.assumeIsolated { height.constant = table.contentSize.height }
            }
            let stage = Stage(showing: view)
            #expect(table.frame.height == 240)
            _ = (stage, observation)
        }

        final class HeightController: UIViewController {
            let table = UITableView()
            let source = RowSource(4)
            private var height: NSLayoutConstraint!
            override func viewDidLoad() {
                super.viewDidLoad()
                table.dataSource = source
                table.rowHeight = 60
                table.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(table)
                height = table.heightAnchor.constraint(equalToConstant: 0)
                NSLayoutConstraint.activate([
                    table.topAnchor.constraint(equalTo: view.topAnchor),
                    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    table.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
                ])
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                height.constant = table.contentSize.height
            }
        }

        @Test func aTableWhoseHeightIsSetAfterLayoutOpensRight() {
            let controller = HeightController()
            let stage = Stage(controller)
            #expect(controller.table.frame.height == 240)
            #expect(controller.table.visibleCells.count == 4)
            _ = stage
        }
    }
}
