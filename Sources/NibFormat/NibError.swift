/// What is wrong with a document, where, and what to do about it.
public struct NibError: Error, Equatable, Sendable, CustomStringConvertible {
    /// As the reader was told; a path where there is one.
    public let file: String
    /// From 1; 0 when the file as a whole is meant.
    public let line: Int
    /// The object that is meant.
    public let id: String?
    public let message: String
    /// What to do.
    public let remedy: String

    public init(file: String, line: Int, id: String? = nil, _ message: String, remedy: String) {
        (self.file, self.line, self.id, self.message, self.remedy) = (file, line, id, message, remedy)
    }

    public var description: String {
        let place = line > 0 ? "\(file):\(line): " : "\(file): "
        let object = id.map { "object \($0): " } ?? ""
        return place + object + message + "; " + remedy
    }
}
