import CVirtualTime
import Foundation

/// Counts the instructions that this thread takes outside of the kernel, by the processor's own counter: no clock, so that neither
/// the machine's load nor its speed matter.
public final class InstructionCounter {
    private let descriptor: Int32

    /// Throws `NoInstructionCounter` where there is none.
    public init() throws {
        descriptor = shoji_instructions_open()
        guard descriptor >= 0 else {
            throw NoInstructionCounter(reason: String(cString: strerror(-descriptor)))
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// How many it were so far. Throws `NoInstructionCounter` where the counter was taken for something else.
    public func count() throws -> UInt64 {
        var count: UInt64 = 0
        guard shoji_instructions_read(descriptor, &count) else {
            throw NoInstructionCounter(reason: "the counter is in use by something else")
        }
        return count
    }
}

/// Why instructions cannot be counted here.
public struct NoInstructionCounter: Error, CustomStringConvertible {
    let reason: String

    public var description: String {
        "INSTRUCTIONS WERE NOT COUNTED, and the budget was not checked: perf_event_open: \(reason). Many virtual machines and containers "
            + "have no counter; where the kernel forbids it, set kernel.perf_event_paranoid to 2 or less. "
            + "Leave `instructions:` out where there is none"
    }
}
