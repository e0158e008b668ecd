import Foundation
import Yams

/// The answers of a folder: what its YAML files list, in the order of their names.
public struct NetworkAnswers: Sendable {
    public let folder: String
    /// Answers to the same pattern, which are given one after the other, the last one again and again.
    private var series: [Series] = []

    private struct Series: Sendable {
        var answers: [NetworkAnswer]
        var given = 0
    }

    /// All of them, those to the same pattern together.
    public var all: [NetworkAnswer] { series.flatMap(\.answers) }

    /// Throws `ScenarioError` for a file that says something it cannot mean, with its line.
    public init(folder: String) throws {
        self.folder = folder
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw ScenarioError(file: folder, line: nil, message: "there is no such folder of answers")
        }
        for name in names.sorted() where name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            for answer in try NetworkAnswerReader(file: folder + "/" + name).read() {
                if let index = series.firstIndex(where: { $0.answers[0].request == answer.request }) {
                    series[index].answers.append(answer)
                } else {
                    series.append(Series(answers: [answer]))
                }
            }
        }
    }

    /// The next answer of the first pattern that fits; nil when none does.
    mutating func answer(to request: NetworkRequest) -> NetworkAnswer? {
        guard let index = series.firstIndex(where: { $0.answers[0].request.matches(request) }) else {
            return nil
        }
        let answers = series[index].answers
        defer { series[index].given += 1 }
        return answers[min(series[index].given, answers.count - 1)]
    }
}

/// Reads a list of answers.
struct NetworkAnswerReader: YAMLReader {
    let file: String

    func read() throws -> [NetworkAnswer] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ScenarioError(file: file, line: nil, message: "cannot be read")
        }
        return try read(String(decoding: data, as: UTF8.self))
    }

    func read(_ text: String) throws -> [NetworkAnswer] {
        guard let root = try compose(text) else { return [] }
        guard let list = root.sequence else {
            throw fail(root, "expected a list of answers (lines that begin with `- `), found \(kind(root))")
        }
        return try list.map(answer)
    }

    private func answer(_ node: Node) throws -> NetworkAnswer {
        let parts = try fields(
            node, "an answer", required: ["request"],
            optional: ["sent", "status", "headers", "text", "file", "delay", "failure"])
        var answer = NetworkAnswer(request: try pattern(parts["request"]!, sent: parts["sent"]))
        if let delay = parts["delay"] { answer.delay = try number(delay, "delay", in: 0...3600) }
        if let failure = parts["failure"] {
            answer.failure = try choice(failure, "failure")
            for name in ["status", "headers", "text", "file"] {
                guard let other = parts[name] else { continue }
                throw fail(other, "\(name): a request that fails has none; take away `failure` or this")
            }
        }
        if let status = parts["status"] {
            guard let value = status.int, 100...599 ~= value else {
                throw fail(status, "status: expected a number from 100 to 599, found \(kind(status))")
            }
            answer.status = value
        }
        if let headers = parts["headers"] {
            guard let mapping = headers.mapping else {
                throw fail(headers, "headers: expected {Name: value}, found \(kind(headers))")
            }
            answer.headers = try mapping.flatMap(header)
        }
        if let text = parts["text"] {
            guard let value = text.scalar?.string else {
                throw fail(text, "text: expected text, found \(kind(text))")
            }
            if let other = parts["file"] { throw fail(other, "file: the body is `text` already") }
            answer.body = Data(value.utf8)
        }
        if let name = parts["file"] { answer.body = try body(name) }
        return answer
    }

    /// A header may be there several times, as a list.
    private func header(_ name: Node, _ value: Node) throws -> [NetworkAnswer.Header] {
        let name = try string(name, "headers")
        return try (value.sequence.map(Array.init) ?? [value]).map { each in
            guard let text = each.scalar?.string else {
                throw fail(each, "headers: \(name): expected text, found \(kind(each))")
            }
            return NetworkAnswer.Header(name: name, value: text.replacingOccurrences(of: "\n", with: " "))
        }
    }

    private func pattern(_ node: Node, sent: Node?) throws -> RequestPattern {
        let words = try string(node, "request").split(separator: " ").map(String.init)
        guard let url = words.last, words.count <= 2, url.contains("://") || url.hasPrefix("*") else {
            throw fail(
                node,
                "request: expected a method and an address, such as `GET https://example.com/books*`, found \(kind(node))"
            )
        }
        return RequestPattern(
            method: words.count == 2 && words[0] != "*" ? words[0].uppercased() : nil, url: url,
            sent: try sent.map { try string($0, "sent") })
    }

    private func body(_ node: Node) throws -> Data {
        let name = try string(node, "file")
        let path = URL(
            fileURLWithPath: name, relativeTo: URL(fileURLWithPath: file).deletingLastPathComponent()
        ).path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw fail(node, "file: \(path) cannot be read")
        }
        return data
    }
}
