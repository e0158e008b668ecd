import StandInTable
import Testing

@testable import SourceLowering

/// What stands in for modules that are not here is read off the source's own use. The compiler's messages are those of
/// Swift 6.3 for the source above them; what is declared follows from Swift's grammar.
struct StandInTests {
    func round(
        _ source: String, _ messages: [String], _ known: DeclaredStandIns = DeclaredStandIns(),
        nibElements: [String: String] = [:]
    ) -> (isChanged: Bool, round: StandInRound) {
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        var round = StandInRound(known, files: [file], kit: Self.kit, nibElements: nibElements)
        let text = messages.map { "/app/Screen.swift:\($0)\n" }.joined()
        let isChanged = round.consume(CompileError.all(in: text), generated: "/kept/StandIns.swift")
        return (isChanged, round)
    }

    static let kit: KitIndex = {
        var kit = KitIndex()
        kit.classes = [
            "UIView": "UIResponder", "UIResponder": "NSObject", "UIImageView": "UIView",
            "UIViewController": "UIResponder", "UILabel": "UIView",
        ]
        kit.methods["UIView"] = ["addSubview": [KitIndex.KitMethod(labels: ["_"], isStatic: false)]]
        kit.modules["CLLocation"] = "CoreLocation"
        return kit
    }()

    func lines(_ standIns: DeclaredStandIns) -> [String] {
        standIns.text().split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }.map(
            String.init)
    }

    @Test func errorsAreReadOnceWithTheirPlaces() {
        let errors = CompileError.all(
            in: "/a:b/C.swift:3:7: error: cannot find type 'Foo' in scope\nlet x: Foo\n       ^~~\n"
                + "/a:b/C.swift:3:7: error: cannot find type 'Foo' in scope\n/a:b/C.swift:4:1: warning: unused\n"
        )
        #expect(
            errors == [
                CompileError(
                    path: "/a:b/C.swift", line: 3, column: 7, message: "cannot find type 'Foo' in scope")
            ])
        #expect(errors[0].quoted == ["Foo"])
    }

    @Test func typesAreWhatTheirUseSays() {
        let source = """
            class A: SpringCell { override func prepareForReuse() {} }
            extension A: PlayerDelegate {}
            let b: Observable<Int, String>? = nil
            @Injected var c: Int
            class D { @IBOutlet var chart: Chart! ; weak var delegate: SomeDelegate? }
            let d = CollectionView()
            """
        let names = ["SpringCell", "PlayerDelegate", "Observable", "Chart", "SomeDelegate", "CollectionView"]
        let (isChanged, answer) = round(
            source,
            names.map { "1:1: error: cannot find type '\($0)' in scope" } + [
                "4:2: error: unknown attribute 'Injected'"
            ])
        #expect(isChanged)
        let lines = lines(answer.standIns)
        // `prepareForReuse` belongs to cells; without more it is a collection's.
        #expect(lines.contains("open class SpringCell: UICollectionViewCell, StandIn {"))
        // A subclass calls `super.init()` and has no `init(frame:)`.
        #expect(lines.contains("public init() { super.init(frame: .zero) }"))
        #expect(lines.contains("public protocol PlayerDelegate: StandIn {}"))
        #expect(lines.contains("open class Observable<T0, T1>: StandInValue, @unchecked Sendable {"))
        #expect(lines.contains("@propertyWrapper public struct Injected<Wrapped> {"))
        // An outlet is a view.
        #expect(lines.contains("open class Chart: StandInView {"))
        // Made without a layout.
        #expect(lines.contains("open class CollectionView: StandInCollectionView {"))
        // A weak reference needs an object.
        #expect(lines.contains("public protocol SomeDelegate: AnyObject, StandIn {}"))
    }

    @Test func aNibSaysWhatAClassIs() {
        let answer = round(
            "let a: Gauge", ["1:8: error: cannot find type 'Gauge' in scope"],
            nibElements: ["Gauge": "button"])
        #expect(lines(answer.round.standIns).contains("open class Gauge: UIButton, StandIn {"))
    }

    @Test func membersOfViewsAreDeclaredByTheCallsOfThem() {
        let source = """
            func f(_ view: UIImageView) {
                view.load(from: 1, then: { a, b in })
                view.kit.open()
            }
            """
        let answer = round(
            source,
            [
                "2:10: error: value of type 'UIImageView' has no member 'load'",
                "3:10: error: value of type 'UIImageView' has no member 'kit'",
            ])
        let text = answer.round.standIns.text()
        #expect(text.contains("extension NSObject {"))
        #expect(
            text.contains(
                "func load<R1>(from p0: Any?, then p1: (StandInValue, StandInValue) -> R1) -> StandInValue"))
        #expect(text.contains("public var kit: StandInValue"))
    }

    @Test func freeNamesAreFunctionsTypesOrValues() {
        let source = """
            func f() {
                track("a", count: 1)
                Player.shared.play()
                g(kLimit, Limit)
            }
            """
        let answer = round(
            source,
            [
                "2:5: error: cannot find 'track' in scope", "3:5: error: cannot find 'Player' in scope",
                "4:7: error: cannot find 'kLimit' in scope", "4:15: error: cannot find 'Limit' in scope",
            ]
        ).round.standIns
        #expect(answer.text().contains("public func track(_ p0: Any?, count p1: Any?) -> StandInValue"))
        #expect(answer.types["Player"]?.kind == .class)
        #expect(answer.variables == ["kLimit", "Limit"])
        let more = round(source, ["3:12: error: type 'Player' has no member 'shared'"], answer).round.standIns
        #expect(more.text().contains("public static var shared: Player {"))
    }

    @Test func whatIsNeededAsAClassBecomesIt() {
        var known = DeclaredStandIns()
        known.types["Badge"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let answer = round(
            "func f(_ v: UIView, _ b: Badge) { v.addSubview(b) }",
            ["1:48: error: cannot convert value of type 'Badge' to expected argument type 'UIView'"], known)
        #expect(lines(answer.round.standIns).contains("open class Badge: StandInView {"))
    }

    // MARK: Leaving out

    /// A file that uses a stand-in; the compiler is said to find fault with a place in it again and again.
    @Test func theLeastPartIsLeftOutFirst() {
        let source = "func f() {\n    let a = Kit.make { $0 }\n    print(a)\n}\n"
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        func step() -> String {
            known = round(source, ["2:13: error: this is wrong"], known).round.standIns
            return known.shortened(file).map { String(decoding: $0, as: UTF8.self) } ?? source
        }
        let header = "#sourceLocation(file: \"/app/Screen.swift\", line: 1)\n"
        #expect(
            step() == header
                + "func f() {\n    let a = (_leftOut(\"Screen.swift:2\") as StandInValue)\n    print(a)\n}\n")
        // Then the body with as many lines; then the function.
        #expect(step() == header + "func f() { let _: Void = _leftOut(\"Screen.swift:1\") }\n\n\n\n")
        #expect(known.leftOutPlaces.map(\.line) == [1])
    }

    /// Swift: consecutive statements on a line are separated by `;`.
    @Test func aSemicolonAfterWhatIsLeftOutStays() {
        let source = "func f() {\n    Kit.seen = 1; guard true else { return }\n}\n"
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        known = round(source, ["2:9: error: this is wrong"], known).round.standIns
        let text = known.shortened(file).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            text?.contains("_leftOut(\"Screen.swift:2\"); guard true else { return }") == true,
            "\(text ?? "")")
    }

    /// Libraries of several systems have all of a file in one `#if`, its imports too, which what lowering adds at the end needs.
    @Test func ofAConditionNoMoreThanADeclarationIsLeftOut() {
        let source = """
            #if true
            import UIKit
            extension UIView: Proxied {}
            func f(_ kit: Kit) {}
            class Proxy: NSObject {}
            #endif
            extension Proxy: UIKit._RuntimeMembers {}

            """
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        known =
            round(source, ["3:19: error: this is wrong", "4:15: error: this is wrong"], known).round.standIns
        #expect(
            known.shortened(file).map { String(decoding: $0, as: UTF8.self) } == """
                #sourceLocation(file: "/app/Screen.swift", line: 1)
                #if true
                import UIKit
                \(" ")
                \(" ")
                class Proxy: NSObject {}
                #endif
                extension Proxy: UIKit._RuntimeMembers {}

                """)
        // A type is not left out by itself.
        #expect(known.leftOutFiles.isEmpty)
        known = round(source, ["5:7: error: this is wrong"], known).round.standIns
        #expect(known.leftOutFiles.keys.sorted() == ["/app/Screen.swift"])
    }

    /// A class of a module's name would hide all that the module has.
    @Test func namesOfModulesAreNotDeclared() {
        let source =
            "extension A: UIKit._RuntimeMembers {}\nlet b = Foundation.sqrt(2)\nlet c: Store.Cart? = nil\n"
        let earlier = EarlierStandIns([(name: "Store", standIns: DeclaredStandIns())])
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        var round = StandInRound(
            DeclaredStandIns(), after: earlier, files: [file], kit: Self.kit, nibElements: [:],
            mayLeaveOutAny: true)
        _ = round.consume(
            CompileError.all(
                in: """
                    /app/Screen.swift:1:14: error: cannot find type 'UIKit' in scope
                    /app/Screen.swift:2:9: error: cannot find 'Foundation' in scope
                    /app/Screen.swift:3:8: error: cannot find type 'Store' in scope
                    """), generated: "/kept/StandIns.swift")
        #expect(round.standIns.types.isEmpty && round.standIns.variables.isEmpty)
    }

    /// What the rest does with the value is as right as before.
    @Test func aConstructedValueThatIsLeftOutIsOfItsType() {
        let source = "func f() {\n    let a = UISlider(frame: .zero, Kit.make { $0 })\n    a.value = 1\n}\n"
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let answer = round(source, ["2:13: error: this is wrong"], known)
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        let text = answer.round.standIns.shortened(file).map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.contains("let a = (_leftOut(\"Screen.swift:2\") as UISlider)") == true, "\(text ?? "")")
    }

    /// A method that gives nothing does what it overrides: a controller's `loadView` still sets its view.
    @Test(arguments: [
        ("override func loadView()", "; super.loadView() }"),
        (
            "override func add(_ view: UIView, to place: Int, with other: inout Int)",
            "; super.add(view, to: place, with: &other) }"
        ),
        ("override func name() -> String", nil),
        ("func loadView()", nil),
    ])
    func anOverrideThatIsLeftOutCallsWhatItOverrides(_ head: String, _ end: String?) {
        let source =
            "class C: UIViewController {\n    \(head) {\n        let a = Kit.make { $0 }\n        print(a)\n    }\n}\n"
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        // First the value, then the body.
        for _ in 0..<2 {
            known = round(source, ["3:17: error: this is wrong"], known).round.standIns
        }
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        let text = known.shortened(file).map { String(decoding: $0, as: UTF8.self) } ?? ""
        if let end {
            #expect(text.contains(end), "\(text)")
        } else {
            #expect(!text.contains("super."), "\(text)")
        }
    }

    @Test func anErrorOfTheSourceItselfStays() {
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let answer = round(
            "let a: Int = \"\"\n", ["1:14: error: cannot convert value of type 'String'"], known)
        #expect(!answer.isChanged)
        #expect(answer.round.standIns == known)
        #expect(answer.round.remaining.map(\.line) == [1])
    }

    @Test func aValueThatIsNeededAsAnotherIsConverted() {
        let source = "func f(_ a: Kit) { let b = a.size\n g(b) }\n"
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let answer = round(
            source,
            ["2:4: error: cannot convert value of type 'StandInValue' to expected argument type 'Int'"], known
        )
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        let text = answer.round.standIns.shortened(file).map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.contains(" g((b).standInConverted()) }") == true)
        // Nothing is left out by it.
        #expect(answer.round.standIns.leftOutPlaces.isEmpty)
    }

    @Test func placesInAShortenedFileAreThoseOfTheFile() throws {
        let text = Array("let a = one\nlet b = two\n".utf8)
        var parts = LeftOutParts(mark: "")
        parts.add(LeftOutParts.Part(lower: 8, upper: 11, text: "longer", line: 1, reason: ""))
        #expect(String(decoding: parts.applied(to: text), as: UTF8.self) == "let a = longer\nlet b = two\n")
        // "two" begins at 8 + 6 + 1 + 8 = 23 in what is compiled, at 20 in the file.
        #expect(parts.original(23, in: text) == 20)
        #expect(parts.original(10, in: text) == 8)
        #expect(parts.original(3, in: text) == 3)
    }

    /// Types that headers of Objective-C declare are what these say; where nothing else is missing, other names are slips.
    @Test func typesOfHeadersAreWhatTheHeadersSay() {
        let file = CompiledFile(
            path: "/app/Screen.swift",
            text: Array("class A: Shelf {}\nvar b: Owner?\nlet c = Shlf()\nlet d = UIView().shlf\n".utf8))
        var round = StandInRound(
            DeclaredStandIns(), files: [file], kit: Self.kit, nibElements: [:],
            known: [
                .init(name: "Shelf", superclass: "Rack"), .init(name: "Rack", superclass: "UILabel"),
                .init(name: "Owner", isProtocol: true),
            ], declaresKnownOnly: true)
        let said = [
            "1:10: error: cannot find type 'Shelf' in scope", "2:8: error: cannot find type 'Owner' in scope",
            "3:9: error: cannot find 'Shlf' in scope",
            "4:18: error: value of type 'UIView' has no member 'shlf'",
        ].map { "/app/Screen.swift:\($0)\n" }.joined()
        _ = round.consume(CompileError.all(in: said), generated: "/kept/StandIns.swift")
        #expect(round.standIns.types["Shelf"]?.superclass == "Rack")
        #expect(round.standIns.types["Rack"]?.superclass == "UILabel")
        #expect(round.standIns.types["Owner"]?.kind == .protocol)
        #expect(round.standIns.types["Shlf"] == nil && round.standIns.extensions.isEmpty)
    }

    /// What was left out of a file is tried again when the file is another.
    @Test func anEditIsReadAnew() {
        var known = DeclaredStandIns()
        known.leftOut["/app/Screen.swift"] = LeftOutParts(mark: "other")
        known.forget(
            partsUnlike: [CompiledFile(path: "/app/Screen.swift", text: Array("let a = 1".utf8))],
            declaredBy: EarlierStandIns())
        #expect(known.leftOut.isEmpty)
    }

    /// What a module that was built before declares is taken from there; what is missing of it is added.
    @Test func whatAModuleBeforeDeclaresIsTakenFromThere() {
        var store = DeclaredStandIns()
        store.types["Stream"] = DeclaredStandIns.TypeDeclaration(
            kind: .class, superclass: nil, genericCount: 1)
        store.types["Player"] = DeclaredStandIns.TypeDeclaration(kind: .protocol)
        store.functions["play"] = []
        var known = DeclaredStandIns()
        known.types["Stream"] = DeclaredStandIns.TypeDeclaration(kind: .protocol)
        let file = CompiledFile(
            path: "/app/Screen.swift", text: Array("let a = Stream<Int>.rewind(by: 2) ; let b = play".utf8))
        let earlier = EarlierStandIns([("Store", store)])
        known.forget(partsUnlike: [file], declaredBy: earlier)
        var round = StandInRound(known, after: earlier, files: [file], kit: Self.kit, nibElements: [:])
        let text =
            "/app/Screen.swift:1:21: error: type 'Stream<Int>' has no member 'rewind'\n"
        let isChanged = round.consume(CompileError.all(in: text), generated: "/kept/StandIns.swift")
        #expect(isChanged)
        let lines = round.standIns.text(importing: earlier, for: round.words).split(separator: "\n")
        #expect(lines.contains("import Store"))
        #expect(lines.contains("@_exported import class Store.Stream"))
        #expect(lines.contains("@_exported import func Store.play"))
        // The source does not name it.
        #expect(!lines.contains { $0.contains("Player") })
        #expect(lines.contains("extension Stream {"))
        #expect(!lines.contains { $0.contains("class Stream") || $0.contains("protocol Stream") })
    }

    /// A class of the project's own that another module subclasses: what it has to be is known beforehand.
    @Test func filesOfOtherModulesSayWhatATypeHasToBe() {
        let file = CompiledFile(path: "/app/Store.swift", text: Array("let card: Card? = nil".utf8))
        let other = CompiledFile(
            path: "/app/Covers.swift",
            text: Array("class Cover: Card { override func layoutSubviews() {} }".utf8))
        var round = StandInRound(
            DeclaredStandIns(), files: [file], others: [other], kit: Self.kit, nibElements: [:])
        let text = "/app/Store.swift:1:11: error: cannot find type 'Card' in scope\n"
        let isChanged = round.consume(CompileError.all(in: text), generated: "/kept/StandIns.swift")
        #expect(isChanged)
        #expect(lines(round.standIns).contains("open class Card: StandInView {"))
    }

    /// Several files ask for the same in one round: it is declared once, and no file loses a part for it.
    @Test func whatSeveralFilesLackIsDeclaredForAll() {
        let files = ["One", "Two"].map {
            CompiledFile(
                path: "/app/\($0).swift", text: Array("let \($0.lowercased()): Player? = Player()".utf8))
        }
        var round = StandInRound(DeclaredStandIns(), files: files, kit: Self.kit, nibElements: [:])
        let text = files.map {
            "\($0.path):1:10: error: cannot find type 'Player' in scope\n"
                + "\($0.path):1:20: error: cannot find 'Player' in scope\n"
        }.joined()
        let isChanged = round.consume(CompileError.all(in: text), generated: "/kept/StandIns.swift")
        #expect(isChanged && round.standIns.names == ["Player"])
        #expect(
            round.standIns.leftOut.isEmpty && round.standIns.leftOutFiles.isEmpty && round.remaining.isEmpty)
    }

    /// Swift lets an initialiser end only when each stored property has a value.
    @Test func anInitialiserThatIsLeftOutGivesEachPropertyAValue() {
        let source =
            "class Row: Base {\n    let a: Kit\n    var b: Int? = nil, c: Kit\n    var d: Int { 1 }\n    static let e = 1\n"
            + "    var f: Kit?\n    init(_ a: Kit) {\n        a.go { $0 }\n        super.init(frame: .zero)\n    }\n}\n"
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        func step(_ place: String, _ message: String) -> String {
            known = round(source, ["\(place): error: \(message)"], known).round.standIns
            return known.shortened(file).map { String(decoding: $0, as: UTF8.self) } ?? source
        }
        let place = "_leftOut(\"Screen.swift:7\")"
        #expect(
            step("8:9", "'super.init' isn't called on all paths before returning from initializer").contains(
                "{ self.a = \(place); self.c = \(place); super.init(frame: .zero) }"))
        // What cannot be given either ends the app where it is needed.
        #expect(step("7:22", "this is wrong").contains("{ _leftOutStop(\"Screen.swift:7\") }"))
    }

    /// What a protocol of the app's promises, nothing can stand in for: the argument that the source keeps is the only one there is.
    @Test func anInitialiserThatIsLeftOutKeepsWhatItIsHanded() {
        let source =
            "final class Model {\n    let service: Service\n    let news: Kit\n"
            + "    init(_ service: Service) {\n        self.service = service\n        news = Kit.of { $0 }\n    }\n}\n"
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let message = "6:9: error: return from initializer without initializing all stored properties"
        let answer = round(source, [message], known)
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        let text = answer.round.standIns.shortened(file).map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(
            text.contains("{ self.service = service; self.news = _leftOut(\"Screen.swift:4\") }"), "\(text)")
    }

    /// A module that never built: parts of any file are left out, but where the file is no Swift.
    @Test func partsOfAnyFileAreLeftOutWhereItMayBe() {
        let sources = ["Old": "func f() {\n    old()\n}\n", "Torn": "func g() {\n    torn(\n"]
        let files = sources.sorted { $0.key < $1.key }.map {
            CompiledFile(path: "/app/\($0.key).swift", text: Array($0.value.utf8))
        }
        for mayLeaveOutAny in [true, false] {
            var round = StandInRound(
                DeclaredStandIns(), files: files, kit: Self.kit, nibElements: [:],
                mayLeaveOutAny: mayLeaveOutAny)
            let text = files.map { "\($0.path):2:5: error: this is wrong\n" }.joined()
            _ = round.consume(CompileError.all(in: text), generated: "/kept/StandIns.swift")
            #expect(round.standIns.leftOut.keys.sorted() == (mayLeaveOutAny ? ["/app/Old.swift"] : []))
            #expect(round.remaining.map(\.path) == (mayLeaveOutAny ? ["/app/Torn.swift"] : files.map(\.path)))
            // Once a part was left out, the file keeps that right after an edit.
            var known = round.standIns
            let edited = CompiledFile(
                path: "/app/Old.swift", text: Array("func f() {\n    older()\n}\n".utf8))
            known.forget(partsUnlike: [edited], declaredBy: EarlierStandIns())
            var next = StandInRound(known, files: [edited], kit: Self.kit, nibElements: [:])
            let isChanged = next.consume(
                CompileError.all(in: "/app/Old.swift:2:5: error: this is wrong\n"),
                generated: "/kept/StandIns.swift")
            #expect(isChanged == mayLeaveOutAny)
        }
    }

    /// Swift infers no arguments of a generic type whose function does not name them: `Flow.just(1)` is of plain values
    /// where no place says of what.
    @Test func aGenericTypeMayBeNamedWithoutItsArguments() {
        var known = DeclaredStandIns()
        known.types["Flow"] = DeclaredStandIns.TypeDeclaration(kind: .class, superclass: nil, genericCount: 1)
        let answer = round(
            "let a = Flow.just(1)", ["1:14: error: type 'Flow<T0>' has no member 'just'"], known)
        let lines = lines(answer.round.standIns)
        let body = "{ StandInLog.result(of: \"Flow.just\") }"
        #expect(lines.contains("@discardableResult public static func just(_ p0: Any?) -> Flow<T0> \(body)"))
        #expect(lines.contains("extension Flow where T0 == StandInValue {"))
        #expect(
            lines.contains(
                "@discardableResult public static func just(_ p0: Any?) -> Flow<StandInValue> \(body)"))
    }

    /// A declaration that does not compile goes, and nothing else with it; so does the extension of a type that is not there.
    @Test func declarationsThatDoNotCompileGo() throws {
        var known = DeclaredStandIns()
        for type in ["Base", "Below"] {
            known.types[type] = DeclaredStandIns.TypeDeclaration(kind: .class)
            known.types[type]?.members.staticProperties = ["shared"]
        }
        known.extensions["Gone"] = DeclaredStandIns.Members(properties: ["size"])
        known.extensions["UIView"] = DeclaredStandIns.Members(properties: ["size"])
        let lines = known.text().split(separator: "\n", omittingEmptySubsequences: false)
        let below = try #require(lines.lastIndex { $0.contains("static var shared") }) + 1
        let gone = try #require(lines.firstIndex { $0.hasPrefix("extension Gone") }) + 1
        var round = StandInRound(known, files: [], kit: Self.kit, nibElements: [:])
        let isChanged = round.consume(
            CompileError.all(
                in: "/kept/StandIns.swift:\(below):9: error: cannot override mutable property\n"
                    + "/kept/StandIns.swift:\(gone):11: error: cannot find type 'Gone' in scope\n"),
            generated: "/kept/StandIns.swift")
        #expect(isChanged)
        let kept = round.standIns.text().split(separator: "\n", omittingEmptySubsequences: false)
        // The extension's three lines, and one of the class.
        #expect(kept.count == lines.count - 4)
        #expect(kept.count { $0.contains("static var shared") } == 1)
        #expect(
            !kept.contains { $0.hasPrefix("extension Gone") }
                && kept.contains { $0.hasPrefix("extension UIView") })
    }

    /// What the compiler says at the end of a block is about no declaration: the block keeps its end.
    @Test func blocksKeepTheirEnd() throws {
        var known = DeclaredStandIns()
        known.types["Base"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        known.types["Base.Inner"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let lines = known.text().split(separator: "\n", omittingEmptySubsequences: false)
        let ends = lines.indices.filter {
            lines[$0].contains("}") && lines[$0].allSatisfy { $0 == " " || $0 == "}" }
        }
        #expect(ends.count >= 2)
        for end in ends {
            var round = StandInRound(known, files: [], kit: Self.kit, nibElements: [:])
            let isChanged = round.consume(
                CompileError.all(in: "/kept/StandIns.swift:\(end + 1):1: error: expected declaration\n"),
                generated: "/kept/StandIns.swift")
            #expect(!isChanged)
            #expect(round.standIns.text() == known.text())
        }
    }

    /// Where a method of Apple's takes a closure that does not escape, a stand-in's may.
    @Test func aClosureNamesSelf() {
        var known = DeclaredStandIns()
        known.types["Store"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let answer = round(
            "class A { let store = Store() ; var a = 1 ; func f() { store.write {\n a = 2 } } }",
            [
                "2:2: error: reference to property 'a' in closure requires explicit use of 'self' to make capture semantics explicit"
            ], known)
        let file = CompiledFile(
            path: "/app/Screen.swift",
            text: Array(
                "class A { let store = Store() ; var a = 1 ; func f() { store.write {\n a = 2 } } }".utf8))
        let text = answer.round.standIns.shortened(file).map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.contains("\n self.a = 2 }") == true)
        #expect(answer.round.standIns.leftOutPlaces.isEmpty)
    }

    /// Two errors of one compile in what one of them leaves out: the other may be gone with it, and leaves out no more.
    @Test func errorsOfOneCompileLeaveOutNoMoreThanTheFirst() {
        let source =
            "struct A {\n    var b: Int {\n        guard c(1),\n            c(2) else { return 1 }\n        return 2\n    }\n    var d = 3\n}\n"
        var known = DeclaredStandIns()
        known.types["Kit"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        known.concerned = ["/app/Screen.swift"]
        let messages = ["3:15: error: this is wrong", "4:13: error: this is wrong"]
        // The two conditions, then the body around them.
        for count in [2, 1] {
            known = round(source, messages, known).round.standIns
            #expect(known.leftOut["/app/Screen.swift"]?.list.count == count)
            #expect(known.leftOutFiles.isEmpty)
        }
        #expect(known.leftOutPlaces.map(\.line) == [2])
    }

    /// What is wrong between Swift's own types is wrong on a Mac, too.
    @Test func aMistakeBetweenTypesOfSwiftIsItsAuthors() {
        for message in [
            "cannot convert return expression of type 'Int' to return type 'String'",
            "cannot assign value of type '[String : Int?]' to type 'Set<String>'",
            "binary operator '+' cannot be applied to operands of type 'Int' and 'String'",
            "missing return in global function expected to return 'Int'",
        ] { #expect(OwnMistake.isOne(message), "\(message)") }
        for message in [
            "cannot assign value of type 'String' to type 'CAAnimationCalculationMode'",
            "cannot convert value of type 'StandInValue' to expected argument type 'Int'",
            "cannot find 'Int' in scope", "value of type 'String' has no member 'characters'",
        ] { #expect(!OwnMistake.isOne(message), "\(message)") }
    }

    /// A module that was not here and is now would be hidden by what stood in for it.
    @Test func aModuleThatIsHereAgainNeedsNoStandIns() {
        var known = DeclaredStandIns()
        known.forget(unless: ["Kit", "Words"])
        known.types["Card"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        known.concerned = ["/app/Screen.swift"]
        known.forget(unless: ["Kit", "More", "Words"])
        #expect(known.names == ["Card"])
        known.forget(unless: ["Words"])
        #expect(known.names.isEmpty && known.concerned == ["/app/Screen.swift"])
    }

    /// Swift's grammar: members on one line are parted by semicolons.
    @Test(arguments: [
        "class A: Gauge { func b() {} }", "class A: Gauge {\n    func b() {}\n}", "class A: Gauge {}",
    ])
    func anInitialiserIsWrittenBeforeTheBrace(_ source: String) throws {
        let line = source.split(separator: "\n").count
        let column = source.split(separator: "\n").last?.count ?? 0
        // A file that uses what stands in.
        var known = DeclaredStandIns()
        known.types["Gauge"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let again = round(
            source,
            [
                "\(line):\(column): error: 'required' initializer 'init(coder:)' must be provided by subclass of 'Gauge'"
            ], known)
        let parts = try #require(again.round.standIns.leftOut["/app/Screen.swift"])
        let text = String(decoding: parts.applied(to: Array(source.utf8)), as: UTF8.self)
        #expect(text.contains("required init?(coder: NSCoder)"))
        #expect(text.contains("} ; required") == source.contains("{} }"), "\(text)")
        #expect(!text.contains("{; required"), "\(text)")
    }
}
