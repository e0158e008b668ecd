import Foundation
import HostOptions
import Raster
import SnapshotComparison

/// Pictures and dumps of an earlier run, with which those of this one are compared.
struct EarlierPictures {
    private let folder: URL
    private let out: URL
    static let fileName = "differences.json"

    /// Throws `OptionError` for a folder that is not there, or that this run writes to.
    init(_ path: String, out: URL) throws {
        folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        self.out = out
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw OptionError(
                "--against \(path): no such folder; expected one that an earlier `shoji snapshot --out` wrote"
            )
        }
        guard folder.path != out.resolvingSymlinksInPath().path else {
            throw OptionError("--against \(path): --out is the same folder; name another one")
        }
    }

    /// Of the pictures that this run wrote and of those that only the earlier one did, in the order of names.
    func differences(of written: [SnapshotRecord]) throws -> [SnapshotDifference] {
        let now = Dictionary(
            written.filter { $0.skipped == nil }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let then = Set(files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
        return try then.union(now.keys).sorted().compactMap { name in
            guard let record = now[name] else { return SnapshotDifference(name: name, kind: .missing) }
            guard then.contains(name) else { return SnapshotDifference(name: name, kind: .new) }
            return try difference(name, record)
        }
    }

    private func difference(_ name: String, _ record: SnapshotRecord) throws -> SnapshotDifference? {
        func data(_ folder: URL, _ kind: String) throws -> Data {
            try Data(contentsOf: folder.appendingPathComponent("\(name).\(kind)"))
        }
        let (oldPicture, newPicture) = (try data(folder, "png"), try data(out, "png"))
        let (oldDump, newDump) = (try? data(folder, "json"), try data(out, "json"))
        if oldPicture == newPicture, oldDump == nil || oldDump == newDump { return nil }
        let before = try pixels(oldPicture, folder.appendingPathComponent("\(name).png").path)
        let after = try pixels(newPicture, out.appendingPathComponent("\(name).png").path)
        guard let oldDump, let old = try? SnapshotDump(oldDump), let new = try? SnapshotDump(newDump) else {
            let count = SnapshotPixels.difference(before, after)
            return count == 0 ? nil : SnapshotDifference(name: name, kind: .changed, pixels: count)
        }
        var comparison = DumpComparison(from: old, to: new, details: record.details)
        let count = comparison.addPixels(from: before, to: after)
        let changes = comparison.changes
        return count == 0 && changes.isEmpty
            ? nil : SnapshotDifference(name: name, kind: .changed, pixels: count, changes: changes)
    }

    private func pixels(_ data: Data, _ path: String) throws -> SnapshotPixels {
        do {
            let bitmap = try Bitmap(decoding: data, origin: path)
            return SnapshotPixels(width: bitmap.width, height: bitmap.height, values: bitmap.words)
        } catch {
            throw OptionError("--against: \(error.description)")
        }
    }

    /// Writes `differences.json`, or takes away that of an earlier run where nothing differs.
    static func write(_ differences: [SnapshotDifference], to out: URL) throws {
        let file = out.appendingPathComponent(fileName)
        guard !differences.isEmpty else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        try encoder.encode(differences).write(to: file, options: .atomic)
    }

    /// Notes in the folder of this run what it was compared with, for `shoji report`.
    func note() throws {
        try Self.encoder.encode(ComparedFolder(against: folder.path)).write(
            to: out.appendingPathComponent(ComparedFolder.fileName), options: .atomic)
    }

    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}

/// What the pictures of a folder were compared with.
struct ComparedFolder: Codable {
    static let fileName = ".comparison.json"
    var against: String

    init(against: String) { self.against = against }

    /// Nil where nobody has noted it.
    init?(notedIn folder: URL) {
        guard
            let data = FileManager.default.contents(
                atPath: folder.appendingPathComponent(Self.fileName).path),
            let noted = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = noted
    }
}

/// What `shoji snapshot --json` prints.
struct SnapshotAccount: Encodable {
    struct Picture: Encodable {
        var name: String
        var snapshot: String
        var picture: String?
        var dump: String?
        var variant: [String: String]
        var skipped: String?
    }

    let pictures: [Picture]
    let differences: [SnapshotDifference]?

    init(_ written: [SnapshotRecord], _ differences: [SnapshotDifference]?, out: URL) {
        pictures = written.map { record in
            let file = out.appendingPathComponent(record.name).path
            let isThere = record.skipped == nil
            return Picture(
                name: record.name, snapshot: record.snapshot, picture: isThere ? file + ".png" : nil,
                dump: isThere ? file + ".json" : nil, variant: record.variant, skipped: record.skipped)
        }
        self.differences = differences
    }

    func print() throws {
        FileHandle.standardOutput.write(try EarlierPictures.encoder.encode(self) + Data("\n".utf8))
    }
}
