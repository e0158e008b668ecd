import Foundation

/// What became dearer since figures were recorded.
public struct CostComparison: Sendable {
    /// Growth above this share fails.
    public static let allowedGrowth = 0.05

    public enum Fault: Equatable, Sendable {
        /// - Parameter functions: those that grew most, the most first.
        case grown(workload: String, measure: String, before: Int, now: Int, functions: [Growth])
        /// Recorded, and not measured now.
        case notMeasured(String)
        /// Measured, and never recorded.
        case notRecorded(String)
    }

    public struct Growth: Equatable, Sendable {
        public var function: String
        /// Nil for what was not among the functions that are kept.
        public var before: Int?
        public var now: Int

        public init(function: String, before: Int?, now: Int) {
            self.function = function
            self.before = before
            self.now = now
        }

        fileprivate var amount: Int { now - (before ?? 0) }
    }

    public let faults: [Fault]
    /// What became cheaper by more than growth may be: worth recording, so that it is guarded.
    public let cheaper: [String]
    /// Which tools the figures are of, where they are not these.
    public let otherTools: (recorded: String, present: String)?
    /// The same of machines; then nothing was compared.
    public let otherMachine: (recorded: String, present: String)?
    private let measured: Int

    public init(recorded: CostRecord, measured: CostRecord) {
        otherMachine =
            recorded.machine == measured.machine ? nil : (recorded.machine, measured.machine)
        otherTools = recorded.tools == measured.tools ? nil : (recorded.tools, measured.tools)
        self.measured = measured.workloads.count
        guard recorded.machine == measured.machine else {
            (faults, cheaper) = ([], [])
            return
        }
        var faults: [Fault] = []
        var cheaper: [String] = []
        for (name, before) in recorded.workloads.sorted(by: { $0.key < $1.key }) {
            guard let now = measured.workloads[name] else {
                faults.append(.notMeasured(name))
                continue
            }
            for (measure, old, new) in [
                ("instructions", before.instructions, now.instructions),
                ("allocations", before.allocations, now.allocations),
            ] {
                if Double(new - old) > Self.allowedGrowth * Double(old) {
                    faults.append(
                        .grown(
                            workload: name, measure: measure, before: old, now: new,
                            functions: measure == "instructions" ? Self.growth(from: before, to: now) : []))
                } else if Double(old - new) > Self.allowedGrowth * Double(old) {
                    cheaper.append("\(name): \(measure) \(Self.change(old, new))")
                }
            }
        }
        for name in measured.workloads.keys.sorted() where recorded.workloads[name] == nil {
            faults.append(.notRecorded(name))
        }
        self.faults = faults
        self.cheaper = cheaper
    }

    private static func growth(from before: CostProfile, to now: CostProfile) -> [Growth] {
        let all = now.functions.map {
            Growth(function: $0.key, before: before.functions[$0.key], now: $0.value)
        }
        let most = all.filter { $0.amount > 0 }.sorted { ($1.amount, $0.function) < ($0.amount, $1.function) }
        return Array(most.prefix(10))
    }

    private static func change(_ before: Int, _ now: Int) -> String {
        let percent =
            before == 0
            ? "from nothing" : String(format: "%+.1f %%", 100 * Double(now - before) / Double(before))
        return "\(before) before, \(now) now, \(percent)"
    }

    /// For a reader: what grew, where, and what to do.
    public var message: String {
        var lines: [String] = []
        if let otherMachine {
            return
                "The figures are of a machine with \(otherMachine.recorded), this one has \(otherMachine.present): "
                + "nothing is compared."
        }
        if let otherTools {
            lines.append("The figures were recorded with other tools: \(otherTools.recorded)")
            lines.append("                             these ones are: \(otherTools.present)")
        }
        for fault in faults {
            switch fault {
            case .grown(let workload, let measure, let before, let now, let functions):
                lines.append("\(workload): \(measure) \(Self.change(before, now))")
                for function in functions {
                    let old = function.before.map { "\($0)" } ?? "not among the dearest"
                    lines.append("    +\(function.amount) (\(old)) \(function.function)")
                }
            case .notMeasured(let workload):
                lines.append("\(workload): recorded, but not measured: it is gone or it failed")
            case .notRecorded(let workload): lines.append("\(workload): there is no figure for it")
            }
        }
        lines += cheaper.map { "\($0); record it, so that it is kept" }
        if faults.isEmpty {
            lines.append("No workload of \(measured) costs more than 5 % more than recorded.")
        } else {
            lines.append(
                "Mend what became dearer, or, where that has its reason, record it anew with `make bench-record` "
                    + "and say the reason in the commit.")
        }
        return lines.joined(separator: "\n")
    }
}
