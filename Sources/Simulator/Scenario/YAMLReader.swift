import Foundation
import Yams

/// Reads a file in YAML. Everything it rejects it rejects with the line it stands on and what was expected.
protocol YAMLReader {
    /// Its name, for messages.
    var file: String { get }
}

extension YAMLReader {
    func compose(_ text: String) throws -> Node? {
        do {
            return try Yams.compose(yaml: text)
        } catch let error as YamlError {
            switch error {
            case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
                .composer(_, let problem, let mark, _):
                throw ScenarioError(file: file, line: mark.line, message: "no YAML: \(problem)")
            case .duplicatedKeysInMapping(let keys, let context):
                throw ScenarioError(
                    file: file, line: context.mark.line,
                    message: "the same key twice: \(keys.map(\.description).joined(separator: ", "))")
            default: throw ScenarioError(file: file, line: nil, message: "no YAML: \(error)")
            }
        }
    }

    // MARK: Values

    func fields(
        _ node: Node, _ what: String, required: [String], optional: [String]
    ) throws -> [String: Node] {
        let names = (required + optional).joined(separator: ", ")
        guard let mapping = node.mapping else {
            throw fail(node, "\(what): expected {\(names)}, found \(kind(node))")
        }
        var result: [String: Node] = [:]
        for (key, value) in mapping {
            let name = try string(key, what)
            guard required.contains(name) || optional.contains(name) else {
                throw fail(key, "\(what): unknown key `\(name)`; expected \(names)")
            }
            result[name] = value
        }
        for name in required where result[name] == nil { throw fail(node, "\(what): `\(name)` is missing") }
        return result
    }

    func number(_ node: Node, _ what: String, in range: ClosedRange<Double>) throws -> Double {
        guard let value = node.float ?? node.int.map(Double.init), node.scalar?.style == .plain,
            value.isFinite
        else {
            throw fail(node, "\(what): expected a number, found \(kind(node))")
        }
        guard range.contains(value) else {
            throw fail(
                node, "\(what): \(value) is out of range; expected \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return value
    }

    func string(_ node: Node, _ what: String) throws -> String {
        guard let text = node.string, !text.isEmpty else {
            throw fail(node, "\(what): expected text, found \(kind(node))")
        }
        return text
    }

    func choice<Choice: RawRepresentable & CaseIterable>(_ node: Node, _ what: String) throws
        -> Choice
    where Choice.RawValue == String {
        guard let name = node.string, let value = Choice(rawValue: name) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw fail(node, "\(what): expected one of \(names); found \(kind(node))")
        }
        return value
    }

    // MARK: Messages

    func line(_ node: Node) -> Int? { node.mark?.line }

    func fail(_ node: Node?, _ message: String) -> ScenarioError {
        ScenarioError(file: file, line: node.flatMap(line), message: message)
    }

    func kind(_ node: Node) -> String {
        switch node {
        case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "`\(scalar.string)`"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .alias: "an alias"
        }
    }
}
