import Foundation
import StandInTable

/// What headers of Objective-C declare. Objective-C is not compiled: what Swift source uses of it stands in.
///
/// Headers are read line by line, as they are usually written; what is not recognised is declared from its use, if at all.
struct ObjectiveCHeaders {
    struct Declaration {
        let type: StandInRequest.KnownType
        let path: String
        let line: Int
    }

    /// By the name in Swift.
    private(set) var declarations: [String: Declaration] = [:]
    /// What categories add to classes: the first words of their methods, and properties.
    private(set) var members: Set<String> = []

    /// Cost: the names of all files below the folder, and the text of the headers.
    init(below folder: URL) {
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var headers: [String] = []
        while let url = walk?.nextObject() as? URL {
            if ["xcodeproj", "xcworkspace", "xcassets", "build"].contains(url.pathExtension) {
                walk?.skipDescendants()
            } else if url.pathExtension == "h", SourceLimits.objection(to: url, in: folder) == nil {
                headers.append(url.path)
            }
        }
        for path in headers.sorted() {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            read(String(decoding: data, as: UTF8.self), path)
        }
    }

    private mutating func read(_ text: String, _ path: String) {
        var isCategory = false
        // NS_SWIFT_NAME(Name) before a declaration
        var swiftName: String?
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = raw.drop { $0 == " " || $0 == "\t" }
            func add(_ name: Substring, superclass: Substring? = nil, isProtocol: Bool = false) {
                let name = swiftName ?? String(name)
                swiftName = nil
                guard declarations[name] == nil else { return }
                let type = StandInRequest.KnownType(
                    name: name, superclass: superclass.map(String.init), isProtocol: isProtocol)
                declarations[name] = Declaration(type: type, path: path, line: index + 1)
            }
            if line.hasPrefix("NS_SWIFT_NAME(") {
                swiftName = line.firstMatch(of: #/\((\w+)\)/#).map { String($0.1) }
            }
            if line.hasPrefix("@end") {
                isCategory = false
            } else if let found = line.firstMatch(of: #/^.*@interface\s+(\w+)\s*(?:<[^>]*>\s*)?:\s*(\w+)/#) {
                add(found.1, superclass: found.2)
            } else if line.contains("@interface") {
                isCategory = line.contains("(")
            } else if let found = line.firstMatch(of: #/^.*@protocol\s+(\w+)\s*(?:<[^>]*>\s*)?$/#) {
                add(found.1, isProtocol: true)
            } else if let found = line.firstMatch(
                of: #/NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)/#)
            {
                add(found.1)
            } else if line.contains("extern ") || line.contains("_EXPORT ") || line.contains("_EXTERN ") {
                if let found = line.firstMatch(of: #/(\w+)\s*(?:\([^)]*\)\s*)?;/#) { add(found.1) }
            } else if isCategory, line.hasPrefix("-") || line.hasPrefix("+") {
                if let found = line.firstMatch(of: #/^[-+]\s*\([^)]*\)\s*(\w+)/#) {
                    members.insert(String(found.1))
                }
            } else if isCategory, line.hasPrefix("@property") {
                if let found = line.firstMatch(of: #/(\w+)\s*;/#) { members.insert(String(found.1)) }
            }
        }
    }

    /// Whether errors of the compiler are about what the headers declare.
    func explain(_ messages: String) -> Bool {
        messages.split(whereSeparator: \.isNewline).contains { line in
            if let found = line.firstMatch(of: #/: error: cannot find (?:type )?'(\w+)' in scope/#) {
                return declarations[String(found.1)] != nil
            }
            if let found = line.firstMatch(of: #/: error: .* has no member '(\w+)'/#) {
                // Swift drops words that repeat the type: `brandColor` is `brand`.
                return members.contains { $0.hasPrefix(found.1) }
            }
            return false
        }
    }

    /// What the user is told of those that stand in.
    func warnings(for names: Set<String>) -> [String] {
        declarations.filter { names.contains($0.key) }
            .sorted { ($0.value.path, $0.value.line) < ($1.value.path, $1.value.line) }
            .map { name, declaration in
                "\(declaration.path):\(declaration.line):1: warning: '\(name)' is written in Objective-C, which is not "
                    + "compiled; what the source uses of it is declared from its use, and does nothing"
            }
    }
}
