import AppBuild
import Foundation
import Testing

/// Which files' edits count.
@Suite struct FolderWatchTests {
    @Test(arguments: ["Source", "Source/Screen.swift"])
    func filesOfTheSourceAndThoseNamedBesideItCount(path: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "watch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String) throws {
            try "".write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Source"), withIntermediateDirectories: true)
        for name in ["Source/Screen.swift", "play.yaml"] { try write(name) }
        let watch = try FolderWatch(
            AppSource(path: folder.appendingPathComponent(path).path),
            and: ["play.yaml", "Source/inside.yaml"].map(folder.appendingPathComponent))
        #expect(try !watch.takeChanges())
        for name in ["Source/Screen.swift", "play.yaml", "Source/inside.yaml"] {
            try write(name)
            #expect(try watch.takeChanges(), "\(name)")
        }
        try write("other.yaml")
        #expect(try !watch.takeChanges())
        try write("Source/Other.swift")
        #expect(try watch.takeChanges() == (path == "Source"))
    }
}
