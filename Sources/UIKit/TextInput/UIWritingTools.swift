/// How far a system that writes for the reader may go in a text.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete, limited
}

/// Gives no session: nothing is searched.
final class NoFindSessions: NSObject, UIFindInteractionDelegate {
    static let only = NoFindSessions()
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}
