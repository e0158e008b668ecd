import Foundation

/// What is wrong with a resource: a sentence that names the file and, where it is known, the line.
public struct AssetProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// Absolute path.
    public var file: String
    /// Counted from 1.
    public var line: Int?
    public var message: String

    public var description: String { said("error") }
    /// The same, where the work goes on without what it is about.
    public var asWarning: String { said("warning") }

    private func said(_ kind: String) -> String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(kind): \(message)"
    }
}

/// Reading JSON so that mistakes have a place.
enum JSONFile {
    static func read<Value: Decodable>(_ type: Value.Type, from path: String) throws(AssetProblem) -> Value {
        if let objection = ResourceLimits.objection(to: path, most: ResourceLimits.mostOfContents) {
            throw objection
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AssetProblem(file: path, message: "cannot read the file")
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw problem(error, path, data)
        } catch {
            throw AssetProblem(file: path, message: "no readable JSON: \(error)")
        }
    }

    private static func problem(_ error: DecodingError, _ path: String, _ data: Data) -> AssetProblem {
        switch error {
        case .dataCorrupted:
            return AssetProblem(file: path, line: brokenLine(data), message: "no valid JSON")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            let key = context.codingPath.last { $0.intValue == nil }?.stringValue
            return AssetProblem(
                file: path, line: key.flatMap { line(of: $0, in: data) },
                message: "\(place): \(context.debugDescription)")
        @unknown default: return AssetProblem(file: path, message: "\(error)")
        }
    }

    /// Where the text stops being JSON: the parser's message has the place of the character.
    private static func brokenLine(_ data: Data) -> Int {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            return 1
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            let digits = reason.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0
            return data.prefix(digits).reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        }
    }

    /// The first line that has `key` in quotes.
    private static func line(of key: String, in data: Data) -> Int? {
        let text = String(decoding: data, as: UTF8.self)
        guard let range = text.range(of: "\"\(key)\"") else { return nil }
        return text[..<range.lowerBound].reduce(1) { $1.isNewline ? $0 + 1 : $0 }
    }
}
