/// Calls of `super` in overrides of members that another module declares in an extension. Such a member is `dynamic`, and what replaces it asks
/// the object's override, but for these calls, which are for the member itself.
public enum _SuperCall {
    private final class Mark: @unchecked Sendable { var isOpen = true }
    // Of the process: each task has its own.
    @TaskLocal private static var mark: Mark?

    /// Calls the member, which `isOne()` says of its first question.
    public static func of<T>(_ call: () throws -> T) rethrows -> T {
        try $mark.withValue(Mark()) { try call() }
    }

    /// Whether the member is called by `of`. What it calls in turn is not.
    public static func isOne() -> Bool {
        guard let mark, mark.isOpen else { return false }
        mark.isOpen = false
        return true
    }
}
