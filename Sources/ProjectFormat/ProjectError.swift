/// A file of a project that cannot be read: which, where, and why.
public struct ProjectError: Error, Equatable, CustomStringConvertible, Sendable {
    public var file: String
    public var line: Int?
    /// The id of the object in the project's file.
    public var object: String?
    public var text: String

    /// The same as a thing that does not keep the rest from being built.
    func problem(remedy: String) -> ProjectProblem {
        ProjectProblem(file: file, line: line ?? 1, text: text, remedy: remedy)
    }

    public var description: String {
        file + (line.map { ":\($0)" } ?? "") + ": " + (object.map { "object \($0): " } ?? "") + text
    }
}

/// What is wrong with a project and does not keep the rest of it from being built.
public struct ProjectProblem: Hashable, Encodable, Sendable {
    public var file: String
    public var line: Int
    public var text: String
    public var remedy: String

    public init(file: String, line: Int, text: String, remedy: String) {
        self.file = file
        self.line = line
        self.text = text
        self.remedy = remedy
    }
}
