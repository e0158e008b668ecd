/// What one run of a workload cost: how often it asked for memory, and instructions by function, as Callgrind writes them
/// with `--compress-strings=no --compress-pos=no --dump-line=no`.
public struct CostProfile: Sendable, Equatable {
    public private(set) var instructions = 0
    public private(set) var allocations = 0
    /// Instructions of each function itself, without those that it calls; functions by their names in the symbol table.
    public private(set) var functions: [String: Int] = [:]

    private static let allocators: Set<String> = [
        "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign",
    ]

    public init(instructions: Int, allocations: Int, functions: [String: Int] = [:]) {
        self.instructions = instructions
        self.allocations = allocations
        self.functions = functions
    }

    /// - Parameter callgrind: the text of a file; nil where it holds no cost at all.
    public init?(callgrind text: String) {
        var function = ""
        // The name in the last `cfn=`, and whether the next line is what that call cost, the callee's own.
        var callee = ""
        var isCall = false
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            if line.hasPrefix("fn=") {
                function = Self.name(line.dropFirst(3))
            } else if line.hasPrefix("cfn=") {
                callee = Self.name(line.dropFirst(4))
            } else if line.hasPrefix("calls=") {
                isCall = true
                let count = line.dropFirst(6).prefix { $0 != " " }
                if Self.allocators.contains(callee) { allocations += Int(count) ?? 0 }
            } else if let first = line.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
                defer { isCall = false }
                guard !isCall, let cost = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
                    cost > 0
                else { continue }
                instructions += cost
                functions[function, default: 0] += cost
            }
        }
        if instructions == 0 { return nil }
    }

    /// Without the mark of a recursion, `'2`; what has no name goes together.
    private static func name(_ text: Substring) -> String {
        let name = String(text.split(separator: "'", maxSplits: 1).first ?? "")
        return name.hasPrefix("0x") ? "(without a name)" : name
    }
}
