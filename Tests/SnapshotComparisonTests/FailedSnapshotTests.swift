import Foundation
import SnapshotComparison
import Testing

/// What tests tell of snapshots that are not as recorded.
@Suite struct FailedSnapshotTests {
    /// docs/snapshots.md: "a picture and its tree are one".
    @Test func aPictureAndItsTreeAreOne() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let recording = URL(fileURLWithPath: "/books/__Snapshots__/BookTests/shelf@dark.png")
        let change = try JSONDecoder().decode(
            ViewChange.self,
            from: Data(
                #"{"view": "title", "what": "moved", "from": [16, 0], "to": [24, 0], "by": [8, 0]}"#.utf8))
        let all = [
            FailedSnapshot(
                of: recording, .changed, changes: [change], after: Data("after".utf8), dump: Data("{}".utf8)),
            FailedSnapshot(
                of: recording, .changed, pixels: 7, before: Data("before".utf8), after: Data("after".utf8)),
            FailedSnapshot(of: URL(fileURLWithPath: "/books/__Snapshots__/BookTests/basket.png"), .new),
        ]
        for (number, one) in all.enumerated() {
            try JSONEncoder().encode(one).write(to: folder.appendingPathComponent("\(number).json"))
        }
        try Data("half".utf8).write(to: folder.appendingPathComponent("3.part"))
        let found = try FailedSnapshot.all(in: folder)
        #expect(found.map(\.difference.name) == ["BookTests/basket", "BookTests/shelf@dark"])
        #expect(found.map(\.difference.kind) == [.new, .changed])
        let shelf = try #require(found.last)
        #expect(shelf.difference.pixels == 7 && shelf.difference.changes == [change])
        #expect(shelf.before == Data("before".utf8) && shelf.after == Data("after".utf8))
        #expect(shelf.dump == Data("{}".utf8) && shelf.file == recording.path)
    }

    @Test func newRecordingsAreTold() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("/books/b.png\nnew /books/a.png\n/books/b.png\n".utf8).write(to: file)
        #expect(UsedSnapshots.all(in: file) == ["/books/a.png", "/books/b.png"])
        #expect(UsedSnapshots.new(in: file) == ["/books/a.png"])
    }
}
