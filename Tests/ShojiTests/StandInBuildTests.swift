import Foundation
import Testing

/// Apps whose modules are not here: what they use of them does nothing, loudly, and the rest runs.
@Suite(.serialized) struct StandInBuildTests {
    private static let screen = """
        import UIKit
        import Analytics
        import SwipeKit
        import CloudKit

        final class BookCell: SwipeTableViewCell {}

        final class Screen: UITableViewController, SwipeTableViewCellDelegate {
            let books = ["Emma", "Persuasion"]
            let player = Player(quality: .high)
            var store: CKContainer?

            override func viewDidLoad() {
                super.viewDidLoad()
                Analytics.shared.track("open", ["count": books.count])
                player.volume = 0.5
                player.onEnd { [weak self] reason in self?.title = reason.text }
                tableView.register(BookCell.self, forCellReuseIdentifier: "book")
                tableView.kit.pullToRefresh { $0.finish() }
                if player.count > 0 { print("never") }
                print("loaded", player.volume as Double)
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath) as! BookCell
                cell.delegate = self
                cell.textLabel?.text = books[indexPath.row]
                return cell
            }
        }

        """

    /// A cache that has no build of an earlier run of these tests: what a build says, it says when it compiles.
    private func fresh(_ tool: ReleaseTool) -> [String: String] {
        ["SHOJI_CACHE": tool.folder.appendingPathComponent("cache").path]
    }

    @Test func whatAnotherToolFoundOutIsFoundAnew() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(Self.screen, "Screen/Screen.swift")
        let variables = fresh(tool)
        let arguments = ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"]
        #expect(try await tool.run(arguments, variables: variables).status == 0)
        let cache = try #require(variables["SHOJI_CACHE"])
        let state = try #require(
            FileManager.default.subpaths(atPath: cache)?.first { $0.hasSuffix("/stand-ins.json") })
        let file = URL(fileURLWithPath: cache).appendingPathComponent(state)
        let old = try String(contentsOf: file, encoding: .utf8)
        try old.replacing("\"SwipeTableViewCell\"", with: "\"OtherCell\"").write(
            to: file, atomically: true, encoding: .utf8)
        try "another".write(
            to: file.deletingLastPathComponent().appendingPathComponent("tool"), atomically: true,
            encoding: .utf8)
        try tool.write(Self.screen + "// an edit\n", "Screen/Screen.swift")
        #expect(try await tool.run(arguments, variables: variables).status == 0)
        #expect(try !String(contentsOf: file, encoding: .utf8).contains("OtherCell"))
    }

    /// `@Observable` is a macro of the module Observation: without its import the name is nobody's (Swift), with it the real one's.
    @Test func anImportThatWasForgottenIsMended() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let screen = """
            import UIKit
            import CloudKit
            @Observable final class Shelf { var count = 3 }
            final class Screen: UIViewController {
                let shelf = Shelf()
                let container: CKContainer? = nil
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("books:", shelf.count)
                }
            }

            """
        try tool.write(screen, "Screen/Screen.swift")
        let variables = fresh(tool)
        let arguments = ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"]
        let forgotten = try await tool.run(arguments, variables: variables)
        #expect(!forgotten.out.contains("books: 3"), "\(forgotten)")
        try tool.write("import Observation\n" + screen, "Screen/Screen.swift")
        let mended = try await tool.run(arguments, variables: variables)
        #expect(mended.status == 0 && mended.out.contains("books: 3"), "\(mended)")
    }

    /// As lists over databases write it: the controller is kept as one of the app's own type, and asked for its sections.
    @Test func whatIsKeptAsAnotherTypeIsThere() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            import ResultsKit
            final class Item: StoredObject {}
            final class Screen: UITableViewController {
                var controller: ResultsController<Item>!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let made = ResultsController(request: 1, sections: nil)
                    self.controller = made
                    // What stands in cannot be kept among the defaults, which would stop.
                    UserDefaults.standard.set(Stamp.now, forKey: "stamp")
                    print(controller == nil ? "none" : "kept")
                }
                override func numberOfSections(in tableView: UITableView) -> Int {
                    if let sections = controller.sections { return sections.count }
                    return 0
                }
            }

            """, "Screen/Screen.swift")
        let answer = try await tool.run(
            ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0 && answer.out.contains("kept\n"), "\(answer)")
    }

    /// Values that stand in are put together, as lists of reactive libraries are, and reckoned with.
    @Test func whatStandsInIsAdded() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            import StreamKit
            final class Screen: UIViewController {
                var page = 1
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let news = Stream.of("news")
                    Stream.combine(news, news) { old, new in self.page == 2 ? new : old + new }.start()
                    view.inset = view.inset - 2 * 8
                    let height: CGFloat = view.inset + 8 * 2
                    print("started", height)
                }
            }

            """, "Screen/Screen.swift")
        let answer = try await tool.run(
            ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0 && answer.out.contains("started 16.0\n"), "\(answer)")
        #expect(!answer.err.contains("left out"), "\(answer.err)")
    }

    /// A cache that is missing gives values of the app's own structs: made of their fields, which are empty.
    @Test func structsOfTheAppAreMadeOfTheirFields() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            import Vault
            struct Page { let title: String; var words: [String: Int] }
            struct Book { let name: String; let pages: [Page]; let first: Page; var pair: (Int?, Date?); let seen: Bool }
            final class Screen: UIViewController {
                let vault = Vault()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let book: Book = vault.open("books")
                    print("<\\(book.name)\\(book.first.title)>", book.pages.count, book.first.words.count, book.pair, book.seen)
                }
            }

            """, "Screen/Screen.swift")
        let answer = try await tool.run(
            ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0 && answer.out == "<> 0 0 (nil, nil) false\n", "\(answer)")
    }

    /// A reactive library that is missing, in the forms in which view models write it: types with arguments that stand only in
    /// expressions, `value`, loops over what it gives; and a view and a layout of others.
    @Test func formsOfMissingLibrariesAreShown() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            import Relays
            import Markers
            import Waterfall
            final class Balloon: Marker {
                private var text: String
                init(text: String) { self.text = text; super.init(frame: .zero) }
                override func layoutSubviews() { super.layoutSubviews() }
            }
            final class Model {
                let titles = Relay<[String]>(value: [])
                let query = Relay<String?>(value: nil)
                var count: Int { titles.value.count }
                func all() -> [String] {
                    var all: [String] = []
                    for title in query.split(by: ",") { all.append("\\(title)") }
                    return all
                }
            }
            final class TagCell: SwipeTableViewCell {
                @IBOutlet weak var title: UILabel!
                @objc func act() { print("acted") }
            }
            final class Grid: UICollectionView {
                override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
                    super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class Screen: UIViewController {
                let model = Model()
                var base: Waterfall.Drop!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    TagCell(style: .default, reuseIdentifier: nil).perform(#selector(TagCell.act))
                    base = Waterfall.first()
                    base.look.edge = .color(UIColor.red)
                    view.addSubview(Grid())
                    view.bringSubviewToFront(marked: Waterfall.Drop(height: 1))
                    let layout = UICollectionViewCompositionalLayout { _, environment in
                        Waterfall.makeSection(environment: environment)
                    }
                    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
                    view.addSubview(list)
                    view.addSubview(Balloon(text: "Emma"))
                    print("loaded", model.count, model.all().count)
                }
            }

            """, "Screen/Screen.swift")
        let answer = try await tool.run(
            ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0 && answer.out == "acted\nloaded 0 0\n", "\(answer)")
        #expect(!answer.err.contains("left out: Screen.swift"), "\(answer)")
    }

    /// Nothing says what initialisers a missing view has; that a subclass calls `super.init()` says that it has this one.
    @Test func aSubclassOfAMissingViewIsMadeWithInitialisersOfItsOwn() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            import Cards

            final class PlaceCard: ScrollingCard {
                let title = UILabel()
                init(place: String) {
                    super.init()
                    title.text = place
                    title.accessibilityIdentifier = "title"
                    addSubview(title)
                }
                required init?(coder: NSCoder) { fatalError("not from a nib") }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    title.frame = bounds
                }
            }

            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let card = PlaceCard(place: "Cafe")
                    card.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
                    view.addSubview(card)
                }
            }
            """, "Screen/Screen.swift")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        let answer = try await tool.run(
            ["snapshot", "Screen", "--view-controller", "Screen", "--scenario", "s.yaml", "--out", "out"],
            variables: fresh(tool))
        try #require(answer.status == 0, "\(answer)")
        let title = try DumpNode(#require(tool.read("out/opened.json"))).view(id: "title")
        #expect(title.text == "Cafe")
        #expect(title.frame == [0, 0, 200, 100])
    }

    /// Documentation of `addObserver(_:selector:name:object:)`: "when nil, the sender doesn't use notification names as criteria for
    /// delivery". A name that is not here is one all the same.
    @Test func aMissingNameOfANotificationIsNobodys() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import UIKit
            import Player

            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(heard), name: NSNotification.Name.PlayerDidStop, object: nil)
                    NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
                    print("after")
                }
                @objc func heard() { print("heard") }
            }
            """, "Screen/Screen.swift")
        let answer = try await tool.run(
            ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0 && answer.out == "after\n", "\(answer)")
    }

    @Test func theRestOfTheAppRuns() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let file = try tool.write(Self.screen, "Screen/Screen.swift")
        let answer = try await tool.run(
            ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0, "\(answer)")
        // What is set is kept.
        #expect(answer.out == "loaded 0.5\n", "\(answer)")
        for (line, module) in [(2, "Analytics"), (3, "SwipeKit"), (4, "CloudKit")] {
            #expect(
                answer.err.contains("\(file.path):\(line):1: warning: no module '\(module)' here"),
                "\(answer)")
        }
        #expect(
            answer.err.contains("stand-in: Analytics.shared.track() is not here, and does nothing"),
            "\(answer)")
        let dump = String(decoding: try #require(tool.read("out/opened.json")), as: UTF8.self)
        #expect(dump.contains("\"Emma\"") && dump.contains("\"Persuasion\"") && dump.contains("\"BookCell\""))
        // Nothing is compiled, and nothing told, again.
        let again = try await tool.run(["build", "Screen"], variables: fresh(tool))
        #expect(again.status == 0 && again.err.isEmpty, "\(again)")
    }

    @Test func whatIsNotHereIsAnErrorWhenAsked() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let file = try tool.write(Self.screen, "Screen/Screen.swift")
        let answer = try await tool.run("build", "Screen", "--strict")
        #expect(answer.status == 1, "\(answer)")
        #expect(answer.err.contains("\(file.path):2:1: error: import Analytics: no such module"), "\(answer)")
    }

    @Test func aPartThatDoesNotCompileIsLeftOutWithItsPlace() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                print("before")
                work()
                print("after")
                """,
            members: """
                func work() {
                    let total = Ledger.entries.reduce(0) { $0 + $1.amount } * 2
                    print("never", total)
                }
                """)
        let file = try tool.write("import UIKit\nimport Ledger\n", "Screen/Imports.swift")
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out.hasPrefix("before\n") && answer.out.hasSuffix("after\n"), "\(answer)")
        #expect(answer.err.contains("\(file.path):2:1: warning: no module 'Ledger' here"), "\(answer)")
    }

    /// An error that has nothing to do with what is not here ends the build as ever, also beside stand-ins.
    @Test func anErrorOfTheSourceItselfIsToldAsEver() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(Self.screen, "Screen/Screen.swift")
        let other = try tool.write("let number: Int = \"\"\n", "Screen/Other.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 1, "\(answer)")
        #expect(
            answer.err.contains(
                "\(other.path):1:19: error: cannot convert value of type 'String' to specified type 'Int'"),
            "\(answer)")
    }

    /// After an edit of one file, what was found before is used.
    @Test func anEditIsBuiltWithWhatWasFound() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(Self.screen, "Screen/Screen.swift")
        #expect(try await tool.run("build", "Screen").status == 0)
        try tool.write(
            Self.screen.replacingOccurrences(of: "\"loaded\"", with: "\"again\"")
                .replacingOccurrences(
                    of: "player.volume = 0.5", with: "player.volume = 0.5; player.rewind(to: 3)"),
            "Screen/Screen.swift")
        let answer = try await tool.run("snapshot", "Screen", "--view-controller", "Screen", "--out", "out")
        #expect(answer.status == 0 && answer.out == "again 0.5\n", "\(answer)")
        #expect(answer.err.contains("Player.rewind() is not here"), "\(answer)")
    }

    @Test func doctorSaysSo() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(Self.screen, "Screen/Screen.swift")
        for (option, state) in [([], "standIn"), (["--strict"], "missing")] {
            let answer = try await tool.run(["doctor", tool.source.path, "--json"] + option)
            #expect(answer.status == 0, "\(answer)")
            let read = try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any]
            let modules = try #require(read?["modules"] as? [[String: String]])
            let states = Dictionary(uniqueKeysWithValues: modules.map { ($0["name"]!, $0["state"]!) })
            #expect(states == ["Analytics": state, "CloudKit": state, "SwipeKit": state, "UIKit": "asIs"])
        }
    }

    /// Where a library's own source is, that is what is built; nothing stands in for it in a build with --strict.
    @Test func doctorSaysWhatALibraryThatLaysOutIs() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("import UIKit\nimport SnapKit\n", "Screen/Screen.swift")
        func state(_ option: String...) async throws -> String? {
            let answer = try await tool.run(["doctor", tool.source.path, "--json"] + option)
            let read = try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any]
            let modules = try #require(read?["modules"] as? [[String: String]], "\(answer)")
            return modules.first { $0["name"] == "SnapKit" }.map { "\($0["from"]!) \($0["state"]!)" }
        }
        #expect(try await state() == "none standIn")
        #expect(try await state("--strict") == "none missing")
        try tool.write("public struct Maker {}\n", "Screen/Pods/SnapKit/Source/Maker.swift")
        #expect(try await state() == "pod lowered")
    }

    /// Two frameworks and the app need the same module: its types are the same in all, as if it were there.
    @Test func whatSeveralModulesNeedIsOneType() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let project = ProjectText(targets: [
            .init(name: "Books", files: ["Books/App.swift"], links: ["Store", "Covers"]),
            .init(name: "Store", kind: "framework", files: ["Store/Store.swift"]),
            .init(name: "Covers", kind: "framework", files: ["Covers/Covers.swift"]),
        ])
        try tool.write(project.text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(
            """
            import Reactive
            public final class Store {
                public init() {}
                public let titles: Flow<String> = Flow<String>.just("Emma")
                public func keep(_ bag: Bag) { bag.open() }
            }
            """, "Screen/Store/Store.swift")
        try tool.write(
            """
            import Reactive
            import UIKit
            public final class CoverView: CardView {
                public func show(_ titles: Flow<String>, in bag: Bag) { bag.add(titles) ; close(bag) }
            }
            func close(_ bag: Bag) { bag.close(animated: true) }
            """, "Screen/Covers/Covers.swift")
        try tool.write(
            """
            import UIKit
            import Reactive
            import Store
            import Covers
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let bag = Bag()
                    let cover = CoverView()
                    let card: CardView = cover
                    cover.show(Store().titles, in: bag)
                    Store().keep(bag)
                    bag.seal()
                    let screen = UIViewController()
                    screen.view.addSubview(card)
                    window = UIWindow()
                    window?.rootViewController = screen
                    window?.makeKeyAndVisible()
                    print("started")
                    return true
                }
            }
            """, "Screen/Books/App.swift")
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0 && answer.out == "started\n", "\(answer)")
        // Nothing had to be left out.
        #expect(
            !answer.err.contains("left out") && answer.err.contains("Bag.seal() is not here"), "\(answer)")
    }

    /// Objective-C beside the Swift of a folder is not compiled: its classes are what their headers say, and do nothing.
    /// Names that no header has are slips.
    @Test func objectiveCInAFolderStandsIn() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let header = try tool.write(
            """
            #import <UIKit/UIKit.h>
            @class ShelfView;
            extern NSString *const ShelfDidChange;
            @protocol ShelfViewDelegate <NSObject>
            - (void)shelfDidChange:(NSInteger)count;
            @end
            @interface ShelfView : UIScrollView
            @property (nonatomic, weak) id<ShelfViewDelegate> owner;
            - (void)showBooks:(NSArray<NSString *> *)books;
            @end
            @interface CoverController : BaseController
            @end
            @interface UIColor (Brand)
            + (UIColor *)brandColor;
            @end
            """, "Screen/Kit/Shelf.h")
        try tool.write("@interface BaseController : UIViewController\n@end\n", "Screen/Kit/Base.h")
        try tool.write("#import \"Shelf.h\"\n@implementation ShelfView\n@end\n", "Screen/Kit/Shelf.m")
        let screen = """
            import UIKit
            final class Screen: CoverController, ShelfViewDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let shelf = ShelfView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
                    shelf.owner = self
                    shelf.show(books: ["Emma"])
                    shelf.contentSize = CGSize(width: 10, height: 20)
                    view.tintColor = .brand()
                    view.addSubview(shelf)
                    let controller: UIViewController = self
                    print("shown", shelf.contentSize.height, controller.view === view)
                }
            }

            """
        let file = try tool.write(screen, "Screen/Screen.swift")
        let variables = fresh(tool)
        let answer = try await tool.run(
            ["snapshot", "Screen", "--view-controller", "Screen", "--out", "out"], variables: variables)
        #expect(answer.status == 0 && answer.out == "shown 20.0 true\n", "\(answer)")
        #expect(
            answer.err.contains("\(header.path):7:1: warning: 'ShelfView' is written in Objective-C"),
            "\(answer)")
        let strict = try await tool.run(["build", "Screen", "--strict"], variables: variables)
        #expect(
            strict.status == 1
                && strict.err.contains("\(file.path):2:21: error: cannot find type 'CoverController'"),
            "\(strict)")
    }

    /// A project that never built here loses what does not compile, and says where; once it builds, errors are told.
    @Test func aProjectIsShownWithoutWhatDoesNotCompile() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let project = ProjectText(targets: [.init(name: "Books", files: ["App.swift", "Old.swift"])])
        try tool.write(project.text, "Screen/Books.xcodeproj/project.pbxproj")
        let app = """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    print("started")
                    return true
                }
            }
            """
        try tool.write(app, "Screen/App.swift")
        let old = try tool.write(
            "import UIKit\nfunc exchange() {\n    class_getInstanceMethod(UIView.self, \"a\")\n    \"a\".characters.first\n}\n",
            "Screen/Old.swift")
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"], variables: fresh(tool))
        #expect(answer.status == 0 && answer.out == "started\n", "\(answer)")
        #expect(answer.err.contains("\(old.path):4:1: warning: left out"), "\(answer)")
        #expect(
            answer.err.contains(
                "\(old.path):3:5: warning: 'class_getInstanceMethod' needs Objective-C's runtime"),
            "\(answer)")
        let strict = try await tool.run(["build", "Screen", "--strict"], variables: fresh(tool))
        #expect(strict.status == 1, "\(strict)")
        try tool.write(app + "\nlet number: Int = \"\"\n", "Screen/App.swift")
        let edited = try await tool.run(["build", "Screen"], variables: fresh(tool))
        #expect(
            edited.status == 1 && edited.err.contains("App.swift:12:19: error: cannot convert"), "\(edited)")
    }
}
