import Foundation

/// The classes with XCTest's tests in a module.
struct TestList: Equatable {
    let module: String
    let classes: [(name: String, tests: [String])]

    static func == (a: TestList, b: TestList) -> Bool {
        a.module == b.module
            && a.classes.elementsEqual(b.classes) { $0.name == $1.name && $0.tests == $1.tests }
    }

    /// Asks the lowering tool, which parses the files.
    /// - Parameters:
    ///   - lost: what of it does not compile.
    ///   - kit: what the lowering knows of the modules that it imports.
    init(of module: SourceModule, without lost: LostTests, kit: URL, _ runtime: Runtime) throws {
        self.module = module.name.text
        let answer = try SourceLowering.run(
            runtime.loweringTool,
            ["--tests", kit.path, module.language.conditions.joined(separator: ",")]
                + lost.compiled(module.files))
        classes = answer.out.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            return (words[0], Array(words.dropFirst()))
        }
    }
}

/// The Swift files that hand tests to XCTest and Swift Testing, as SwiftPM writes them for a package.
struct TestRunner {
    let lists: [TestList]

    init(_ lists: [TestList]) { self.lists = lists }

    /// A file for each module: its classes go by their own names, since a class may have the module's.
    private var texts: [String: String] {
        var all = ["TestRunner.swift": main]
        for (index, list) in lists.enumerated() {
            let cases = list.classes.map { each in
                let tests = each.tests.map { "(\"\($0)\", one(\(each.name).\($0)))" }.joined(separator: ", ")
                return "    testCase([\(tests)] as [(String, (\(each.name)) -> () throws -> Void)]),\n"
            }
            all["Tests\(index).swift"] = """
                import XCTest
                @testable import \(list.module)

                let tests\(index): [XCTestCaseEntry] = [
                \(cases.joined())]

                """
        }
        return all
    }

    private var main: String {
        """
        import Foundation
        import ObjectiveC
        import Testing
        import XCTest

        /// XCTest's own has a pool around each test, with what sets it up and takes it down, and within it one around the test's method.
        final class TestPools: XCTestObservation {
            func testCaseWillStart(_ testCase: XCTestCase) { _AutoreleasePool.push() }
            func testCaseDidFinish(_ testCase: XCTestCase) { _AutoreleasePool.pop() }
        }
        func one<T: XCTestCase>(_ test: @escaping (T) -> () throws -> Void) -> (T) -> () throws -> Void {
            { suite in { try autoreleasepool { try test(suite)() } } }
        }
        func one<T: XCTestCase>(_ test: @escaping (T) -> () async throws -> Void) -> (T) -> () throws -> Void {
            asyncTest(test)
        }

        /// Runs the tests of the library that the arguments name, and ends the process.
        @_cdecl("shoji_test_entry") public func runTests() {
            let arguments = CommandLine.arguments
            let index = arguments.firstIndex(of: "--testing-library")
            if let index, arguments.indices.contains(index + 1), arguments[index + 1] == "swift-testing" {
                Task { @MainActor in await Testing.__swiftPMEntryPoint() as Never }
                while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            }
            var rest = arguments
            if let index { rest.removeSubrange(index...min(index + 1, rest.count - 1)) }
            XCTestObservationCenter.shared.addTestObserver(TestPools())
            let cases: [[XCTestCaseEntry]] = [\(lists.indices.map { "tests\($0)" }.joined(separator: ", "))]
            XCTMain(cases.flatMap { $0 }, arguments: rest)
        }

        """
    }

    /// Writes the files whose text changed, and says what module they are.
    func write(to folder: URL) throws -> SourceModule {
        SourceModule(
            name: ModuleName(from: "ShojiTestRunner"), identity: folder.path,
            files: try GeneratedFiles.write(texts, to: folder), root: folder)
    }
}
