import Foundation
import PageDriver
import TestSeeds
import Testing

/// The inspector in the page of `shoji run`, on a cell with views in views.
@MainActor
@Suite(.serialized) struct InspectorPageTests {
    private static let source = """
        import UIKit

        class ScreenViewController: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 60
                tableView.separatorStyle = .none
                tableView.contentInsetAdjustmentBehavior = .never
                tableView.register(CardCell.self, forCellReuseIdentifier: "card")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
                (cell as? CardCell)?.title.text = "Row \\(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                print("tapped")
            }
        }
        """
    private static let cell = """
        import UIKit

        final class CardCell: UITableViewCell {
            let card = CardView(), title = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                card.backgroundColor = .systemTeal
                card.accessibilityIdentifier = "card"
                title.accessibilityIdentifier = "title"
                title.font = .preferredFont(forTextStyle: .headline)
                for (view, parent) in [(card, contentView), (title, card)] as [(UIView, UIView)] {
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
                ])
            }
            required init?(coder: NSCoder) { fatalError() }
        }

        final class CardView: UIView {}
        """

    @Test(.timeLimit(.hang))
    func hoveringShowsTheBoxAndAClickHoldsTheView() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write(Self.source, "Screen/ScreenViewController.swift")
        try tool.write(Self.cell, "Screen/Cells/CardCell.swift")
        let served = try await tool.served(tool.source.path)
        defer { served.process.terminate() }
        let chromium = try Chromium(size: (1280, 920))
        defer { chromium.close() }
        do {
            try await chromium.open(served.address)
            let isThere = "document.getElementById('accessible').textContent.includes('Row 2')"
            try await chromium.wait(
                until: "document.querySelector('#accessible [role=listitem]') || \(isThere)")
            _ = try await chromium.evaluate("inspect(true)")
            // The device moves aside for the tree.
            try await chromium.wait(until: "seen.size > 10 && pointsToCSS > 0")
            /// Where a point of the screen is in the window.
            @MainActor func window(_ x: Double, _ y: Double) async throws -> (x: Double, y: Double) {
                let at = try await chromium.evaluate(
                    "(() => { const box = view.getBoundingClientRect(); "
                        + "return [box.left + \(x) * pointsToCSS, box.top + \(y) * pointsToCSS] })()")
                let numbers = try #require(at as? [Double])
                return (numbers[0], numbers[1])
            }
            // In the third row, right of the title: the card, 130 points down.
            let card = try await window(300, 150)
            try await chromium.send(
                "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": card.x, "y": card.y])
            let words = "document.getElementById('lens-words').textContent"
            try await chromium.wait(until: "\(words).startsWith('CardView')")
            #expect(try await chromium.evaluate(words) as? String == "CardView “card”  8, 10, 377 × 40")
            let box = try await chromium.evaluate(
                "(() => { const a = document.getElementById('lens-hover').getBoundingClientRect(), "
                    + "b = view.getBoundingClientRect(); return [a.left - b.left, a.top - b.top, a.width, a.height]"
                    + ".map(length => Math.round(length / pointsToCSS)) })()")
            #expect(box as? [Int] == [8, 130, 377, 40])
            try await chromium.press(x: card.x, y: card.y)
            try await chromium.release(x: card.x, y: card.y)
            let details = "document.getElementById('inspector-details').textContent"
            try await chromium.wait(until: "\(details).includes('CardView')")
            let text = try #require(try await chromium.evaluate(details) as? String)
            for part in [
                "CardView: Cells/CardCell.swift:27", "card.leading == UITableViewCellContentView.leading8",
                "systemTeal", "8, 130, 377 × 40",
            ] { #expect(text.contains(part), "\(part) in \(text)") }
            let selected = try await chromium.evaluate(
                "document.querySelector('#inspector-tree [aria-selected=true]').textContent")
            #expect(selected as? String == "CardView“card”")
            if let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] {
                try await chromium.screenshot().write(
                    to: URL(fileURLWithPath: folder).appendingPathComponent("inspector.png"))
            }
            // Its cell, by the keys of the tree: two up.
            for _ in 0..<2 {
                let before = try #require(try await chromium.evaluate("held") as? Double)
                _ = try await chromium.evaluate(
                    "document.getElementById('inspector-tree').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))"
                )
                try await chromium.wait(until: "held !== \(before)")
            }
            try await chromium.wait(
                until:
                    "\(details).includes('[0, 2]') && \(details).includes('CardCell: Cells/CardCell.swift:3')"
            )
            // The app goes on and was not touched; after Escape it is again.
            #expect(!served.printed().contains("tapped"))
            try await chromium.send(
                "Input.dispatchKeyEvent", ["type": "keyDown", "key": "Escape", "code": "Escape"])
            try await chromium.wait(until: "document.getElementById('lens').hidden")
            let row = try await window(300, 150)
            try await chromium.press(x: row.x, y: row.y)
            try await chromium.release(x: row.x, y: row.y)
            try await chromium.wait(
                until: "document.getElementById('console-lines').textContent.includes('tapped')")
        } catch {
            Issue.record("\(error)\nthe tool has printed: \(served.printed())")
        }
    }
}
