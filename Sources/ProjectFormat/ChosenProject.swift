import Foundation

/// Which of several projects, targets and schemes is meant; nil: the one that leads.
public struct ProjectChoice: Equatable, Sendable {
    public var project: String?
    public var target: String?
    public var scheme: String?
    /// Whether it is built for its tests, which have a configuration of their own in a scheme.
    public var isForTests = false

    /// Whether the reader has chosen anything.
    public var isMade: Bool { project != nil || target != nil || scheme != nil }

    public init(project: String? = nil, target: String? = nil, scheme: String? = nil) {
        (self.project, self.target, self.scheme) = (project, target, scheme)
    }
}

/// A choice that the user has to make, or a name that is not there.
public struct ChoiceError: Error, CustomStringConvertible {
    public var description: String

    public init(description: String) { self.description = description }
}

/// A project or workspace with all its targets, and the one that is built.
public struct ChosenProject: Sendable {
    /// The `.xcodeproj` or `.xcworkspace`. Absolute.
    public let container: URL
    /// The folder that PATH names, or that holds the project. Absolute.
    public let folder: URL
    /// Of all projects, in their order.
    public let targets: [ProjectTarget]
    /// The application that is meant; without one the framework or library that leads. Nil when there is neither.
    public let target: ProjectTarget?
    /// The scheme that was asked for.
    public let scheme: ProjectScheme?
    let schemes: [ProjectScheme]
    /// The one whose settings hold.
    let configuration: String
    public private(set) var problems: [ProjectProblem]
    let documents: [ProjectDocument]

    /// Projects among the files of those that are built, as a library's is in its example. What they test is their own affair.
    public let subprojects: [URL]

    /// Nil where a path holds no project: plain source, or a package. Throws `ProjectError` for what cannot be read,
    /// `ChoiceError` for what is not there and where several could be meant.
    /// - Parameter belowSource: whether a project further down leads where there is source at the top, as there is of a library beside its
    ///   example.
    public init?(_ path: URL, _ choice: ProjectChoice = ProjectChoice(), belowSource: Bool = false) throws {
        guard let container = try Self.container(of: path, named: choice.project, belowSource: belowSource)
        else { return nil }
        self.container = container
        folder = container == path ? path.deletingLastPathComponent() : path
        let isWorkspace = container.pathExtension == "xcworkspace"
        let listed = isWorkspace ? try ProjectWorkspace.projects(of: container) : [container]
        var projects = listed
        var documents: [ProjectDocument] = []
        var targets: [ProjectTarget] = []
        var found: [ProjectProblem] = []
        var shared = isWorkspace ? [ProjectScheme.shared(in: container)] : []
        var index = 0
        while index < projects.count {
            let project = projects[index]
            index += 1
            // Of pods that are not checked in, the folder may be left.
            let file = project.appendingPathComponent("project.pbxproj")
            if isWorkspace, !FileManager.default.fileExists(atPath: file.path) {
                found.append(
                    ProjectProblem(
                        file: container.path + "/contents.xcworkspacedata", line: 1,
                        text: "the workspace names \(project.lastPathComponent), which is not there",
                        remedy: project.lastPathComponent == "Pods.xcodeproj"
                            ? "run pod install" : "add it, or remove it from the workspace"))
                continue
            }
            // What a project among the files tests and launches is its own affair, and so is what is wrong with it.
            let isOwn = index <= listed.count
            guard let (document, ownSchemes) = isOwn ? try Self.read(project) : try? Self.read(project) else {
                continue
            }
            let read = document.targets()
            documents.append(document)
            projects += document.subprojects.filter { other in !projects.contains { $0.path == other.path } }
            targets += read.targets.filter {
                isOwn || [.framework, .staticLibrary].contains($0.product) || $0.isResourceBundle
            }
            guard isOwn else { continue }
            found += document.problems + read.problems
            shared.append(ownSchemes)
        }
        subprojects = Array(projects.dropFirst(listed.count))
        let schemes = shared.flatMap(\.schemes)
        self.schemes = schemes
        let broken = shared.flatMap(\.broken)
        found += broken.map { $0.value.problem(remedy: "restore the scheme, or remove it") }
        self.documents = documents
        self.targets = targets
        scheme = try choice.scheme.map { name in
            if let error = broken.first(where: { $0.key == name })?.value { throw error }
            guard let named = schemes.first(where: { $0.name == name }) else {
                throw ChoiceError(
                    description: "no shared scheme '\(name)'; there are:\(Self.list(schemes.map(\.name)))")
            }
            return named
        }
        let target = try Self.target(of: targets, schemes: schemes, named: choice.target, scheme: scheme)
        self.target = target
        let ofTests =
            choice.isForTests ? Self.testConfiguration(scheme.map { [$0] } ?? schemes, of: targets) : nil
        configuration = ofTests ?? scheme?.configuration ?? "Debug"
        problems = found
        if let target, let settings, let document = documents.first(where: { $0.file == target.project }) {
            problems += settings.problems
            if let missing = Self.missingInformation(of: target, in: document, settings) {
                problems.append(missing)
            }
        }
    }

    /// The configuration in which a scheme tests unit tests of these targets: that of the first that does.
    private static func testConfiguration(_ schemes: [ProjectScheme], of targets: [ProjectTarget]) -> String?
    {
        let tests = targets.filter(\.isUnitTest)
        return schemes.first { scheme in
            !scheme.testPlans.isEmpty
                || scheme.testTargets?.contains { named in tests.contains { $0.id == named.id } } == true
        }?.testConfiguration ?? (schemes.count == 1 ? schemes[0].testConfiguration : nil)
    }

    /// A project and its shared schemes.
    private static func read(_ container: URL) throws(ProjectError)
        -> (ProjectDocument, (schemes: [ProjectScheme], broken: [String: ProjectError]))
    {
        guard container.lastPathComponent == ProjectSpecification.fileName else {
            return (try ProjectDocument(container), ProjectScheme.shared(in: container))
        }
        var specification = try ProjectSpecification(container)
        let (document, schemes) = specification.document()
        return (document, (schemes, [:]))
    }

    /// What is in the chosen target's Info.plist, where the project says so itself.
    public var informationFile: Data? {
        target.flatMap { target in
            documents.first { $0.file == target.project }?.informationFiles[target.id]
        }
    }

    /// Xcode: "Build input file cannot be found".
    private static func missingInformation(
        of target: ProjectTarget, in document: ProjectDocument, _ settings: BuildSettings
    ) -> ProjectProblem? {
        guard document.informationFiles[target.id] == nil, let name = settings["INFOPLIST_FILE"],
            !name.isEmpty,
            !FileManager.default.fileExists(atPath: ProjectDocument.path(name, below: document.root))
        else { return nil }
        return ProjectProblem(
            file: document.file, line: document.line(target.id),
            text: "\(target.name) has the Info.plist \(name), which is not there",
            remedy: "add it, or correct INFOPLIST_FILE in the target's settings")
    }

    /// The project or workspace that a path means; nil for plain source.
    private static func container(
        of path: URL, named name: String?, belowSource: Bool
    ) throws -> URL? {
        if ["xcodeproj", "xcworkspace"].contains(path.pathExtension)
            || path.lastPathComponent == ProjectSpecification.fileName
        {
            return path
        }
        if let name {
            let url = URL(fileURLWithPath: ProjectDocument.path(name, below: path.path))
            guard
                ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
                    || url.lastPathComponent == ProjectSpecification.fileName,
                FileManager.default.fileExists(atPath: url.path)
            else { throw ChoiceError(description: "\(name): no such project or workspace in \(path.path)") }
            return url
        }
        // The nearest folder that holds one leads; source or a package at the top stands for itself.
        var folders = [path]
        for depth in 0...deepest where !folders.isEmpty {
            var found = folders.flatMap { containers(in: $0, isTop: depth == 0) }
            // A library's project beside the app's source does not lead.
            if depth > 0 { found = found.filter(mayHoldAnApp) }
            if found.count > 1 {
                throw ChoiceError(
                    description: "\(path.path) holds several; choose one with --project:\n"
                        + found.map { "  \(ProjectAccount.relative($0.path, to: path))" }.joined(
                            separator: "\n"))
            }
            if let only = found.first { return only }
            if depth == 0, !belowSource, names(in: path).contains(where: { $0.hasSuffix(".swift") }) {
                return nil
            }
            folders = folders.flatMap { folder in
                names(in: folder).filter { !passedOver.contains($0) && !$0.contains(".") }
                    .map { folder.appendingPathComponent($0) }
            }
        }
        return nil
    }

    /// How many folders down a project is looked for.
    private static let deepest = 3

    /// What XcodeGen and Tuist make projects of.
    private static let generators: Set = ["project.yml", "Project.swift"]

    private static let passedOver: Set = ["Pods", "Carthage", "node_modules", "build", "DerivedData"]

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { !$0.hasPrefix(".") }
    }

    /// Whether a project has an application; one that cannot be read, and a workspace, may have one.
    private static func mayHoldAnApp(_ container: URL) -> Bool {
        guard container.pathExtension != "xcworkspace", let (read, _) = try? Self.read(container) else {
            return true
        }
        return read.targets().targets.contains { $0.product == .application }
    }

    /// The workspaces of a folder, or else its projects.
    /// - Parameter isTop: whether the folder is the one that was named, where a project without its file is a broken one.
    private static func containers(in folder: URL, isTop: Bool) -> [URL] {
        for (ending, file) in [
            (".xcworkspace", "contents.xcworkspacedata"), (".xcodeproj", "project.pbxproj"),
        ] {
            let all = names(in: folder)
            // Of a project that is generated from its description schemes alone may be checked in.
            let mayBeBroken =
                isTop && ending == ".xcodeproj" && !all.contains { generators.contains($0) }
            // CocoaPods leaves links to projects that are not there.
            let found = all.filter {
                let path = "\(folder.path)/\($0)"
                return $0.hasSuffix(ending) && !isLink(path)
                    && FileManager.default.fileExists(atPath: path + (mayBeBroken ? "" : "/\(file)"))
            }
            if !found.isEmpty { return found.map { folder.appendingPathComponent($0) } }
        }
        // The project that XcodeGen makes of its description is often not checked in.
        let specification = folder.appendingPathComponent(ProjectSpecification.fileName)
        return ProjectSpecification.isOne(specification.path) ? [specification] : []
    }

    /// CocoaPods' template of a library has a link to the project of its example's pods, whose paths count from there.
    private static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    static func list(_ names: [String]) -> String { names.sorted().map { "\n  \($0)" }.joined() }

    private static func target(
        of targets: [ProjectTarget], schemes: [ProjectScheme], named name: String?, scheme: ProjectScheme?
    ) throws -> ProjectTarget? {
        let apps = targets.filter { $0.product == .application }
        let libraries = targets.filter { [.framework, .staticLibrary].contains($0.product) }
        func meant(by scheme: ProjectScheme, among targets: [ProjectTarget]) -> ProjectTarget? {
            targets.first {
                $0.id == scheme.target && (scheme.targetName == nil || $0.name == scheme.targetName)
            }
        }
        if let name {
            guard let named = targets.first(where: { $0.name == name }) else {
                throw ChoiceError(
                    description: "no target '\(name)'; there are:\(list(targets.map(\.name)))")
            }
            return named
        }
        if let scheme {
            // A library's scheme launches nothing, and names the library for its settings.
            guard let named = meant(by: scheme, among: apps + libraries) else {
                throw ChoiceError(
                    description:
                        "the scheme '\(scheme.name)' launches no application and is of no library here")
            }
            return named
        }
        let launchedApps = schemes.compactMap { meant(by: $0, among: apps) }
        return (launchedApps + apps).first(where: \.isForPhones) ?? launchedApps.first ?? apps.first
            ?? library(of: targets)
    }

    /// Of a project without an application the framework or library that tests depend on, or the first one.
    private static func library(of targets: [ProjectTarget]) -> ProjectTarget? {
        let libraries = targets.filter {
            [.framework, .staticLibrary].contains($0.product) && $0.isForPhones
                && !$0.presentSwiftFiles.isEmpty
        }
        let tested = targets.filter(\.isUnitTest).flatMap(\.dependencies)
        return libraries.first { tested.contains($0.id) } ?? libraries.first
    }

    // MARK: What is built

    /// The chosen target and the frameworks and static libraries of the projects that it needs, by dependency or by what
    /// it links.
    public var parts: [ProjectTarget] {
        guard let target else { return [] }
        var result = [target]
        var index = 0
        while index < result.count {
            let each = result[index]
            for other in targets where [.framework, .staticLibrary].contains(other.product) {
                let isNeeded =
                    each.project == other.project && each.dependencies.contains(other.id)
                    || each.linked.contains(other.name) || each.linked.contains("lib" + other.name)
                    || each.linked.contains(other.productName)
                if isNeeded, !result.contains(other) { result.append(other) }
            }
            index += 1
        }
        return result
    }

    /// Frameworks that copy files of names that other parts' other files have, too: on a device each has a bundle of its own. Catalogs are read
    /// as one, and what only the store reads is nobody's.
    public var frameworksWithNamesakes: [ProjectTarget] {
        func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
        let parts = parts
        let files = parts.map { part in
            Set(part.resources + part.models).filter { path in
                !["xcassets", "xcprivacy"].contains(URL(fileURLWithPath: path).pathExtension)
                    && name(path) != "Info.plist"
            }
        }
        return parts.indices.filter { index in
            let names = Set(files[index].map(name))
            return parts[index].product == .framework
                && parts.indices.contains { other in
                    other != index
                        && files[other].subtracting(files[index]).contains { names.contains(name($0)) }
                }
        }.map { parts[$0] }
    }

    /// The targets that make bundles of files. Which of the others copies one a target's dependencies may leave open.
    public var resourceBundles: [ProjectTarget] {
        targets.filter { $0.isResourceBundle && !($0.resources + $0.models).isEmpty }
    }

    /// The Swift files of the chosen target that are there. Absolute, sorted.
    public var swiftFiles: [String] { target?.presentSwiftFiles ?? [] }

    /// The frameworks and static libraries that may be modules of the app, those that it links first: of the projects,
    /// of checkouts that Carthage keeps in the folder, and of projects that make what is linked as a finished framework.
    public var libraries: [ProjectTarget] {
        let linked = parts.dropFirst()
        let others = (targets + (checkedOut + linkedElsewhere).flatMap { $0.targets().targets }).filter {
            [.framework, .staticLibrary].contains($0.product) && $0.isForPhones && !linked.contains($0)
                && $0 != target
        }
        return (linked + others).filter { !$0.presentSwiftFiles.isEmpty }
    }

    /// Projects of checkouts; one that cannot be read says nothing.
    private var checkedOut: [ProjectDocument] {
        let folder = folder.appendingPathComponent("Carthage/Checkouts")
        return Self.names(in: folder).flatMap { name in
            let checkout = folder.appendingPathComponent(name)
            return Self.names(in: checkout).filter { $0.hasSuffix(".xcodeproj") }
                .compactMap { try? ProjectDocument(checkout.appendingPathComponent($0)) }
        }
    }

    /// Projects in the folder, or beside it, that have the name of a framework that is linked and that no target here makes.
    private var linkedElsewhere: [ProjectDocument] {
        let made = Set(targets.flatMap { [$0.name, $0.productName] })
        let beside = folder.deletingLastPathComponent()
        return Set(parts.flatMap(\.linked)).subtracting(made).sorted().compactMap { name in
            [folder.appendingPathComponent(name), folder, beside.appendingPathComponent(name)]
                .map { $0.appendingPathComponent("\(name).xcodeproj") }
                .first { FileManager.default.fileExists(atPath: $0.path + "/project.pbxproj") }
        }.compactMap { try? ProjectDocument($0) }.filter { other in
            !documents.contains { $0.file == other.file }
        }
    }

    /// Swift files of libraries whose source lies below the folder and that no target has, by the library's folder.
    /// - Parameter found: the Swift files below the folder that are not ``leftOut``.
    public func libraryFolders(among found: [String]) -> [String: [String]] {
        let listed = targets.reduce(into: Set<String>()) { $0.formUnion($1.sources) }
        var result: [String: [String]] = [:]
        for (folder, files) in Dictionary(
            grouping: found.filter { !listed.contains($0) },
            by: { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] })
        {
            if let library = libraryFolder(of: folder) { result[library, default: []] += files }
        }
        return result.mapValues { $0.sorted() }
    }

    /// The library that a folder belongs to, when no target has what is in it: a pod, a checkout, a package, or another
    /// project. Nil when it is none's.
    private func libraryFolder(of path: Substring) -> String? {
        let parts = path.dropFirst(folder.path.count).split(separator: "/")
        var place = folder.path
        if parts.first == "Sources", FileManager.default.fileExists(atPath: place + "/Package.swift") {
            return place
        }
        var isNext = false
        for part in parts {
            place += "/" + part
            if isNext { return place }
            isNext = part == "Pods" || part == "Checkouts"
            let names = Self.names(in: URL(fileURLWithPath: place))
            if names.contains("Package.swift") { return place }
            let isOwn = documents.contains { ($0.root + "/").hasPrefix(place + "/") }
            if !isOwn, names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return place }
        }
        if isNext { return place }
        // The package beside the project may have its source elsewhere.
        let manifest = FileManager.default.contents(atPath: folder.path + "/Package.swift")
        let isNamed = parts.first.map { first in
            manifest.map { String(decoding: $0, as: UTF8.self).contains("path: \"\(first)") } ?? false
        }
        return isNamed == true ? folder.path : nil
    }

    /// Files and folders that are no part of what is built. Absolute. Reads all projects below the folder.
    public var leftOut: Set<String> {
        let own = parts.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        let others = targets.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        let copied = Set(parts.flatMap(\.resources))
        return ProjectFiles.leftOut(of: folder).union(others).union(
            ProjectFiles.namesakes(of: copied, in: folder)
        ).subtracting(own)
    }

    /// What the target copies and does not lie below the folder. Absolute.
    public var resourcesElsewhere: [String] {
        copied.filter { !$0.hasPrefix(folder.path + "/") }
    }

    /// What the target copies and lies below the folder. Absolute.
    public var resourcesInside: [String] {
        copied.filter { $0.hasPrefix(folder.path + "/") }
    }

    /// Models are among a target's sources; what Xcode makes of them is copied.
    private var copied: [String] { parts.flatMap { $0.resources + $0.models } }

    /// The target's settings, in the configuration that the scheme launches, or tests, else Debug; nil without a target.
    public var settings: BuildSettings? { target.flatMap(settings) }

    /// The settings of a target, of this project or of a library's. Nil when its project cannot be read.
    public func settings(of target: ProjectTarget) -> BuildSettings? {
        let read = documents.first { $0.file == target.project }
        // Of a library in a checkout.
        let folder = URL(fileURLWithPath: target.project).deletingLastPathComponent()
        guard let document = read ?? (try? ProjectDocument(folder)) else { return nil }
        return BuildSettings(of: target, in: document, configuration: configuration)
    }
}
