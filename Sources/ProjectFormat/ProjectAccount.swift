import Foundation

/// What `shoji doctor PATH` says of a project.
public struct ProjectAccount: Encodable, Sendable {
    public struct Target: Encodable, Sendable {
        public var name: String
        public var product: String
        public var chosen: Bool
        public var sources: [String]
        public var resources: [String]

        /// - Parameters: paths relative to the account's folder, sorted.
        public init(name: String, product: String, chosen: Bool, sources: [String], resources: [String]) {
            (self.name, self.product, self.chosen) = (name, product, chosen)
            (self.sources, self.resources) = (sources, resources)
        }
    }

    public struct Module: Encodable, Sendable {
        public var name: String
        public var from: String
        public var state: String
        public var reason: String

        public init(name: String, from: String, state: String, reason: String) {
            (self.name, self.from, self.state, self.reason) = (name, from, state, reason)
        }
    }

    /// An account of what is no project: a folder, a file, a package.
    public init(kind: String, project: String, targets: [Target]) {
        (self.kind, self.project, self.targets) = (kind, project, targets)
        (modules, problems) = ([], [])
    }

    public var kind: String
    public var project: String
    public var targets: [Target]
    public var modules: [Module]
    /// Their files are relative to the account's folder.
    public var problems: [ProjectProblem]

    /// The account of a project or workspace.
    public init(_ read: ChosenProject) {
        let folder = read.folder
        // A description stands for the project that is made of it.
        kind = read.container.pathExtension == "yml" ? "xcodeproj" : read.container.pathExtension
        project = Self.relative(read.container.path, to: folder)
        targets = read.targets.map { target in
            Target(
                name: target.name, product: target.product.rawValue, chosen: target == read.target,
                sources: target.sources.map { Self.relative($0, to: folder) }.sorted(),
                resources: target.resources.map { Self.relative($0, to: folder) }.sorted())
        }
        modules = []
        problems = Set(read.problems).map {
            ProjectProblem(
                file: Self.relative($0.file, to: folder), line: $0.line, text: $0.text, remedy: $0.remedy)
        }.sorted { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
    }

    /// A path as it is written below a folder, with `..` for what lies beside it.
    public static func relative(_ path: String, to folder: URL) -> String {
        let base = folder.path.split(separator: "/")
        let parts = path.split(separator: "/")
        let common = zip(base, parts).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - common) + parts[common...].map(String.init))
            .joined(separator: "/")
    }

    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The same for people.
    public var text: String {
        var lines = ["\(kind) \(project)", "", "targets"]
        for target in targets {
            lines.append(
                "\(target.chosen ? "* " : "  ")\(target.name): \(target.product), \(target.sources.count) sources, "
                    + "\(target.resources.count) resources")
        }
        if !modules.isEmpty { lines += ["", "modules"] }
        for module in modules {
            lines.append(
                "  \(module.name): \(module.state), \(module.from)"
                    + (module.reason.isEmpty ? "" : " (\(module.reason))"))
        }
        if !problems.isEmpty { lines += ["", "problems"] }
        for problem in problems {
            lines.append("  \(problem.file):\(problem.line): \(problem.text)")
            lines.append("    \(problem.remedy)")
        }
        return lines.joined(separator: "\n")
    }
}
