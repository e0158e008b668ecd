import Foundation
import Observation
import Testing

@testable import UIKit

/// Updates that run again by themselves. Apple's articles "Updating views automatically with observation tracking in UIKit",
/// "Automatic trait tracking" and the pages of the methods say which do: `updateProperties`, `layoutSubviews`,
/// `updateConstraints` and `draw` of views; `updateProperties`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`,
/// `updateViewConstraints` and `updateContentUnavailableConfiguration` of controllers; the configurations of buttons, cells and
/// headers; the layout of presentation controllers' containers.
@MainActor
struct UpdateTrackingTests {
    @Observable final class Book {
        var title = "Dune"
        var pages = 10
        @ObservationIgnored var reads = 0
    }

    /// A stage with the view on its screen, not laid out yet.
    private func shown(_ view: UIView) -> Stage {
        let stage = Stage()
        let screen = UIViewController()
        stage.show(screen)
        screen.view.addSubview(view)
        return stage
    }

    // MARK: Observable objects

    private final class Screen: UIViewController {
        let book = Book()
        let label = UILabel()
        var runs: [String: Int] = [:]
        private func ran(_ name: String) { runs[name, default: 0] += 1 }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            ran("layout")
            label.text = book.title
        }
    }

    @Test func aPropertyThatALayoutReadLaysOutAgain() {
        let screen = Screen()
        let stage = Stage(screen)
        #expect(screen.label.text == "Dune")
        stage.frame()
        let before = screen.runs
        // Not read by anything.
        screen.book.pages = 20
        stage.frame()
        #expect(screen.runs == before)
        screen.book.title = "Emma"
        #expect(screen.label.text == "Dune")
        stage.frame()
        #expect(screen.label.text == "Emma")
        screen.book.title = "Walden"
        stage.frame()
        #expect(screen.label.text == "Walden")
    }

    @Test func aChangeOnAnotherThreadIsSeen() async {
        let screen = Screen()
        let stage = Stage(screen)
        defer { _ = stage }
        nonisolated(unsafe) let book = screen.book
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                book.title = "Emma"
                DispatchQueue.main.async { done.resume() }
            }
        }
        // Not by a frame: while this test waited another may have begun with the screen.
        screen.view.layoutIfNeeded()
        #expect(screen.label.text == "Emma")
    }

    private final class Cover: UIView {
        let book: Book
        var drawn: [String] = []
        var laidOut: [Int] = []
        init(_ book: Book) {
            self.book = book
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        required init?(coder: NSCoder) { fatalError("not from a nib") }
        override func draw(_ rect: CGRect) { drawn.append(book.title) }
        override func layoutSubviews() {
            super.layoutSubviews()
            laidOut.append(book.pages)
        }
    }

    @Test func eachUpdateOfAViewFollowsWhatItRead() {
        let book = Book()
        let cover = Cover(book)
        let stage = shown(cover)
        stage.frame()
        #expect(cover.drawn == ["Dune"] && cover.laidOut == [10])
        book.title = "Emma"
        stage.frame()
        #expect(cover.drawn == ["Dune", "Emma"] && cover.laidOut == [10])
        book.pages = 20
        stage.frame()
        #expect(cover.drawn == ["Dune", "Emma"] && cover.laidOut == [10, 20])
    }

    /// However often a view is laid out, it waits once: its object has no more to tell after a thousand layouts than after one.
    @Test func aNewRunEndsTheWaitingOfTheOneBefore() {
        let book = Book()
        let cover = Cover(book)
        let stage = shown(cover)
        for _ in 0..<1000 {
            cover.setNeedsLayout()
            stage.frame()
        }
        let layouts = cover.laidOut.count
        #expect(cover.trackedReads.count == 2)
        book.pages = 20
        stage.frame()
        #expect(cover.laidOut.count == layouts + 1)
    }

    @Test func nothingIsKeptOfAViewThatIsGone() {
        let book = Book()
        let stage = Stage()
        let screen = UIViewController()
        stage.show(screen)
        weak var gone: Cover?
        do {
            let cover = Cover(book)
            gone = cover
            screen.view.addSubview(cover)
            stage.frame()
            cover.removeFromSuperview()
            stage.frame()
        }
        #expect(gone == nil)
        book.title = "Emma"
        book.pages = 3
        stage.frame()
    }

    private final class List: UITableViewController {
        let books = (0..<3).map { _ in Book() }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            books.count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
            let book = books[indexPath.row]
            cell.configurationUpdateHandler = { cell, _ in
                book.reads += 1
                var content = UIListContentConfiguration.cell()
                content.text = book.title
                content.textProperties.numberOfLines = 0
                cell.contentConfiguration = content
            }
            return cell
        }
        func text(_ row: Int) -> String? {
            let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    @Test func aCellFollowsItsObjectAndTheRowItsCell() {
        let list = List()
        let stage = Stage(list)
        stage.frame()
        #expect((0..<3).map(list.text) == ["Dune", "Dune", "Dune"])
        let reads = list.books.map(\.reads)
        let height = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
        list.books[1].title = "Zen\nand\nthe\nArt"
        stage.frame()
        #expect((0..<3).map(list.text) == ["Dune", "Zen\nand\nthe\nArt", "Dune"])
        #expect(list.books[0].reads == reads[0] && list.books[2].reads == reads[2])
        let higher = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(higher.height > height)
        #expect(list.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == higher.maxY)
    }

    @Test func aButtonFollowsItsObject() {
        let book = Book()
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { $0.configuration?.title = book.title }
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let stage = shown(button)
        stage.frame()
        #expect(button.configuration?.title == "Dune")
        book.title = "Emma"
        stage.frame()
        #expect(button.configuration?.title == "Emma")
    }

    private final class Empty: UIViewController {
        let book = Book()
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            contentUnavailableConfiguration =
                book.pages == 0 ? UIContentUnavailableConfiguration.empty() : nil
        }
    }

    @Test func whatStandsForContentFollowsToo() {
        let screen = Empty()
        let stage = Stage(screen)
        #expect(screen.contentUnavailableConfiguration == nil)
        screen.book.pages = 0
        stage.frame()
        #expect(screen.contentUnavailableConfiguration != nil)
        screen.book.pages = 1
        stage.frame()
        #expect(screen.contentUnavailableConfiguration == nil)
    }

    // MARK: Properties

    private final class Badge: UIView {
        let book: Book
        var log: [String] = []
        init(_ book: Book) {
            self.book = book
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { fatalError("not from a nib") }
        override func updateProperties() {
            super.updateProperties()
            log.append("properties \(book.pages)")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout")
        }
    }

    /// Apple: properties are updated before the view is laid out, and an update of properties does not lay out.
    @Test func propertiesAreUpdatedBeforeTheLayoutAndWithoutOne() {
        let badge = Badge(Book())
        let stage = shown(badge)
        stage.frame()
        #expect(badge.log == ["properties 10", "layout"])
        badge.setNeedsUpdateProperties()
        badge.setNeedsUpdateProperties()
        stage.frame()
        #expect(badge.log == ["properties 10", "layout", "properties 10"])
        badge.setNeedsLayout()
        stage.frame()
        #expect(badge.log == ["properties 10", "layout", "properties 10", "layout"])
        badge.book.pages = 11
        badge.updatePropertiesIfNeeded()
        #expect(badge.log.last == "properties 11" && badge.log.count == 5)
    }

    private final class Counter: UIViewController {
        let book = Book()
        var titles: [String] = []
        override func updateProperties() {
            super.updateProperties()
            title = book.title
            titles.append(book.title)
        }
    }

    @Test func aControllersPropertiesFollowItsObject() {
        let counter = Counter()
        let stage = Stage(UINavigationController(rootViewController: counter))
        #expect(counter.titles == ["Dune"])
        counter.book.title = "Emma"
        stage.frame()
        #expect(counter.titles == ["Dune", "Emma"] && counter.navigationItem.title == "Emma")
        counter.setNeedsUpdateProperties()
        counter.updatePropertiesIfNeeded()
        #expect(counter.titles == ["Dune", "Emma", "Emma"])
    }

    /// Apple: with `flushUpdates` what waits is updated before the animation and what the block changes is at its end, so that
    /// the new layout is part of the motion without a call of `layoutIfNeeded()`.
    @Test func aFlushedAnimationMovesWhatFollowsTheObject() throws {
        final class Shelf: UIView {
            let book = Book()
            let bar = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                bar.frame = CGRect(x: 0, y: 0, width: book.pages, height: 10)
            }
        }
        let stage = Stage()
        let screen = UIViewController()
        stage.show(screen)
        let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        shelf.addSubview(shelf.bar)
        screen.view.addSubview(shelf)
        stage.frame()
        UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
            shelf.book.pages = 30
        }
        #expect(shelf.bar.frame.width == 30)
        stage.advance(by: 0.5)
        // Half of the way from 10 to 30.
        #expect(try #require(shelf.bar.layer.presentation()).bounds.width == 20)
    }

    // MARK: Traits

    private final class Square: UIView {
        var log: [String] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append(
                traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? "large" : "plain")
        }
        override func draw(_ rect: CGRect) {
            log.append(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
        }
    }

    /// Apple: only the traits that were read count.
    @Test func aTraitThatAnUpdateReadRunsItAgain() {
        let square = Square(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = shown(square)
        stage.frame()
        square.log = []
        square.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.frame()
        #expect(square.log == ["large"])
        square.traitOverrides.userInterfaceStyle = .dark
        stage.frame()
        #expect(square.log == ["large", "dark"])
        square.traitOverrides.horizontalSizeClass = .regular
        stage.frame()
        #expect(square.log == ["large", "dark"])
    }

    private final class Card: UIPresentationController {
        var log: [UIUserInterfaceStyle] = []
        var changes = 0
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            log.append(traitCollection.userInterfaceStyle)
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            changes += 1
        }
    }

    private final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
        var card: Card?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            card = Card(presentedViewController: presented, presenting: presenting)
            return card
        }
    }

    @Test func aPresentationControllerFollowsItsTraits() throws {
        let stage = Stage()
        let screen = UIViewController()
        stage.show(screen)
        let delegate = Presenting()
        let shown = UIViewController()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        screen.present(shown, animated: false)
        stage.frame()
        let card = try #require(delegate.card)
        #expect(Set(card.log) == [.light])
        (card.log, card.changes) = ([], 0)
        shown.overrideUserInterfaceStyle = .dark
        stage.frame()
        #expect(card.log == [.dark] && card.changes == 1)
    }

    private enum Spacing: UITraitDefinition { static let defaultValue = 4 }

    private final class Spaced: UIViewController {
        var spacings: [Int] = []
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            spacings.append(traitCollection[Spacing.self])
        }
    }

    @Test func aTraitOfTheAppsOwnCountsAsWell() {
        let screen = Spaced()
        let stage = Stage(screen)
        #expect(Set(screen.spacings) == [4])
        screen.traitOverrides[Spacing.self] = 9
        stage.frame()
        #expect(screen.spacings.last == 9)
    }

    /// Apple's page of `UITraitCollection.current`: UIKit sets it before `layoutSubviews`, `viewWillLayoutSubviews`,
    /// `viewDidLayoutSubviews`, `draw` and `traitCollectionDidChange`, so that colours become what they are in this view.
    @Test func theTraitsOfAViewAreTheCurrentOnesInItsUpdates() {
        final class Bordered: UIView {
            let line = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            var changed: UIUserInterfaceStyle?
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.borderColor = line.cgColor
            }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                changed = UITraitCollection.current.userInterfaceStyle
            }
        }
        let view = Bordered(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = shown(view)
        stage.frame()
        #expect(view.layer.borderColor == UIColor.black.cgColor)
        view.overrideUserInterfaceStyle = .dark
        view.setNeedsLayout()
        stage.frame()
        #expect(view.layer.borderColor == UIColor.white.cgColor && view.changed == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
}
