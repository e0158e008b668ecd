import CoreGraphics
import Simulator
import Testing
import UIKit

/// What is told of the views on the screen; expectations by arithmetic from the constraints below.
@MainActor @Suite struct InspectorTests {
    @MainActor private final class CardCell: UITableViewCell {
        let card = UIView()
        let title = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            card.backgroundColor = .secondarySystemBackground
            card.accessibilityIdentifier = "card"
            title.accessibilityIdentifier = "title"
            title.font = .preferredFont(forTextStyle: .headline)
            title.textColor = .systemRed
            for (view, parent) in [(card, contentView), (title, card)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(view)
            }
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
                title.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
                title.widthAnchor.constraint(equalToConstant: 150),
            ])
        }
        required init?(coder: NSCoder) { fatalError() }
    }

    /// 100 rows of 60 points in a table of 393 × 600 at the screen's corner.
    @MainActor private final class Screen: UIViewController, UITableViewDataSource {
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))

        override func viewDidLoad() {
            super.viewDidLoad()
            list.dataSource = self
            list.rowHeight = 60
            list.separatorStyle = .none
            list.contentInsetAdjustmentBehavior = .never
            list.register(CardCell.self, forCellReuseIdentifier: "card")
            view.addSubview(list)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
            (cell as? CardCell)?.title.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @MainActor private struct Device {
        let session = Session(context: SessionContext())
        let screen: UIViewController
        let inspector = Inspector()

        init(_ make: @MainActor @Sendable () -> UIViewController) {
            let screen = session.context.run(make)
            session.context.run { ApplicationLaunch.launch(rootViewController: screen) }
            self.screen = screen
            session.present()
            session.advance(by: 2 * Session.frameInterval)
        }

        func view(at point: CGPoint) throws -> InspectedView {
            try session.context.run { try #require(inspector.view(at: point)) }
        }
        func details(at point: CGPoint) throws -> InspectedDetails {
            let number = try view(at: point).number
            return try session.context.run { try #require(inspector.details(of: number)) }
        }
        var all: [InspectedView] {
            func flat(_ node: InspectedView) -> [InspectedView] {
                [node] + (node.children ?? []).flatMap(flat)
            }
            return session.context.run { inspector.windows.flatMap(flat) }
        }
    }

    private func value(_ name: String, in rows: [InspectedDetails.Row]) -> String? {
        rows.first { $0.name == name }?.value
    }

    @Test func theInnermostViewAtAPointWithItsBox() throws {
        let device = Device { Screen() }
        let title = try device.view(at: CGPoint(x: 30, y: 140))
        #expect(title.kind == "UILabel" && title.id == "title" && title.text == "Row 2")
        #expect(Array(title.frame.prefix(3)) == [12, 6, 150])
        // Two rows, the card's corner and the title's.
        #expect(Array(title.box.prefix(3)) == [20, 136, 150])
        let card = try device.view(at: CGPoint(x: 300, y: 140))
        #expect(card.id == "card" && card.frame == [8, 10, 377, 40] && card.box == [8, 130, 377, 40])
        // The same view has the same number.
        #expect(try device.view(at: CGPoint(x: 310, y: 150)).number == card.number)
        #expect(card.number != title.number)
    }

    @Test func whatDrawsNothingLetsItsSiblingsThrough() throws {
        let device = Device {
            let controller = UIViewController()
            let (box, cover) = (UIView(), UIView())
            box.backgroundColor = .red
            box.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
            box.accessibilityIdentifier = "box"
            cover.accessibilityIdentifier = "cover"
            cover.frame = controller.view.bounds
            controller.view.addSubview(box)
            controller.view.addSubview(cover)
            return controller
        }
        #expect(try device.view(at: CGPoint(x: 100, y: 150)).id == "box")
        #expect(try device.view(at: CGPoint(x: 300, y: 150)).id == "cover")
    }

    @Test func aNestedViewTellsWhatPlacesIt() throws {
        let device = Device { Screen() }
        let details = try device.details(at: CGPoint(x: 30, y: 140))
        #expect(details["Problems"].isEmpty)
        #expect(value("class", in: details["View"]) == "UILabel")
        #expect(value("inherits", in: details["View"]) == "UIView")
        let card = try device.view(at: CGPoint(x: 300, y: 140)).number
        #expect(details["View"].first { $0.name == "in" }?.view == card)
        let constraints = details["Constraints"]
        #expect(
            Set(constraints.map { "\($0.name) \($0.value)" }) == [
                "title.width == 150", "title.leading == card.leading 12", "title.top == card.top 6",
            ])
        #expect(constraints.compactMap(\.view) == [card, card])
        #expect(value("text style", in: details["Text"]) == "headline")
        #expect(value("text", in: details["Colors"])?.hasPrefix("systemRed") == true)
        // Apple's documentation: labels hug with 251 from nibs, 250 from code; they resist with 750.
        #expect(value("compression resistance", in: details["Layout"]) == "750 × 750")
        let box = try device.details(at: CGPoint(x: 300, y: 140))
        #expect(value("frame", in: box["Geometry"]) == "8, 10, 377 × 40")
        #expect(value("on the screen", in: box["Geometry"]) == "8, 130, 377 × 40")
        #expect(value("background", in: box["Colors"])?.hasPrefix("secondarySystemBackground") == true)
        #expect(box["Constraints"].count == 6)
    }

    @Test func aCellTellsItsPlaceAndAListWhatWaits() throws {
        let device = Device { Screen() }
        let cell = try #require(device.all.filter { $0.kind == "CardCell" }.first { $0.box[1] == 120 })
        var details = try device.session.context.run {
            try #require(device.inspector.details(of: cell.number))
        }
        #expect(value("index path", in: details["Cell"]) == "[0, 2]")
        #expect(value("reuse identifier", in: details["Cell"]) == "card")
        #expect(device.session.context.run { device.inspector.classes(of: cell.number) }.count == 1)
        let list = try #require(device.all.first { $0.kind == "UITableView" })
        func count() throws -> (live: Int, waiting: Int) {
            details = try device.session.context.run {
                try #require(device.inspector.details(of: list.number))
            }
            let words = try #require(value("card", in: details["List"])).split(separator: " ")
            return (try #require(Int(words[0])), try #require(Int(words[2])))
        }
        // 600 points hold ten rows of 60.
        let first = try count()
        #expect(first.live >= 10)
        // At the middle of a row eleven are seen, back at a row's edge ten: one waits.
        device.session.context.run { (device.screen as? Screen)?.list.contentOffset.y = 90 }
        device.session.advance(by: 2 * Session.frameInterval)
        #expect(try count().live >= 11)
        device.session.context.run { (device.screen as? Screen)?.list.contentOffset.y = 120 }
        device.session.advance(by: 2 * Session.frameInterval)
        let last = try count()
        let made = try #require(value("cells made", in: details["List"]).flatMap { Int($0) })
        #expect(last.live + last.waiting == made && last.waiting >= 1, "\(last) \(made)")
    }

    @Test func openAndBrokenConstraintsAreMarked() throws {
        let device = Device {
            let controller = UIViewController()
            let (open, torn) = (UIView(), UIView())
            for (view, id) in [(open, "open"), (torn, "torn")] {
                view.accessibilityIdentifier = id
                view.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(view)
            }
            let root = controller.view!
            NSLayoutConstraint.activate([
                // Nothing says where it is from left to right.
                open.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                open.heightAnchor.constraint(equalToConstant: 50),
                open.widthAnchor.constraint(equalToConstant: 50),
                torn.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
                torn.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                torn.heightAnchor.constraint(equalToConstant: 50),
                torn.widthAnchor.constraint(equalToConstant: 50),
                torn.widthAnchor.constraint(equalToConstant: 70),
            ])
            return controller
        }
        let wrong = device.all.filter { $0.isWrong == true }
        #expect(Set(wrong.compactMap(\.id)) == ["open", "torn"])
        func details(_ id: String) throws -> InspectedDetails {
            let number = try #require(wrong.first { $0.id == id }).number
            return try device.session.context.run { try #require(device.inspector.details(of: number)) }
        }
        #expect(try details("open")["Problems"].map(\.value) == ["ambiguous: left"])
        let torn = try details("torn")
        #expect(torn["Problems"].count == 1 && torn["Problems"][0].value.hasPrefix("broken: "))
        // One of the two widths, and no other constraint.
        #expect(torn["Constraints"].filter { $0.isWrong == true }.map(\.name) == ["torn.width =="])
    }

    @Test func aViewThatHasGoneTellsNothingAndIsNotKept() throws {
        let device = Device {
            let controller = UIViewController()
            controller.view.addSubview(UIProgressView(frame: CGRect(x: 0, y: 100, width: 100, height: 4)))
            return controller
        }
        weak let view = device.screen.view.subviews.first
        let number = try #require(device.all.first { $0.kind == "UIProgressView" }).number
        device.session.context.run { device.screen.view.subviews.first?.removeFromSuperview() }
        device.session.advance(by: 2 * Session.frameInterval)
        #expect(device.session.context.run { device.inspector.details(of: number) } == nil)
        #expect(!device.all.contains { $0.kind == "UIProgressView" })
        #expect(view == nil)
    }
}
