import Foundation

/// What an xcconfig and the files that it includes set, in their order.
struct ConfigurationFile {
    private(set) var settings: [(name: String, value: String)] = []
    private(set) var problems: [ProjectProblem] = []
    private var visited: Set<String> = []

    mutating func include(_ file: String) {
        guard visited.count < 100, visited.insert(file).inserted,
            let data = FileManager.default.contents(atPath: file), data.count < 1 << 20
        else { return }
        let lines = String(decoding: data, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, raw) in lines.enumerated() {
            let line = (raw.range(of: "//").map { raw[..<$0.lowerBound] } ?? raw)
                .trimmingCharacters(in: .whitespaces)
            // A path may hold what begins a comment elsewhere.
            if line.hasPrefix("#include") {
                let pieces = raw.split(separator: "\"", omittingEmptySubsequences: false)
                guard pieces.count > 1 else { continue }
                let path = ProjectDocument.path(
                    String(pieces[1]), below: (file as NSString).deletingLastPathComponent)
                let isOptional = line.hasPrefix("#include?")
                if !isOptional, !pieces[1].hasPrefix("<"), !FileManager.default.fileExists(atPath: path) {
                    problems.append(
                        ProjectProblem(
                            file: file, line: index + 1, text: "includes \(pieces[1]), which is not there",
                            remedy: "add it, or write #include?"))
                }
                include(path)
            } else if let equals = Self.sign(in: line) {
                let name = line[..<equals].trimmingCharacters(in: .whitespaces)
                settings.append(
                    (name, line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)))
            } else if !line.isEmpty {
                problems.append(
                    ProjectProblem(
                        file: file, line: index + 1, text: "'\(line)' is no setting",
                        remedy: "write NAME = VALUE"))
            }
        }
    }

    /// The sign between a name and its value: not one of a condition (`NAME[sdk=iphone*]`).
    private static func sign(in line: String) -> String.Index? {
        var isInCondition = false
        return line.indices.first { index in
            if line[index] == "[" { isInCondition = true }
            if line[index] == "]" { isInCondition = false }
            return line[index] == "=" && !isInCondition
        }
    }
}
