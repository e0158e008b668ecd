import Foundation
import Testing

/// A view of a dump.
struct DumpNode {
    let object: [String: Any]

    /// The root of the dump in `data`.
    init(_ data: Data) throws {
        let dump = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        object = try #require(dump["root"] as? [String: Any])
    }

    private init(object: [String: Any]) { self.object = object }

    var id: String? { object["id"] as? String }
    var type: String { object["class"] as? String ?? "" }
    var text: String? { object["text"] as? String }
    /// x, y, width, height.
    var frame: [Double] { object["frame"] as? [Double] ?? [] }
    var windowFrame: [Double] { object["windowFrame"] as? [Double] ?? [] }
    var contentOffset: [Double] { object["contentOffset"] as? [Double] ?? [] }
    var isHidden: Bool { object["hidden"] as? Bool ?? false }
    var currentPage: Int? { object["currentPage"] as? Int }
    var indexPath: [Int]? { object["indexPath"] as? [Int] }
    var children: [DumpNode] { (object["children"] as? [[String: Any]] ?? []).map(DumpNode.init(object:)) }

    /// All views below, front ones last.
    var descendants: [DumpNode] { children.flatMap { [$0] + $0.descendants } }

    func all(_ type: String) -> [DumpNode] { descendants.filter { $0.type == type } }
    func view(id: String) throws -> DumpNode {
        try #require(descendants.first { $0.id == id }, "no view with id \(id) in the dump")
    }
}

/// Where two JSON texts say different things, at most ten lines.
func differences(of actual: Data, from expected: Data) throws -> [String] {
    func text(_ value: Any) -> String { String("\(value)".prefix(120)) }
    var lines: [String] = []
    func compare(_ a: Any, _ b: Any, _ path: String) {
        if lines.count >= 10 { return }
        if let a = a as? [String: Any], let b = b as? [String: Any] {
            for key in Set(a.keys).union(b.keys).sorted() {
                guard let x = a[key], let y = b[key] else {
                    lines.append(
                        "\(path).\(key): \(a[key].map(text) ?? "nothing"), expected \(b[key].map(text) ?? "nothing")"
                    )
                    continue
                }
                compare(x, y, "\(path).\(key)")
            }
        } else if let a = a as? [Any], let b = b as? [Any] {
            if a.count != b.count { lines.append("\(path): \(a.count) elements, expected \(b.count)") }
            for (index, pair) in zip(a, b).enumerated() { compare(pair.0, pair.1, "\(path)[\(index)]") }
        } else if !((a as? NSObject)?.isEqual(b) ?? false) && text(a) != text(b) {
            lines.append("\(path): \(text(a)), expected \(text(b))")
        }
    }
    compare(
        try JSONSerialization.jsonObject(with: actual), try JSONSerialization.jsonObject(with: expected),
        "dump")
    return lines
}
