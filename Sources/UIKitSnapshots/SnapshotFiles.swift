import Foundation
import Raster
import SnapshotComparison

/// Where the snapshots of a test are.
struct SnapshotFiles {
    private let folder: URL
    private let base: String

    /// - Parameter variant: the key of a matrix's variant, as in names of files.
    init(filePath: String, testName: String, name: String?, variant: String = "") {
        let file = URL(fileURLWithPath: filePath)
        folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        let test = testName.split(separator: "(").first.map(String.init) ?? testName
        base =
            ([test] + (name.map { [$0] } ?? [])).map(Self.plain).joined(separator: ".")
            + (variant.isEmpty ? "" : "@\(variant)")
    }

    /// Letters, digits and hyphens.
    private static func plain(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }

    /// Compares or records.
    /// - Returns: what is wrong; nil when nothing is.
    @MainActor
    func check(
        _ kind: SnapshotKind, _ screen: SnapshotScreen, _ record: SnapshotRecording
    ) -> SnapshotFault? {
        let file = folder.appendingPathComponent("\(base).\(kind.fileExtension)")
        let wanted = try? Data(contentsOf: file)
        UsedSnapshots.add(file, isNew: wanted == nil && record != .never)
        if record != .all, let wanted, kind.isKnown?(wanted, screen) == true {
            keepTree(of: wanted, kind, screen, file)
            return nil
        }
        let found = kind.make(screen)
        switch (record, wanted) {
        case (.all, _): return self.record(found, kind, screen, file).map { SnapshotFault($0) }
        case (.missing, nil), (.failed, nil):
            tell(.new, kind, nil, found, [], screen)
            return SnapshotFault(
                self.record(found, kind, screen, file)
                    ?? "\(file.path) was recorded; look at it and run the test again")
        case (.never, nil):
            tell(.new, kind, nil, found, [], screen)
            return SnapshotFault(
                "\(file.path) does not exist; record it with SNAPSHOTS=missing swift test")
        case (_, let wanted?):
            guard let difference = kind.difference(wanted, found) else {
                keepTree(of: wanted, kind, screen, file)
                return nil
            }
            let changes = changes(kind, wanted, found, screen, file)
            tell(.changed, kind, wanted, found, changes, screen)
            let isToldByViews = kind.changes != nil && !changes.isEmpty
            let words = ((isToldByViews ? [] : [difference]) + changes.words()).joined(separator: "\n")
            if record == .failed {
                var fault = SnapshotFault(
                    self.record(found, kind, screen, file)
                        ?? "\(file.path) was different and is recorded anew:\n\(words)")
                fault.attachments = attachments(kind, wanted, found)
                return fault
            }
            let failed = folder.appendingPathComponent("\(base).failed.\(kind.fileExtension)")
            let unwritten = write(found, failed)
            var fault = SnapshotFault(
                "\(file.path) is different now (see \(failed.lastPathComponent)):\n\(words)"
                    + (unwritten.map { "\n\($0)" } ?? ""))
            fault.attachments = attachments(kind, wanted, found)
            return fault
        }
    }

    // MARK: What the command line asks for

    /// A picture alone is explained by the tree that its recording was taken of, where that is known; beside a recorded tree that is
    /// done by its own comparison.
    @MainActor
    private func changes(
        _ kind: SnapshotKind, _ wanted: Data, _ found: Data, _ screen: SnapshotScreen, _ file: URL
    ) -> [ViewChange] {
        if let changes = kind.changes { return changes(wanted, found, screen) }
        let hasTree = FileManager.default.fileExists(
            atPath: folder.appendingPathComponent("\(base).json").path)
        guard kind.picture != nil, !hasTree else { return [] }
        return KnownTrees.changes(
            from: wanted, at: file, to: Data(screen.viewDump.utf8), details: screen.details)
    }

    @MainActor
    private func keepTree(of picture: Data, _ kind: SnapshotKind, _ screen: SnapshotScreen, _ file: URL) {
        guard kind.picture != nil else { return }
        // Without it less is told, and nothing fails.
        try? KnownTrees.keep(Data(screen.viewDump.utf8), of: picture, at: file)
    }

    /// For the report, in which a picture and its tree are one.
    @MainActor
    private func tell(
        _ what: SnapshotDifference.Kind, _ kind: SnapshotKind, _ wanted: Data?, _ found: Data,
        _ changes: [ViewChange], _ screen: SnapshotScreen
    ) {
        let isPicture = kind.picture != nil
        guard FailedSnapshot.isAsked, isPicture || kind.changes != nil else { return }
        let before = isPicture ? wanted : nil
        FailedSnapshot(
            of: folder.appendingPathComponent("\(base).png"), what,
            pixels: before.map { Bitmap.countOfDifferent($0, found) } ?? 0, changes: changes,
            before: before, after: isPicture ? found : screen.bitmap.png(),
            dump: Data(screen.viewDump.utf8)
        ).tell()
    }

    private func attachments(_ kind: SnapshotKind, _ wanted: Data, _ found: Data) -> [SnapshotFault
        .Attachment]
    {
        let all = [("reference", wanted), ("actual", found), ("difference", kind.picture?(wanted, found))]
        return all.compactMap { name, data in
            data.map { .init(name: "\(base).\(name).\(kind.fileExtension)", data: $0) }
        }
    }

    /// - Returns: why it cannot be written.
    @MainActor
    private func record(_ found: Data, _ kind: SnapshotKind, _ screen: SnapshotScreen, _ file: URL) -> String?
    {
        let data = kind.kept?(found) ?? found
        keepTree(of: data, kind, screen, file)
        return write(data, file)
    }

    private func write(_ data: Data, _ file: URL) -> String? {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            return nil
        } catch {
            return "\(file.path) cannot be written: \(error.localizedDescription)"
        }
    }
}
