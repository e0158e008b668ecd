import CoreGraphics
import ScreenLint
import Simulator
import Testing
import UIKit

@testable import UIKitSnapshots

/// Each rule on a real screen, beside a screen that is right.
@MainActor @Suite(.serialized) struct LiveScreenTests {
    private final class Screen: UIViewController {
        private let build: (UIView) -> Void

        init(_ build: @escaping (UIView) -> Void) {
            self.build = build
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            build(view)
        }
    }

    private func findings(
        on device: SnapshotDevice = .iPhone15, _ rules: LintRule..., build: @escaping (UIView) -> Void
    ) -> [LintFinding] {
        var found: [LintFinding] = []
        _ = SnapshotScreen(showing: Screen(build), on: device) { root, tree in
            found = LintScreen(of: root, pixels: SnapshotScreen.pixels(of: tree))
                .findings(of: rules.isEmpty ? Set(LintRule.allCases) : Set(rules))
        }
        return found
    }

    private func label(_ text: String, _ id: String = "label") -> UILabel {
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = id
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func place(_ view: UIView, in parent: UIView, top: CGFloat = 100, width: CGFloat? = nil) {
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: top),
        ])
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    @Test func aGoodScreenHasNoFaults() {
        let found = findings { view in
            let title = label("Shelf")
            place(title, in: view)
            let more = label("Secondary words")
            more.textColor = .secondaryLabel
            place(more, in: view, top: 140)
            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            place(button, in: view, top: 180, width: 100)
            button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        #expect(found.isEmpty, "\(found)")
    }

    @Test func textsAreTruncatedAndOverlap() {
        let found = findings { view in
            place(label("A text that is far too long for its place", "long"), in: view, width: 80)
            place(label("One", "one"), in: view, top: 200)
            place(label("Two", "two"), in: view, top: 204)
        }
        #expect(found.map(\.rule) == [.truncatedText, .overlappingText], "\(found)")
        #expect(found.map(\.view) == ["Screen/long", "Screen/two"])
    }

    @Test func textsAreClippedByTheScreen() {
        let found = findings(.clippedText) { view in
            place(label("A text without any constraint to the other edge of the screen"), in: view)
        }
        #expect(found.map(\.view) == ["Screen/label"], "\(found)")
    }

    /// Rows pass below a header that stays, and a list cell is one as any other view. 30 points up, the header (44 points) covers the upper part of
    /// the first row's text; a row that covers half of another one's text does not scroll below it.
    @Test(arguments: [true, false]) func rowsPassBelowHeaders(isHeader: Bool) {
        let found = findings(.clippedText, .overlappingText) { view in
            let list = StuckList(frame: view.bounds)
            view.addSubview(list)
            list.layoutIfNeeded()
            list.contentOffset.y = 30
            guard !isHeader else { return }
            let cover = UIView(frame: CGRect(x: 0, y: 104, width: 393, height: 20))
            cover.backgroundColor = .systemBackground
            list.addSubview(cover)
        }
        #expect(found.isEmpty == isHeader, "\(found)")
    }

    private final class StuckList: UICollectionView, UICollectionViewDataSource {
        private let cells = CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
            var content = UIListContentConfiguration.cell()
            content.text = "Row \(row)"
            cell.contentConfiguration = content
        }
        private let headers = SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in
            header.backgroundColor = .systemBackground
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Section"
            header.contentConfiguration = content
        }

        init(frame: CGRect) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: frame.width, height: 44)
            layout.headerReferenceSize = CGSize(width: 0, height: 44)
            layout.sectionHeadersPinToVisibleBounds = true
            super.init(frame: frame, collectionViewLayout: layout)
            contentInsetAdjustmentBehavior = .never
            dataSource = self
        }

        required init?(coder: NSCoder) { nil }

        func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 40 }

        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
        }

        func collectionView(
            _ list: UICollectionView, viewForSupplementaryElementOfKind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
    }

    @Test func fontsOfFixedSize() {
        let found = findings(.noDynamicType) { view in
            let fixed = label("Fixed", "fixed")
            fixed.font = .systemFont(ofSize: 17)
            place(fixed, in: view)
            let scaled = label("Scaled", "scaled")
            scaled.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 20))
            place(scaled, in: view, top: 140)
        }
        #expect(found.map(\.view) == ["Screen/fixed"], "\(found)")
    }

    @Test func contrastOfDrawnColours() {
        let found = findings(.lowContrast) { view in
            let pale = label("Pale", "pale")
            // 2/3 white on white: 2.32:1 by WCAG's formula.
            pale.textColor = .lightGray
            place(pale, in: view)
            let box = UIView()
            box.backgroundColor = .black
            place(box, in: view, top: 200, width: 200)
            box.heightAnchor.constraint(equalToConstant: 50).isActive = true
            let dark = label("Dark on dark", "dark")
            dark.textColor = .darkGray
            place(dark, in: box, top: 8)
            let off = UIButton(type: .system)
            off.setTitle("Disabled", for: .normal)
            off.isEnabled = false
            place(off, in: view, top: 300)
        }
        #expect(found.map { $0.view.split(separator: "/").last } == ["pale", "dark"], "\(found)")
        #expect(found.first?.why.contains("2.32:1") == true, "\(found)")
    }

    @Test func targetsAndLabels() {
        final class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        func button(_ id: String, _ button: UIButton) -> UIButton {
            button.accessibilityIdentifier = id
            button.setImage(UIImage(systemName: "heart"), for: .normal)
            button.widthAnchor.constraint(equalToConstant: 30).isActive = true
            button.heightAnchor.constraint(equalToConstant: 30).isActive = true
            return button
        }
        let found = findings(.smallTarget, .missingLabel) { view in
            place(button("small", UIButton(type: .custom)), in: view)
            let wide = button("wide", Wide(type: .custom))
            wide.accessibilityLabel = "Like"
            place(wide, in: view, top: 200)
            place(UISwitch(), in: view, top: 300)
            let tapped = label("Tap me", "tapped")
            tapped.isUserInteractionEnabled = true
            tapped.addGestureRecognizer(UITapGestureRecognizer())
            place(tapped, in: view, top: 400)
        }
        #expect(
            found.map { "\($0.rule) \($0.view)" } == [
                "smallTarget Screen/small", "missingLabel Screen/small", "missingLabel Screen/UISwitch#0",
                "smallTarget Screen/tapped",
            ], "\(found)")
    }

    @Test func constraintsThatSayTooLittleOrTooMuch() {
        let found = findings(.ambiguousConstraints, .conflictingConstraints) { view in
            let open = UIView()
            open.accessibilityIdentifier = "open"
            open.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(open)
            open.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            open.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            open.heightAnchor.constraint(equalToConstant: 10).isActive = true
            let tight = UIView()
            tight.accessibilityIdentifier = "tight"
            place(tight, in: view, width: 100)
            tight.heightAnchor.constraint(equalToConstant: 10).isActive = true
            tight.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
        #expect(
            found.map { "\($0.rule) \($0.view)" } == [
                "ambiguousConstraints Screen/open", "conflictingConstraints Screen/tight",
            ], "\(found)")
        #expect(found.first?.why.contains("leave width open") == true, "\(found)")
    }

    @Test func sidesWhereWritingRunsFromRightToLeft() {
        func build(_ view: UIView) {
            let fixed = label("שלום", "fixed")
            view.addSubview(fixed)
            fixed.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
            fixed.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
            let both = label("שלום", "both")
            view.addSubview(both)
            both.topAnchor.constraint(equalTo: view.topAnchor, constant: 150).isActive = true
            both.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
            both.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16).isActive = true
            let aligned = label("שלום", "aligned")
            aligned.textAlignment = .left
            place(aligned, in: view, top: 200, width: 200)
        }
        #expect(findings(.fixedLeftRight, build: build).isEmpty)
        let found = findings(on: .iPhone15.rightToLeft, .fixedLeftRight, build: build)
        #expect(Set(found.map(\.view)) == ["Screen/fixed", "Screen/aligned"], "\(found)")
    }

    /// The same two screens: nobody can tap what an alert's dimmed ground lies over.
    @Test func whatIsBehindSomethingElseIsNoTarget() {
        func build(_ view: UIView, isCovered: Bool) {
            let button = UIButton(frame: CGRect(x: 100, y: 200, width: 20, height: 20))
            button.accessibilityIdentifier = "button"
            view.addSubview(button)
            guard isCovered else { return }
            let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
            dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
            view.addSubview(dimming)
        }
        let open = findings(.smallTarget, .missingLabel) { build($0, isCovered: false) }
        #expect(open.map(\.rule) == [.smallTarget, .missingLabel], "\(open)")
        let covered = findings(.smallTarget, .missingLabel) { build($0, isCovered: true) }
        #expect(covered.isEmpty, "\(covered)")
    }

    /// What an app lays over its screen, and UIKit's own ground of an alert.
    @Test func whatIsBehindADimmedGroundIsNotJudged() {
        func build(_ view: UIView) {
            place(label("A text that is far too long for its place", "long"), in: view, width: 80)
            let pale = label("Pale", "pale")
            // 2.32:1, as above
            pale.textColor = .lightGray
            place(pale, in: view, top: 200)
        }
        #expect(findings(build: build).map(\.rule) == [.truncatedText, .lowContrast])
        let covered = findings { view in
            build(view)
            let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
            dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
            view.addSubview(dimming)
        }
        #expect(covered.isEmpty, "\(covered)")
        var behindAlert: [LintFinding]?
        _ = SnapshotScreen(
            showing: Screen(build), on: .iPhone15,
            after: { controller in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default))
                controller.present(alert, animated: false)
            }
        ) { root, tree in
            behindAlert = LintScreen(of: root, pixels: SnapshotScreen.pixels(of: tree)).findings()
        }
        #expect(behindAlert == [])
    }

    /// UIKit's badge is white on red, and an empty stack has no size of its own.
    @Test func whatUIKitMakesIsRight() {
        let found = findings(on: .iPhone15.dark) { view in
            let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
            let item = UITabBarItem(title: "Basket", image: UIImage(systemName: "cart"), tag: 0)
            item.badgeValue = "2"
            bar.items = [item]
            view.addSubview(bar)
            let stack = UIStackView(arrangedSubviews: [label("Hidden")])
            stack.arrangedSubviews[0].isHidden = true
            place(stack, in: view)
        }
        #expect(found.isEmpty, "\(found)")
    }

    @Test func aTextBehindAnotherViewIsClipped() {
        let found = findings(.clippedText) { view in
            let text = UILabel(frame: CGRect(x: 20, y: 400, width: 250, height: 30))
            text.text = "Covered by a view"
            text.accessibilityIdentifier = "covered"
            let cover = UIView(frame: CGRect(x: 60, y: 400, width: 30, height: 30))
            cover.backgroundColor = .systemRed
            view.addSubview(text)
            view.addSubview(cover)
        }
        #expect(found.map(\.view) == ["Screen/covered"], "\(found)")
    }

    @Test func assertionsFailAndAreSilenced() {
        func screen() -> UIViewController {
            Screen { view in
                let fixed = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 30))
                fixed.text = "Fixed"
                fixed.accessibilityIdentifier = "fixed"
                view.addSubview(fixed)
            }
        }
        var found: [LintFinding] = []
        withKnownIssue { found = assertNoIssues(of: screen()) }
        #expect(found.map(\.rule) == [.noDynamicType])
        assertNoIssues(
            of: screen(), silencing: [LintSilence(.noDynamicType, view: "fixed", reason: "a clock's digits")])
        assertNoIssues(
            of: screen(), on: .matrix(appearances: [.light, .dark]),
            silencing: [LintSilence(.noDynamicType, reason: "digits")])
    }
}

/// `assertSmooth` on real lists.
@MainActor @Suite(.serialized) struct SmoothListTests {
    private final class Rows: UITableViewController {
        var reuses = true

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.rowHeight = 44
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let name = reuses ? "row" : "row \(path.row)"
            if !reuses { tableView.register(UITableViewCell.self, forCellReuseIdentifier: name) }
            let cell = tableView.dequeueReusableCell(withIdentifier: name, for: path)
            cell.textLabel?.text = "Row \(path.row)"
            return cell
        }
    }

    private final class Pulling: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        /// Pulls the list back while a finger moves it.
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if scrollView.isDragging, scrollView.contentOffset.y > 100 { scrollView.contentOffset.y = 40 }
        }
    }

    @Test func aReusingListIsSmooth() {
        #expect(assertSmooth(of: Rows()).isEmpty)
    }

    @Test func aListThatMakesEveryCellIsNot() {
        let rows = Rows()
        rows.reuses = false
        var faults: [String] = []
        withKnownIssue { faults = assertSmooth(of: rows) }
        #expect(faults.first?.contains("were made") == true, "\(faults)")
    }

    /// No frame is made in one instruction; where the processor's counter cannot be had, that is told, and it is no pass.
    @Test func aBudgetOfInstructionsIsChecked() throws {
        let steps = "steps:\n  - wait: 0.1"
        var faults: [String] = []
        withKnownIssue { faults = assertSmooth(of: Rows(), playing: steps, instructions: 1) }
        do {
            _ = try InstructionCounter().count()
            #expect(faults.first?.contains("instructions, more than 1") == true, "\(faults)")
            #expect(assertSmooth(of: Rows(), playing: steps, instructions: .max).isEmpty)
        } catch {
            #expect(faults == ["\(error)"])
            #expect(faults.first?.hasPrefix("INSTRUCTIONS WERE NOT COUNTED") == true, "\(faults)")
        }
    }

    @Test func jumpsAgainstTheFingerAreTold() {
        var faults: [String] = []
        withKnownIssue {
            faults = assertSmooth(
                of: Pulling(),
                playing: "steps:\n  - drag: {from: [196, 600], to: [196, 200]}\n  - settle: true")
        }
        #expect(faults.contains { $0.contains("against the finger") }, "\(faults)")
    }
}
