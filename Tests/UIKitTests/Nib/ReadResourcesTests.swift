import AssetFormat
import Testing

@testable import UIKit

/// Decision 0110: of files that only UIKit reads each is told before it is read.
@MainActor @Suite(.serialized) struct ReadResourcesTests {
    private final class Told: @unchecked Sendable {
        private let lock = NSLock()
        private var paths: [String] = []
        func add(_ path: String) { lock.withLock { paths.append(path) } }
        func below(_ folder: String) -> [String] { lock.withLock { paths.filter { $0.hasPrefix(folder) } } }
    }

    @Test func nibsAndSetsAreToldOnce() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("read-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [
            "Part.xib": NibText.document("<view id=\"r\"/>"), "Other.xib": "no nib",
            "A.xcassets/Mark.colorset/Contents.json": "{\"colors\": []}",
            "A.xcassets/cover.imageset/Contents.json": "{\"images\": []}",
        ] {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let files = BundleFiles(folder: folder)
        let told = Told()
        ReadResources.tell(told.add)
        #expect(told.below(folder.path) == [])
        for _ in 0..<2 {
            _ = try NibStore.nib(atPath: folder.path + "/Part.xib")
            _ = try files.colorSet(named: "Mark")
            _ = try files.picture(named: "cover", for: AssetTraits())
        }
        #expect(
            told.below(folder.path)
                == ["Part.xib", "A.xcassets/Mark.colorset", "A.xcassets/cover.imageset"].map {
                    folder.path + "/" + $0
                })
        // What cannot be read was looked at, too.
        #expect(throws: (any Error).self) { try NibStore.nib(atPath: folder.path + "/Other.xib") }
        #expect(told.below(folder.path).last == folder.path + "/Other.xib")
    }
}
