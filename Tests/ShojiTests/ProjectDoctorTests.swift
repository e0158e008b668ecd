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
}
