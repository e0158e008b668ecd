/// The figures of all workloads as they are kept in a file: lines `tools …` and `machine …`, then for each workload its instructions, its
/// allocations and the functions that cost most.
public struct CostRecord: Sendable, Equatable {
    /// Compiler, counter and libraries that the figures were made with.
    public var tools: String
    /// What the processor runs: on another kind nothing can be compared.
    public var machine: String
    public var workloads: [String: CostProfile]

    /// A line of the file that says nothing known.
    public struct Unreadable: Error, CustomStringConvertible {
        public let line: Int
        public let text: String

        public var description: String {
            "line \(line) is no figure: \"\(text)\"; `make bench-record` writes the file anew"
        }
    }

    /// Functions kept of each workload; what costs less cannot make a workload grow by much.
    private static let keptFunctions = 40

    public init(tools: String, machine: String, workloads: [String: CostProfile]) {
        self.tools = tools
        self.machine = machine
        self.workloads = workloads
    }

    public init(text: String) throws(Unreadable) {
        (tools, machine) = ("", "")
        var parts: [String: (instructions: Int?, allocations: Int?, functions: [String: Int])] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("tools ") {
                tools = String(line.dropFirst(6))
                continue
            }
            if line.hasPrefix("machine ") {
                machine = String(line.dropFirst(8))
                continue
            }
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count >= 3, let value = Int(words[2]) else {
                throw Unreadable(line: index + 1, text: String(line))
            }
            let name = String(words[0])
            switch (words[1], words.count) {
            case ("instructions", 3): parts[name, default: (nil, nil, [:])].instructions = value
            case ("allocations", 3): parts[name, default: (nil, nil, [:])].allocations = value
            case ("function", 4): parts[name, default: (nil, nil, [:])].functions[String(words[3])] = value
            default: throw Unreadable(line: index + 1, text: String(line))
            }
        }
        workloads = parts.mapValues {
            CostProfile(
                instructions: $0.instructions ?? 0, allocations: $0.allocations ?? 0, functions: $0.functions)
        }
    }

    public var text: String {
        var lines = [
            "# What each workload of Benchmarks/ours/CountedWork.swift costs, and the functions that cost most of it.",
            "# `make bench-record` writes this file; `make bench-check` compares with it.",
            "tools \(tools)", "machine \(machine)",
        ]
        for (name, profile) in workloads.sorted(by: { $0.key < $1.key }) {
            lines.append("\(name) instructions \(profile.instructions)")
            lines.append("\(name) allocations \(profile.allocations)")
            let functions = profile.functions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            lines += functions.prefix(Self.keptFunctions).map { "\(name) function \($0.value) \($0.key)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
