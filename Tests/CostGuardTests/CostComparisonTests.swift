import CostGuard
import Testing

/// All figures are made up; what follows from them is arithmetic.
struct CostComparisonTests {
    private func record(
        tools: String = "Swift 1", machine: String = "x86_64", _ instructions: Int, _ allocations: Int = 100
    )
        -> CostRecord
    {
        CostRecord(
            tools: tools, machine: machine,
            workloads: ["fling": CostProfile(instructions: instructions, allocations: allocations)])
    }

    @Test func fourPercentPass() {
        let comparison = CostComparison(recorded: record(1000), measured: record(1040, 104))
        #expect(comparison.faults.isEmpty)
        #expect(comparison.message.hasPrefix("No workload of 1 "))
    }

    @Test func sixPercentFailByName() {
        let comparison = CostComparison(recorded: record(1000), measured: record(1060))
        #expect(
            comparison.faults == [
                .grown(workload: "fling", measure: "instructions", before: 1000, now: 1060, functions: [])
            ])
        #expect(comparison.message.contains("fling: instructions 1000 before, 1060 now, +6.0 %"))
        #expect(comparison.message.contains("make bench-record"))
    }

    @Test func moreAllocationsFailAlone() {
        let comparison = CostComparison(recorded: record(1000, 100), measured: record(1000, 106))
        #expect(
            comparison.faults == [
                .grown(workload: "fling", measure: "allocations", before: 100, now: 106, functions: [])
            ])
    }

    @Test func theFirstAllocationFails() {
        let comparison = CostComparison(recorded: record(1000, 0), measured: record(1000, 1))
        #expect(comparison.faults.count == 1)
        #expect(comparison.message.contains("0 before, 1 now, from nothing"))
    }

    @Test func aMissingWorkloadFails() {
        let comparison = CostComparison(
            recorded: record(1000), measured: CostRecord(tools: "Swift 1", machine: "x86_64", workloads: [:]))
        #expect(comparison.faults == [.notMeasured("fling")])
        #expect(comparison.message.contains("fling: recorded, but not measured"))
    }

    @Test func aWorkloadWithoutFigureFails() {
        let comparison = CostComparison(
            recorded: CostRecord(tools: "Swift 1", machine: "x86_64", workloads: [:]), measured: record(1000))
        #expect(comparison.faults == [.notRecorded("fling")])
    }

    @Test func otherToolsAreTold() {
        let comparison = CostComparison(recorded: record(1000), measured: record(tools: "Swift 2", 1000))
        #expect(comparison.faults.isEmpty)
        #expect(comparison.message.contains("with other tools: Swift 1"))
        #expect(comparison.message.contains("Swift 2"))
    }

    @Test func onAnotherKindOfMachineNothingIsCompared() {
        let comparison = CostComparison(recorded: record(1000), measured: record(machine: "aarch64", 2000))
        #expect(comparison.faults.isEmpty)
        #expect(comparison.message.contains("x86_64, this one has aarch64: nothing is compared"))
    }

    @Test func whatBecameCheaperIsTold() {
        let comparison = CostComparison(recorded: record(1000), measured: record(900))
        #expect(comparison.faults.isEmpty)
        #expect(comparison.cheaper == ["fling: instructions 1000 before, 900 now, -10.0 %"])
    }

    @Test func theTenThatGrewMostAreNamed() {
        let before = (0..<12).map { ("f\($0)", 100) }
        let after = (0..<12).map { ("f\($0)", 100 + 10 * $0) } + [("new", 1000)]
        func record(_ functions: [(String, Int)]) -> CostRecord {
            let all = Dictionary(uniqueKeysWithValues: functions)
            let profile = CostProfile(
                instructions: all.values.reduce(0, +), allocations: 0, functions: all)
            return CostRecord(tools: "", machine: "", workloads: ["fling": profile])
        }
        let comparison = CostComparison(recorded: record(before), measured: record(after))
        guard case .grown(_, _, 1200, 2860, let functions) = comparison.faults.first else {
            Issue.record("\(comparison.faults)")
            return
        }
        #expect(functions.map(\.function) == ["new"] + (3..<12).reversed().map { "f\($0)" })
        #expect(functions.first == .init(function: "new", before: nil, now: 1000))
    }
}

struct CostRecordTests {
    @Test func aRecordIsReadAsWritten() throws {
        let profile = CostProfile(instructions: 50, allocations: 2, functions: ["a b": 30, "c": 20])
        let record = CostRecord(
            tools: "Swift 1, Valgrind 2", machine: "x86_64 with AVX2", workloads: ["open": profile])
        #expect(try CostRecord(text: record.text) == record)
    }

    @Test func aLineThatIsNoFigureIsNamed() {
        let error = #expect(throws: CostRecord.Unreadable.self) {
            try CostRecord(text: "tools x\nopen instructions many\n")
        }
        #expect(error?.line == 2)
    }
}

/// The format is that of Callgrind's manual, "Callgrind Format Specification".
struct CostProfileTests {
    @Test func ownCostsAndCallsOfAllocatorsAreCounted() {
        let profile = CostProfile(
            callgrind: """
                # callgrind format
                positions: line
                events: Ir
                summary: 167

                fl=???
                fn=draw
                0 40
                cfn=malloc
                calls=3 0
                0 60
                cfn=draw'2
                calls=1 0
                0 7

                fn=draw'2
                0 7

                fn=malloc
                0 60

                fn=0x0000000000002210
                0 60
                """)
        #expect(
            profile
                == CostProfile(
                    instructions: 167, allocations: 3,
                    functions: ["draw": 47, "malloc": 60, "(without a name)": 60]))
    }

    @Test func aRunThatNeverReachedItsWorkHasNoCost() {
        #expect(CostProfile(callgrind: "positions: line\nevents: Ir\nfn=main\n") == nil)
    }
}
