import QuartzCore
import Testing

@testable import UIKit

/// Layouts that are repeated, and what is seen of them on the way.
@Suite(.serialized) @MainActor struct SettlingTests {
    /// Guessed at 40 points, measured at 100: scrolling up moves what lies above.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var places: [CGFloat] = []
        var watched: IndexPath?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            40
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            note(tableView)
            return 100
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            note(tableView)
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            note(tableView)
        }

        private func note(_ table: UITableView) {
            guard let watched else { return }
            places.append(table.rectForRow(at: watched).minY - table.contentOffset.y)
        }
    }

    /// A row that is seen stays where it is seen while rows above it turn out longer; who is asked meanwhile sees an
    /// offset that says so. Arithmetic: each place noted is the row's place on the screen.
    @Test func theOffsetIsTrueWhileRowsAreMeasured() throws {
        let stage = Stage { $0.safeAreaInsets = .zero }
        let table = UITableView(frame: UIScreen.main.bounds)
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, rows)
        let controller = UIViewController()
        controller.view = table
        stage.show(controller)
        table.contentOffset.y = 3000
        stage.frame()
        var count = 0
        for step in 1...12 {
            let watched = try #require(table.indexPathsForVisibleRows?.first)
            let place = table.rectForRow(at: watched).minY - table.contentOffset.y + 37
            table.contentOffset.y -= 37
            (rows.watched, rows.places) = (watched, [])
            stage.frame()
            rows.watched = nil
            count += rows.places.count
            #expect(
                rows.places.allSatisfy { abs($0 - place) < 1 / 3 },
                "step \(step): \(place), then \(rows.places)")
        }
        #expect(count > 10, "rows came in")
    }

    private final class Dragged: UIViewController {
        let box = UIView()
        var layouts = 0

        override func viewDidLoad() {
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            box.widthAnchor.constraint(equalToConstant: 80).isActive = true
            box.heightAnchor.constraint(equalToConstant: 60).isActive = true
        }
        override func viewDidLayoutSubviews() {
            layouts += 1
            if layouts < 100 { box.center = CGPoint(x: 200, y: 500) }
        }
    }

    /// What constraints give a size alone, the app puts where it likes: below the upper edge's safe area, in it, and away from it again. The same
    /// solution asks for no layout; one that is asked for puts the view back, and the app once more in its place. Recorded: a published film of a
    /// view that is dragged from corner to corner so. Arithmetic: the places are the app's.
    @Test func aViewIsWhereTheAppPutsItUntilTheNextLayout() {
        let stage = Stage { $0.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
        let controller = Dragged()
        stage.show(controller)
        stage.frame()
        let layouts = controller.layouts
        #expect(layouts < 4)
        #expect(controller.box.frame == CGRect(x: 160, y: 470, width: 80, height: 60))
        for place in [CGPoint(x: 200, y: 300), CGPoint(x: 60, y: 40), CGPoint(x: 60, y: 90)] {
            controller.box.center = place
            stage.frame()
            #expect(controller.box.center == place)
        }
        #expect(controller.layouts == layouts)
        controller.view.setNeedsLayout()
        stage.frame()
        #expect(controller.layouts == layouts + 1)
        #expect(controller.box.center == CGPoint(x: 200, y: 500))
    }

    private final class Restless: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            defer { invalidateLayout() }
            return super.layoutAttributesForElements(in: rect)
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    /// A layout that invalidates itself whenever it is asked never comes to rest: the frame ends all the same, and the log
    /// says once who it was.
    @Test func aLayoutThatNeverComesToRestIsNamedOnce() {
        var log: [String] = []
        let before = Diagnostics.sink
        Diagnostics.sink = { log.append($0) }
        defer { Diagnostics.sink = before }
        let stage = Stage()
        let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: Restless())
        view.accessibilityIdentifier = "shelf"
        let items = Items()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        let controller = UIViewController()
        controller.view = view
        stage.show(controller)
        stage.frame()
        let named = log.filter { $0.contains("did not settle") && $0.contains("Restless") }
        #expect(named.count == 1 && named[0].contains("UICollectionView \"shelf\""), "\(log)")
        #expect(view.visibleCells.count == 3)
    }

    private final class Rocking: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            superview?.setNeedsLayout()
            setNeedsLayout()
        }
    }

    @Test func aViewThatAsksForLayoutInItsLayoutIsNamed() {
        var log: [String] = []
        let before = Diagnostics.sink
        Diagnostics.sink = { log.append($0) }
        defer { Diagnostics.sink = before }
        let view = Rocking()
        view.accessibilityIdentifier = "seesaw"
        let stage = Stage(showing: view)
        let layouts = view.layouts
        stage.frame()
        #expect(view.layouts > layouts, "it goes on in the next frame")
        #expect(log.contains { $0.contains("did not settle in 4 rounds") && $0.contains("seesaw") }, "\(log)")
        view.removeFromSuperview()
    }

    /// Asks for its own layout while it is laid out, until it is as high as it wants to be.
    private final class Growing: UIView {
        var wanted = CGFloat.infinity
        var heights: [CGFloat] = []
        var deepest = 0
        private var depth = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            depth += 1
            deepest = max(deepest, depth)
            if bounds.height < wanted {
                bounds.size.height += 10
                setNeedsLayout()
                layoutIfNeeded()
            }
            heights.append(bounds.height)
            depth -= 1
        }
    }

    /// UIKit runs a layout that is asked for within a layout at once (published observations of layouts of one view that run within each
    /// other). It comes to rest at the height wanted, and every layout ends with the height that it has led to.
    @Test func aLayoutThatItsOwnLayoutAsksForRunsWithinIt() {
        let view = Growing()
        view.wanted = 50
        view.frame.size = CGSize(width: 100, height: 20)
        view.layoutIfNeeded()
        #expect(view.bounds.height == CGFloat(50))
        #expect(view.deepest > 1)
        #expect(view.heights.last == CGFloat(50))
        #expect(!view.waitsForLayout)
    }

    /// One that never comes to rest ends all the same, and the frame says who it was.
    @Test func aViewThatLaysItselfOutWithoutEndIsNamed() {
        var log: [String] = []
        let before = Diagnostics.sink
        Diagnostics.sink = { log.append($0) }
        defer { Diagnostics.sink = before }
        let view = Growing()
        view.accessibilityIdentifier = "tower"
        let stage = Stage(showing: view)
        stage.frame()
        #expect(log.contains { $0.contains("did not settle in 4 rounds") && $0.contains("tower") }, "\(log)")
        view.removeFromSuperview()
    }

    private final class GrowingLayer: CALayer {
        var layouts = 0
        override func layoutSublayers() {
            super.layoutSublayers()
            layouts += 1
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    @Test func aLayerThatLaysItselfOutWithoutEndWaitsForTheNextWalk() {
        let layer = GrowingLayer()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(layer.layouts == 2)
        #expect(layer.needsLayout())
    }
}
