import Foundation

/// A library that a Podfile takes from a folder: its source is there, though no `pod install` has made a project of it.
public struct LocalPod: Equatable, Sendable {
    public let name: String
    /// With the pod's description, or its package. Absolute.
    public let folder: String

    private var description: String {
        let data = FileManager.default.contents(atPath: "\(folder)/\(name).podspec")
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// What imports call it.
    public var module: String {
        description.firstMatch(of: #/\.module_name\s*=\s*["'](\w+)["']/#).map { String($0.1) } ?? name
    }

    /// Its Swift files by what `NAME.podspec` says of them: CocoaPods' patterns of paths, but for what its tests have. Absolute, sorted.
    public var files: [String] {
        let text = description
        guard !text.isEmpty else { return [] }
        let (wanted, excluded) = (
            Self.patterns("source_files", in: text), Self.patterns("exclude_files", in: text)
        )
        let all = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return all.filter { file in
            file.hasSuffix(".swift") && wanted.contains { $0.matches(file) }
                && !excluded.contains { $0.matches(file) }
        }.map { "\(folder)/\($0)" }.sorted()
    }

    /// Files that go to the bundle that its classes are found by. Absolute, sorted.
    public var resources: [String] {
        let text = description
        return resources(by: ["resource", "resources"].flatMap { Self.patterns($0, in: text) })
    }

    /// Bundles of files alone, sorted by name.
    public var resourceBundles: [(name: String, files: [String])] {
        let text = description
        let values = ["resource_bundle", "resource_bundles"].flatMap { Self.values(of: $0, in: text) }
        let bundles = values.flatMap { value in
            value.matches(of: #/["']([^"']+)["']\s*=>\s*(\[[^\]]*\]|["'][^"']*["'])/#).map { match in
                (named(String(match.1)), resources(by: Self.quoted(match.2).map(PathPattern.init)))
            }
        }
        return bundles.sorted { $0.0 < $1.0 }.filter { !$0.1.isEmpty }
    }

    /// `#{s.name}` stands for the pod's name.
    private func named(_ text: String) -> String { text.replacing(#/#\{\w+\.name\}/#, with: name) }

    /// What patterns match: folders that are one thing to Xcode as such, of others their files.
    private func resources(by patterns: [PathPattern]) -> [String] {
        guard !patterns.isEmpty else { return [] }
        let all = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
        let matching = all.filter { file in patterns.contains { $0.matches(file) } }
        func isBelow(_ file: String, _ folders: some Sequence<String>) -> Bool {
            folders.contains { file.hasPrefix($0 + "/") }
        }
        let whole = all.filter { Self.whole.contains(($0 as NSString).pathExtension) }
        return all.filter { file in
            guard matching.contains(file) || isBelow(file, matching), !isBelow(file, whole) else {
                return false
            }
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(folder)/\(file)", isDirectory: &isFolder)
            return !isFolder.boolValue || whole.contains(file)
        }.map { "\(folder)/\($0)" }
    }

    /// Endings of such folders.
    private static let whole: Set = ["xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel"]

    private static func patterns(_ attribute: String, in text: String) -> [PathPattern] {
        values(of: attribute, in: text).flatMap(quoted).map(PathPattern.init)
    }

    private static func quoted(_ text: Substring) -> [String] {
        text.matches(of: #/["']([^"']+)["']/#).map { String($0.1) }
    }

    /// What is assigned to an attribute; not by its tests, nor for other systems.
    private static func values(of attribute: String, in text: String) -> [Substring] {
        text.matches(of: #/(\w+)\.(\w+)\s*=(?!=)\s*/#).filter { match in
            match.2 == attribute && !match.1.lowercased().contains("test")
                && !["osx", "macos", "tvos", "watchos", "visionos"].contains(match.1)
        }.map { value(from: $0.range.upperBound, in: text) }
    }

    /// To the end of its line, and on where a bracket is open or a comma stands last.
    private static func value(from start: String.Index, in text: String) -> Substring {
        var (depth, goesOn, quote) = (0, false, nil as Character?)
        for index in text[start...].indices {
            let character = text[index]
            if let mark = quote {
                if character == mark { quote = nil }
                continue
            }
            if character.isNewline, depth <= 0, !goesOn { return text[start..<index] }
            if !character.isWhitespace { goesOn = character == "," }
            switch character {
            case "\"", "'": quote = character
            case "[", "{", "(": depth += 1
            case "]", "}", ")": depth -= 1
            default: break
            }
        }
        return text[start...]
    }
}

/// A pattern of paths as Ruby's `Dir.glob` has them: `Source/**/*.{h,swift}`; a folder stands for the files in it.
private struct PathPattern {
    private let expression: String

    init(_ pattern: String) {
        let isFolder = !pattern.contains { "*?{[".contains($0) } && !pattern.contains(".")
        var rest = Substring(pattern.hasSuffix("/") ? pattern + "*" : isFolder ? pattern + "/*" : pattern)
        var result = ""
        var isInChoice = false
        while let character = rest.first {
            if rest.hasPrefix("**/") {
                result += "(.*/)?"
                rest = rest.dropFirst(3)
                continue
            }
            rest = rest.dropFirst()
            switch character {
            case "*": result += rest.first == "*" ? "" : "[^/]*"
            case "?": result += "[^/]"
            case "{": (result, isInChoice) = (result + "(", true)
            case "}": (result, isInChoice) = (result + ")", false)
            case ",": result += isInChoice ? "|" : ","
            default: result += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        expression = "^\(result)$"
    }

    func matches(_ path: String) -> Bool { path.range(of: expression, options: .regularExpression) != nil }
}

extension ChosenProject {
    /// The pods of a Podfile that lie in folders, where no project of pods is there that has them. In the Podfile's order.
    public var localPods: [LocalPod] {
        let places = [container.deletingLastPathComponent(), folder]
        guard
            let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path + "/Podfile") }),
            !FileManager.default.fileExists(atPath: place.path + "/Pods/Pods.xcodeproj/project.pbxproj"),
            let data = FileManager.default.contents(atPath: place.path + "/Podfile")
        else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        var found: [LocalPod] = []
        let pod = #/^\s*pod\s+["']([^"'/]+)[^"']*["'].*?\bpath\s*(?:=>|:)\s*["']([^"']*)["']/#
        for match in text.matches(of: pod.anchorsMatchLineEndings()) {
            let named = ProjectDocument.path(String(match.2), below: place.path)
            let isFile = named.hasSuffix(".podspec")
            let folder = isFile ? URL(fileURLWithPath: named).deletingLastPathComponent().path : named
            let pod = LocalPod(
                name: String(match.1), folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
            if !found.contains(where: { $0.name == pod.name }) { found.append(pod) }
        }
        return found
    }
}
