import Foundation

/// What Swift Testing tells of tests while it lists or runs them: a line of JSON for each test and each event.
struct TestEvents {
    /// Ids without the places, `Module.Suite/test()`, of tests that have begun.
    private(set) var begun: Set<String> = []
    private(set) var ends: [String: TestReport.Case.End] = [:]
    private(set) var seconds: [String: Double] = [:]

    /// Those that suites and tests have of their own, by the same ids.
    private var tags: [String: Set<String>] = [:]
    private var starts: [String: Double] = [:]
    private var failures: [String: [String]] = [:]

    private struct Line: Decodable {
        let kind: String
        let payload: Payload
    }

    private struct Payload: Decodable {
        struct Message: Decodable {
            let symbol: String
            let text: String
        }
        struct Instant: Decodable { let absolute: Double }
        struct Issue: Decodable { let isKnown: Bool? }
        struct Place: Decodable {
            let path: String
            let line: Int
            private enum CodingKeys: String, CodingKey {
                case path = "_filePath"
                case line
            }
        }

        let kind: String?
        /// Of a test or a suite
        let id: String?
        let tags: [String]?
        let testID: String?
        let messages: [Message]?
        let instant: Instant?
        let issue: Issue?
        let place: Place?
        private enum CodingKeys: String, CodingKey {
            case kind, id, testID, messages, instant, issue
            case tags = "_tags"
            case place = "_sourceLocation"
        }
    }

    /// The arguments with which Swift Testing writes them.
    static func arguments(for file: URL) -> [String] {
        ["--event-stream-output-path", file.path, "--event-stream-version", "0"]
    }

    /// The tags of a test and of the suites around it.
    func tags(of id: String) -> Set<String> {
        var (all, rest) = (tags[id] ?? [], Substring(id))
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            all.formUnion(tags[String(rest)] ?? [])
        }
        return all
    }

    init(of file: URL) {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        let decoder = JSONDecoder()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let read = try? decoder.decode(Line.self, from: line) else { continue }
            switch read.kind {
            case "test": noteTags(of: read.payload)
            case "event": note(read.payload)
            default: break
            }
        }
    }

    private mutating func noteTags(of test: Payload) {
        guard let id = test.id, let own = test.tags else { return }
        // Suites have no place in their ids.
        let slash = test.kind == "function" ? id.lastIndex(of: "/") : nil
        tags[String(id[..<(slash ?? id.endIndex)])] = Set(own)
    }

    private mutating func note(_ event: Payload) {
        // Suites have no place in their ids.
        guard let whole = event.testID, let slash = whole.lastIndex(of: "/") else { return }
        let id = String(whole[..<slash])
        switch event.kind {
        case "testStarted":
            begun.insert(id)
            starts[id] = event.instant?.absolute
        case "issueRecorded" where event.issue?.isKnown != true:
            let place = event.place.map { "\($0.path):\($0.line): " } ?? ""
            let text = event.messages?.map(\.text).joined(separator: "\n") ?? "failed"
            failures[id, default: []].append(place + text)
        case "testSkipped":
            let text = event.messages?.first { $0.symbol == "details" }?.text
            ends[id] = .skipped(text ?? event.messages?.first?.text ?? "")
        case "testEnded":
            ends[id] = failures[id].map { .failed($0) } ?? .passed
            if let end = event.instant?.absolute, let start = starts[id] { seconds[id] = end - start }
        default: break
        }
    }
}
