import Foundation
import Testing

/// One recorded behaviour of UIKit: how something was arranged, and what was read off it. `Tests/Facts/README.md`
/// describes the files.
public struct Fact<Given: Decodable & Sendable>: Sendable, CustomTestStringConvertible {
    public let name: String
    public let given: Given
    /// By the name of the reading.
    public let expected: [String: Reading]
    /// How far from the recorded number a reading may be: the precision of the recording.
    public let precision: Double
    /// Why it does not hold here, nil where it does.
    public let differs: String?

    public var testDescription: String { name }

    /// Holds what was read against the recording. A fact that differs must still do so.
    public func check(_ found: [String: Reading], sourceLocation: SourceLocation = #_sourceLocation) {
        let unread = expected.keys.filter { found[$0] == nil }.sorted()
        #expect(unread.isEmpty, "nothing reads \(unread)", sourceLocation: sourceLocation)
        func compare() {
            for (name, recorded) in expected.sorted(by: { $0.key < $1.key }) {
                guard let reading = found[name] else { continue }
                #expect(
                    reading.isNear(recorded, within: precision),
                    "\(name) is \(reading), recorded \(recorded)",
                    sourceLocation: sourceLocation)
            }
        }
        guard let differs else { return compare() }
        withKnownIssue("\(differs)", sourceLocation: sourceLocation) { compare() }
    }
}

/// A file of `Tests/Facts`.
struct FactFile<Given: Decodable & Sendable>: Decodable {
    /// Where numbers come from.
    struct Recording: Decodable {
        let origin: String
        let release: String
        let device: String
        let method: String
        let licence: String
        let unit: String
        let precision: Double
    }

    struct Entry: Decodable {
        let name: String
        /// The recording's name.
        let from: String
        /// The arrangement, or the name of one that several facts share.
        let given: Given?
        let arrangement: String?
        let expected: [String: Reading]
        /// Where one reading was recorded more precisely, or less, than its recording's others.
        let precision: Double?
        let differs: String?
    }

    let subject: String
    let recordings: [String: Recording]
    let arrangements: [String: Given]?
    let facts: [Entry]
}

/// An arrangement of whatever kind.
struct AnyGiven: Decodable, Sendable {
    init(from decoder: any Decoder) throws {}
}

public enum Facts {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Facts")

    /// The facts of a file, to be the arguments of a test.
    public static func of<Given>(_ file: String, _ type: Given.Type = Given.self) -> [Fact<Given>] {
        let contents: FactFile<Given> = read(file)
        return contents.facts.map { entry in
            guard let recording = contents.recordings[entry.from] else {
                fatalError("\(file).json: \(entry.name) is from \(entry.from), of which nothing is said")
            }
            guard let given = entry.given ?? entry.arrangement.flatMap({ contents.arrangements?[$0] }) else {
                fatalError("\(file).json: \(entry.name) has no arrangement")
            }
            return Fact(
                name: entry.name, given: given, expected: entry.expected,
                precision: entry.precision ?? recording.precision, differs: entry.differs)
        }
    }

    static func read<Given>(_ file: String) -> FactFile<Given> {
        do {
            let data = try Data(contentsOf: folder.appendingPathComponent("\(file).json"))
            return try JSONDecoder().decode(FactFile<Given>.self, from: data)
        } catch {
            fatalError("\(file).json: \(error)")
        }
    }
}
