import Foundation

/// The settings of a target in one configuration, from the project's xcconfig up to the target's own.
public struct BuildSettings: Sendable {
    private var values: [String: String] = [:]
    /// What is wrong with the files that settings stand in.
    private(set) var problems: [ProjectProblem] = []

    /// - Parameter values: by name; they may hold variables.
    public init(_ values: [String: String]) { self.values = values }

    init(of target: ProjectTarget, in project: ProjectDocument, configuration: String) {
        values = [
            "TARGET_NAME": target.name, "PRODUCT_NAME": target.name, "SRCROOT": project.root,
            "PROJECT_DIR": project.root, "CONFIGURATION": configuration,
            "PROJECT_NAME": project.name,
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]
        let paths = project.paths
        for owner in [project.main, project.object(target.id)].compactMap({ $0 }) {
            let list = project.object(owner["buildConfigurationList"]?.text)
            let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { project.object($0) }
            guard let chosen = all.first(where: { $0["name"]?.text == configuration }) ?? all.first else {
                continue
            }
            if let reference = chosen["baseConfigurationReference"]?.text, let file = paths[reference] {
                if FileManager.default.fileExists(atPath: file) {
                    var read = ConfigurationFile()
                    read.include(file)
                    problems += read.problems
                    set(read.settings)
                } else {
                    let name = URL(fileURLWithPath: file).lastPathComponent
                    problems.append(
                        ProjectProblem(
                            file: project.file, line: project.line(reference),
                            text: "\(target.name) has the configuration file \(name), which is not there",
                            remedy: "add it, or choose another under Configurations"))
                }
            }
            set(
                (chosen["buildSettings"]?.entries ?? [:]).map {
                    ($0.key, $0.value.text ?? $0.value.texts.joined(separator: " "))
                })
        }
    }

    /// Every setting, expanded.
    public var all: [String: String] { values.mapValues { expand($0) } }

    /// What the compiler is told, beside the files.
    public var language: LanguageSettings { LanguageSettings(self) }

    /// A value with its variables expanded; nil for a setting that is not made.
    public subscript(name: String) -> String? { values[name].map { expand($0) } }

    /// Takes the settings of one level, in their order; those with conditions come after the others.
    private mutating func set(_ level: [(name: String, value: String)]) {
        let conditional = level.filter { $0.name.contains("[") }
        for (name, value) in level.filter({ !$0.name.contains("[") }) + conditional {
            guard let name = plainName(name) else { continue }
            let inherited = values[name] ?? ""
            values[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
                .replacingOccurrences(of: "${inherited}", with: inherited)
        }
    }

    /// The name without its conditions (`NAME[sdk=iphone*][config=Debug]`); nil where one does not hold for a
    /// simulator's build.
    private func plainName(_ name: String) -> String? {
        let pieces = name.split(separator: "[")
        for condition in pieces.dropFirst() {
            for each in condition.prefix(while: { $0 != "]" }).split(separator: ",") {
                let parts = each.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { return nil }
                let actual: String
                switch parts[0].trimmingCharacters(in: .whitespaces) {
                case "sdk": actual = "iphonesimulator"
                case "config": actual = values["CONFIGURATION"] ?? ""
                case "arch":
                    #if arch(arm64)
                        actual = "arm64"
                    #else
                        actual = "x86_64"
                    #endif
                case "variant": actual = "normal"
                default: return nil
                }
                let pattern = parts[1].trimmingCharacters(in: .whitespaces)
                guard
                    pattern == actual
                        || pattern.hasSuffix("*") && actual.hasPrefix(pattern.dropLast())
                else { return nil }
            }
        }
        return pieces.first.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// A text with its variables (`$(NAME)`, `${NAME:modifier}`) expanded; what is unknown is empty, as for Xcode.
    /// - Parameter keepsUnknown: unknown variables stay as they are written.
    public func expand(_ text: String, keepsUnknown: Bool = false) -> String {
        expand(text, keepsUnknown, depth: 0)
    }

    private func expand(_ text: String, _ keepsUnknown: Bool, depth: Int) -> String {
        guard depth < 20 else { return "" }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            let after = rest.index(after: start)
            guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{",
                let end = rest[after...].firstIndex(of: rest[after] == "(" ? ")" : "}")
            else {
                result += "$"
                rest = rest[after...]
                continue
            }
            let pieces = rest[rest.index(after: after)..<end].split(separator: ":")
            let known = pieces.first.flatMap { values[String($0)] }
            if known == nil, keepsUnknown {
                result += rest[start...end]
            } else {
                let value = expand(known ?? "", keepsUnknown, depth: depth + 1)
                result += pieces.dropFirst().reduce(value) { Self.modified($0, by: $1) }
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func modified(_ value: String, by modifier: Substring) -> String {
        func identifier(_ other: Character) -> String {
            String(
                value.map {
                    $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." && other == "-" ? $0 : other
                })
        }
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "c99extidentifier", "identifier": return identifier("_")
        case "rfc1034identifier": return identifier("-")
        case "base": return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
        case "file": return (value as NSString).lastPathComponent
        case "dir": return (value as NSString).deletingLastPathComponent
        case "suffix": return (value as NSString).pathExtension
        default:
            return modifier.hasPrefix("default=") && value.isEmpty ? String(modifier.dropFirst(8)) : value
        }
    }
}
