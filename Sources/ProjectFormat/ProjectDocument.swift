import Foundation

/// An `.xcodeproj`: its objects as they stand in the file. Immutable.
public struct ProjectDocument: Sendable {
    /// The `project.pbxproj`.
    public let file: String
    /// The folder from which the project's paths count. Absolute.
    public let root: String
    let main: ProjectValue
    private let objects: [String: ProjectValue]
    private let lines: [String: Int]
    /// What the project calls itself.
    let name: String
    /// The Info.plist of targets, by their ids, as far as the project says what is in it.
    let informationFiles: [String: Data]
    /// What is wrong with the file itself.
    let problems: [ProjectProblem]

    /// Of a description of a project.
    init(
        file: String, root: String, name: String, main: ProjectValue, objects: [String: ProjectValue],
        lines: [String: Int], informationFiles: [String: Data], problems: [ProjectProblem]
    ) {
        (self.file, self.root, self.name, self.main) = (file, root, name, main)
        (self.objects, self.lines, self.informationFiles) = (objects, lines, informationFiles)
        self.problems = problems
    }

    private static let largest = 64 << 20

    /// Reads a project in the old notation, in XML or in JSON.
    public init(_ folder: URL) throws(ProjectError) {
        file = folder.path + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectError(file: file, text: "there is no such file, or it cannot be read")
        }
        guard data.count <= Self.largest else { throw ProjectError(file: file, text: "larger than 64 MB") }
        let value: ProjectValue
        if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
            guard let read = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let all = ProjectValue(read)
            else { throw ProjectError(file: file, text: "not a property list") }
            value = all
            lines = [:]
        } else if let read = try? JSONSerialization.jsonObject(with: data), let all = ProjectValue(read) {
            value = all
            lines = [:]
        } else {
            var notation = ProjectNotation([UInt8](data), file: file)
            value = try notation.whole()
            lines = notation.lines
        }
        objects = value["objects"]?.entries ?? [:]
        guard let id = value["rootObject"]?.text else {
            throw ProjectError(file: file, text: "it names no 'rootObject'")
        }
        guard let main = objects[id], main["isa"]?.text == "PBXProject" else {
            throw ProjectError(file: file, object: id, text: "the root object is no PBXProject of this file")
        }
        self.main = main
        name = folder.deletingPathExtension().lastPathComponent
        informationFiles = [:]
        problems = []
        let base = folder.deletingLastPathComponent().path
        root = Self.path(main["projectDirPath"]?.text ?? "", below: base)
    }

    func object(_ id: String?) -> ProjectValue? { id.flatMap { objects[$0] } }
    /// Files that belong to no group.
    var absoluteFiles: [String] {
        main["mainGroup"] == nil
            ? objects.filter { $0.value["sourceTree"]?.text == "<absolute>" }.keys.sorted() : []
    }
    func line(_ id: String) -> Int { lines[id] ?? 1 }

    static func path(_ part: String, below folder: String) -> String {
        if part.isEmpty { return folder }
        let whole = part.hasPrefix("/") ? part : folder + "/" + part
        return asNamed(URL(fileURLWithPath: whole).standardizedFileURL.path)
    }

    /// The path as the disk spells it. Xcode writes names as a Mac's file dialogs give them, with accents and syllables in parts; git writes
    /// them composed. For a Mac both are one name, as for `String.==`.
    private static func asNamed(_ path: String) -> String {
        guard !path.utf8.allSatisfy({ $0 < 0x80 }), !FileManager.default.fileExists(atPath: path) else {
            return path
        }
        return path.split(separator: "/").reduce("") { folder, name in
            let exact = "\(folder)/\(name)"
            if FileManager.default.fileExists(atPath: exact) { return exact }
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "/" : folder)
            return names?.first { $0 == name }.map { "\(folder)/\($0)" } ?? exact
        }
    }
}
