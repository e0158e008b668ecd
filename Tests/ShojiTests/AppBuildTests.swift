import Foundation
import PageDriver
import Testing

@testable import AppBuild

@Suite struct ModuleNameTests {
    @Test(arguments: [
        ("Shelf", "Shelf"), ("My App", "My_App"), ("2048", "_2048"), ("UIKit", "UIKitApp"),
        ("class", "classApp"),
        ("", "App"), ("---", "App"), ("书架", "App"), ("Foundation", "FoundationApp"), ("main", "mainApp"),
    ])
    func namesBecomeIdentifiersThatClashWithNothing(_ name: String, _ expected: String) {
        #expect(ModuleName(from: name).text == expected)
    }
}

@Suite struct AppSourceTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory())
        .appendingPathComponent("shoji-\(UUID().uuidString)").resolvingSymlinksInPath()

    private func write(_ text: String, _ path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test func testsManifestsAndHiddenFoldersAreLeftOut() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("import UIKit\n", "B.swift")
        try write("// import XCTest is not here\n", "Sub/A.swift")
        try write("@testable import B\nimport XCTest\n", "Tests/BTests.swift")
        try write("// swift-tools-version: 6.0\n", "Package.swift")
        try write("// swift-tools-version: 6.0\nimport PackageDescription\n", "Package@swift-5.9.swift")
        try write("import ProjectDescription\nlet project = Project(name: \"B\")\n", "Project.swift")
        try write("", ".build/Hidden.swift")
        try write("", "Old.playground/x.swift")
        let source = try AppSource(path: folder.path)
        #expect(
            source.swiftFiles.map { $0.path.dropFirst(folder.path.count + 1) } == ["B.swift", "Sub/A.swift"])
    }

    /// Xcode links what the framework's target makes; the package with the same source is for other apps. A file that the
    /// target has not does not make it another library.
    @Test func aPackageIsNotUsedBesideTheTargetOfTheSameModule() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func imports(_ targets: [ProjectText.Target]) throws -> Set<String> {
            try write(ProjectText(targets: targets).text, "App.xcodeproj/project.pbxproj")
            return try AppSource(path: folder.path).packages(for: [])?.imports ?? []
        }
        try write("import UIKit\nimport Pager\n", "App/App.swift")
        try write("import UIKit\nopen class PagerView: UIView {}\n", "Sources/Pager/PagerView.swift")
        try write("import UIKit\n", "Sources/Pager/UIWindow+Pager.swift")
        try write("// swift-tools-version: 5.9\n", "Package.swift")
        let app = ProjectText.Target(name: "App", files: ["App/App.swift"], links: ["Pager"])
        let pager = ProjectText.Target(
            name: "Pager", kind: "framework", files: ["Sources/Pager/PagerView.swift"])
        #expect(try imports([app, pager]) == ["UIKit"])
        #expect(try imports([.init(name: "App", files: ["App/App.swift"])]) == ["UIKit", "Pager"])
    }

    @Test func wrongPathsAreUsageErrors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("", "picture.png")
        for path in [folder.path, folder.path + "/none", folder.path + "/picture.png"] {
            #expect(
                performing: { try AppSource(path: path) },
                throws: {
                    if case AppBuildError.usage = $0 { true } else { false }
                })
        }
    }

    @Test func eachPathHasItsOwnBuildFolderOutsideItself() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("", "One/Screen/A.swift")
        try write("", "Two/Screen/A.swift")
        let sources = try ["One", "Two"].map { try AppSource(path: folder.path + "/\($0)/Screen") }
        let folders = sources.map { BuildFolder(for: $0, environment: ["SHOJI_CACHE": "/cache"]).url.path }
        #expect(folders[0] != folders[1])
        #expect(folders.allSatisfy { $0.hasPrefix("/cache/Screen-") })
        let standard = BuildFolder(for: sources[0], environment: ["HOME": "/home/me"]).url.path
        #expect(standard.hasPrefix("/home/me/.cache/shoji/Screen-"))
    }

    @Test func onlyAnAttributeIsReplacedAndColumnsStay() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("import UIKit\n@UIApplicationMain\nclass A {} // @UIApplicationMain\n", "A.swift")
        try write("import UIKit\r\n  @UIApplicationMain class A {}\r\n", "C.swift")
        try write("import UIKit\nlet text = \"\"\"\nabout @UIApplicationMain\n\"\"\"\n", "B.swift")
        let source = try AppSource(path: folder.path)
        let out = folder.appendingPathComponent("out")
        let result = try await onOwnThread {
            let built = ReleaseTool.executable.deletingLastPathComponent()
            let lowering = SourceLowering(
                tool: built.appendingPathComponent("shoji-lower"),
                kit: built.appendingPathComponent("uikit.members"), folder: out)
            return try lowering.lower(source.swiftFiles).inputs
        }
        let (a, b) = (source.swiftFiles[0], source.swiftFiles[1])
        #expect(result[b] == b)
        let windows = try String(contentsOf: #require(result[source.swiftFiles[2]]), encoding: .utf8)
        #expect(windows.hasSuffix("import UIKit\r\n  @main              class A {}\r\n"))
        let text = try String(contentsOf: #require(result[a]), encoding: .utf8)
        #expect(
            text == "#sourceLocation(file: \"\(a.path)\", line: 1)\nimport UIKit\n@main             \n"
                + "class A {} // @UIApplicationMain\n")
    }
}

@Suite struct SavedMeanwhileTests {
    /// The record of a build says what was compiled: a file that is saved while it is compiled is compiled once more, as the next build could not know
    /// which of both it was.
    @Test func aFileThatIsSavedDuringABuildIsCompiledAsItIs() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        let file = try tool.write("let isFirst = true\n", "Screen/Saved.swift")
        let (folder, path) = (tool.folder, tool.source.path)
        let builds = try await onOwnThread {
            var builder = AppBuilder(
                source: try AppSource(path: path), runtime: try Runtime(ofTool: ReleaseTool.executable),
                environment: ["SHOJI_CACHE": folder.appendingPathComponent("cache").path])
            var builds = 0
            builder.progress = { _ in
                builds += 1
                if builds == 1 { try? Data("let isFirst = false\n".utf8).write(to: file) }
            }
            _ = try builder.build()
            let record = try #require(BuildRecord(contentsOf: builder.folder.record))
            #expect(record.files[file.path] == "\(Fingerprint(Data("let isFirst = false\n".utf8)))")
            #expect(record.withoutFilesThatChanged() == record)
            // Nothing is left to be compiled.
            _ = try builder.build()
            return builds
        }
        #expect(builds == 2)
    }
}
