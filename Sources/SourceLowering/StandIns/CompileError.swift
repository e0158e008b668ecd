/// An error of the compiler, where it says that it is: in the original's line, in the column of what was compiled.
public struct CompileError: Hashable, Sendable {
    public let path: String
    public let line: Int
    public let column: Int
    public let message: String

    public init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    /// The errors in what the compiler printed with `-diagnostic-style llvm`, each once.
    public static func all(in text: String) -> [CompileError] {
        var seen: Set<CompileError> = []
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            guard let word = line.firstRange(of: ": error: ") else { return nil }
            let place = line[..<word.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let row = Int(place[place.count - 2]),
                let column = Int(place[place.count - 1])
            else { return nil }
            let path = place.dropLast(2).joined(separator: ":")
            let error = CompileError(
                path: path, line: row, column: column, message: String(line[word.upperBound...]))
            return seen.insert(error).inserted ? error : nil
        }
    }

    /// What the error is about: the name that is not found, else all that it says.
    var subject: String {
        message.hasPrefix("cannot find ") ? quoted.first ?? message : message
    }

    /// What stands between quotation marks in the message, in order: `cannot find 'x' in scope` has "x".
    var quoted: [String] {
        var result: [String] = []
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        for index in stride(from: 1, to: parts.count - 1, by: 2) { result.append(String(parts[index])) }
        return result
    }
}
