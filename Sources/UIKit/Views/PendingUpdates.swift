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
    /// How many layouts of the view itself run just now, one within the other.
    private var layouts: UInt8 = 0
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

    /// Whether the view lays itself out just now.
    var isLayingOut: Bool { layouts > 0 }

    /// Whether the view is to lay itself out; what is asked for from now on is another layout. One that a layout asks for runs within it;
    /// what that one asks for is left to the rounds of whoever asked, so that there is an end.
    mutating func beginLayout() -> Bool {
        guard layouts < 2, beginUpdate(.layout) else { return false }
        layouts += 1
        return true
    }

    mutating func endLayout() { layouts -= 1 }

    mutating func suspendLayout() { isLayoutSuspended = true }
    /// - Returns: whether layout passes may have gone by.
    mutating func resumeLayout() -> Bool {
        defer { isLayoutSuspended = false }
        return isLayoutSuspended
    }
}
