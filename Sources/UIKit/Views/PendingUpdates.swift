/// The updates that a view waits for.
struct PendingUpdates {
    /// In the order in which a frame makes them.
    struct Kinds: OptionSet {
        let rawValue: UInt8
        static let properties = Self(rawValue: 1)
        static let constraints = Self(rawValue: 1 << 1)
        static let layout = Self(rawValue: 1 << 2)
        static let all = Self(rawValue: 0b111)
    }

    /// What the view itself waits for.
    private(set) var own = Kinds.all
    /// What some view waits for, here or below: passes find their way by it without searching.
    private(set) var inSubtree = Kinds.all
    /// Whether the view lays itself out just now.
    private(set) var isLayingOut = false
    /// Waits for reuse: layout passes of what is around the view go by.
    private(set) var isLayoutSuspended = false

    mutating func request(_ kind: Kinds) { own.formUnion(kind) }
    mutating func markSubtree(_ kind: Kinds) { inSubtree.formUnion(kind) }

    /// Whether a pass has something to do here or below; what is asked for from now on is for another pass.
    mutating func beginPass(_ kind: Kinds) -> Bool {
        guard inSubtree.contains(kind) else { return false }
        inSubtree.subtract(kind)
        return true
    }

    /// Whether the view itself is to be updated; what is asked for from now on is another update.
    mutating func beginUpdate(_ kind: Kinds) -> Bool {
        guard own.contains(kind) else { return false }
        own.subtract(kind)
        return true
    }

    /// What was asked for has just been done, in another way than by a pass.
    mutating func withdraw(_ kind: Kinds) { own.subtract(kind) }

    mutating func layoutBegins() { isLayingOut = true }
    mutating func layoutEnds() { isLayingOut = false }

    mutating func suspendLayout() { isLayoutSuspended = true }
    /// - Returns: whether layout passes may have gone by.
    mutating func resumeLayout() -> Bool {
        defer { isLayoutSuspended = false }
        return isLayoutSuspended
    }
}
