import Foundation

/// Which classes of a source may be view controllers. The app itself knows which are: here a text is read, not Swift.
enum ControllerNames {
    /// Classes with a superclass, in the order of their names.
    static func all(in texts: [SourceText]) -> [String] {
        let declaration = /^[ \t]*(?:[a-z@][A-Za-z]*[ \t]+)*class[ \t]+(\w+)[ \t]*:/
            .anchorsMatchLineEndings()
        return Set(
            texts.flatMap { source -> [String] in
                guard source.text.contains("Controller") else { return [] }
                return source.text.matches(of: declaration).map { String($0.1) }
            }
        ).sorted()
    }
}
