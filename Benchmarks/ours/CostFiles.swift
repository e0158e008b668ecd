import CostGuard
import Foundation

/// The files of the guard: recorded figures, and what Callgrind wrote.
struct CostFiles {
    private let figures: String
    private let tools: String
    private let machine: String
    private let profiles: String

    /// - Parameter arguments: the program, `compare` or `record`, the figures, what names the tools, what names the
    ///   processor, the folder of Callgrind's files.
    init(_ arguments: [String]) {
        (figures, tools, machine, profiles) = (arguments[2], arguments[3], arguments[4], arguments[5])
    }

    private func measured() throws -> CostRecord {
        var workloads: [String: CostProfile] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: profiles)
        where file.hasSuffix(".callgrind") {
            let text = try String(contentsOfFile: "\(profiles)/\(file)", encoding: .utf8)
            workloads[String(file.dropLast(".callgrind".count))] = CostProfile(callgrind: text)
        }
        return CostRecord(tools: tools, machine: machine, workloads: workloads)
    }

    /// Fails where something became dearer.
    func compare() throws {
        let recorded = try CostRecord(text: String(contentsOfFile: figures, encoding: .utf8))
        let comparison = CostComparison(recorded: recorded, measured: try measured())
        print(comparison.message)
        if !comparison.faults.isEmpty { exit(1) }
    }

    func record() throws {
        try measured().text.write(toFile: figures, atomically: true, encoding: .utf8)
    }
}
