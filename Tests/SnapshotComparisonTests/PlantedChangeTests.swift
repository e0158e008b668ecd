import Foundation
import SnapshotComparison
import Testing
import UIKit

@testable import UIKitSnapshots

/// A small screen whose places are all written down here.
private final class PlantedScreen: UIViewController, UITableViewDataSource {
    let titleLabel = UILabel(), subtitle = UILabel(), icon = UIView(), box = UIView(), hiddenBox = UIView()
    let note = UILabel(), picture = UIImageView(), button = UIButton(type: .custom), table = UITableView()
    let stack = UIStackView(), rows = ["one", "two", "three"].map { PlantedScreen.label($0) }
    var lines = ["Dune", "Emma", "Ulysses"]
    var constraints: [String: NSLayoutConstraint] = [:]
    private let change: (PlantedScreen) -> Void

    init(_ change: @escaping (PlantedScreen) -> Void) {
        self.change = change
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = text
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let named: [(UIView, String)] = [
            (titleLabel, "title"), (subtitle, "subtitle"), (icon, "icon"), (stack, "stack"), (box, "box"),
            (hiddenBox, "hidden"), (note, "note"), (picture, "picture"), (button, "buy"), (table, "table"),
        ]
        for (each, name) in named {
            each.accessibilityIdentifier = name
            view.addSubview(each)
        }
        for each in [titleLabel, subtitle, icon, stack] {
            each.translatesAutoresizingMaskIntoConstraints = false
        }
        (titleLabel.text, titleLabel.textColor) = ("Shelf", .black)
        subtitle.text = "Books"
        for row in rows { stack.addArrangedSubview(row) }
        (stack.axis, stack.spacing) = (.vertical, 4)
        icon.backgroundColor = .red
        box.backgroundColor = .blue
        box.frame = CGRect(x: 20, y: 400, width: 60, height: 30)
        hiddenBox.backgroundColor = .green
        hiddenBox.frame = CGRect(x: 250, y: 400, width: 20, height: 20)
        hiddenBox.isHidden = true
        note.frame = CGRect(x: 20, y: 340, width: 200, height: 24)
        note.text = "Note"
        picture.frame = CGRect(x: 250, y: 330, width: 40, height: 40)
        picture.image = UIImage(systemName: "star.fill")
        picture.tintColor = .black
        button.frame = CGRect(x: 100, y: 400, width: 80, height: 30)
        button.setTitle("Buy", for: .normal)
        button.setTitleColor(.black, for: .normal)
        table.frame = CGRect(x: 0, y: 440, width: 320, height: 128)
        table.rowHeight = 32
        table.dataSource = self
        constraints = [
            "titleLeading": titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            "titleTop": titleLabel.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
            "subtitleLeading": subtitle.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            "subtitleTop": subtitle.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            "iconTrailing": icon.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            "iconTop": icon.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            "iconWidth": icon.widthAnchor.constraint(equalToConstant: 40),
            "iconHeight": icon.heightAnchor.constraint(equalToConstant: 40),
            "stackLeading": stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            "stackTop": stack.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 20),
        ]
        NSLayoutConstraint.activate(Array(constraints.values))
        change(self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = lines[indexPath.row]
        return cell
    }
}

/// What was changed, and what is to be said of it: the numbers are those of the change.
private struct Planted: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor @Sendable (PlantedScreen) -> Void
    let view: String
    let what: ViewChange.What
    var by: [Double]?
    var from: ChangedValue?
    var to: ChangedValue?
    var because = ""

    init(
        _ name: String, _ view: String, _ what: ViewChange.What, by: [Double]? = nil,
        from: ChangedValue? = nil,
        to: ChangedValue? = nil, because: String = "",
        _ change: @escaping @MainActor @Sendable (PlantedScreen) -> Void
    ) {
        (testDescription, self.change, self.view, self.what) = (name, change, "PlantedScreen/\(view)", what)
        (self.by, self.from, self.to, self.because) = (by, from, to, because)
    }

    static let places: [Planted] = [
        Planted("leading margin", "title", .moved, by: [8, 0], because: "was 16") {
            $0.constraints["titleLeading"]?.constant = 24
        },
        Planted("top margin of a guide", "title", .moved, by: [0, 6], because: "was 10") {
            $0.constraints["titleTop"]?.constant = 16
        },
        Planted(
            "gap between labels", "subtitle", .moved, by: [0, 4],
            because: "subtitle.top == title.bottom + 12, was 8"
        ) { $0.constraints["subtitleTop"]?.constant = 12 },
        Planted("width", "icon", .resized, by: [8, 0], because: "icon.width == 48, was 40") {
            $0.constraints["iconWidth"]?.constant = 48
        },
        Planted("height", "icon", .resized, by: [0, 10], because: "was 40") {
            $0.constraints["iconHeight"]?.constant = 50
        },
        Planted("trailing margin", "icon", .moved, by: [-8, 0], because: "was -16") {
            $0.constraints["iconTrailing"]?.constant = -24
        },
        Planted("offset of a constraint's end", "icon", .moved, by: [0, 3], because: "was 40") {
            $0.constraints["iconTop"]?.constant = 43
        },
        Planted("gap above a stack", "stack", .moved, by: [0, 10], because: "was 20") {
            $0.constraints["stackTop"]?.constant = 30
        },
        Planted("margin of a stack", "stack", .moved, by: [4, 0], because: "was 16") {
            $0.constraints["stackLeading"]?.constant = 20
        },
        Planted("spacing of a stack", "stack/two", .moved, by: [0, 6], because: "spacing is 10, was 4") {
            $0.stack.spacing = 10
        },
        Planted("place of a frame", "box", .moved, by: [5, 0], because: "25 points from the left") {
            $0.box.frame.origin.x += 5
        },
        Planted("height of a frame", "box", .resized, by: [0, 7], because: "its height is 37, was 30") {
            $0.box.frame.size.height += 7
        },
        Planted(
            "row height", "table/UITableViewCell#0", .resized, by: [0, 8], because: "its height is 40, was 32"
        ) { $0.table.rowHeight = 40 },
    ]

    static let contents: [Planted] = [
        Planted("text of the first label", "title", .text, from: .text("Shelf"), to: .text("Shop")) {
            $0.titleLabel.text = "Shop"
        },
        Planted("longer text", "subtitle", .text, from: .text("Books"), to: .text("Many more books")) {
            $0.subtitle.text = "Many more books"
        },
        Planted("text in a stack", "stack/two", .text, from: .text("two"), to: .text("2")) {
            $0.rows[1].text = "2"
        },
        Planted("text of a button", "buy", .text, from: .text("Buy"), to: .text("Sell")) {
            $0.button.setTitle("Sell", for: .normal)
        },
        Planted("text of a row", "UITableViewLabel", .text, from: .text("Emma"), to: .text("Persuasion")) {
            $0.lines[1] = "Persuasion"
        },
        Planted("font size", "title", .font, from: .font(".SFUI-Regular", 17), to: .font(".SFUI-Regular", 24))
        { $0.titleLabel.font = .systemFont(ofSize: 24) },
        Planted("font weight", "note", .font) { $0.note.font = .boldSystemFont(ofSize: 17) },
        Planted(
            "text colour", "title", .color, from: .text("#000000FF"), to: .text("#FF0000FF"),
            because: "textColor"
        ) { $0.titleLabel.textColor = .red },
        Planted(
            "colour of a button's title", "buy/", .color, from: .text("#000000FF"), to: .text("#0000FFFF")
        ) { $0.button.setTitleColor(.blue, for: .normal) },
        Planted("ground", "box", .color, from: .text("#0000FFFF"), to: .text("#FF0000FF")) {
            $0.box.backgroundColor = .red
        },
        Planted("ground of a constrained view", "icon", .color, to: .text("#00FF00FF")) {
            $0.icon.backgroundColor = .green
        },
        Planted(
            "tint", "picture", .color, from: .text("#000000FF"), to: .text("#FF0000FF"), because: "tintColor"
        ) { $0.picture.tintColor = .red },
        Planted("alpha", "box", .alpha, from: .number(1), to: .number(0.5)) { $0.box.alpha = 0.5 },
        Planted("picture", "picture", .image, from: .text("star.fill"), to: .text("heart.fill")) {
            $0.picture.image = UIImage(systemName: "heart.fill")
        },
        Planted("hidden", "box", .vanished, from: .numbers([20, 400, 60, 30]), because: "isHidden") {
            $0.box.isHidden = true
        },
        Planted("shown", "hidden", .appeared, to: .numbers([250, 400, 20, 20]), because: "isHidden") {
            $0.hiddenBox.isHidden = false
        },
        Planted("taken away", "box", .vanished, from: .numbers([20, 400, 60, 30])) {
            $0.box.removeFromSuperview()
        },
        Planted("added", "UIView#", .appeared, to: .numbers([1, 300, 9, 9])) {
            let more = UIView(frame: CGRect(x: 1, y: 300, width: 9, height: 9))
            more.backgroundColor = .black
            $0.view.addSubview(more)
        },
        Planted("a row more", "table/UITableViewCell#0", .appeared, to: .numbers([0, 0, 320, 32])) {
            $0.lines.insert("Anna", at: 0)
        },
        Planted("a row less", "table/UITableViewCell#1", .vanished, from: .numbers([0, 32, 320, 32])) {
            $0.lines.remove(at: 1)
        },
        Planted("alignment of a text", "note", .other, because: "textAlignment") {
            $0.note.textAlignment = .right
        },
        Planted("corners", "box", .other, from: .number(0), to: .number(8), because: "cornerRadius") {
            $0.box.layer.cornerRadius = 8
        },
        Planted("border", "box", .other, from: .number(0), to: .number(2), because: "borderWidth") {
            $0.box.layer.borderWidth = 2
        },
        Planted("shadow", "box", .other, from: .number(0), to: .number(0.5), because: "shadowOpacity") {
            $0.box.layer.shadowOpacity = 0.5
        },
        Planted(
            "transform", "box", .other, from: .numbers([1, 0, 0, 1, 0, 0]), to: .numbers([2, 0, 0, 2, 0, 0]),
            because: "transform"
        ) { $0.box.transform = CGAffineTransform(scaleX: 2, y: 2) },
        Planted(
            "order of a stack", "stack", .other, from: .text("one, two, three"),
            to: .text("two, one, three"), because: "order"
        ) {
            $0.stack.removeArrangedSubview($0.rows[1])
            $0.stack.insertArrangedSubview($0.rows[1], at: 0)
        },
        Planted("taken out of a stack", "stack/two", .vanished) { $0.rows[1].removeFromSuperview() },
        Planted("inset", "table", .other, to: .numbers([10, 0, 0, 0]), because: "contentInset") {
            $0.table.contentInset.top = 10
        },
        Planted(
            "label for accessibility", "title", .other, to: .text("The shelf"), because: "accessibilityLabel"
        ) { $0.titleLabel.accessibilityLabel = "The shelf" },
    ]
}

@MainActor @Suite(.serialized) struct PlantedChangeTests {
    /// - Parameter isKept: whether the earlier run has kept more than its dump.
    private func check(_ planted: Planted, isKept: Bool) throws {
        let device = SnapshotDevice("iPhone SE (1st generation)")
        let before = SnapshotScreen(showing: PlantedScreen { _ in }, on: device)
        let after = SnapshotScreen(showing: PlantedScreen(planted.change), on: device)
        var comparison = DumpComparison(
            from: try SnapshotDump(Data(before.viewDump.utf8)),
            to: try SnapshotDump(Data(after.viewDump.utf8)),
            oldDetails: isKept ? before.details : nil, details: after.details)
        _ = comparison.addPixels(from: before.pixels, to: after.pixels)
        let changes = comparison.changes
        let told = "\(planted.testDescription):\n" + changes.map(\.words).joined(separator: "\n")
        let first = try #require(changes.first, "\(told)")
        #expect(
            first.view.hasPrefix(planted.view) || first.view.contains(planted.view.dropFirst(14)), "\(told)")
        let same = changes.first { $0.view == first.view && $0.what == planted.what }
        let change = try #require(same, "\(told)")
        if let by = planted.by { #expect(change.by == by, "\(told)") }
        if let from = planted.from { #expect(change.from == from, "\(told)") }
        if let to = planted.to { #expect(change.to == to, "\(told)") }
        if !planted.because.isEmpty { #expect(change.because?.contains(planted.because) == true, "\(told)") }
    }

    @Test(arguments: Planted.places, [true, false])
    fileprivate func placesAreNamed(planted: Planted, isKept: Bool) throws {
        try check(planted, isKept: isKept)
    }
    @Test(arguments: Planted.contents) fileprivate func contentsAreNamed(planted: Planted) throws {
        try check(planted, isKept: true)
    }

    @Test func theSameScreenIsNoChange() throws {
        let screens = (0..<2).map { _ in SnapshotScreen(showing: PlantedScreen { _ in }, on: .iPhoneSE) }
        #expect(screens[0].viewDump == screens[1].viewDump)
        #expect(SnapshotPixels.difference(screens[0].pixels, screens[1].pixels) == 0)
    }
}
