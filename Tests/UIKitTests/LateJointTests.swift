import Testing

@testable import UIKit

/// Where two parts of the kit meet: updates and animations, scrolls of before there was a window, texts and room.
@MainActor
struct LateJointTests {
    private final class Rows: UITableViewController {
        var count = 4
        var display: (UITableViewCell, Int) -> Void = { _, _ in }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
        ) { display(cell, path.row) }
    }

    /// `areAnimationsEnabled` says what an app has set with `setAnimationsEnabled(_:)` and `performWithoutAnimation(_:)` (documentation): an
    /// update of rows is neither. What is animated there is half done after half of the time, by arithmetic.
    @Test func rowsThatAnUpdateBringsMayBeAnimatedWhereTheyAreToldOf() throws {
        let rows = Rows(style: .plain)
        let stage = Stage(rows)
        stage.frame()
        var answers: [Bool] = []
        rows.display = { cell, _ in
            answers.append(UIView.areAnimationsEnabled)
            cell.contentView.alpha = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { cell.contentView.alpha = 1 }
        }
        rows.count += 1
        rows.tableView.insertRows(at: [[0, 1]], with: .automatic)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 1]))
        stage.advance(by: 0.5)
        #expect(answers == [true])
        let seen = try #require(cell.contentView.layer.presentation()?.opacity)
        #expect(abs(seen - 0.5) < 0.02)
        answers = []
        UIView.performWithoutAnimation {
            rows.count += 1
            rows.tableView.insertRows(at: [[0, 1]], with: .automatic)
        }
        #expect(answers == [false])
    }

    /// By arithmetic: the top edge is the inset of 150 and the safe area of 59. What is put there, or at the inset's own edge, before there is a window rests
    /// at that edge in it, and not another safe area beyond.
    @Test(arguments: [-150.0, -209]) func anOffsetOfBeforeTheWindowRestsAtTheEdge(offset: Double) {
        final class Screen: UIViewController {
            let table = UITableView()
            var offset = 0.0
            override func viewDidLoad() {
                super.viewDidLoad()
                table.frame = view.bounds
                table.contentInset.top = 150
                table.contentOffset.y = offset
                view.addSubview(table)
            }
        }
        let screen = Screen()
        screen.offset = offset
        let stage = Stage(screen)
        stage.advance(by: 0.1)
        #expect(screen.table.adjustedContentInset.top == 209)
        #expect(screen.table.contentOffset.y == -209)
    }

    /// What was not there before moves from nowhere: a row that is not edited any more has its accessory at its end at once.
    @Test func anAccessoryThatComesBackStandsAtTheEndOfItsRow() throws {
        let rows = Rows(style: .plain)
        rows.display = { cell, _ in cell.accessoryType = .disclosureIndicator }
        let stage = Stage(rows)
        stage.frame()
        let cell = try #require(rows.tableView.cellForRow(at: [0, 1]))
        let place = try #require(cell.parts.accessory?.frame)
        rows.setEditing(true, animated: true)
        stage.advance(by: 1)
        #expect(cell.parts.accessory == nil)
        rows.setEditing(false, animated: true)
        stage.advance(by: 0.1)
        let accessory = try #require(cell.parts.accessory)
        #expect(accessory.layer.presentation()?.frame == place && accessory.frame == place)
    }

    /// The same for the accessories of list cells, which come when one edits: they are at their places at once, those at the leading end beside the text that makes room
    /// for them (by arithmetic they lie over nothing), and what they show is at its own.
    @Test func accessoriesThatComeStandAtTheirPlacesAtOnce() throws {
        final class Items: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 3 }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                (cell as? UICollectionViewListCell)?.accessories = [
                    .delete(displayed: .whenEditing), .reorder(displayed: .whenEditing),
                    .disclosureIndicator(displayed: .whenNotEditing), .label(text: "Label"),
                ]
                return cell
            }
        }
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let items = Items(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let stage = Stage(items)
        stage.frame()
        let cell = try #require(items.collectionView.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
        for isEditing in [true, false] {
            let before = cell.listParts.views.filter { !$0.isHidden }
            items.collectionView.isEditing = isEditing
            stage.advance(by: 0.1)
            let new = cell.listParts.views.filter { view in
                !view.isHidden && !before.contains { $0 === view }
            }
            #expect(new.count == (isEditing ? 2 : 1))
            let content =
                try #require(cell.contentView.layer.presentation()).frame.minX - cell.contentView.frame.minX
            for view in new {
                let seen = try #require(view.layer.presentation()).frame
                let way = view.accessory.isLeading ? content : 0
                #expect(abs(seen.minX - view.frame.minX - way) < 0.01 && seen.minY == view.frame.minY)
                for part in view.subviews { #expect(part.layer.presentation()?.frame == part.frame) }
            }
            #expect((content < 0) == isEditing)
            stage.advance(by: 1)
        }
    }

    private final class Growing: UITableViewController {
        var scrolls: (UITableView) -> Void = { _ in }
        var scrollsInDidLoad = true
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.estimatedRowHeight = 20
            if scrollsInDidLoad { scrolls(tableView) }
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if !scrollsInDidLoad { scrolls(tableView) }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: 90),
            ])
            return cell
        }
    }

    /// "Scrolls the table view until a row … is at a particular location", with `bottom` "the bottom of the visible table view" (documentation),
    /// also where heights are guessed as long as there is no window. A command that comes later takes over.
    @Test(arguments: [true, false])
    func aScrollOfBeforeTheWindowEndsAtItsRow(_ inDidLoad: Bool) throws {
        let rows = Growing(style: .plain)
        rows.scrollsInDidLoad = inDidLoad
        rows.scrolls = { $0.scrollToRow(at: [0, 39], at: .bottom, animated: false) }
        let stage = Stage(rows)
        stage.advance(by: 0.1)
        let table: UITableView = rows.tableView
        let last = try #require(table.cellForRow(at: [0, 39]))
        let end = table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom
        #expect(last.frame.maxY == end && table.contentSize.height == end)

        let others = Growing(style: .plain)
        others.scrollsInDidLoad = inDidLoad
        others.scrolls = {
            $0.scrollToRow(at: [0, 39], at: .bottom, animated: false)
            $0.contentOffset = .zero
        }
        let second = Stage(others)
        second.advance(by: 0.1)
        #expect(others.tableView.cellForRow(at: [0, 39]) == nil)
    }

    private final class Tiles: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
            collectionView.layoutIfNeeded()
            collectionView.scrollToItem(at: [0, 39], at: .bottom, animated: false)
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            40
        }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        { view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) }
    }
    private final class Tile: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.heightAnchor.constraint(equalToConstant: 100).isActive = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// As for rows: `scrollToItem(at:at:animated:)` shows the item where it was asked for.
    @Test func aScrollOfBeforeTheWindowEndsAtItsItem() throws {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let tiles = Tiles(collectionViewLayout: layout)
        let stage = Stage(tiles)
        stage.advance(by: 0.1)
        let view: UICollectionView = tiles.collectionView
        let last = try #require(view.cellForItem(at: [0, 39]))
        let end = view.contentOffset.y + view.bounds.height - view.adjustedContentInset.bottom
        #expect(last.frame.height == 100 && last.frame.maxY == end && view.contentSize.height == end)
    }

    /// "Otherwise, the configuration stacks the text in a vertical layout" (documentation of `prefersSideBySideTextAndSecondaryText`, which
    /// the value style's configuration has).
    @Test func aLargeValueStandsBelowItsTitle() throws {
        final class Values: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
                -> UITableViewCell
            {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = path.row == 0 ? "Delivery" : "A"
                cell.detailTextLabel?.text = path.row == 0 ? "Tomorrow" : "1"
                return cell
            }
        }
        let values = Values(style: .plain)
        let stage = Stage(values) { $0.category = .accessibilityExtraExtraExtraLarge }
        stage.frame()
        let cell = try #require(values.tableView.cellForRow(at: [0, 0]))
        let (title, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))

        #expect(
            title.frame.minX.rounded() == detail.frame.minX.rounded() && title.frame.maxY <= detail.frame.minY
        )
        #expect(title.frame.width >= title.intrinsicContentSize.width)
        #expect(cell.frame.height >= title.frame.height + detail.frame.height)
        // There is room for both side by side.
        let short = try #require(values.tableView.cellForRow(at: [0, 1]))
        #expect(short.textLabel?.frame.midY == short.detailTextLabel?.frame.midY)
        stage.change { $0.category = .large }
        #expect(title.frame.midY == detail.frame.midY && title.frame.maxX < detail.frame.minX)
    }
}

/// Members that stand beside lists in source of these years: that they are there, and answer as they are documented.
@MainActor
struct LateMemberTests {
    /// "A custom view to display in place of the subtitle" (UINavigationItem.h).
    @Test(arguments: [true, false])
    func aViewStandsInPlaceOfTheSubtitle(_ isLarge: Bool) throws {
        let screen = UIViewController()
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 14))
        screen.title = "Title"
        screen.navigationItem.subtitle = "Below"
        screen.navigationItem.subtitleView = own
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = isLarge
        let stage = Stage(navigation)
        stage.frame()
        let bar = navigation.navigationBar
        let title = isLarge ? bar.largeLabel : bar.titleLabel
        let place = own.convert(own.bounds, to: bar)
        #expect(own.frame.size == CGSize(width: 60, height: 14))
        #expect(place.minY >= title.convert(title.bounds, to: bar).midY && place.maxY <= bar.bounds.maxY)
        #expect(bar.subtitleLabel.text == (isLarge ? "Below" : nil))
        screen.navigationItem.subtitleView = nil
        stage.frame()
        #expect(own.superview == nil && bar.subtitleLabel.text == "Below")
    }

    /// Apple's documentation: the tip is that of the control's interaction.
    @Test func aControlKeepsItsTip() {
        let button = UIButton(type: .system)
        #expect(button.toolTip == nil && button.toolTipInteraction == nil)
        button.toolTip = "Adds a row"
        button.toolTip = "Adds a book"
        #expect(button.toolTipInteraction?.defaultToolTip == "Adds a book")
        #expect(button.interactions.filter { $0 is UIToolTipInteraction }.count == 1)
    }

    /// "requiresContinuousUpdates": an action runs in each update then, none while the link is off (UIUpdateLink.h). Sixty frames in a second.
    @Test func anUpdateLinkRunsInEachFrame() {
        let root = UIView()
        let stage = Stage(showing: root)
        var times: [Double] = []
        let link = UIUpdateLink(view: root)
        link.addAction { link, info in
            times.append(info.modelTime)
            #expect(link.currentUpdateInfo === info)
        }
        link.requiresContinuousUpdates = true
        stage.advance(by: 0.1)
        #expect(times.isEmpty)
        link.isEnabled = true
        stage.advance(by: 0.1)
        #expect(times.count == 6 && times == times.sorted())
        link.isEnabled = false
        stage.advance(by: 0.1)
        #expect(times.count == 6)
    }

    /// "UISplitViewControllerLayoutEnvironment": none outside of a split view, then as its columns are.
    @Test func columnsKnowTheirSplitView() {
        let (primary, secondary) = (UIViewController(), UIViewController())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let stage = Stage(split) {
            $0.portraitSize = CGSize(width: 1024, height: 1366)
            $0.idiom = .pad
        }
        stage.frame()
        #expect(secondary.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
        #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    }

    /// A tap gives the target what lies on the pasteboard, if it takes that (documentation of `UIPasteControl`).
    @Test func aPasteControlPastesIntoItsTarget() {
        final class Target: UIView {
            var pasted: [NSItemProvider] = []
            override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { !itemProviders.isEmpty }
            override func paste(itemProviders: [NSItemProvider]) { pasted = itemProviders }
        }
        let (root, target) = (UIView(), Target())
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
        control.target = target
        root.addSubview(control)
        root.addSubview(target)
        let stage = Stage(showing: root)
        stage.frame()
        UIPasteboard.general.string = "Hello"
        defer { UIPasteboard.general.items = [] }
        stage.tap(CGPoint(x: 60, y: 120))
        #expect(target.pasted.count == 1)
    }

    @Test func textsForSpeechAreThoseWithoutAttributes() {
        let view = UIView()
        view.accessibilityAttributedHint = NSAttributedString(string: "Opens the book")
        view.accessibilityAttributedValue = NSAttributedString(string: "3")
        #expect(view.accessibilityHint == "Opens the book" && view.accessibilityValue == "3")
        #expect(view.accessibilityAttributedHint?.string == "Opens the book")
        #expect(view.traitCollection.imageConfiguration.traitCollection == view.traitCollection)
        let items = UIActivityItemsConfiguration(objects: ["one" as NSString])
        view.activityItemsConfiguration = items
        #expect(view.activityItemsConfiguration === items)
        #expect(items.itemProvidersForActivityItemsConfiguration.count == 1)
        #expect(items.activityItemsConfigurationSupports(interaction: .share))
    }

    /// 36 and 28 points at the usual size, bold (Human Interface Guidelines, typography of visionOS).
    @Test func extraLargeTitlesAreLargerThanLargeOnes() {
        #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
        #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize == 28)
    }
}
