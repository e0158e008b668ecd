import Foundation
import Testing

/// `shoji doctor PATH` as users call it. Exit statuses and keys are the command line's contract.
@Suite(.serialized) struct ProjectDoctorTests {
    private let project = """
        {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A); };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        A = {isa = PBXNativeTarget; name = First; buildPhases = (S); productType = "com.apple.product-type.application"; };
        }; rootObject = P; }
        """

    @Test func theAccountIsJSON() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(project, "Screen/App.xcodeproj/project.pbxproj")
        try tool.write("", "Screen/One.swift")
        let answer = try await tool.run("doctor", tool.source.path, "--json")
        #expect(answer.status == 0, "\(answer)")
        let read = try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any]
        #expect(read?["kind"] as? String == "xcodeproj")
        #expect((read?["targets"] as? [[String: Any]])?.first?["sources"] as? [String] == ["One.swift"])
    }

    @Test func severalProjectsAndBrokenOnesHaveTheirExitStatus() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("{", "Screen/App.xcodeproj/project.pbxproj")
        #expect(try await tool.run("doctor", tool.source.path).status == 4)
        try tool.write(project, "Screen/Other.xcodeproj/project.pbxproj")
        #expect(try await tool.run("doctor", tool.source.path).status == 2)
    }

    private func account(_ tool: ReleaseTool, _ arguments: String...) async throws -> [String: Any] {
        let answer = try await tool.run(["doctor", tool.source.path, "--json"] + arguments)
        #expect(answer.status == 0, "\(answer)")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    }

    @Test func aFolderWithoutAProjectIsOneTarget() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("import UIKit\nimport MapKit\nimport Nowhere\nimport Kit", "Screen/One.swift")
        try tool.write("", "Screen/Pods/Kit/Sources/Kit.swift")
        try tool.write("{}", "Screen/data.json")
        try tool.write(
            "import UIKit\nfunc exchange() {\n    class_getInstanceMethod(UIView.self, \"a\")\n}\n",
            "Screen/Old.swift")
        let read = try await account(tool)
        #expect(read["kind"] as? String == "folder")
        let target = try #require((read["targets"] as? [[String: Any]])?.first)
        #expect(target["sources"] as? [String] == ["Old.swift", "One.swift", "Pods/Kit/Sources/Kit.swift"])
        #expect(target["resources"] as? [String] == ["data.json"] && target["chosen"] as? Bool == true)
        let modules = try #require(read["modules"] as? [[String: String]])
        #expect(modules.map { $0["name"] } == ["Kit", "MapKit", "Nowhere", "UIKit"])
        #expect(modules.map { $0["from"] } == ["pod", "system", "none", "system"])
        #expect(modules.map { $0["state"] } == ["lowered", "standIn", "standIn", "asIs"])
        #expect(modules[1]["reason"]?.contains("there are no maps") == true)
        // What cannot be lowered is told before a build.
        let problem = try #require((read["problems"] as? [[String: Any]])?.first)
        #expect(problem["file"] as? String == "Old.swift" && problem["line"] as? Int == 3)
        #expect(problem["text"] as? String == "'class_getInstanceMethod' needs Objective-C's runtime")
    }

    /// What other package managers would fetch is named with their command.
    @Test func whatIsListedAndNotHereIsToBeFetched() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("import UIKit\nimport Mason\nimport Rail\nimport Mas", "Screen/One.swift")
        try tool.write("PODS:\n  - Mason (1.2.0)\n\nDEPENDENCIES:\n  - Mason\n", "Screen/Podfile.lock")
        try tool.write("github \"owner/Rail\" ~> 2.0\n", "Screen/Cartfile")
        let read = try await account(tool)
        let modules = try #require(read["modules"] as? [[String: String]])
        #expect(modules.map { $0["name"] } == ["Mas", "Mason", "Rail", "UIKit"])
        #expect(modules.map { $0["from"] } == ["none", "pod", "carthage", "system"])
        #expect(modules[1]["reason"]?.contains("`pod install`") == true, "\(modules)")
        #expect(modules[2]["reason"]?.contains("`carthage bootstrap") == true, "\(modules)")
    }

    /// CocoaPods writes its targets into a project beside the app's, in one workspace.
    @Test func targetsOfThePodsProjectArePods() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let app = ProjectText(targets: [.init(name: "App", files: ["One.swift"])])
        let pods = ProjectText(targets: [
            .init(name: "Kit", kind: "framework", files: ["Kit/Kit.swift"]),
            .init(name: "Old", kind: "framework", files: ["Old/Old.m"]),
        ])
        try tool.write(app.text, "Screen/App.xcodeproj/project.pbxproj")
        try tool.write(pods.text, "Screen/Pods/Pods.xcodeproj/project.pbxproj")
        try tool.write(
            """
            <?xml version="1.0"?><Workspace version="1.0"><FileRef location="group:App.xcodeproj"/>
            <FileRef location="group:Pods/Pods.xcodeproj"/></Workspace>
            """, "Screen/App.xcworkspace/contents.xcworkspacedata")
        try tool.write("import UIKit\nimport Kit\nimport Old", "Screen/One.swift")
        try tool.write("", "Screen/Pods/Kit/Kit.swift")
        try tool.write("", "Screen/Pods/Old/Old.m")
        let read = try await account(tool)
        let modules = try #require(read["modules"] as? [[String: String]])
        #expect(modules.map { $0["name"] } == ["Kit", "Old", "UIKit"])
        #expect(modules.map { $0["from"] } == ["pod", "pod", "system"])
        #expect(modules.map { $0["state"] } == ["lowered", "standIn", "asIs"])
    }

    @Test func sourceOfOtherLanguagesIsAProblemAndNoResource() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("import UIKit", "Screen/One.swift")
        for name in ["Old.m", "Old.h", "notes.txt"] { try tool.write("", "Screen/" + name) }
        let read = try await account(tool)
        let target = try #require((read["targets"] as? [[String: Any]])?.first)
        #expect(target["resources"] as? [String] == ["notes.txt"])
        let problems = try #require(read["problems"] as? [[String: Any]])
        #expect(problems.map { $0["file"] as? String } == ["Old.m"])
    }

    @Test func aPackageIsWhatSwiftPMSays() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Books",
                targets: [
                    .target(name: "Shelf"), .executableTarget(name: "App", dependencies: ["Shelf"]),
                    .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
                ])
            """, "Screen/Package.swift")
        try tool.write("public let shelf = 1", "Screen/Sources/Shelf/Shelf.swift")
        try tool.write("import Shelf\nprint(shelf)", "Screen/Sources/App/main.swift")
        try tool.write("import Testing", "Screen/Tests/ShelfTests/ShelfTests.swift")
        let read = try await account(tool)
        #expect(read["kind"] as? String == "package" && read["project"] as? String == "Package.swift")
        let targets = try #require(read["targets"] as? [[String: Any]])
        #expect(targets.map { $0["name"] as? String } == ["App", "Shelf", "ShelfTests"])
        #expect(targets.map { $0["product"] as? String } == ["application", "staticLibrary", "test"])
        #expect(targets.map { $0["chosen"] as? Bool } == [true, false, false])
        #expect(targets[0]["sources"] as? [String] == ["Sources/App/main.swift"])
        let modules = try #require(read["modules"] as? [[String: String]])
        #expect(modules.map { $0["name"] } == ["Shelf"] && modules[0]["from"] == "target")
    }

    /// A product has a name of its own, beside its modules'; a target of a package may lie anywhere in it.
    @Test func modulesOfAPackageBesideTheProjectAreFound() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [
                .init(name: "Books", files: ["Books.swift"], products: [("Kit", "../Kit")])
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write("import Leaves\nimport Words\n", "Screen/Books.swift")
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Leaves", "Words"])],
                targets: [
                    .target(name: "Leaves"),
                    .target(name: "Words", dependencies: [.target(name: "Leaves")], path: "Code/Words"),
                ])
            """, "Kit/Package.swift")
        try tool.write("", "Kit/Sources/Leaves/Leaves.swift")
        try tool.write("", "Kit/Code/Words/Words.swift")
        let modules = try #require(try await account(tool)["modules"] as? [[String: String]])
        #expect(modules.map { $0["name"] } == ["Leaves", "Words"])
        #expect(modules.allSatisfy { $0["from"] == "package" && $0["state"] == "lowered" })
        #expect(modules.last?["reason"] == "../Kit/Code/Words: its source is here")
    }
}
