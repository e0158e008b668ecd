import Synchronization

/// What an app's source adds to UIKit's own classes, by name: `@IBInspectable` properties of an extension of UIView,
/// actions of an extension of UIViewController. Lowered source hands it over when it is loaded.
@MainActor
public enum _ExtensionMembers {
    public enum Question {
        case perform(String, Any?, Any?)
        case set(Any?, String)
        case get(String)
    }

    public enum Answer {
        case unknown
        case done
        case set(_OutletAnswer)
        case value(Any?)
    }

    public typealias Table = @MainActor @Sendable (Question, AnyObject) -> Answer

    // Of the process: modules are loaded once.
    private nonisolated static let tables = Mutex<[Table]>([])

    /// Each lowered module calls it when it is loaded.
    public nonisolated static func add(_ tables: [Table]) { Self.tables.withLock { $0 += tables } }

    private static func ask(_ question: Question, _ object: AnyObject) -> Answer {
        for table in tables.withLock({ $0 }) {
            let answer = table(question, object)
            if case .unknown = answer { continue }
            return answer
        }
        return .unknown
    }

    static func perform(_ name: String, _ first: Any?, _ second: Any?, on object: AnyObject) -> Bool {
        guard case .done = ask(.perform(name, first, second), object) else { return false }
        return true
    }

    static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> _OutletAnswer {
        guard case .set(let answer) = ask(.set(value, key), object) else { return .unknown }
        return answer
    }

    static func value(forKey key: String, of object: AnyObject) -> Any?? {
        guard case .value(let value) = ask(.get(key), object) else { return .none }
        return .some(value)
    }
}
