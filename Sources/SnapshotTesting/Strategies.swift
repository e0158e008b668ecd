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
            let head = "\(request.httpMethod ?? "GET") \(address(request) ?? "(null)")"
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
        if let cookie = request.value(forHTTPHeaderField: "Cookie") {
            parts.append("--cookie \"\(cookie.replacingOccurrences(of: "\"", with: "\\\""))\"")
        }
        parts.append("\"\(address(request) ?? "")\"")
        return parts.joined(separator: " \\\n\t")
    }

    /// With its queries in the order of their names.
    private static func address(_ request: URLRequest) -> String? {
        guard let url = request.url else { return nil }
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        let items = parts?.queryItems
        parts?.queryItems = items?.sorted { $0.name < $1.name }
        return (parts?.url ?? url).absoluteString
    }
}
