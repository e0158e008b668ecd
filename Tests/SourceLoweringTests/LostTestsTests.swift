import StandInTable
import Testing

@testable import SourceLowering

/// What takes the place of tests that do not compile. The compiler's messages are those of Swift 6.3 for the source above them; what is left
/// follows from Swift's grammar: a body may be another one, a declaration that names what is not here cannot stay.
struct LostTestsTests {
    private func round(
        _ source: String, _ messages: [String], after earlier: EarlierStandIns = EarlierStandIns(),
        lacksModules: Bool = false
    ) -> (file: CompiledFile, round: StandInRound) {
        let file = CompiledFile(path: "/app/A.swift", text: Array(source.utf8), lacksModules: lacksModules)
        var round = StandInRound(
            DeclaredStandIns(), after: earlier, files: [file], kit: StandInTests.kit, nibElements: [:],
            mayLeaveOutAny: true, isOfTests: true)
        if !messages.isEmpty {
            let text = messages.map { "/app/A.swift:\($0)\n" }.joined()
            _ = round.consume(CompileError.all(in: text), generated: "/kept/StandIns.swift")
        }
        return (file, round)
    }

    private func left(_ answer: (file: CompiledFile, round: StandInRound)) -> String {
        let text = answer.round.standIns.leftOut[answer.file.path]?.applied(to: answer.file.text)
        return String(decoding: text ?? answer.file.text, as: UTF8.self)
    }

    private func lost(
        _ answer: (file: CompiledFile, round: StandInRound), where conditions: Set<String> = []
    ) -> [LostTest] {
        answer.round.lostTests(of: [answer.file], where: conditions, .five)
    }

    @Test func aTestThatDoesNotCompileFailsAndTheRestStays() {
        let answer = round(
            """
            class A: XCTestCase {
                func testOne() { stub(1); XCTAssertTrue(true) }
                func testTwo() { XCTAssertTrue(true) }
                func made() -> Int { stub(2) }
            }
            class B: XCTestCase {
                override class func setUp() { stub(3) }
            }
            """,
            [
                "2:22: error: cannot find 'stub' in scope", "4:26: error: cannot find 'stub' in scope",
                "7:35: error: cannot find 'stub' in scope",
            ])
        #expect(
            left(answer) == """
                class A: XCTestCase {
                    func testOne() { _leftOutTest("cannot find 'stub' in scope") }
                    func testTwo() { XCTAssertTrue(true) }
                    func made() -> Int { _leftOutStop("cannot find 'stub' in scope") }
                }
                class B: XCTestCase {
                    override class func setUp() { _leftOutStop("cannot find 'stub' in scope") }
                }
                """)
        #expect(answer.round.standIns.names.isEmpty, "nothing is declared")
        #expect(lost(answer).isEmpty, "they fail by themselves")
    }

    @Test func suitesAndTestsWithoutDeclarationsAreNamed() {
        let answer = round(
            """
            class A: QuickSpec { override func spec() {} }
            class B: KIFTestCase { func testA() {}; func helper() {} }
            struct C {
                @Test(arguments: missing) func opens(_ a: Int, in b: Int) {}
                let mock = Mock()
                @Test func stays() {}
            }
            """,
            [
                "1:10: error: cannot find type 'QuickSpec' in scope",
                "2:10: error: cannot find type 'KIFTestCase' in scope",
                "4:22: error: cannot find 'missing' in scope", "5:16: error: cannot find 'Mock' in scope",
            ])
        #expect(left(answer).contains("@Test func stays() {}"))
        #expect(!left(answer).contains("Mock") && !left(answer).contains("KIF"))
        let lost = lost(answer)
        #expect(lost.map(\.suite) == ["A", "B", "C"])
        #expect(lost.map(\.function) == [nil, "testA", "opens(_:in:)"])
        #expect(lost.map(\.line) == [1, 2, 4])
        #expect(lost[2].reason == "cannot find 'missing' in scope")
    }

    /// What is not compiled on iOS is no test there.
    @Test func testsOfOtherConditionsAreNotLost() {
        let answer = round(
            """
            #if SHOP
            class A: KIFTestCase { func testShop() {} }
            #else
            class A: KIFTestCase { func testOther() {} }
            #endif
            @Test func stays() {}
            """, ["4:10: error: cannot find type 'KIFTestCase' in scope"])
        #expect(left(answer).contains("stays") && !left(answer).contains("testOther"))
        #expect(lost(answer).map(\.function) == ["testOther"])
        let file = round(
            """
            #if SHOP
            class A: XCTestCase { func testShop() {} }
            #else
            class A: XCTestCase { func testOther() {} }
            #endif
            import KIF
            """, ["6:8: error: no such module 'KIF'"])
        #expect(lost(file).map(\.function) == ["testOther"])
        #expect(lost(file, where: ["SHOP"]).map(\.function) == ["testShop"])
    }

    /// A test would find nothing of what `setUp` or a suite's initializer makes: it fails without being run.
    @Test(arguments: [
        "override func setUp() { super.setUp(); stub() }", "override func setUpWithError() throws { stub() }",
        "override func setUp() async throws { stub() }", "override class func setUp() { stub() }",
        "override nonisolated func setUp() { @MainActor func setUp() { stub() }; MainActor.assumeIsolated(setUp) }",
        "init() { stub() }", "init() async throws { stub() }",
    ])
    func testsWithoutTheirSetUpAreLost(_ setUp: String) {
        let column =
            (setUp.range(of: "stub").map { setUp.distance(from: setUp.startIndex, to: $0.lowerBound) } ?? 0)
            + 5
        let answer = round(
            """
            class A: XCTestCase {
                \(setUp)
                func testOne() { sut.load() }
                @Test func two() {}
                func helper() {}
            }
            extension A { func testThree() {} }
            class B: XCTestCase { func testOther() {} }
            """, ["2:\(column): error: cannot find 'stub' in scope"])
        let rest = left(answer)
        #expect(!rest.contains("stub()") && rest.contains("helper") && rest.contains("testOther"))
        #expect(lost(answer).map(\.function) == ["testOne", "two()", "testThree"])
        #expect(lost(answer).map(\.line) == [3, 4, 7])
        #expect(lost(answer).allSatisfy { $0.reason == "cannot find 'stub' in scope" })
    }

    /// The compiler says of a class that lacks an initializer so at the beginning of its first line: what stands there is not what is wrong.
    @Test func whatIsStillWrongTakesMoreWithIt() {
        let messages = ["rows", "columns"].map {
            "3:1: error: 'required' initializer 'init(\($0):)' must be provided by subclass of 'Layout'"
        }
        var answer = round(
            """
            class A: XCTestCase {
                class Old: Layout {
                    override func prepare() {}
                }
                func testNew() {}
            }
            """, messages)
        #expect(left(answer).contains("class Old"))
        _ = answer.round.consume(
            CompileError.all(in: messages.map { "/app/A.swift:\($0)\n" }.joined()),
            generated: "/kept/StandIns.swift")
        #expect(!left(answer).contains("class Old") && left(answer).contains("testNew"))
        #expect(answer.round.remaining.isEmpty)
    }

    /// What ends a test does not keep it from being run.
    @Test func testsWithoutTheirTearDownRun() {
        let answer = round(
            """
            class A: XCTestCase {
                override func tearDown() { stub() }
                func testOne() {}
            }
            """, ["2:32: error: cannot find 'stub' in scope"])
        #expect(lost(answer).isEmpty && left(answer).contains("testOne"))
    }

    /// The app's stand-ins are no more than a test should rely on.
    @Test func aTestOfWhatStandsInFails() {
        var app = DeclaredStandIns()
        app.types["Session"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let source = """
            class A: XCTestCase {
                func testOne() { Session().load() }
                func testTwo() { let book = Book(); book.Session = 1 }
            }
            """
        var answer = round(source, [], after: EarlierStandIns([("App", app)]), lacksModules: true)
        let isLeftOut = answer.round.leaveOutWhatStandsIn()
        #expect(isLeftOut)
        #expect(
            left(answer).contains("testOne() { _leftOutTest(\"'Session' is not here; what stands in"))
        #expect(left(answer).contains("func testTwo() { let book = Book(); book.Session = 1 }"))
        let isLeftOutAgain = answer.round.leaveOutWhatStandsIn()
        #expect(!isLeftOutAgain, "once")
        var other = round(source, [], after: EarlierStandIns([("App", app)]))
        let isLeftOutWithoutNeed = other.round.leaveOutWhatStandsIn()
        #expect(!isLeftOutWithoutNeed, "a file that lacks nothing has another one")
    }

    @Test func aFailureIsTheLibrarysOwn() {
        let none = DeclaredStandIns()
        #expect(none.textOfTests(for: ["XCTest"]).contains("    XCTFail(said, file: file, line: line)"))
        #expect(!none.textOfTests(for: ["XCTest"]).contains("Testing"))
        #expect(none.textOfTests(for: ["Testing"]).contains("    Issue.record("))
        #expect(
            none.textOfTests(for: ["Testing", "XCTest"]).contains("if Test.current != nil { Issue.record("))
    }
}
