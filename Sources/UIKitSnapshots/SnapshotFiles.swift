import Foundation
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
        let found = kind.make(screen)
        let wanted = try? Data(contentsOf: file)
        UsedSnapshots.add(file)
        switch (record, wanted) {
        case (.all, _):
            return write(found, file).map { SnapshotFault($0) }
        case (.missing, nil), (.failed, nil):
            return SnapshotFault(
                write(found, file) ?? "\(file.path) was recorded; look at it and run the test again")
        case (.never, nil):
            return SnapshotFault(
                "\(file.path) does not exist; record it with SNAPSHOTS=missing swift test")
        case (_, let wanted?):
            guard let difference = kind.difference(wanted, found) else { return nil }
            let words = kind.explanation?(wanted, found, screen) ?? difference
            if record == .failed {
                var fault = SnapshotFault(
                    write(found, file) ?? "\(file.path) was different and is recorded anew:\n\(words)")
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

    private func attachments(_ kind: SnapshotKind, _ wanted: Data, _ found: Data) -> [SnapshotFault
        .Attachment]
    {
        let all = [("reference", wanted), ("actual", found), ("difference", kind.picture?(wanted, found))]
        return all.compactMap { name, data in
            data.map { .init(name: "\(base).\(name).\(kind.fileExtension)", data: $0) }
        }
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
