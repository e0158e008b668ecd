import AppBuild
import Foundation
import HostOptions
import Raster
import SnapshotComparison
import StandInTable

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
    /// - Parameter elsewhere: the names of those that other parts of the run write, of which nothing is known here.
    func differences(
        of written: [SnapshotRecord], elsewhere: Set<String> = []
    ) throws -> [SnapshotDifference] {
        let now = Self.names(of: written)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let then = Set(files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
        return try then.subtracting(elsewhere).union(now).sorted().compactMap { name in
            guard now.contains(name) else { return SnapshotDifference(name: name, kind: .missing) }
            guard then.contains(name) else { return SnapshotDifference(name: name, kind: .new) }
            return try difference(name)
        }
    }

    private static func names(of written: [SnapshotRecord]) -> Set<String> {
        Set(written.filter { $0.skipped == nil }.map(\.name))
    }

    private func difference(_ name: String) throws -> SnapshotDifference? {
        func data(_ folder: URL, _ kind: String) throws -> Data {
            try Data(contentsOf: folder.appendingPathComponent("\(name).\(kind)"))
        }
        let (oldPicture, newPicture) = (try data(folder, "png"), try data(out, "png"))
        let (oldDump, newDump) = (try? data(folder, "json"), try data(out, "json"))
        if oldDump == nil || oldDump == newDump, Bitmap.areOfOnePicture(oldPicture, newPicture) { return nil }
        let before = try pixels(oldPicture, folder.appendingPathComponent("\(name).png").path)
        let after = try pixels(newPicture, out.appendingPathComponent("\(name).png").path)
        guard let oldDump else {
            let count = SnapshotPixels.difference(before, after)
            return count == 0 ? nil : SnapshotDifference(name: name, kind: .changed, pixels: count)
        }
        var comparison = DumpComparison(
            from: try dump(oldDump, folder.appendingPathComponent("\(name).json").path),
            to: try dump(newDump, out.appendingPathComponent("\(name).json").path),
            oldDetails: details(name, folder), details: details(name, out))
        let count = comparison.addPixels(from: before, to: after)
        let changes = comparison.changes
        return count == 0 && changes.isEmpty
            ? nil : SnapshotDifference(name: name, kind: .changed, pixels: count, changes: changes)
    }

    private func pixels(_ data: Data, _ path: String) throws -> SnapshotPixels {
        do {
            return SnapshotPixels(try Bitmap(decoding: data, origin: path))
        } catch {
            throw AppBuildError.tool("--against: \(error.description)")
        }
    }

    private func dump(_ data: Data, _ path: String) throws -> SnapshotDump {
        do {
            return try SnapshotDump(data)
        } catch {
            throw AppBuildError.tool("--against: \(path): no dump that `shoji snapshot` wrote")
        }
    }

    /// Nil where none were kept, or in a form that is not read any more: then reasons are those that the dumps tell.
    private func details(_ name: String, _ folder: URL) -> ViewDetails? {
        FileManager.default.contents(atPath: ViewDetails.file(of: name, in: folder).path).flatMap {
            try? JSONDecoder().decode(ViewDetails.self, from: $0)
        }
    }

    /// Copies a picture, its dump and details from a run's folder to another one, and takes away there what is not in the
    /// first, or all where there is none.
    static func copy(_ name: String, from folder: URL?, to other: URL) throws {
        let files = FileManager.default
        for place in [
            { $0.appendingPathComponent("\(name).png") }, { $0.appendingPathComponent("\(name).json") },
            { ViewDetails.file(of: name, in: $0) },
        ] as [(URL) -> URL] {
            let file = place(other)
            if let data = folder.flatMap({ files.contents(atPath: place($0).path) }) {
                try files.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.writeWhole(to: file)
            } else if files.fileExists(atPath: file.path) {
                try files.removeItem(at: file)
            }
        }
    }

    /// Writes `differences.json`, or takes away that of an earlier run where nothing differs.
    static func write(_ differences: [SnapshotDifference], to out: URL) throws {
        let file = out.appendingPathComponent(fileName)
        guard !differences.isEmpty else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        try encoder.encode(differences).writeWhole(to: file)
    }

    /// Notes in the folder of this run what was compared, and with what, for `shoji report`.
    func note(_ written: [SnapshotRecord]) throws {
        let noted = ComparedFolder(against: folder.path, names: Self.names(of: written).sorted())
        try Self.encoder.encode(noted).writeWhole(
            to: out.appendingPathComponent(ComparedFolder.fileName))
    }

    /// What a run before has found is not of the pictures of one that compares nothing.
    static func forget(in out: URL) throws {
        try write([], to: out)
        try? FileManager.default.removeItem(at: out.appendingPathComponent(ComparedFolder.fileName))
    }

    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}

/// Which pictures of a folder were compared, and with what.
struct ComparedFolder: Codable {
    static let fileName = ".comparison.json"
    var against: String
    var names: [String]

    init(against: String, names: [String]) { (self.against, self.names) = (against, names) }

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
