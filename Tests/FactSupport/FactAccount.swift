import Foundation

/// How many facts there are, and how many of them hold.
public struct FactAccount: CustomStringConvertible {
    public struct Line {
        public let file: String
        public let facts: Int
        /// Numbers and words in them.
        public let readings: Int
        public let differing: Int
        public var held: Int { facts - differing }
        /// What is wrong with the file itself.
        public let faults: [String]
    }

    public let lines: [Line]
    /// Tests that are no facts, each counted once whatever its arguments.
    public let otherTests: Int

    public init() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Facts.folder.path).sorted()
        lines = files.filter { $0.hasSuffix(".json") }.map { Self.line(String($0.dropLast(5))) }
        otherTests =
            Self.sources.filter { !Self.runsFacts($0.key) }
            .map { $0.value.components(separatedBy: "@Test").count - 1 }.reduce(0, +)
    }

    /// The source of the tests by path.
    private static let sources: [String: String] = {
        let root = Facts.folder.deletingLastPathComponent()
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        var found: [String: String] = [:]
        for folder in folders where folder.hasSuffix("Tests") {
            let place = root.appendingPathComponent(folder)
            let paths = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
            for path in paths where path.hasSuffix(".swift") {
                let file = place.appendingPathComponent(path)
                found[file.path] = try? String(contentsOf: file, encoding: .utf8)
            }
        }
        return found
    }()

    private static func runsFacts(_ path: String) -> Bool { path.hasSuffix("FactTests.swift") }

    /// The source of the tests that run facts.
    private static let tests = sources.filter { runsFacts($0.key) }.values.joined()

    private static func line(_ name: String) -> Line {
        let file: FactFile<AnyGiven> = Facts.read(name)
        var faults: [String] = []
        let names = Dictionary(grouping: file.facts, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
        if !names.isEmpty { faults.append("several facts of one name: \(names)") }
        // With more than one, nobody would notice that one of them begins to hold.
        for fact in file.facts where fact.differs != nil && fact.expected.count != 1 {
            faults.append("\(fact.name) differs and has \(fact.expected.count) readings, not one")
        }
        let unused = Set(file.recordings.keys).subtracting(file.facts.map(\.from))
        if !unused.isEmpty { faults.append("no facts from \(unused.sorted())") }
        if !tests.contains("Facts.of(\"\(name)\"") { faults.append("no test runs it") }
        return Line(
            file: name, facts: file.facts.count,
            readings: file.facts.flatMap(\.expected.values).map(\.count).reduce(0, +),
            differing: file.facts.filter { $0.differs != nil }.count, faults: faults)
    }

    public var description: String {
        func row(_ texts: [String]) -> String {
            texts[0].padding(toLength: 18, withPad: " ", startingAt: 0)
                + texts.dropFirst().map { String(repeating: " ", count: max(10 - $0.count, 1)) + $0 }.joined()
        }
        let sums = [lines.map(\.facts), lines.map(\.held), lines.map(\.differing), lines.map(\.readings)]
        let rows = lines.map { [$0.file, "\($0.facts)", "\($0.held)", "\($0.differing)", "\($0.readings)"] }
        let table =
            ([["", "facts", "held", "differing", "readings"]] + rows
            + [["all"] + sums.map { "\($0.reduce(0, +))" }]).map(row).joined(separator: "\n")
        return table + "\n" + share
    }

    /// How much of the tests stands on recordings, and how much of what was recorded holds.
    private var share: String {
        func percent(_ part: Int, of whole: Int) -> Int {
            Int((Double(part) / Double(whole) * 100).rounded())
        }
        let facts = lines.map(\.facts).reduce(0, +)
        let held = lines.map(\.held).reduce(0, +)
        return
            "\(held) of \(facts) recorded facts hold (\(percent(held, of: facts)) %); beside \(otherTests) other tests "
            + "they are \(percent(facts, of: facts + otherTests)) % of what is tested."
    }
}
