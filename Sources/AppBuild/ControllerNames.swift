import Foundation

/// Which classes of a source may be view controllers. The app itself knows which are: here a text is read, not Swift.
enum ControllerNames {
    /// Classes with a superclass, in the order of their names.
    static func all(in files: [URL]) -> [String] {
        let declaration = /^[ \t]*(?:[a-z@][A-Za-z]*[ \t]+)*class[ \t]+(\w+)[ \t]*:/
            .anchorsMatchLineEndings()
        return Set(
            files.flatMap { file -> [String] in
                guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
                let text = String(decoding: data, as: UTF8.self)
                guard text.contains("Controller") else { return [] }
                return text.matches(of: declaration).map { String($0.1) }
            }
        ).sorted()
    }
}
