import AppBuild
import Foundation
import Testing

/// The projects of `Tests/Projects`, each in a shape that some Xcode from 12 to 26 writes. What is expected of files is what PyPI's
/// `pbxproj` 4.3.3 reads (`make project-files`); the rest follows from what the projects say, and their scenarios from their source.
@Suite(.serialized) struct ProjectShapeTests {
    private struct Files: Codable, Equatable {
        var sources: [String]
        var resources: [String]
    }

    private struct Account: Decodable {
        struct Target: Decodable {
            let name: String
            let chosen: Bool
            let sources, resources: [String]
        }
        struct Module: Decodable { let name, from, state: String }
        let kind: String
        let targets: [Target]
        let modules: [Module]
    }

    private func folder(_ name: String) -> URL { ReleaseTool.projects.appendingPathComponent(name) }

    private func account(_ tool: ReleaseTool, _ name: String) async throws -> Account {
        let answer = try await tool.run("doctor", folder(name).path, "--json")
        try #require(answer.status == 0, "\(answer)")
        return try JSONDecoder().decode(Account.self, from: Data(answer.out.utf8))
    }

    /// What the witness read of the projects in a folder.
    private struct Recorded: Decodable {
        let mark: String
        let targets: [String: Files]
    }

    /// Of the names of all files in a folder and of what stands in its projects, as `targets.py` makes it.
    private func mark(of folder: URL) throws -> String {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder)
                && !isFolder.boolValue && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        var data = Data(names.joined(separator: "\n").utf8)
        for name in names where name.hasSuffix("/project.pbxproj") {
            data += try Data(contentsOf: folder.appendingPathComponent(name))
        }
        return Fingerprint(data).description
    }

    @Test func targetsHaveTheFilesThatPbxprojReads() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let file = ReleaseTool.projects.appendingPathComponent("pbxproj.json")
        let recorded = try JSONDecoder().decode([String: Recorded].self, from: Data(contentsOf: file))
        #expect(
            recorded.keys.sorted() == [
                "FrameworkAndPackage", "ObjectiveC", "Pods", "SynchronizedFolders", "TwoApps",
                "TwoKindsOfTests",
            ])
        for (name, expected) in recorded {
            try #expect(
                mark(of: folder(name)) == expected.mark,
                "files of \(name) are others than those that were recorded: `make project-files`")
            let read = try await account(tool, name).targets.map {
                ($0.name, Files(sources: $0.sources, resources: $0.resources))
            }
            #expect(Dictionary(uniqueKeysWithValues: read) == expected.targets, "\(name)")
        }
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
