import Foundation
import Testing

/// What lowered source does when it runs, construct by construct: each check of the screen adds a word to a label.
@Suite(.serialized) struct LoweringBehaviourTests {
    private static let screen = """
        import OSLog
        import UIKit

        private let logger = Logger(subsystem: "screen", category: "lowered")

        @objc protocol Listener {
            @objc optional func may(_ x: Int) -> Bool
            @objc optional var caption: String { get }
        }
        class Silent: NSObject, Listener {}
        class Talking: Silent {
            func may(_ x: Int) -> Bool { x > 1 }
            var caption: String { "here" }
        }

        class Base: UIViewController, UITableViewDelegate {
            weak var listener: Listener?
            var log: [String] = []
            @IBOutlet private weak var label: UILabel! { didSet { log.append("didSet") } }
            @IBInspectable var radius: CGFloat = 0
            func say(_ word: String) { log.append(word) }
        }
        extension Base {
            @objc func greet() { say("base") }
            @objc private func hidden(_ sender: UIButton) { say("hidden") }
            override func viewDidLoad() {
                super.viewDidLoad()
                say("loaded")
            }
        }

        class Screen: Base {
            private let result = UILabel()
            private let silent = Silent()
            private let talking = Talking()
            @objc dynamic var volume = 1
            private var token: NSKeyValueObservation?

            override func greet() {
                super.greet()
                say("sub")
            }

            @objc func mayThrow(_ sender: UIButton) throws { say("thrown by \\(sender.allTargets.count)") }

            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 55 }

            override func viewDidLoad() {
                super.viewDidLoad()
                let given = UILabel()
                setValue(given, forKey: "label")
                setValue(NSNumber(value: 4), forKey: "radius")
                say("radius \\(radius)")
                perform(#selector(greet))
                perform(Selector("hidden:"), with: UIButton())
                listener = silent
                say("\\(listener?.may?(2) == nil) \\(listener?.caption ?? "none")")
                listener = talking
                say("\\(listener?.may?(2) ?? false) \\(listener?.caption ?? "none")")
                let table = UITableView()
                let delegate: UITableViewDelegate = self
                let index = IndexPath(row: 0, section: 0)
                say("\\(delegate.tableView?(table, heightForRowAt: index) ?? -1)")
                say("\\(delegate.tableView?(table, heightForHeaderInSection: 0) ?? -1)")
                token = observe(\\.volume, options: [.old, .new]) { screen, change in
                    screen.say("volume \\(change.oldValue ?? 0) \\(change.newValue ?? 0)")
                }
                volume = 2
                view.corner = 3
                view.setValue(7, forKey: "corner")
                say("corner \\(view.corner)")
                say("\\(responds(to: #selector(greet))) \\(responds(to: Selector("nothing")))")
                say("\\(UINavigationController().supportedInterfaceOrientations == .portrait)")
                say("\\(Portrait().shouldAutorotate) \\(UIViewController().shouldAutorotate)")
                let cell = UITableViewCell()
                say("\\(cell.frameOfContent == cell.contentView && view.frameOfContent == view)")
                let info: [String: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "time": 0.5]
                let end = (info["frame"] as AnyObject).cgRectValue
                say("\\(end?.width ?? 0) \\((info["time"] as AnyObject).doubleValue ?? 0)")
                say(type(of: cell as AnyObject).description().components(separatedBy: ".").last ?? "")
                let button = UIButton()
                button.addTarget(self, action: #selector(mayThrow(_:)), for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
                perform(Selector("mayThrow:"), with: button)
                let left = NSExpression(forKeyPath: "year")
                let right: NSExpression = NSExpression(forConstantValue: 2007)
                let predicate = NSComparisonPredicate(
                    leftExpression: left, rightExpression: right, modifier: .direct, type: .equalTo)
                say("\\(predicate.evaluate(with: ["year": 2007]))")
                logger.info("\\(self.log.count) words")
                result.accessibilityIdentifier = "result"
                result.text = log.joined(separator: ", ")
                result.frame = view.bounds
                view.addSubview(result)
            }
        }

        // As categories do, these change every navigation controller; a subclass's own override comes first.
        extension UINavigationController {
            open override var shouldAutorotate: Bool { false }
            override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                super.supportedInterfaceOrientations.intersection(.portrait)
            }
        }
        class Portrait: UINavigationController {
            override var shouldAutorotate: Bool { !super.shouldAutorotate }
        }
        extension UIView {
            @objc var frameOfContent: UIView { self }
        }
        extension UITableViewCell {
            override var frameOfContent: UIView { contentView }
        }

        extension UIView {
            @IBInspectable var corner: CGFloat {
                get { layer.cornerRadius }
                set { layer.cornerRadius = newValue }
            }
        }

        #Preview { Screen() }
        """

    @Test func loweredClassesAnswerByName() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(Self.screen, "Screen/Screen.swift")
        let answer = try await tool.run(
            "snapshot", "Screen", "--view-controller", "Screen", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/out").first {
                $0.hasSuffix(".json")
            })
        let dump = try DumpNode(#require(tool.read("out/\(name)"), "no dump: \(answer)"))
        let text = try dump.view(id: "result").text
        #expect(
            text
                == "loaded, didSet, radius 4.0, base, sub, hidden, true none, true here, 55.0, -1.0, volume 1 2, "
                + "corner 7.0, true false, true, true true, true, 3.0 0.5, UITableViewCell, "
                + "thrown by 1, thrown by 1, true")
    }

    /// Foundation's Key-Value Coding guide: changes by `mutableArrayValue(forKey:)` are told with their kind (2 insertion, 3 removal, 4
    /// replacement), their indexes and what is new and old.
    @Test func listsTellTheirChangesByName() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let shelf = Shelf()
                shelf.rows.add("a")
                shelf.rows.insert("b", at: 0)
                shelf.rows.removeObject(at: 1)
                shelf.rows.replaceObject(at: 0, with: "z")
                shelf.names.add("n")
                print(shelf.rows.count, shelf.held)
                """)
        try tool.write(
            """
            import UIKit

            class Shelf: NSObject {
                @objc dynamic private var _rows = NSMutableArray()
                @objc dynamic var held: [String] = []
                var rows: NSMutableArray { mutableArrayValue(forKey: "_rows") }
                var names: NSMutableArray { mutableArrayValue(forKeyPath: "held") }
                override init() {
                    super.init()
                    for key in ["_rows", "held"] { addObserver(self, forKeyPath: key, options: [.new, .old], context: nil) }
                }
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) {
                    let places = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
                    print(keyPath ?? "", change?[.kindKey] ?? "", places, change?[.newKey] ?? "-", change?[.oldKey] ?? "-")
                }
            }
            """, "Screen/Shelf.swift")
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.out == """
                _rows 2 [0] ["a"] -
                _rows 2 [0] ["b"] -
                _rows 3 [1] - ["a"]
                _rows 4 [0] ["z"] ["b"]
                held 2 [0] ["n"] -
                1 ["n"]

                """, "\(answer)")
    }

    /// NSKeyValueCoding.h and NSKeyValueObserving.h: names that are undefined, nil for numbers, values of dictionaries, changes that are told by
    /// hand; Objective-C's accessors are messages. NSString.h: `%@` writes an object's description.
    @Test func modelsTakeTheirValuesByName() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let model = Model(["title": "Emma", "pages": 3, "subtitle": NSNull(), "isbn": "x"])
                print(model.title, model.pages, model.subtitle ?? "-")
                model.setValue(nil, forKey: "pages")
                print(model.pages, model.value(forKey: "isbn") ?? "")
                let values = model.dictionaryWithValues(forKeys: ["title", "subtitle"])
                print(values["title"] ?? "", values["subtitle"] is NSNull)
                model.addObserver(model, forKeyPath: "state", options: [.new], context: nil)
                model.state = 1
                model.state = 2
                let set = Selector(("setTitle:"))
                print(model.responds(to: set), model.responds(to: Selector(("setPrice:"))))
                _ = model.perform(set, with: "Persuasion")
                print(String(format: "%@, %d pages", model, model.pages))
                """)
        try tool.write(
            """
            import UIKit

            class Model: NSObject {
                @objc var title = ""
                @objc var pages = 0
                @objc var subtitle: String?
                private var held = 1
                @objc var state: Int {
                    get { held }
                    set {
                        willChangeValue(forKey: "state")
                        held = newValue
                        didChangeValue(forKey: "state")
                    }
                }
                init(_ values: [String: Any]) {
                    super.init()
                    setValuesForKeys(values)
                }
                override var description: String { "Model \\(title)" }
                override func setValue(_ value: Any?, forUndefinedKey key: String) { print("undefined", key, value ?? "nil") }
                override func value(forUndefinedKey key: String) -> Any? { "no \\(key)" }
                override func setNilValueForKey(_ key: String) {
                    if key == "pages" { pages = -1 } else { super.setNilValueForKey(key) }
                }
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) { print(keyPath ?? "", change?[.newKey] ?? "") }
            }
            """, "Screen/Model.swift")
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.out == """
                undefined isbn x
                Emma 3 -
                -1 no isbn
                Emma true
                state 1
                state 2
                true false
                Model Persuasion, -1 pages

                """, "\(answer)")
    }

    /// NSLock.h, NSThread.h and NSBundle.h: the classes are open to subclasses. objc/runtime.h: `object_setClass` gives the class that the object was
    /// of; apps choose the language of their texts so.
    @Test func foundationsClassesHaveSubclasses() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let counter = Counter()
                counter.lock()
                counter.value += 1
                counter.unlock()
                let worker = Worker(counter)
                worker.start()
                worker.done.wait()
                print(counter.value, counter.try(), worker.heard)
                let info = NSMutableDictionary()
                let key: NSCopying = "key" as NSString
                info[key] = 1
                info["other"] = 2
                print(info[key] ?? "-", info["key"] ?? "-", info.count)
                info[key] = nil
                print(info.count)
                print(NSLocalizedString("hello", comment: ""))
                Bundle.choose("de")
                print(NSLocalizedString("hello", comment: ""), Bundle.main is ChosenBundle)
                Bundle.choose("en")
                print(Bundle.main.localizedString(forKey: "hello", value: nil, table: nil))
                """)
        try tool.write(
            """
            import Foundation

            final class Counter: NSRecursiveLock, @unchecked Sendable { var value = 0 }
            final class Worker: Thread {
                let counter: Counter
                let done = DispatchSemaphore(value: 0)
                var heard = ""
                init(_ counter: Counter) {
                    self.counter = counter
                    super.init()
                }
                override func main() {
                    counter.lock()
                    counter.value += 1
                    counter.unlock()
                    heard = "\\(Thread.current === self)"
                    done.signal()
                }
            }
            """, "Screen/Locks.swift")
        try tool.write(
            """
            import UIKit

            private var chosenKey: UInt8 = 0
            class ChosenBundle: Bundle {
                override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                    guard let bundle = objc_getAssociatedObject(self, &chosenKey) as? Bundle else {
                        return super.localizedString(forKey: key, value: value, table: tableName)
                    }
                    return bundle.localizedString(forKey: key, value: value, table: tableName)
                }
            }
            extension Bundle {
                class func choose(_ language: String) {
                    defer { object_setClass(Bundle.main, ChosenBundle.self) }
                    let path = Bundle.main.path(forResource: language, ofType: "lproj")
                    objc_setAssociatedObject(
                        Bundle.main, &chosenKey, path.flatMap { Bundle(path: $0) }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                }
            }
            """, "Screen/Language.swift")
        for (language, hello) in [("en", "Hello"), ("de", "Hallo")] {
            try tool.write("\"hello\" = \"\(hello)\";\n", "Screen/\(language).lproj/Localizable.strings")
        }
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.out == """
                2 true true
                1 1 2
                1
                Hello
                Hallo true
                Hello

                """, "\(answer)")
    }

    /// The C library of iOS, as its documentation's first example uses it (sqlite.org, "An Introduction To The SQLite C/C++ Interface").
    @Test func databasesAreKeptInFiles() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                let books = Books()
                books.add("Emma")
                books.add("Persuasion")
                print(books.titles())
                """)
        try tool.write(
            """
            #if canImport(SQLite3)
            import SQLite3
            #endif
            import Foundation

            final class Books {
                private var database: OpaquePointer?
                private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

                init() {
                    guard sqlite3_open(":memory:", &database) == SQLITE_OK else { return }
                    sqlite3_exec(database, "CREATE TABLE books (title TEXT)", nil, nil, nil)
                }
                deinit { sqlite3_close(database) }

                func add(_ title: String) {
                    var statement: OpaquePointer?
                    sqlite3_prepare_v2(database, "INSERT INTO books VALUES (?)", -1, &statement, nil)
                    sqlite3_bind_text(statement, 1, title, -1, transient)
                    if sqlite3_step(statement) != SQLITE_DONE { print(String(cString: sqlite3_errmsg(database))) }
                    sqlite3_finalize(statement)
                }

                func titles() -> [String] {
                    var (statement, result): (OpaquePointer?, [String]) = (nil, [])
                    sqlite3_prepare_v2(database, "SELECT title FROM books ORDER BY title", -1, &statement, nil)
                    while sqlite3_step(statement) == SQLITE_ROW { result.append(String(cString: sqlite3_column_text(statement, 0))) }
                    sqlite3_finalize(statement)
                    return result
                }
            }
            """, "Screen/Books.swift")
        let answer = try await tool.run(["snapshot", "Screen", "--out", "out"])
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out == "[\"Emma\", \"Persuasion\"]\n", "\(answer)")
    }
}
