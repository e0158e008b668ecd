/// An update that is being announced: its changes count together, however often it is opened within itself.
public struct OpenUpdate {
    /// How often it was opened and not closed yet.
    public private(set) var depth = 0
    /// What was announced so far; nil while no update is open.
    public private(set) var changes: BatchUpdate?
    private var completions: [(Bool) -> Void] = []

    public init() {}

    public var isOpen: Bool { depth > 0 }

    public mutating func open() {
        depth += 1
        if changes == nil { changes = BatchUpdate() }
    }

    /// Announces a change. The update must be open.
    public mutating func record(_ change: (inout BatchUpdate) -> Void) { change(&changes!) }

    /// Calls `completion` when the update is done.
    public mutating func add(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Ends what the last ``open()`` began.
    /// - Returns: all that was announced, and whom to tell when it is done; nil while the update is still open.
    public mutating func close() -> (changes: BatchUpdate, completion: () -> Void)? {
        depth -= 1
        guard depth == 0, let changes else { return nil }
        let told = completions
        self = OpenUpdate()
        return (changes, { for completion in told { completion(true) } })
    }
}
