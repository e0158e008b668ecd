import AppBuild
import Foundation
import HostOptions
import SnapshotComparison
import SnapshotReport

/// The pictures of a run, those that it was compared with, and what differed.
struct ComparedPictures {
    let folder: URL
    /// Nil where nobody knows them any more.
    let against: URL?
    /// The names of those that were compared.
    private let compared: Set<String>

    /// Throws `OptionError` for a folder that is not there or holds nothing of a run.
    init(_ path: String, against: String?) throws {
        folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
            names.contains(where: { $0.hasSuffix(".png") || $0 == EarlierPictures.fileName })
        else {
            throw OptionError(
                "\(path): no folder with pictures; expected one that `shoji snapshot --out DIR --against EARLIER` wrote"
            )
        }
        func isFolder(_ path: String) -> Bool {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
        if let against, !isFolder(against) {
            throw OptionError("--against \(against): no such folder; expected one with earlier pictures")
        }
        let noted = ComparedFolder(notedIn: folder)
        self.against = (against ?? noted?.against).flatMap { isFolder($0) ? URL(fileURLWithPath: $0) : nil }
        compared = Set(noted?.names ?? [])
    }

    private var differences: [SnapshotDifference] {
        get throws {
            let file = folder.appendingPathComponent(EarlierPictures.fileName)
            guard FileManager.default.fileExists(atPath: file.path) else { return [] }
            do {
                return try JSONDecoder().decode([SnapshotDifference].self, from: Data(contentsOf: file))
            } catch is DecodingError {
                throw OptionError(
                    "\(file.path): not what a comparison writes; run `shoji snapshot --against` again")
            }
        }
    }

    func report() throws -> SnapshotReport {
        let found = Dictionary(try differences.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let now = Set(files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
        let pictures = now.union(found.keys).sorted().map { name in
            let difference = found[name]
            let after = difference?.kind == .missing ? nil : data(folder, "\(name).png")
            let before = difference == nil ? after : data(against, "\(name).png")
            let dump = data(difference?.kind == .missing ? against : folder, "\(name).json")
            return SnapshotReport.Picture(
                name: name, difference: difference, isCompared: difference != nil || compared.contains(name),
                before: difference?.kind == .new ? nil : before, after: after, dump: dump)
        }
        return SnapshotReport(title: folder.lastPathComponent, pictures: pictures)
    }

    func differs(_ name: String) throws -> Bool { try differences.contains { $0.name == name } }

    private func data(_ folder: URL?, _ name: String) -> Data? {
        folder.flatMap { FileManager.default.contents(atPath: $0.appendingPathComponent(name).path) }
    }

    /// Takes one picture of this run and its dump over into the earlier ones, or takes the earlier one away where this run
    /// has none. Nothing differs there any more.
    func accept(_ name: String) throws {
        var differences = try differences
        guard let index = differences.firstIndex(where: { $0.name == name }) else {
            throw OptionError("\(name): nothing differs in a picture of that name")
        }
        guard let against else {
            throw OptionError("the earlier pictures are not there; name them with --against")
        }
        try EarlierPictures.copy(name, from: differences[index].kind == .missing ? nil : folder, to: against)
        differences.remove(at: index)
        try EarlierPictures.write(differences, to: folder)
    }
}
