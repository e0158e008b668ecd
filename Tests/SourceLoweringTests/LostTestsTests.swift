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

    @Test func aTestThatDoesNotCompileFailsAndTheRestStays() {
        let answer = round(
            """
            class A: XCTestCase {
                func testOne() { stub(1); XCTAssertTrue(true) }
                func testTwo() { XCTAssertTrue(true) }
                func made() -> Int { stub(2) }
                override class func setUp() { stub(3) }
            }
            """,
            [
                "2:22: error: cannot find 'stub' in scope", "4:26: error: cannot find 'stub' in scope",
                "5:35: error: cannot find 'stub' in scope",
            ])
        #expect(
            left(answer) == """
                class A: XCTestCase {
                    func testOne() { _leftOutTest("cannot find 'stub' in scope") }
                    func testTwo() { XCTAssertTrue(true) }
                    func made() -> Int { _leftOutStop("cannot find 'stub' in scope") }
                    override class func setUp() { _leftOutStop("cannot find 'stub' in scope") }
                }
                """)
        #expect(answer.round.standIns.names.isEmpty, "nothing is declared")
        #expect(answer.round.standIns.lostTests(of: answer.file).isEmpty, "they fail by themselves")
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
        let lost = answer.round.standIns.lostTests(of: answer.file)
        #expect(lost.map(\.suite) == ["A", "B", "C"])
        #expect(lost.map(\.function) == [nil, "testA", "opens(_:in:)"])
        #expect(lost.map(\.line) == [1, 2, 4])
        #expect(lost[2].reason == "cannot find 'missing' in scope")
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
