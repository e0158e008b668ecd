import Foundation
import Yams

/// What XcodeGen makes a project of, `project.yml`: the objects that the project would have.
///
/// It is read as XcodeGen documents it, as far as a build here goes by it: included files, templates, groups of settings, files by
/// patterns, dependencies, packages, schemes. What only Xcode does (scripts, signing, phases of other kinds) is passed over.
struct ProjectSpecification {
    let file: String
    /// The folder from which paths count. Absolute.
    let root: String
    private let whole: Node
    /// What XcodeGen bears.
    private let problems: [ProjectProblem]
    private var objects: [String: ProjectValue] = [:]
    private var lines: [String: Int] = [:]
    private var informationFiles: [String: Data] = [:]

    static let fileName = "project.yml"

    /// Whether a file describes a project and not something else of that name, by itself or with the files that it includes.
    static func isOne(_ file: String) -> Bool { isOne(file, depth: 0) }

    private static func isOne(_ file: String, depth: Int) -> Bool {
        guard depth < deepest, let text = try? String(contentsOfFile: file, encoding: .utf8),
            text.utf8.count <= largest
        else { return false }
        // What its targets are a file may leave to those that it includes.
        if text.contains(#/(?m)^targets:/#) && text.contains(#/(?m)[\s{,](type|templates):/#)
            || text.contains(#/(?m)^name:/#) && text.contains(#/(?m)^include:/#)
        {
            return true
        }
        guard let included = text.firstMatch(of: #/(?m)^include:([^\n]*(?:\n(?:[ \t-][^\n]*)?)*)/#)?.1 else {
            return false
        }
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        return included.matches(of: #/[^\s"',\[\]]+\.ya?ml/#).contains {
            isOne(ProjectDocument.path(String($0.0), below: folder), depth: depth + 1)
        }
    }

    private static let largest = 1 << 20
    private static let deepest = 8

    init(_ file: URL) throws(ProjectError) {
        self.file = file.path
        root = file.deletingLastPathComponent().path
        var problems: [ProjectProblem] = []
        whole = try Self.read(file.path, depth: 0, &problems)
        self.problems = problems
    }

    private static func read(
        _ file: String, depth: Int, _ problems: inout [ProjectProblem]
    ) throws(ProjectError) -> Node {
        guard depth < deepest else { throw ProjectError(file: file, text: "files include each other") }
        guard let data = FileManager.default.contents(atPath: file), data.count <= largest else {
            throw ProjectError(file: file, text: "there is no such file, or it cannot be read")
        }
        let node: Node?
        do {
            node = try composed(String(decoding: data, as: UTF8.self), of: file, &problems)
        } catch let error as YamlError {
            switch error {
            case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
                .composer(_, let problem, let mark, _):
                throw ProjectError(file: file, line: mark.line, text: problem)
            default: throw ProjectError(file: file, text: "\(error)")
            }
        } catch let error as ProjectError {
            throw error
        } catch {
            throw ProjectError(file: file, text: "\(error)")
        }
        guard let node, node.mapping != nil else {
            throw ProjectError(file: file, line: 1, text: "expected names with values, such as 'targets:'")
        }
        var result = nothing
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        for each in list(node["include"]) {
            guard let path = each.said ?? each["path"]?.said else { continue }
            let other = ProjectDocument.path(path, below: folder)
            if each["enable"]?.said == "NO" { continue }
            var included = try read(other, depth: depth + 1, &problems)
            // The folder of the file from that of this one.
            let place = path.split(separator: "/").dropLast().joined(separator: "/")
            if !path.hasPrefix("/"), !place.isEmpty, each["relativePaths"]?.said != "NO" {
                included = placed(included, in: place)
            }
            result = merged(result, included)
        }
        return merged(result, node)
    }

    /// A file that is included, with its paths as they are from the folder of the one that includes it.
    private static func placed(_ node: Node, in place: String) -> Node {
        func changed(_ node: Node, _ names: Set<String>, _ change: (Node) -> Node) -> Node {
            guard let all = node.mapping else { return node }
            return .mapping(
                Node.Mapping(
                    all.map { key, value in
                        let name = (key.string ?? "").replacing(#/:REPLACE$/#, with: "")
                        return (key, names.contains(name) ? change(value) : value)
                    }))
        }
        func each(_ change: @escaping (Node) -> Node) -> (Node) -> Node {
            { node in
                if let all = node.mapping {
                    return .mapping(Node.Mapping(all.map { ($0.key, change($0.value)) }))
                }
                return node.sequence.map { .sequence(Node.Sequence($0.map(change))) } ?? change(node)
            }
        }
        func path(_ node: Node) -> Node {
            guard let text = node.string, !text.hasPrefix("/"), !text.hasPrefix("~") else { return node }
            return Node(place + "/" + text)
        }
        func ofPath(_ node: Node) -> Node { changed(node, ["path", "localPath"], path) }
        func source(_ node: Node) -> Node { node.mapping == nil ? path(node) : ofPath(node) }
        func target(_ node: Node) -> Node {
            var result = changed(node, ["sources"]) {
                $0.sequence == nil ? source($0) : each(source)($0)
            }
            result = changed(result, ["info", "entitlements"], ofPath)
            return changed(result, ["configFiles"], each(path))
        }
        var result = changed(node, ["targets", "targetTemplates"], each(target))
        result = changed(result, ["packages", "projectReferences"], each(ofPath))
        return changed(result, ["configFiles"], each(path))
    }

    /// Of values with one name in one place the last counts, as for XcodeGen; the parser here bears one only.
    private static func composed(
        _ text: String, of file: String, _ problems: inout [ProjectProblem]
    ) throws -> Node? {
        var lines = text.components(separatedBy: "\n")
        while true {
            do {
                return try Yams.compose(yaml: lines.joined(separator: "\n"))
            } catch YamlError.duplicatedKeysInMapping(let names, let context) {
                // The mark is of the first one.
                let first = context.mark.line - 1
                let indent = context.mark.column - 1
                guard lines.indices.contains(first), !lines[first].isEmpty,
                    lines[first].prefix(indent).allSatisfy({ $0 == " " })
                else {
                    throw ProjectError(
                        file: file, line: first + 1,
                        text: "'\(names.joined(separator: "', '"))' is here twice")
                }
                problems.append(
                    ProjectProblem(
                        file: file, line: first + 1,
                        text: "'\(names[0])' is here twice in one place; the last one counts",
                        remedy: "put both together"))
                // What follows and is deeper belongs to it, as do the elements of a list beside it.
                let end = lines.indices.dropFirst(first + 1).first { index in
                    let line = lines[index].drop { $0 == " " }
                    let depth = lines[index].count - line.count
                    return !line.isEmpty && !line.hasPrefix("#")
                        && (depth < indent || depth == indent && !line.hasPrefix("- "))
                }
                for index in first..<(end ?? lines.count) { lines[index] = "" }
            }
        }
    }

    // MARK: Values

    private static var nothing: Node { .mapping(Node.Mapping([])) }

    /// A value by itself, or each of a list.
    private static func list(_ node: Node?) -> [Node] {
        guard let node else { return [] }
        return node.sequence.map(Array.init) ?? [node]
    }

    private static func entries(_ node: Node?) -> [(key: String, value: Node)] {
        (node?.mapping ?? [:]).compactMap { key, value in key.string.map { ($0, value) } }
    }

    /// Names are put together, lists are added, and of anything else the second one counts.
    private static func merged(_ first: Node, _ second: Node) -> Node {
        if let all = first.mapping, let others = second.mapping {
            var result = all
            for (key, value) in others {
                guard let name = key.string else { continue }
                if name.hasSuffix(":REPLACE") {
                    result[Node(String(name.dropLast(8)))] = value
                } else {
                    result[key] = all[key].map { merged($0, value) } ?? value
                }
            }
            return .mapping(result)
        }
        if let all = first.sequence, let others = second.sequence {
            return .sequence(Node.Sequence(Array(all) + Array(others)))
        }
        return second
    }

    /// With `${name}` filled in.
    private static func filled(_ node: Node, _ values: [String: String]) -> Node {
        switch node {
        case .scalar(var scalar):
            for (name, value) in values {
                scalar.string = scalar.string.replacingOccurrences(of: "${\(name)}", with: value)
            }
            return .scalar(scalar)
        case .mapping(let all):
            return .mapping(Node.Mapping(all.map { (filled($0, values), filled($1, values)) }))
        case .sequence(let all): return .sequence(Node.Sequence(all.map { filled($0, values) }))
        default: return node
        }
    }

    // MARK: Targets

    /// Targets by their names in the project: one for each platform.
    private var targets: [(name: String, node: Node, product: String, platform: String)] {
        Self.entries(whole["targets"]).flatMap { name, written in
            let node = withTemplates(written, target: name)
            let platforms = Self.list(node["platform"]).compactMap(\.said)
            return (platforms.isEmpty ? ["iOS"] : platforms).map { platform in
                guard platforms.count > 1 else { return (name, node, name, platform) }
                let prefix = node["platformPrefix"]?.said ?? ""
                let suffix = node["platformSuffix"]?.said ?? (prefix.isEmpty ? "_\(platform)" : "")
                return (prefix + name + suffix, Self.filled(node, ["platform": platform]), name, platform)
            }
        }
    }

    private func withTemplates(_ node: Node, target: String, depth: Int = 0) -> Node {
        var result = Self.nothing
        for name in Self.list(node["templates"]).compactMap(\.said) where depth < Self.deepest {
            guard let template = whole["targetTemplates"]?[name] else { continue }
            result = Self.merged(result, withTemplates(template, target: target, depth: depth + 1))
        }
        var values = ["target_name": target]
        for (name, value) in Self.entries(node["templateAttributes"]) { values[name] = value.said ?? "" }
        return Self.filled(Self.merged(result, node), values)
    }

    private static let kits = [
        "iOS": "iphoneos", "tvOS": "appletvos", "watchOS": "watchos", "macOS": "macosx", "visionOS": "xros",
        "auto": "auto",
    ]

    /// The whole project, and its schemes.
    mutating func document() -> (document: ProjectDocument, schemes: [ProjectScheme]) {
        let targets = targets
        var packages: [String: String] = [:]
        for (name, node) in Self.entries(whole["packages"]) {
            guard let package = package(node) else { continue }
            packages[name] = add("package \(name)", package, node)
        }
        let ids = targets.map { target in
            let phases = phases(of: target.node, target.name)
            let needs = dependencies(of: target.node, target.name, targets.map(\.name), packages)
            var settings = [
                ("SDKROOT", Self.kits[target.platform] ?? "iphoneos"), ("SWIFT_VERSION", "5.0"),
                ("PRODUCT_NAME", target.product),
            ]
            if let prefix = whole["options"]?["bundleIdPrefix"]?.said {
                settings.append(("PRODUCT_BUNDLE_IDENTIFIER", "\(prefix).\(target.product)"))
            }
            if let place = phases.information { settings.append(("INFOPLIST_FILE", place)) }
            if let written = target.node["info"]?["path"]?.said {
                settings.append(("INFOPLIST_FILE", written))
            }
            let id = add(
                "target \(target.name)",
                .dictionary([
                    "isa": .text("PBXNativeTarget"), "name": .text(target.name),
                    "productType": .text(
                        "com.apple.product-type." + (target.node["type"]?.said ?? "application")),
                    "productReference": .text(
                        add("product \(target.name)", .dictionary(["path": .text(target.product)]))),
                    "buildPhases": .list(phases.ids.map { .text($0) }),
                    "dependencies": .list(needs.targets.map { .text($0) }),
                    "packageProductDependencies": .list(needs.products.map { .text($0) }),
                    "buildConfigurationList": .text(
                        configurations("target \(target.name)", target.node, settings)),
                ]), target.node)
            if let written = target.node["info"] { informationFiles[id] = information(written["properties"]) }
            return id
        }
        let project = add(
            "project",
            .dictionary([
                "isa": .text("PBXProject"), "targets": .list(ids.map { .text($0) }),
                "packageReferences": .list(packages.values.sorted().map { .text($0) }),
                "buildConfigurationList": .text(configurations("project", whole, [])),
            ]))
        let document = ProjectDocument(
            file: file, root: root, name: whole["name"]?.said ?? "",
            main: objects[project] ?? .dictionary([:]),
            objects: objects, lines: lines, informationFiles: informationFiles, problems: problems)
        return (document, schemes(of: targets))
    }

    @discardableResult
    private mutating func add(_ id: String, _ value: ProjectValue, _ node: Node? = nil) -> String {
        objects[id] = value
        if let line = node?.mark?.line { lines[id] = line }
        return id
    }

    // MARK: Settings

    private mutating func configurations(_ owner: String, _ node: Node, _ first: [(String, String)]) -> String
    {
        let named = Self.entries(whole["configs"]).map(\.key)
        let ids = (named.isEmpty ? ["Debug", "Release"] : named).map { name in
            var all: [String: String] = Dictionary(first) { $1 }
            collect(node["settings"], for: name, into: &all)
            var object: [String: ProjectValue] = [
                "name": .text(name), "buildSettings": .dictionary(all.mapValues { .text($0) }),
            ]
            if let path = node["configFiles"]?[name]?.said {
                object["baseConfigurationReference"] = .text(
                    reference(ProjectDocument.path(path, below: root)))
            }
            return add("configuration \(name) of \(owner)", .dictionary(object), node)
        }
        return add(
            "configurations of \(owner)", .dictionary(["buildConfigurations": .list(ids.map { .text($0) })]))
    }

    private func collect(_ node: Node?, for name: String, into all: inout [String: String], depth: Int = 0) {
        guard let node, depth < Self.deepest else { return }
        let parts = ["groups", "base", "configs"]
        let isParted = parts.contains { node[$0] != nil }
        for group in Self.list(node["groups"]).compactMap(\.said) {
            collect(whole["settingGroups"]?[group], for: name, into: &all, depth: depth + 1)
        }
        for (key, value) in Self.entries(isParted ? node["base"] : node) { all[key] = value.saidByAll }
        // A configuration's own, and those of its kind: `debug` is of "Debug Staging", too.
        for (key, values) in Self.entries(node["configs"])
        where key == name || name.lowercased().contains(key.lowercased()) {
            for (key, value) in Self.entries(values) { all[key] = value.saidByAll }
        }
    }

    /// What XcodeGen writes as the target's Info.plist.
    private func information(_ properties: Node?) -> Data {
        var values: [String: Any] = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        for (key, value) in Self.entries(properties) { values[key] = value.propertyList }
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0))
            ?? Data()
    }

    // MARK: Files

    /// The object of a file, by its absolute path.
    private mutating func reference(_ path: String) -> String {
        let id = "file \(path)"
        if objects[id] == nil {
            add(
                id,
                .dictionary([
                    "isa": .text("PBXFileReference"), "path": .text(path), "sourceTree": .text("<absolute>"),
                ]))
        }
        return id
    }

    private mutating func phases(of target: Node, _ name: String) -> (ids: [String], information: String?) {
        var (sources, resources): ([String], [String]) = ([], [])
        var information: String?
        for entry in Self.list(target["sources"]) + Self.list(target["resources"]) {
            guard let path = entry.said ?? entry["path"]?.said else { continue }
            let phase = entry["buildPhase"]?.said ?? entry["buildPhase"].map { _ in "none" }
            for file in files(of: entry, at: ProjectDocument.path(path, below: root)) {
                if file.hasSuffix("Info.plist") { information = information ?? file }
                switch (phase, FileRole(file)) {
                case ("sources", _), (nil, .source): sources.append(file)
                case ("resources", _),
                    (nil, .resource) where !file.hasSuffix("Info.plist"):
                    resources.append(file)
                default: break
                }
            }
        }
        let ids = [("PBXSourcesBuildPhase", sources), ("PBXResourcesBuildPhase", resources)].map {
            kind, files in
            let built = files.map { file in
                add("\(kind) \(name) \(file)", .dictionary(["fileRef": .text(reference(file))]), target)
            }
            return add(
                "\(kind) \(name)",
                .dictionary(["isa": .text(kind), "files": .list(built.map { .text($0) })]))
        }
        return (ids, information)
    }

    private func files(of entry: Node, at path: String) -> [String] {
        let isFolder = (try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey]))?
            .isDirectory
        let ending = URL(fileURLWithPath: path).pathExtension
        guard isFolder == true, entry["type"]?.said != "folder", !FileRole.folders.contains(ending) else {
            return isFolder != nil || entry["optional"]?.said != "YES" ? [path] : []
        }
        func patterns(_ key: String) -> [Regex<Substring>] {
            Self.list(entry[key]).compactMap(\.said).compactMap { Self.pattern($0) }
        }
        let (included, excluded) = (patterns("includes"), patterns("excludes"))
        func matches(_ file: String, _ patterns: [Regex<Substring>]) -> Bool {
            patterns.contains { file.dropFirst(path.count + 1).wholeMatch(of: $0) != nil }
        }
        return FolderFiles.all(in: path) { file, isFolder in
            matches(file, excluded) || !isFolder && !included.isEmpty && !matches(file, included)
        }.sorted()
    }

    /// `**` stands for folders, `*` and `?` for what is in a name; a folder's name for all that is in it.
    private static func pattern(_ glob: String) -> Regex<Substring>? {
        var text = ""
        var rest = Substring(glob)
        while let character = rest.first {
            if rest.hasPrefix("**/") {
                text += "(?:.*/)?"
                rest = rest.dropFirst(3)
                continue
            }
            if rest.hasPrefix("**") {
                text += ".*"
                rest = rest.dropFirst(2)
                continue
            }
            switch character {
            case "*": text += "[^/]*"
            case "?": text += "[^/]"
            default: text += NSRegularExpression.escapedPattern(for: String(character))
            }
            rest = rest.dropFirst()
        }
        return try? Regex(text + "(?:/.*)?", as: Substring.self)
    }

    // MARK: Dependencies

    private mutating func dependencies(
        of target: Node, _ name: String, _ targets: [String], _ packages: [String: String]
    ) -> (targets: [String], products: [String]) {
        var (needed, products): ([String], [String]) = ([], [])
        for entry in Self.list(target["dependencies"]) {
            if let other = entry["target"]?.said {
                // Of several platforms the target's own.
                let found = targets.first { $0 == other } ?? targets.first { $0 == "\(other)_iOS" }
                guard let found else { continue }
                needed.append(
                    add("\(name) needs \(found)", .dictionary(["target": .text("target \(found)")]), entry))
            } else if let package = entry["package"]?.said {
                let names = Self.list(entry["products"]).compactMap(\.said)
                for product in names.isEmpty ? [entry["product"]?.said ?? package] : names {
                    var object: [String: ProjectValue] = ["productName": .text(product)]
                    object["package"] = packages[package].map { .text($0) }
                    products.append(add("\(name) links \(product)", .dictionary(object), entry))
                }
            }
        }
        return (needed, products)
    }

    private func package(_ node: Node) -> ProjectValue? {
        if let path = node["path"]?.said ?? node["localPath"]?.said {
            return .dictionary([
                "isa": .text("XCLocalSwiftPackageReference"), "relativePath": .text(path),
            ])
        }
        let address = node["url"]?.said ?? node["github"]?.said.map { "https://github.com/\($0)" }
        guard let address else { return nil }
        let kinds = [
            ("from", "upToNextMajorVersion", "minimumVersion"),
            ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
            ("minorVersion", "upToNextMinorVersion", "minimumVersion"),
            ("exactVersion", "exactVersion", "version"), ("version", "exactVersion", "version"),
            ("branch", "branch", "branch"), ("revision", "revision", "revision"),
        ]
        var requirement: [String: ProjectValue] = [:]
        if let low = node["minVersion"]?.said, let high = node["maxVersion"]?.said {
            requirement = [
                "kind": .text("versionRange"), "minimumVersion": .text(low), "maximumVersion": .text(high),
            ]
        }
        for (key, kind, name) in kinds {
            guard let value = node[key]?.string else { continue }
            requirement = ["kind": .text(kind), name: .text(value)]
        }
        return .dictionary([
            "isa": .text("XCRemoteSwiftPackageReference"), "repositoryURL": .text(address),
            "requirement": .dictionary(requirement),
        ])
    }

    // MARK: Schemes

    private func schemes(of targets: [(name: String, node: Node, product: String, platform: String)])
        -> [ProjectScheme]
    {
        let named = Self.entries(whole["schemes"]).map { name, node in
            let built = Self.entries(node["build"]?["targets"]).map(\.key)
            return scheme(name, node, launches: node["run"]?["executable"]?.said ?? built.first)
        }
        let ofTargets = targets.compactMap { target in
            target.node["scheme"].map { scheme(target.name, $0, launches: target.name) }
        }
        return named + ofTargets
    }

    private func scheme(_ name: String, _ node: Node, launches target: String?) -> ProjectScheme {
        let run = node["run"] ?? node
        let test = node["test"] ?? node
        let launch = launch(run)
        let own = self.launch(test)
        let tested = Self.list(test["targets"] ?? test["testTargets"]).compactMap {
            $0.said ?? $0["name"]?.said
        }
        let plans = Self.list(test["testPlans"]).compactMap { $0.said ?? $0["path"]?.said }
        return ProjectScheme(
            name: name, target: target.map { "target \($0)" }, targetName: target,
            configuration: run["config"]?.said, testConfiguration: test["config"]?.said, launch: launch,
            tests: own == SchemeLaunch() ? launch : own,
            testTargets: tested.isEmpty ? nil : tested.map { TestPlan.Target(id: "target \($0)", name: $0) },
            testPlans: plans.map { ProjectDocument.path($0, below: root) })
    }

    private func launch(_ node: Node) -> SchemeLaunch {
        let arguments = Self.entries(node["commandLineArguments"]).filter { $0.value.said != "NO" }
        var environment: [String: String] = [:]
        for (name, value) in Self.entries(node["environmentVariables"]) {
            environment[name] = value.saidByAll
        }
        for each in Self.list(node["environmentVariables"]) where each["isEnabled"]?.said != "NO" {
            if let name = each["variable"]?.said { environment[name] = each["value"]?.saidByAll ?? "" }
        }
        return SchemeLaunch(
            arguments: arguments.flatMap { SchemeLaunch.words(of: $0.key) }, environment: environment,
            locale: SchemeLaunch.locale(language: node["language"]?.said, region: node["region"]?.said))
    }
}

extension Node {
    /// A value as Xcode's settings write it: what is yes or no without quotes is `YES` or `NO`.
    fileprivate var said: String? {
        guard let scalar else { return nil }
        guard scalar.style == .plain, let truth = bool else { return scalar.string }
        return truth ? "YES" : "NO"
    }

    /// The same of a list, with spaces between.
    fileprivate var saidByAll: String {
        said ?? (sequence ?? []).compactMap(\.said).joined(separator: " ")
    }

    fileprivate var propertyList: Any {
        if let mapping {
            var values: [String: Any] = [:]
            for (key, value) in mapping { values[key.string ?? ""] = value.propertyList }
            return values
        }
        if let sequence { return sequence.map(\.propertyList) }
        guard let scalar else { return "" }
        guard scalar.style == .plain else { return scalar.string }
        if let bool { return bool }
        if let int { return int }
        return float ?? scalar.string as Any
    }
}
