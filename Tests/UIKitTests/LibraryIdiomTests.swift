import Testing

@testable import UIKit

/// What libraries of layouts, buttons and lists rely on without saying so.
@Suite @MainActor struct LibraryIdiomTests {
    /// The device that the test before left may read from right to left.
    init() { _ = Stage() }

    // MARK: Layouts

    final class FollowingLayout: UICollectionViewLayout {
        var invalidations = 0
        var contexts = 0
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 5000) }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidateLayout() {
            super.invalidateLayout()
            invalidations += 1
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            contexts += 1
        }
    }

    @Test func aLayoutIsInvalidatedBothWaysWhenTheBoundsMove() {
        let layout = FollowingLayout()
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let source = NumberSource(counts: [0])
        list.dataSource = source
        let stage = Stage(showing: list)
        (layout.invalidations, layout.contexts) = (0, 0)
        list.contentOffset.y = 50
        #expect(layout.invalidations == 1 && layout.contexts == 1)
        layout.invalidateLayout()
        #expect(layout.invalidations == 2 && layout.contexts == 2)
        // rdar 40218744: the one without a context calls the other, not the other way round.
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        #expect(layout.invalidations == 2 && layout.contexts == 3)
        list.reloadData()
        #expect(layout.invalidations == 3 && layout.contexts == 4)
        _ = stage
    }

    // MARK: Buttons

    final class StackedButton: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.midX - 5, y: contentRect.minY, width: 10, height: 10)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
        }
    }

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(CGRect.zero) }
    }

    @Test func aButtonPlacesItsPartsWhereItsSubclassSays() {
        let button = StackedButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
        button.setTitle("Title", for: .normal)
        button.setImage(picture(30), for: .normal)
        button.layoutIfNeeded()
        #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 6, y: 4, width: 84, height: 48))
        #expect(button.imageView?.frame == CGRect(x: 43, y: 4, width: 10, height: 10))
        #expect(button.titleLabel?.frame == CGRect(x: 6, y: 32, width: 84, height: 20))
    }

    @Test func aButtonTellsWhereItWouldPlaceItsParts() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        button.setTitle("Title", for: .normal)
        button.setImage(picture(30), for: .normal)
        button.layoutIfNeeded()
        let area = button.contentRect(forBounds: button.bounds)
        let image = button.imageRect(forContentRect: area)
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
        #expect(image.size == CGSize(width: 30, height: 30))
        #expect(abs(button.titleRect(forContentRect: area).minX - image.maxX) < 0.001)
        let shown = try #require(button.imageView).frame
        #expect(abs(shown.minX - image.minX) <= 0.5)
    }

    @Test func aButtonsPictureViewMayBeSetUpBeforeThereIsAPicture() {
        let button = UIButton(type: .custom)
        button.imageView?.contentMode = .scaleAspectFit
        #expect(button.imageView?.isHidden == true)
        button.setImage(picture(10), for: .normal)
        #expect(button.imageView?.contentMode == .scaleAspectFit)
        #expect(button.imageView?.isHidden == false)
    }

    // MARK: Layers, scrolling, timers

    final class LayeredView: UIView {
        let dot = CALayer()
        var laidOut = 0
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            dot.frame = CGRect(x: bounds.midX, y: 0, width: 4, height: 4)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            laidOut += 1
        }
    }

    @Test func aViewLaysOutTheSublayersOfItsLayer() {
        let view = LayeredView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.layer.addSublayer(view.dot)
        view.layoutIfNeeded()
        #expect(view.dot.frame.minX == 50 && view.laidOut == 1)
        view.frame.size.width = 60
        view.layoutIfNeeded()
        #expect(view.dot.frame.minX == 30 && view.laidOut == 2)
    }

    @Test func contentThatReturnsFromBeyondItsEdgeIsNotDragged() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        scroll.contentSize = CGSize(width: 300, height: 2000)
        let stage = Stage(showing: scroll)
        stage.drag(CGPoint(x: 150, y: 200), step: CGVector(dx: 0, dy: 20), steps: 10)
        #expect(scroll.contentOffset.y < -scroll.adjustedContentInset.top)
        #expect(scroll.isDecelerating && !scroll.isDragging)
        stage.advance(by: 3)
        #expect(!scroll.isDecelerating)
        stage.drag(CGPoint(x: 150, y: 400), step: CGVector(dx: 0, dy: -20), steps: 10)
        #expect(scroll.isDecelerating && scroll.isDragging)
    }

    @MainActor final class Ticking: NSObject {
        func tick(_ timer: Timer) {}
    }

    @Test func aTimerCarriesWhatItWasGiven() {
        let selector = Selector._of("tick:", Ticking.tick(_:))
        let target = Ticking()
        let timer = Timer(
            timeInterval: 1, target: target, selector: selector, userInfo: ["a": 1], repeats: false)
        #expect((timer.userInfo as? [String: Int])?["a"] == 1)
        let plain = Timer(timeInterval: 1, target: target, selector: selector, userInfo: nil, repeats: false)
        #expect(plain.userInfo == nil)
    }

    // MARK: Windows, pictures, objects

    @Test func aWindowMadeOfNothingIsAsLargeAsTheScreen() {
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func anAnimatedPictureRunsInItsView() throws {
        let frames = [picture(1), picture(2), picture(3)]
        let animated = try #require(UIImage.animatedImage(with: frames, duration: 0.3))
        #expect(animated.images == frames && animated.duration == 0.3)
        let view = UIImageView(image: animated)
        let stage = Stage(showing: view)
        #expect(view.isAnimating)
        stage.advance(by: 0.15)
        #expect(view.naturalSize == frames[1].size)
        view.image = frames[0]
        #expect(!view.isAnimating && view.naturalSize == frames[0].size)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test func objectsThatAreNoViewsKeepWhatTheyTellAssistiveTechnology() {
        let object = NSObject()
        #expect(object.accessibilityLabel == nil && !object.isAccessibilityElement)
        object.accessibilityLabel = "A thing"
        object.isAccessibilityElement = true
        #expect(object.accessibilityLabel == "A thing" && object.isAccessibilityElement)
        object.accessibilityLabel = nil
        #expect(object.accessibilityLabel == nil)
    }

    @MainActor final class Answering: NSObject {
        func name() -> String { "a name" }
        func nothing() {}
        func doubled(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
    }

    @Test func aMessageHandsOnWhatTheMethodGives() {
        let object = Answering()
        let name = object.perform(Selector._of("name", Answering.name))
        #expect(name?.takeUnretainedValue() as? String == "a name")
        #expect(object.perform(Selector._of("nothing", Answering.nothing)) == nil)
        let doubled = object.perform(
            Selector._of("doubled:", Answering.doubled(_:)), with: NSNumber(value: 4))
        #expect((doubled?.takeUnretainedValue() as? NSNumber)?.intValue == 8)
    }

    // MARK: Tables

    final class Source: NSObject, UITableViewDataSource, _RuntimeMembers {
        let known: Set<String>
        init(_ known: Set<String>) { self.known = known }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool { false }
        func _responds(to name: String) -> Bool { known.contains(name) }
        func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer { .unknown }
        func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer { .unknown }
        func _value(forKey key: String) -> Any?? { .none }
    }

    @Test(arguments: [
        (Set(["UITableViewDataSource"]), false),
        (Set(["UITableViewDataSource", "tableView(_:commit:forRowAt:)"]), true), (Set(), true),
    ])
    func rowsAreDeletedByASwipeOnlyWhereTheSourceCommits(_ known: Set<String>, _ expected: Bool) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        let source = Source(known)
        table.dataSource = source
        #expect(table.commitsEdits == expected)
    }
}

extension UITableView {
    /// As libraries of differences write it: a block that does not escape, within another one.
    fileprivate func reload(deleting rows: [IndexPath], setData: () -> Void) {
        performBatchUpdates {
            setData()
            deleteRows(at: rows, with: .none)
        }
    }
}

extension UICollectionView {
    fileprivate func reload(deleting items: [IndexPath], setData: () -> Void) {
        performBatchUpdates({
            setData()
            deleteItems(at: items)
        })
    }
}

@Suite @MainActor struct NonescapingUpdateTests {
    final class Rows: NSObject, UITableViewDataSource {
        var count = 3
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func batchUpdatesTakeBlocksThatDoNotEscape() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        table.dataSource = rows
        table.reload(deleting: [IndexPath(row: 0, section: 0)]) { rows.count -= 1 }
        #expect(table.numberOfRows(inSection: 0) == 2)

        let source = NumberSource(counts: [3])
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        list.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        list.dataSource = source
        let stage = Stage(showing: list)
        list.reload(deleting: [IndexPath(item: 0, section: 0)]) { source.names[0].removeFirst() }
        #expect(list.numberOfItems(inSection: 0) == 2)
        _ = stage
    }
}
