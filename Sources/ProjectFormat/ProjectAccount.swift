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

    /// A choice that the user has to make, or a name that is not there.
    public struct ChoiceError: Error, CustomStringConvertible {
        public var description: String

        public init(description: String) { self.description = description }
    }

    public var kind: String
    public var project: String
    public var targets: [Target]
    public var modules: [Module]
    /// Their files are relative to the account's folder.
    public var problems: [ProjectProblem]

    /// The project or workspace that a path means; nil for plain source. Throws `ChoiceError`.
    public static func container(of path: URL, named name: String?) throws -> URL? {
        if ["xcodeproj", "xcworkspace"].contains(path.pathExtension) { return path }
        if let name {
            let url = URL(fileURLWithPath: ProjectDocument.path(name, below: path.path))
            guard ["xcodeproj", "xcworkspace"].contains(url.pathExtension),
                FileManager.default.fileExists(atPath: url.path)
            else { throw ChoiceError(description: "\(name): no such project or workspace in \(path.path)") }
            return url
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path.path)) ?? []).sorted()
        for ending in [".xcworkspace", ".xcodeproj"] {
            // CocoaPods leaves links to projects that are not there.
            let found = names.filter {
                $0.hasSuffix(ending) && !$0.hasPrefix(".")
                    && FileManager.default.fileExists(atPath: path.path + "/" + $0)
            }
            if found.count > 1 {
                throw ChoiceError(
                    description: "\(path.path) holds several; choose one with --project:\n"
                        + found.map { "  \($0)" }.joined(separator: "\n"))
            }
            if let only = found.first { return path.appendingPathComponent(only) }
        }
        return nil
    }

    /// Reads a project or workspace. Throws `ProjectError` for what cannot be read, `ChoiceError` for names that are
    /// not there.
    public init(container: URL, below folder: URL, target wanted: String?, scheme: String?) throws {
        let isWorkspace = container.pathExtension == "xcworkspace"
        let projects = isWorkspace ? try ProjectWorkspace.projects(of: container) : [container]
        var all: [ProjectTarget] = []
        var found: [ProjectProblem] = []
        var schemes = isWorkspace ? ProjectScheme.shared(in: container) : []
        for project in projects {
            if isWorkspace, !FileManager.default.fileExists(atPath: project.path) {
                found.append(
                    ProjectProblem(
                        file: container.path + "/contents.xcworkspacedata", line: 1,
                        text: "the workspace names \(project.lastPathComponent), which is not there",
                        remedy: project.lastPathComponent == "Pods.xcodeproj"
                            ? "run pod install" : "add it, or remove it from the workspace"))
                continue
            }
            let read = try ProjectDocument(project).targets()
            all += read.targets
            found += read.problems
            schemes += ProjectScheme.shared(in: project)
        }
        let chosen = try Self.chosen(of: all, schemes: schemes, target: wanted, scheme: scheme)
        kind = container.pathExtension
        project = Self.relative(container.path, to: folder)
        targets = all.map { target in
            Target(
                name: target.name, product: target.product.rawValue, chosen: target.id == chosen?.id,
                sources: target.sources.map { Self.relative($0, to: folder) }.sorted(),
                resources: target.resources.map { Self.relative($0, to: folder) }.sorted())
        }
        modules = []
        problems = Set(found).map {
            ProjectProblem(
                file: Self.relative($0.file, to: folder), line: $0.line, text: $0.text, remedy: $0.remedy)
        }.sorted { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
    }

    private static func chosen(
        of targets: [ProjectTarget], schemes: [ProjectScheme], target: String?, scheme: String?
    ) throws -> ProjectTarget? {
        let apps = targets.filter { $0.product == .application }
        func launched(by scheme: ProjectScheme) -> ProjectTarget? {
            apps.first {
                $0.id == scheme.target && (scheme.targetName == nil || $0.name == scheme.targetName)
            }
        }
        func list(_ names: [String]) -> String { names.sorted().map { "\n  \($0)" }.joined() }
        if let target {
            guard let named = targets.first(where: { $0.name == target }) else {
                throw ChoiceError(
                    description: "no target '\(target)'; there are:\(list(targets.map(\.name)))")
            }
            return named
        }
        if let scheme {
            guard let named = schemes.first(where: { $0.name == scheme }) else {
                throw ChoiceError(
                    description: "no shared scheme '\(scheme)'; there are:\(list(schemes.map(\.name)))")
            }
            return launched(by: named)
        }
        return schemes.lazy.compactMap(launched).first ?? apps.first(where: \.isForPhones) ?? apps.first
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
