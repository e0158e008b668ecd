import Foundation
import StandInTable
import Testing

/// One table tells of all stand-ins; each has its folder and its target.
@Suite struct StandInTableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    @Test func everyStandInHasAFolderAndEveryFolderAnEntry() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appendingPathComponent("Sources/StandIns").path)
        #expect(Set(folders) == Set(StandIn.all.map(\.module)))
    }

    @Test func everyStandInIsATargetOfTheManifest() throws {
        let manifest = try String(
            contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        for each in StandIn.all {
            #expect(manifest.contains("    \"\(each.module)\": ["), "no target \(each.module)")
        }
    }

    @Test func everyReasonSaysWhatDoesNotHappen() {
        for each in StandIn.all {
            #expect(each.lack.count > 10 && !each.lack.hasSuffix("."))
            #expect(StandIn.of(each.framework)?.module == each.module)
        }
    }
}
