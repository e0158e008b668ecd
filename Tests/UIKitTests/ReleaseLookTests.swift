import Testing

@testable import UIKit

/// Looks of releases, and sizes of controls that were recorded.
@MainActor @Suite(.serialized) struct ReleaseLookTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }

    private func table(
        _ release: Int, width: CGFloat, style: UITableView.Style = .plain, body: (UITableView) -> Void
    ) {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
        table.dataSource = rows
        let stage = Stage(showing: table) {
            $0.portraitSize = CGSize(width: width, height: 600)
            $0.safeAreaInsets = .zero
            $0.systemRelease = release
        }
        body(table)
        _ = (stage, rows)
    }

    /// Recorded on published pictures: iOS 15 to 18 44.33 at 3 pixels a point, iOS 26 53 on phones of 402 points.
    @Test(
        arguments: [(18, 393, 44 + 1.0 / 3), (18, 402, 44 + 1.0 / 3), (26, 402, 53), (14, 393, 44)]
            as [(Int, CGFloat, CGFloat)])
    func rowsOfOneLine(_ release: Int, _ width: CGFloat, _ height: CGFloat) {
        table(release, width: width) { table in
            let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
            #expect(abs(first.height - height) < 1e-6)
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == first.maxY)
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
            let text = cell.textLabel!.convert(cell.textLabel!.bounds, to: cell)
            #expect(abs(text.midY - cell.contentView.bounds.midY) <= 1.0 / 3)
            if release == 18 { #expect(abs(cell.contentView.frame.height - 44) < 1e-6) }
        }
    }

    /// Recorded on published pictures of a phone of 402 points: text at 20, lines from 20 to 382.
    @Test func marginsOfPhonesOf402Points() {
        table(26, width: 402) { table in
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
            #expect(abs(cell.textLabel!.frame.minX - 20) < 1e-6)
            let line = cell.subviews.first { $0 is TableCellSeparatorView }
            #expect(line?.frame.minX == 20 && line?.frame.maxX == 382)
        }
    }

    /// Apple's documentation: plain headers are padded since iOS 15; grouped ones are in capitals before iOS 26.
    @Test func headersOfIOS18() {
        table(18, width: 393) { table in
            #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - 50) < 1)
            #expect(UIDevice.current.systemVersion == "18.0")
        }
        table(18, width: 393, style: .grouped) { table in
            #expect(table.headerView(forSection: 0)?.textLabel?.text == "TITLE")
            #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
        }
        table(26, width: 393, style: .grouped) { table in
            #expect(table.headerView(forSection: 0)?.textLabel?.text == "Title")
        }
    }

    /// A switch was 51 by 31 before iOS 26, a slider is 34 high (recorded).
    @Test(arguments: [(18, CGFloat(51), CGFloat(31)), (26, 63, 28)])
    func controls(_ release: Int, _ width: CGFloat, _ height: CGFloat) {
        let stage = Stage { $0.systemRelease = release }
        #expect(UISwitch().bounds.size == CGSize(width: width, height: height))
        #expect(UISlider().sizeThatFits(CGSize(width: 250, height: 0)) == CGSize(width: 250, height: 34))
        _ = stage
    }

    /// 24.333 by 23.667 at 3 pixels a point (recorded before iOS 15); a button that closes is 30 by 30.
    @Test func buttonsOfTypesHaveTheirSizes() {
        let stage = Stage()
        for type in [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure] {
            let size = UIButton(type: type).intrinsicContentSize
            #expect(abs(size.width - 73.0 / 3) < 1e-6 && abs(size.height - 71.0 / 3) < 1e-6)
        }
        let close = UIButton(type: .close)
        #expect(close.bounds.size == CGSize(width: 30, height: 30))
        #expect(close.currentImage?.renderingMode == .alwaysOriginal)
        _ = stage
    }

    /// essentialdevelopercom/essential-feed-case-study on github.com draws windows by `layer.render(in:)` alone; its recorded pictures have
    /// everything in place. There the cells of iOS 26 keep 15 points free above and below.
    @Test(arguments: [(18, CGFloat(11)), (26, 15)]) func aLayerIsLaidOutBeforeItIsDrawn(
        release: Int, margin: CGFloat
    ) throws {
        final class Labelled: UITableViewCell {
            let label = UILabel()
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                label.text = "A text"
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                let guide = contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: guide.topAnchor),
                    label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class One: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                Labelled(style: .default, reuseIdentifier: nil)
            }
        }
        let stage = Stage {
            $0.systemRelease = release
            $0.safeAreaInsets = .zero
        }
        let one = One()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        table.separatorStyle = .none
        table.dataSource = one
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.isHidden = false
        _ = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
        let cell = try #require(table.cellForRow(at: [0, 0]) as? Labelled)
        #expect(abs(cell.label.frame.minY - margin) < 0.01)
        #expect(abs(cell.frame.height - (cell.label.frame.height + 2 * margin)) < 0.01)
        window.isHidden = true
        _ = stage
    }

    /// Apple's documentation of `render(in:)`: "renders directly from the layer tree, ignoring any animations".
    @Test func aLayerIsDrawnWithoutItsAnimations() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stage = Stage(showing: root)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.backgroundColor = .red
        root.addSubview(box)
        stage.frame()
        UIView.animate(withDuration: 1) { box.frame.origin.x = 50 }
        stage.advance(by: 0.1)
        func commands(_ draw: (CGContext) -> Void) -> [DrawingCommand] {
            let context = CGContext(recordingIn: root.bounds, scale: 1)
            draw(context)
            return context.list.commands
        }
        let drawn = commands { root.layer.render(in: $0) }
        let moving = commands { root.layer.record(in: $0) }
        stage.advance(by: 2)
        let there = commands { root.layer.record(in: $0) }
        #expect(drawn == there && moving != there)
    }

    @Test func aDisabledFieldKeepsTheColourThatItWasGiven() {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "a"
        field.isEnabled = false
        #expect(field.box.looks[0].color == .tertiaryLabel)
        field.textColor = .systemRed
        #expect(field.box.looks[0].color == .systemRed)
        _ = stage
    }
}
