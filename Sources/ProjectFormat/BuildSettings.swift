import Foundation

/// The settings of a target in one configuration, from the project's xcconfig up to the target's own.
public struct BuildSettings: Sendable {
    private var values: [String: String] = [:]

    /// - Parameter values: by name; they may hold variables.
    public init(_ values: [String: String]) { self.values = values }

    init(of target: ProjectTarget, in project: ProjectDocument, configuration: String) {
        values = [
            "TARGET_NAME": target.name, "PRODUCT_NAME": target.name, "SRCROOT": project.root,
            "PROJECT_DIR": project.root, "CONFIGURATION": configuration,
            "PROJECT_NAME": URL(fileURLWithPath: project.file).deletingLastPathComponent()
                .deletingPathExtension().lastPathComponent,
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
            if let file = chosen["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) {
                var visited: Set<String> = []
                include(file, &visited)
            }
            for (key, value) in chosen["buildSettings"]?.entries ?? [:] {
                set(key, value.text ?? value.texts.joined(separator: " "))
            }
        }
    }

    /// Every setting, expanded.
    public var all: [String: String] { values.mapValues { expand($0) } }

    /// Of `#if`, sorted.
    public var conditions: [String] {
        Set((self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init))
            .sorted()
    }

    /// A value with its variables expanded; nil for a setting that is not made.
    public subscript(name: String) -> String? { values[name].map { expand($0) } }

    /// Settings with conditions (`NAME[sdk=…]`) are passed over.
    private mutating func set(_ name: String, _ value: String) {
        guard !name.contains("[") else { return }
        let inherited = values[name] ?? ""
        values[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
            .replacingOccurrences(of: "${inherited}", with: inherited)
    }

    private mutating func include(_ file: String, _ visited: inout Set<String>) {
        guard visited.count < 100, visited.insert(file).inserted,
            let data = FileManager.default.contents(atPath: file), data.count < 1 << 20
        else { return }
        for raw in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let line = (raw.range(of: "//").map { raw[..<$0.lowerBound] } ?? raw)
                .trimmingCharacters(in: .whitespaces)
            // A path may hold what begins a comment elsewhere.
            if line.hasPrefix("#include") {
                let pieces = raw.split(separator: "\"", omittingEmptySubsequences: false)
                guard pieces.count > 1 else { continue }
                include(
                    ProjectDocument.path(
                        String(pieces[1]), below: (file as NSString).deletingLastPathComponent),
                    &visited)
            } else if let equals = line.firstIndex(of: "=") {
                let name = line[..<equals].trimmingCharacters(in: .whitespaces)
                set(name, line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces))
            }
        }
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
