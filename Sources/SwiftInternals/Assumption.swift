import Foundation

/// Something that the project takes for granted of the inside of Swift, Foundation or Dispatch, with no promise behind
/// it: where a class keeps its methods, how an index path lies in memory, which private function exists.
///
/// Each one stands in this module and nowhere else, beside a check of itself. `shoji doctor` runs all checks, an app runs
/// those of `inMemory` when it starts.
public struct Assumption: Sendable {
    /// What is taken for granted: "classes keep their methods in a table behind a head of seven words".
    public let text: String
    /// What does not work where it is wrong: "optional methods of UITableViewController's subclasses".
    public let loss: String
    private let holds: @Sendable () -> Bool

    init(_ text: String, loss: String, _ holds: @escaping @Sendable () -> Bool) {
        self.text = text
        self.loss = loss
        self.holds = holds
    }

    /// Nil where the assumption is right; otherwise a sentence that says what is wrong, what does not work and what to do.
    /// Cost: some microseconds, and about a millisecond for records of classes.
    public func verify() -> String? {
        if holds() { return nil }
        return
            "\(Toolchain.name) differs from what is known here: \(text) is not so. What does not work: \(loss). "
            + "Use Swift \(Toolchain.supported.joined(separator: " or ")), or adapt Sources/SwiftInternals."
    }

    /// What concerns values in memory: checked by every app at its start.
    public static let inMemory: [Assumption] = [
        IndexPair.assumption, ClassTable.assumption, ClassCast.assumption, ClassRecords.assumption,
        FirstWord.assumption, EmptyValue.assumption, FieldwiseValue.assumption, IsolatedCall.assumption,
        GenericClass.assumption, ObjectClass.assumption, TimerBlock.assumption,
    ]

    /// All, with the private functions of libraries.
    public static let all = inMemory + [ReplacedMethod.assumption] + PrivateSymbols.assumptions
}
