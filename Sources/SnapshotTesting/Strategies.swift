import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// MARK: Texts and data

extension Diffing where Value == String {
    /// By lines.
    public static let lines = Diffing(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in old == new ? nil : (LineDifference(old, new).text, []) })
}

extension Diffing where Value == Data {
    /// By bytes.
    public static let data = Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in
            old == new ? nil : ("Expected \(old.count) bytes, found \(new.count) that differ", [])
        })
}

extension Snapshotting where Value == String, Format == String {
    /// A text, by its lines.
    public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes as they are.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// `String(describing:)`.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// The value's parts, as `dump` prints them, without what is another in every run.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump($0).text } }

    /// Any value that JSON can be made of.
    public static var json: Snapshotting {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            let data = try? JSONSerialization.data(withJSONObject: value, options: options)
            return data.map { String(decoding: $0, as: UTF8.self) } ?? "no JSON: \(value)"
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// As JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "cannot be encoded"
        }
        strategy.pathExtension = "json"
        return strategy
    }

    /// As a property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "cannot be encoded"
        }
        strategy.pathExtension = "plist"
        return strategy
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// What a function makes of every case, as a table.
    public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String>
    {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (body: @escaping (Value) -> A) in
            Async<String> { done in
                var rows: [String] = []
                for value in Value.allCases {
                    witness.snapshot(body(value)).run { rows.append("\"\(value)\",\"\($0)\"") }
                }
                done(rows.joined(separator: "\n"))
            }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}

extension Snapshotting where Value == URLRequest, Format == String {
    /// Method, address, headers and body.
    public static let raw = raw(pretty: false)

    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in
            let head = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(null)")"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
            return ([head] + headers + body(request, pretty).map { ["", $0] }.joined()).joined(
                separator: "\n")
        }
    }

    private static func body(_ request: URLRequest, _ pretty: Bool) -> [String] {
        guard let data = request.httpBody else { return [] }
        if pretty, let object = try? JSONSerialization.jsonObject(with: data),
            let text = try? JSONSerialization.data(
                withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        {
            return [String(decoding: text, as: UTF8.self)]
        }
        return [String(decoding: data, as: UTF8.self)]
    }

    /// A command for the terminal.
    public static let curl = SimplySnapshotting.lines.pullback { (request: URLRequest) in
        var parts = ["curl"]
        switch request.httpMethod ?? "GET" {
        case "GET": break
        case "HEAD": parts.append("--head")
        case let method: parts.append("--request \(method)")
        }
        for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key })
        where name != "Cookie" {
            parts.append("--header \"\(name): \(value.replacingOccurrences(of: "\"", with: "\\\""))\"")
        }
        if let data = request.httpBody {
            let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\\", with: "\\\\")
            parts.append("--data \"\(text.replacingOccurrences(of: "\"", with: "\\\""))\"")
        }
        if let cookie = request.value(forHTTPHeaderField: "Cookie") { parts.append("--cookie \"\(cookie)\"") }
        parts.append("\"\(request.url?.absoluteString ?? "")\"")
        return parts.joined(separator: " \\\n\t")
    }
}

// MARK: How they are made

/// Two texts as a difference by lines, with what is around.
struct LineDifference {
    let text: String

    init(_ old: String, _ new: String) {
        let (a, b) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        let difference = b.difference(from: a)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if i < a.count, removed.contains(i) {
                lines.append("\u{2212}\(a[i])")
                i += 1
            } else if j < b.count, inserted.contains(j) {
                lines.append("+\(b[j])")
                j += 1
            } else {
                lines.append("\u{2007}\(i < a.count ? a[i] : b[j])")
                (i, j) = (i + 1, j + 1)
            }
        }
        let changed = lines.indices.filter { !lines[$0].hasPrefix("\u{2007}") }
        let kept = lines.indices.filter { index in changed.contains { abs($0 - index) <= 4 } }
        text = kept.map { lines[$0] }.joined(separator: "\n")
    }
}

/// A value's parts, one a line, as Swift's `dump` has them.
struct ValueDump {
    let text: String

    init(_ value: Any) {
        var lines: [String] = []
        Self.visit(value, name: nil, indent: 0, &lines)
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func visit(_ value: Any, name: String?, indent: Int, _ lines: inout [String]) {
        let mirror = Mirror(reflecting: value)
        let space = String(repeating: " ", count: indent)
        let prefix = name.map { "\($0): " } ?? ""
        var children = mirror.children.map { ($0.label, $0.value) }
        let bullet = children.isEmpty ? "-" : "▿"
        let told: String
        switch (value, mirror.displayStyle) {
        case (let text as String, _): (told, children) = ("\"\(text)\"", [])
        case (let text as Substring, _): (told, children) = ("\"\(text)\"", [])
        case (let date as Date, _):
            let formatter = ISO8601DateFormatter()
            (told, children) = (formatter.string(from: date), [])
        case (let url as URL, _): (told, children) = (url.absoluteString, [])
        case (let data as Data, _): (told, children) = ("\(data.count) bytes", [])
        case (_, .collection): told = "\(children.count) element\(children.count == 1 ? "" : "s")"
        case (_, .dictionary):
            told = "\(children.count) key/value pair\(children.count == 1 ? "" : "s")"
            children = children.sorted { "\($0.1)" < "\($1.1)" }
        case (_, .set):
            told = "\(children.count) member\(children.count == 1 ? "" : "s")"
            children = children.sorted { "\($0.1)" < "\($1.1)" }
        case (let character as Character, _): (told, children) = ("\"\(character)\"", [])
        case (_, .tuple): told = "(\(children.count) element\(children.count == 1 ? "" : "s"))"
        case (_, .optional): told = "\(mirror.subjectType)" + (children.isEmpty ? ".none" : "")
        case (_, .enum): told = "\(mirror.subjectType)" + (children.isEmpty ? ".\(value)" : "")
        case (_, .struct) where !children.isEmpty, (_, .class):
            told = "\(mirror.subjectType)"
            children.sort { ($0.0 ?? "") < ($1.0 ?? "") }
        default: told = "\(value)"
        }
        lines.append("\(space)\(children.isEmpty ? "-" : bullet) \(prefix)\(told)")
        for (label, child) in children { visit(child, name: label, indent: indent + 2, &lines) }
    }
}
