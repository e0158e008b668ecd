import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ListContentTests {
    /// One row of a table as wide as its screen, 393, filled by `fill`.
    private func row(
        style: UITableViewCell.CellStyle = .default, _ fill: @escaping (UITableViewCell) -> Void
    ) -> (UITableViewCell, Stage, OneRow) {
        let source = OneRow(style, fill)
        let stage = Stage(showing: source.table) { $0.scale = 2 }
        return (source.table.visibleCells[0], stage, source)
    }

    /// A custom cell's list content shares the row with a label: its text takes what the label leaves.
    @Test func contentBesideAnotherViewIsAsWideAsItsText() {
        let (root, label) = (UIView(), UILabel())
        label.text = "Music"
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = "Headphones"
        configuration.secondaryText = String(repeating: "long ", count: 40)
        let content = UIListContentView(configuration: configuration)
        let resistance = content.contentCompressionResistancePriority(for: .horizontal)
        content.setContentCompressionResistancePriority(resistance - 1, for: .horizontal)
        for view in [content, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            content.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: content.trailingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        let stage = Stage(showing: root)
        defer { withExtendedLifetime(stage) {} }
        #expect(label.frame.width > 0)
        #expect(content.frame.width == root.bounds.width - label.frame.width)
        #expect(content.frame.height > 80, "the long line wraps; height \(content.frame.height)")
    }

    /// The documentation of `adjustsFontForContentSizeCategory`: the font is updated when the device's content size category changes. What is
    /// shown then lies as if the category had been so before.
    @Test func contentOfAFixedSizeIsLaidOutAnewWithAnotherTextSize() {
        func frames(from first: UIContentSizeCategory, to second: UIContentSizeCategory) -> [CGRect] {
            var configuration = UIListContentConfiguration.subtitleCell()
            configuration.text = "Title"
            configuration.secondaryText = "Subtitle"
            configuration.image = UIImage(systemName: "star")
            let content = UIListContentView(configuration: configuration)
            content.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            let root = UIView()
            root.addSubview(content)
            let stage = Stage(showing: root) { $0.category = first }
            defer { withExtendedLifetime(stage) {} }
            stage.change { $0.category = second }
            return [content.imageView?.frame, content.textLabel?.frame, content.secondaryLabel?.frame]
                .compactMap { $0 }
        }
        let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        let changed = frames(from: .large, to: largest)
        #expect(changed.count == 3 && changed == frames(from: largest, to: largest))
    }

    @Test func aValueEndsTheLineAndLeavesItWhenThereIsNoRoom() {
        let (cell, _, _) = row(style: .value1) { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Apples"
            content.secondaryText = "12"
            cell.contentConfiguration = content
        }
        let view = cell.contentView as? UIListContentView
        #expect(view?.secondaryLabel?.frame.maxX == cell.bounds.width - 20)
        #expect(view?.secondaryLabel?.frame.midY == view?.textLabel?.frame.midY)
        let (tall, _, _) = row(style: .value1) { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "A text that takes nearly all of the line"
            content.secondaryText = "and another long one"
            cell.contentConfiguration = content
        }
        let stacked = tall.contentView as? UIListContentView
        #expect(stacked?.secondaryLabel?.frame.minX == CGFloat(20))
        #expect(stacked?.secondaryLabel?.frame.minY ?? 0 >= stacked?.textLabel?.frame.maxY ?? 1)
    }

    @Test func rowsGrowWithTheirText() {
        let (cell, _, _) = row { cell in
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "many words ", count: 20)
            cell.contentConfiguration = content
        }
        #expect(cell.frame.height > 100)
        let view = cell.contentView as? UIListContentView
        #expect((view?.textLabel?.frame.height ?? 0) + 31 == cell.frame.height)
    }

    @Test func imagesAreShrunkAndCentredInTheirRoom() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
        let (cell, _, _) = row { cell in
            var content = cell.defaultContentConfiguration()
            content.image = picture
            content.text = "Apples"
            content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
            content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
            content.imageProperties.cornerRadius = 4
            cell.contentConfiguration = content
        }
        let view = cell.contentView as? UIListContentView
        #expect(view?.imageView?.frame == CGRect(x: 30, y: 16, width: 40, height: 20))
        #expect(view?.textLabel?.frame.minX == CGFloat(20 + 60 + 16))
        #expect(view?.imageView?.layer.cornerRadius == CGFloat(4))
    }

    @Test func theSameViewShowsTheNextConfiguration() {
        let (cell, stage, _) = row { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Apples"
            cell.contentConfiguration = content
        }
        let before = cell.contentView
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Pears"
        content.secondaryText = "Green"
        cell.contentConfiguration = content
        #expect(cell.contentView === before)
        stage.frame()
        #expect(cell.frame.height > 60, "the row is measured again")
        cell.contentConfiguration = nil
        #expect(cell.contentView !== before)
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test func textsAreTransformedAndAttributesCompleted() {
        var content = UIListContentConfiguration.cell()
        content.text = "apples and pears"
        content.textProperties.transform = .capitalized
        let view = UIListContentView(configuration: content)
        #expect(view.textLabel?.text == "Apples And Pears")
        content.attributedText = NSAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red])
        view.configuration = content
        let attributes = view.textLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.foregroundColor] as? UIColor == UIColor.red)
        #expect((attributes?[.font] as? UIFont)?.pointSize == CGFloat(17))
    }

    @Test func guidesLieOverTheirParts() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Apples"
        content.secondaryText = "Red"
        let view = UIListContentView(configuration: content)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.translatesAutoresizingMaskIntoConstraints = false
        let mark = UIView(frame: .zero)
        mark.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        host.addSubview(mark)
        #expect(view.imageLayoutGuide == nil)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            mark.centerYAnchor.constraint(equalTo: view.secondaryTextLayoutGuide!.centerYAnchor),
            mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10),
        ])
        let stage = Stage(showing: host)
        defer { withExtendedLifetime(stage) {} }
        #expect(view.frame.height > 60, "the natural height counts in constraints: \(view.frame)")
        #expect(abs(mark.center.y - (view.secondaryLabel?.frame.midY ?? 0)) < 1)
    }
}

/// A table of one row.
@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    private let style: UITableViewCell.CellStyle
    private let fill: (UITableViewCell) -> Void

    init(_ style: UITableViewCell.CellStyle, _ fill: @escaping (UITableViewCell) -> Void) {
        self.style = style
        self.fill = fill
        super.init()
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: "row")
        fill(cell)
        return cell
    }
}
