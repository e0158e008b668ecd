import Foundation
import Testing

@testable import AssetFormat

/// Which files of a folder are read: links inside of it, no circles, plain files, up to a size.
@Suite struct ContainedFolderTests {
    private let folder: URL
    private let manager = FileManager.default

    init() throws {
        folder = manager.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("\(UUID())")
        try manager.createDirectory(
            at: folder.appendingPathComponent("app/inner"), withIntermediateDirectories: true)
        try Data("in".utf8).write(to: folder.appendingPathComponent("app/inner/file.txt"))
        try Data("out".utf8).write(to: folder.appendingPathComponent("secret.txt"))
    }

    private func link(_ name: String, to target: String) throws -> String {
        let path = folder.appendingPathComponent("app/\(name)").path
        try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
        return path
    }

    @Test func linksAreFollowedInsideOnly() throws {
        defer { try? manager.removeItem(at: folder) }
        let app = folder.appendingPathComponent("app").path
        let contained = ContainedFolder(app)
        #expect(contained.holds(try link("a.txt", to: "inner/file.txt")))
        #expect(!contained.holds(try link("b.txt", to: "../secret.txt")))
        #expect(!contained.holds(try link("c", to: "/etc")))
        #expect(!contained.holds(try link("d", to: "nothing")))
        // One link that leads to another that leads out.
        #expect(!contained.holds(try link("e", to: "b.txt")))
        // A folder beside with the same beginning of its name.
        try manager.createDirectory(atPath: app + "2", withIntermediateDirectories: true)
        #expect(!contained.holds(try link("f", to: "../app2")))
        let objection = try #require(contained.objection(to: app + "/b.txt"))
        #expect(objection.description.contains("leads out of \(app)"))
    }

    @Test func circlesEnd() throws {
        defer { try? manager.removeItem(at: folder) }
        let app = folder.appendingPathComponent("app").path
        var contained = ContainedFolder(app)
        let circle = try link("inner/up", to: "..")
        let entered = [app, circle, app + "/inner", app + "/inner"].map { contained.enters($0) }
        #expect(entered == [true, false, true, false])
    }

    @Test func onlyPlainFilesUpToASizeAreRead() throws {
        defer { try? manager.removeItem(at: folder) }
        let app = folder.appendingPathComponent("app").path
        let contained = ContainedFolder(app)
        mkfifo(app + "/pipe.png", 0o600)
        #expect(contained.objection(to: app + "/pipe.png")?.message.contains("no plain file") == true)
        for (name, most) in [("p.png", 64 << 20), ("v.xib", 16 << 20), ("Localizable.strings", 16 << 20)] {
            let path = app + "/" + name
            try Data().write(to: URL(fileURLWithPath: path))
            // A hole takes no room.
            #expect(truncate(path, most) == 0)
            #expect(contained.objection(to: path) == nil)
            #expect(truncate(path, most + 1) == 0)
            #expect(
                contained.objection(to: path)?.message.contains("\(most + 1) bytes, more than \(most)")
                    == true)
        }
        // What only the app reads may have any size.
        try Data().write(to: URL(fileURLWithPath: app + "/data.sqlite"))
        #expect(truncate(app + "/data.sqlite", 1 << 33) == 0)
        #expect(contained.objection(to: app + "/data.sqlite") == nil)
    }

    @Test func aSetNamesFilesOfItsOwn() throws {
        defer { try? manager.removeItem(at: folder) }
        let set = folder.appendingPathComponent("app/A.xcassets/x.imageset")
        try manager.createDirectory(at: set, withIntermediateDirectories: true)
        func problem(_ file: String) throws -> AssetProblem? {
            let contents = "{\"images\": [\n{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}"
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
            do {
                _ = try ImageSet(folder: set.path, root: folder.appendingPathComponent("app").path)
                return nil
            } catch { return error }
        }
        let outside = try #require(try problem("../../../secret.txt"))
        #expect(outside.line == 2 && outside.message.contains("no file of the set"))
        try manager.createSymbolicLink(
            atPath: set.path + "/l.png", withDestinationPath: "../../../secret.txt")
        #expect(try problem("l.png")?.message.contains("leads out") == true)
        try manager.createSymbolicLink(
            atPath: set.path + "/m.png", withDestinationPath: "../../inner/file.txt")
        #expect(try problem("m.png") == nil)
        // A pipe would never be read to its end.
        let contents = set.path + "/Contents.json"
        try manager.removeItem(atPath: contents)
        mkfifo(contents, 0o600)
        #expect(throws: AssetProblem.self) { try ImageSet(folder: set.path) }
    }
}
