import Foundation
import Raster
import SnapshotComparison
import Testing
import XCTest

/// Compares a value with what was recorded for it, and fails where it differs.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    if let failure { recordFailure(failure, fileID, filePath, line, column) }
}

/// The older spelling of `assertSnapshot(of:as:)`.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// One value in several ways, each with a name.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// One value in several ways.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID,
            file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with what was recorded for it in `__Snapshots__` beside the test's file.
/// - Returns: what is wrong, in words; nil when nothing is.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    let files = Recording(
        file: "\(filePath)", folder: snapshotDirectory, test: testName, name: name,
        kind: snapshotting.pathExtension)
    do {
        guard let found = wait(for: snapshotting.snapshot(try value()), timeout) else {
            return "Exceeded timeout of \(timeout) seconds waiting for snapshot."
        }
        return try files.check(found, snapshotting.diffing, .inForce(recording))
    } catch {
        return "\(error)"
    }
}

/// The value when it has come; the main run loop goes on meanwhile.
func wait<Format>(for async: Async<Format>, _ timeout: TimeInterval) -> Format? {
    var found: Format?
    let isThere = XCTestExpectation(description: "snapshot")
    async.run {
        found = $0
        isThere.fulfill()
    }
    if found == nil { _ = XCTWaiter.wait(for: [isThere], timeout: timeout) }
    return found
}

func recordFailure(
    _ text: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
    if Test.current != nil {
        Issue.record(
            "\(text)",
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
        XCTFail(text, file: filePath, line: line)
    }
}

/// The files of one snapshot.
private struct Recording {
    private let folder: URL
    private let base: String
    private let kind: String?

    init(file: String, folder: String?, test: String, name: String?, kind: String?) {
        let source = URL(fileURLWithPath: file)
        self.folder =
            folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        let plain = Self.plain(test)
        let ending =
            name.map(Self.plain)
            ?? "\(Settings.shared.nextNumber(of: "\(self.folder.path)/\(plain)"))"
        base = "\(plain).\(ending)"
        self.kind = kind
    }

    /// What is neither a letter nor a digit nor a line becomes a hyphen, once, and none at the ends.
    private static func plain(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return parts.joined(separator: "-")
    }

    private func file(_ mark: String = "") -> URL {
        folder.appendingPathComponent(base + mark + (kind.map { ".\($0)" } ?? ""))
    }

    func check<Format>(
        _ found: Format, _ diffing: Diffing<Format>, _ record: SnapshotTestingConfiguration.Record
    ) throws -> String? {
        let data = diffing.toData(found)
        // A picture that Apple's system has made stays; ours goes beside it, under the platform's name.
        let (main, own) = (file(), file(".linux"))
        let isForeign =
            kind == "png"
            && FileManager.default.contents(atPath: main.path).map { !OwnPicture.isOwn($0) } ?? false
        let reference = isForeign || FileManager.default.fileExists(atPath: own.path) ? own : main
        let recorded = FileManager.default.contents(atPath: reference.path)
        UsedSnapshots.add(reference, isNew: recorded == nil && record != .never)
        if isForeign { UsedSnapshots.add(main) }
        let tree = kind == "png" ? Settings.shared.dump(of: found) : nil
        if record == .all {
            try self.record(data, tree, at: reference)
            return
                "Record mode is on. Automatically recorded snapshot: \(reference.path)\nTurn record mode off and run it again to compare."
        }
        guard let recorded else {
            tell(.new, nil, data, [], tree, of: reference)
            guard record != .never else {
                return "No reference was found on disk, and new ones are not recorded: \(reference.path)"
            }
            try self.record(data, tree, at: reference)
            return
                "No reference was found on disk. Automatically recorded snapshot: \(reference.path)\nRun it again to compare."
        }
        guard let (told, kept) = diffing.diff(diffing.fromData(recorded), found) else {
            keep(tree, of: recorded, at: reference)
            return nil
        }
        let changes = tree.map { KnownTrees.changes(from: recorded, at: reference, to: $0) } ?? []
        tell(.changed, recorded, data, changes, tree, of: reference)
        if Test.current != nil { attach(kept.isEmpty ? [.init(data: recorded), .init(data: data)] : kept) }
        let words = ([told.trimmingCharacters(in: .whitespacesAndNewlines)] + changes.words())
            .joined(separator: "\n")
        let failed = FileManager.default.temporaryDirectory.appendingPathComponent("failed-snapshots")
            .appendingPathComponent(folder.lastPathComponent)
            .appendingPathComponent(reference.lastPathComponent)
        try FileManager.default.createDirectory(
            at: failed.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: failed)
        if record == .failed {
            try self.record(data, tree, at: reference)
            return "Snapshot does not match reference, which was recorded anew: \(reference.path)\n\n\(words)"
        }
        let tool = SnapshotTestingConfiguration.local?.diffTool ?? Settings.shared.diffTool
        return "Snapshot does not match reference.\n\n"
            + tool(currentFilePath: reference.path, failedFilePath: failed.path) + "\n\n" + words
    }

    /// For the words of a later difference; without it less is told, and nothing fails.
    private func keep(_ tree: Data?, of picture: Data, at reference: URL) {
        if let tree { try? KnownTrees.keep(tree, of: picture, at: reference) }
    }

    /// For the report, which has pictures.
    private func tell(
        _ what: SnapshotDifference.Kind, _ recorded: Data?, _ data: Data, _ changes: [ViewChange],
        _ tree: Data?, of reference: URL
    ) {
        guard FailedSnapshot.isAsked, kind == "png" else { return }
        FailedSnapshot(
            of: reference, what, pixels: recorded.map { Bitmap.countOfDifferent($0, data) } ?? 0,
            changes: changes, before: recorded, after: data, dump: tree
        ).tell()
    }

    /// What a failed test of Swift Testing keeps: the recorded one, the present one, and what shows how they differ.
    private func attach(_ attachments: [XCTAttachment]) {
        for (attachment, name) in zip(attachments, ["reference", "actual", "difference"]) {
            Attachment.record(
                [UInt8](attachment.data), named: attachment.name ?? file(".\(name)").lastPathComponent)
        }
    }

    private func record(_ data: Data, _ tree: Data?, at reference: URL) throws {
        let data = kind == "png" ? Bitmap.kept(data) : data
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: reference, options: .atomic)
        keep(tree, of: data, at: reference)
    }
}

/// Whether a PNG is one that was drawn here: those of Apple's system carry chunks that ours never have.
enum OwnPicture {
    static func isOwn(_ data: Data) -> Bool {
        // A signature of eight bytes, then chunks: length, name, data, checksum.
        var place = data.startIndex + 8
        while place + 8 <= data.endIndex {
            let length = data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: data[place + 4..<place + 8], as: UTF8.self)
            if ["iDOT", "sRGB", "eXIf", "iCCP", "pHYs", "iTXt", "CgBI"].contains(name) { return false }
            if name == "IDAT" { return true }
            place += 12 + length
        }
        return true
    }
}
