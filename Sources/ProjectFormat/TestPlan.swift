import Foundation

/// Which of a project's tests run, and what the app is handed that hosts them: what a test plan says, or a scheme without one.
public struct TestPlan: Equatable, Sendable {
    /// A target whose tests run.
    public struct Target: Equatable, Sendable {
        /// The id of the target, and its name.
        public var id: String?
        public var name: String
        /// `Suite`, `Suite/test` or `test`, without empty parentheses; nil: all.
        public var selected: Set<String>?
        public var skipped: Set<String> = []
        public var tags = TagChoice()
        /// Where the target is declared, such as `container:Shelf.xcodeproj`.
        var container: String?

        /// The folder of the package that has the target, as the plan names it; nil for targets of projects.
        public var package: String? {
            guard let container, !container.hasSuffix(".xcodeproj") else { return nil }
            return container.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).last.map(
                String.init)
        }

        /// Whether some of its tests do not run.
        public var isPartial: Bool { selected != nil || !skipped.isEmpty || tags != TagChoice() }

        /// - Parameter name: `Suite/test`, or `test` for a function outside of suites.
        public func includes(_ name: String) -> Bool {
            let name = Self.plain(name)
            func isNamed(in names: Set<String>) -> Bool {
                var rest = Substring(name)
                while !names.contains(String(rest)) {
                    guard let slash = rest.lastIndex(of: "/") else { return false }
                    rest = rest[..<slash]
                }
                return true
            }
            return selected.map(isNamed) ?? true && !isNamed(in: skipped)
        }

        /// Xcode writes functions of Swift with parentheses, others without.
        static func plain(_ name: String) -> String {
            name.hasSuffix("()") ? String(name.dropLast(2)) : name
        }
    }

    /// A choice among tests by their tags, which are those of Swift Testing: others have none.
    public struct TagChoice: Equatable, Sendable {
        /// Names without the full stop before them.
        struct Tags: Equatable, Sendable {
            var names: Set<String>
            /// Whether one of them is enough; else a test has to have them all.
            var isAny = false

            func isMatched(by tags: Set<String>) -> Bool {
                isAny ? !names.isDisjoint(with: tags) : names.isSubset(of: tags)
            }
        }

        /// Nil: all.
        var selected: Tags?
        /// Nil: none.
        var skipped: Tags?

        public init() {}

        init(selected: Tags?, skipped: Tags? = nil) { (self.selected, self.skipped) = (selected, skipped) }

        /// - Parameter tags: all that a test has, as Swift Testing writes them: `.slow`.
        public func includes(_ tags: Set<String>) -> Bool {
            let names = Set(tags.map(Self.plain))
            return selected?.isMatched(by: names) ?? true && !(skipped?.isMatched(by: names) ?? false)
        }

        /// Xcode writes them with the full stop, people who edit the file without.
        static func plain(_ tag: String) -> String { tag.hasPrefix(".") ? String(tag.dropFirst()) : tag }
    }

    /// One way in which all of them run.
    public struct Configuration: Equatable, Sendable {
        public var name: String
        public var launch: SchemeLaunch
        public var tags = TagChoice()
    }

    public var name: String
    /// Nil: all.
    public var targets: [Target]?
    public var configurations: [Configuration]

    init(name: String, targets: [Target]?, configurations: [Configuration]) {
        (self.name, self.targets, self.configurations) = (name, targets, configurations)
    }

    /// Reads an `.xctestplan`.
    init(contentsOf file: String) throws(ProjectError) {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectError(file: file, text: "there is no such file, or it cannot be read")
        }
        let plan: File
        do {
            plan = try JSONDecoder().decode(File.self, from: data)
        } catch {
            throw ProjectError(file: file, text: "not a test plan as Xcode writes it: \(Self.reason(error))")
        }
        name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        targets = plan.testTargets.filter { $0.enabled ?? $0.isEnabled ?? true }.map { each in
            Target(
                id: each.target.identifier, name: each.target.name, selected: each.selectedTests?.all,
                skipped: each.skippedTests?.all ?? [],
                tags: TagChoice(selected: each.selectedTags?.tags, skipped: each.skippedTags?.tags),
                container: each.target.containerPath)
        }
        let shared = plan.defaultOptions ?? File.Options()
        func configuration(_ name: String, _ options: File.Options) -> Configuration {
            Configuration(
                name: name, launch: options.launch(beside: shared), tags: options.tags(beside: shared))
        }
        let all = (plan.configurations ?? []).filter { $0.enabled ?? true }.map {
            configuration($0.name ?? "", $0.options ?? File.Options())
        }
        configurations = all.isEmpty ? [configuration("", shared)] : all
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.dataCorrupted: "not JSON"
        case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is of another kind"
        default: "\(error)"
        }
    }

    /// What it says of a target; nil where its tests do not run.
    public func target(_ target: ProjectTarget) -> Target? {
        guard let targets = targets?.filter({ $0.package == nil }) else {
            return Target(id: target.id, name: target.name)
        }
        return targets.first { $0.name == target.name && ($0.id ?? target.id) == target.id }
            ?? targets.first { $0.name == target.name }
    }

    /// The targets of packages whose tests run, by the package's folder as the plan names it.
    public var packages: [String: [Target]] {
        Dictionary(grouping: (targets ?? []).filter { $0.package != nil }) { $0.package ?? "" }
    }

    /// The same with variables of build settings filled in.
    func expanded(by settings: BuildSettings) -> TestPlan {
        var plan = self
        for index in plan.configurations.indices {
            plan.configurations[index].launch = plan.configurations[index].launch.expanded(by: settings)
        }
        return plan
    }
}

extension TestPlan {
    /// The file's own form.
    private struct File: Decodable {
        struct Options: Decodable {
            struct Argument: Decodable {
                var argument: String?
                var enabled: Bool?
            }
            struct Variable: Decodable {
                var key: String?
                var value: String?
                var enabled: Bool?
            }
            var commandLineArgumentEntries: [Argument]?
            var environmentVariableEntries: [Variable]?
            var language: String?
            var region: String?
            var selectedTags: Tags?
            var skippedTags: Tags?

            func tags(beside shared: Options) -> TagChoice {
                TagChoice(
                    selected: (selectedTags ?? shared.selectedTags)?.tags,
                    skipped: (skippedTags ?? shared.skippedTags)?.tags)
            }

            /// What a configuration sets stands in the place of what all share.
            func launch(beside shared: Options) -> SchemeLaunch {
                let arguments = commandLineArgumentEntries ?? shared.commandLineArgumentEntries ?? []
                let variables = environmentVariableEntries ?? shared.environmentVariableEntries ?? []
                return SchemeLaunch(
                    arguments: arguments.filter { $0.enabled ?? true }.compactMap(\.argument)
                        .flatMap(SchemeLaunch.words),
                    environment: variables.filter { $0.enabled ?? true }.reduce(into: [:]) { all, each in
                        if let key = each.key { all[key] = each.value ?? "" }
                    },
                    locale: SchemeLaunch.locale(
                        language: language ?? shared.language, region: region ?? shared.region))
            }
        }

        struct Tags: Decodable {
            var names: [String]?
            /// `or`, `and`; without it a test has to have all.
            var mode: String?

            private enum CodingKeys: String, CodingKey {
                case mode
                case names = "tags"
            }

            var tags: TagChoice.Tags? {
                guard let names, !names.isEmpty else { return nil }
                return TagChoice.Tags(names: Set(names.map(TagChoice.plain)), isAny: mode == "or")
            }
        }

        struct Configuration: Decodable {
            var name: String?
            var enabled: Bool?
            var options: Options?
        }

        struct Target: Decodable {
            struct Reference: Decodable {
                var containerPath: String?
                var identifier: String?
                var name: String
            }
            var target: Reference
            var enabled: Bool?
            var isEnabled: Bool?
            var selectedTests: Names?
            var skippedTests: Names?
            var selectedTags: Tags?
            var skippedTags: Tags?
        }

        /// Names in a list, or, since Xcode 16.3, by suites and functions of both libraries.
        struct Names: Decodable {
            struct Suite: Decodable {
                var name: String
                var suites: [Suite]?
                var testFunctions: [String]?
                var xctestMethods: [String]?

                /// Without functions and suites the whole suite.
                var all: [String] {
                    let inside =
                        (testFunctions ?? []) + (xctestMethods ?? []) + (suites ?? []).flatMap(\.all)
                    return inside.isEmpty ? [name] : inside.map { "\(name)/\($0)" }
                }
            }
            private struct Groups: Decodable {
                var suites: [Suite]?
                var testFunctions: [String]?
                var xctestClasses: [Suite]?
            }

            let all: Set<String>

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                let names: [String]
                if let list = try? value.decode([String].self) {
                    names = list
                } else {
                    let groups = try value.decode(Groups.self)
                    names =
                        ((groups.suites ?? []) + (groups.xctestClasses ?? [])).flatMap(\.all)
                        + (groups.testFunctions ?? [])
                }
                all = Set(names.map(TestPlan.Target.plain))
            }
        }

        var testTargets: [Target]
        var defaultOptions: Options?
        var configurations: [Configuration]?
    }

    /// The targets that a scheme tests without a plan; nil where it names none.
    static func targets(of elements: [ProjectMarkup.Element]) -> [Target]? {
        var all: [(target: Target, runs: Bool)] = []
        for element in elements where element.around.contains("TestAction") {
            let last = all.indices.last
            switch element.name {
            case "TestableReference":
                let isSelection = element.attributes["useTestSelectionWhitelist"] == "YES"
                all.append(
                    (
                        Target(name: "", selected: isSelection ? [] : nil),
                        element.attributes["skipped"] != "YES"
                    ))
            case "BuildableReference" where element.around.contains("TestableReference"):
                guard let last else { continue }
                all[last].target.id = element.attributes["BlueprintIdentifier"]
                all[last].target.name = element.attributes["BlueprintName"] ?? ""
                all[last].target.container = element.attributes["ReferencedContainer"]
            case "Test":
                guard let last, let name = element.attributes["Identifier"].map(Target.plain) else {
                    continue
                }
                if element.around.contains("SelectedTests") {
                    all[last].target.selected?.insert(name)
                } else {
                    all[last].target.skipped.insert(name)
                }
            default: continue
            }
        }
        return all.isEmpty ? nil : all.filter(\.runs).map(\.target)
    }
}
