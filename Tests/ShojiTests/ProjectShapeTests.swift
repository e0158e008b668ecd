import Foundation
import PageDriver
import Testing

/// The projects of `Tests/Projects`, each in a shape that some Xcode from 12 to 26 writes. What is expected of files is what PyPI's
/// `pbxproj` reads; the rest follows from what the projects say, and their scenarios from their source.
@Suite(.serialized) struct ProjectShapeTests {
    private struct Files: Codable, Equatable {
        var sources: [String]
        var resources: [String]
    }

    private struct Account: Decodable {
        struct Target: Decodable {
            let name, product: String
            let chosen: Bool
            let sources, resources: [String]
        }
        struct Module: Decodable { let name, from, state: String }
        struct Problem: Decodable { let file, text: String }
        let kind, project: String
        let targets: [Target]
        let modules: [Module]
        let problems: [Problem]
    }

    private func folder(_ name: String) -> URL { ReleaseTool.projects.appendingPathComponent(name) }

    private func account(_ tool: ReleaseTool, _ name: String) async throws -> Account {
        let answer = try await tool.run("doctor", folder(name).path, "--json")
        try #require(answer.status == 0, "\(answer)")
        return try JSONDecoder().decode(Account.self, from: Data(answer.out.utf8))
    }

    /// What the witness reads of projects in a folder.
    private func witness(_ tool: ReleaseTool, _ name: String, _ projects: [String]) async throws -> [String:
        Files]
    {
        let python = ReleaseTool.repository.appendingPathComponent(".build/python/bin/python")
        try #require(
            FileManager.default.isExecutableFile(atPath: python.path),
            "\(python.path) is not there; Scripts/setup-python makes it")
        let root = folder(name)
        let answer = try await tool.run(
            [ReleaseTool.projects.appendingPathComponent("targets.py").path, root.path]
                + projects.map { root.appendingPathComponent($0).path }, executable: python)
        try #require(answer.status == 0, "\(answer)")
        return try JSONDecoder().decode([String: Files].self, from: Data(answer.out.utf8))
    }

    @Test(arguments: [
        ("FrameworkAndPackage", ["Garden.xcodeproj"]), ("ObjectiveC", ["Meter.xcodeproj"]),
        ("Pods", ["Workshop.xcodeproj", "Pods/Pods.xcodeproj"]),
        ("SynchronizedFolders", ["Diary.xcodeproj"]), ("TwoApps", ["Books.xcodeproj"]),
        ("TwoKindsOfTests", ["Counter.xcodeproj"]),
    ])
    func targetsHaveTheFilesThatPbxprojReads(_ name: String, _ projects: [String]) async throws {
        let tool = try ReleaseTool("\(#function)\(name)")
        defer { tool.remove() }
        let expected = try await witness(tool, name, projects)
        let targets = try await account(tool, name).targets
        let read = Dictionary(
            uniqueKeysWithValues: targets.map {
                ($0.name, Files(sources: $0.sources, resources: $0.resources))
            })
        #expect(read == expected)
    }

    /// What each project is, which target leads, and where its app's modules come from.
    @Test func modulesAreToldBeforeABuild() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        func told(_ name: String) async throws -> [String] {
            let account = try await account(tool, name)
            return ["\(account.kind) \(account.targets.filter(\.chosen).map(\.name).joined(separator: " "))"]
                + account.modules.map { "\($0.name): \($0.from), \($0.state)" }
        }
        #expect(
            try await told("FrameworkAndPackage") == [
                "xcodeproj Garden", "SeedKit: target, lowered", "UIKit: system, asIs",
                "Words: package, lowered",
            ])
        #expect(
            try await told("Pods") == [
                "xcworkspace Workshop", "OldPaint: pod, standIn", "RowKit: pod, lowered",
                "UIKit: system, asIs",
            ])
        #expect(
            try await told("TwoApps") == [
                "xcodeproj Library", "Foundation: system, asIs", "Kit: target, lowered",
                "UIKit: system, asIs",
            ])
        #expect(
            try await told("ObjectiveC") == [
                "xcodeproj Meter", "MetricsKit: none, standIn", "UIKit: system, asIs",
            ])
        #expect(
            try await told("PackageApp") == [
                "package Books", "Feature: target, lowered", "UIKit: system, asIs", "Words: package, lowered",
            ])
    }

    /// The scenario beside each project says what its first screen shows, and the one after a tap.
    @Test(arguments: ["FrameworkAndPackage", "ObjectiveC", "Pods", "SynchronizedFolders"])
    func theFirstAndTheSecondScreenAreShown(_ name: String) async throws {
        let tool = try ReleaseTool("\(#function)\(name)")
        defer { tool.remove() }
        let answer = try await tool.run(
            "snapshot", folder(name).path, "--scenario", folder(name + ".yaml").path, "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(tool.read("out/second.png") != nil, "\(answer)")
    }

    /// Both libraries' tests run in the app. The scheme's plan leaves out tests by a tag, which a suite may have, and by name, and has
    /// tests of a package.
    @Test func aTestPlanChoosesByTagsAndHasTestsOfPackages() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        func passed(_ options: String...) async throws -> [String] {
            let path = folder("TwoKindsOfTests").path
            let answer = try await tool.run(["test", path, "--junit", "out.xml"] + options)
            #expect(answer.status == 0, "\(answer)")
            let cases = try JUnit(try #require(tool.read("out.xml"), "\(answer)")).cases
            return cases.filter { $0.value == "passed" }.keys.sorted()
        }
        let planned = [
            "CounterTests.CounterTests/aCountIsARow()", "CounterTests.CounterTests/resources()",
            "CounterTests.CounterTests/theAppHasStarted()", "OldCounterTests.OldCounterTests/testOneCount",
        ]
        #expect(try await passed("--scheme", "Counter") == planned + ["TallyTests/addition()"])
        let others = ["CounterTests.CounterTests.Slow/many()", "OldCounterTests.OldCounterTests/testLater"]
        #expect(try await passed() == (planned + others).sorted())
    }
}
