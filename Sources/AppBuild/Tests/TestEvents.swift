import Foundation

/// What Swift Testing tells of tests while they run: a line of JSON for each event (version 0 of its event stream).
struct TestEvents {
    /// Ids without the places, `Module.Suite/test()`, of tests that have begun.
    private(set) var begun: Set<String> = []
    private(set) var ends: [String: TestReport.Case.End] = [:]
    private(set) var seconds: [String: Double] = [:]

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
        let testID: String?
        let messages: [Message]?
        let instant: Instant?
        let issue: Issue?
        let place: Place?
        private enum CodingKeys: String, CodingKey {
            case kind, testID, messages, instant, issue
            case place = "_sourceLocation"
        }
    }

    init(of file: URL) {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        let decoder = JSONDecoder()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let event = try? decoder.decode(Line.self, from: line), event.kind == "event" else {
                continue
            }
            note(event.payload)
        }
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
