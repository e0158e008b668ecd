import Glibc

/// What an app's source adds to UIKit's own classes, by name: `@IBInspectable` properties of an extension of UIView,
/// actions of an extension of UIViewController. Lowered source lists it in a function that is found in the running
/// program.
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

    public typealias Table = @MainActor (Question, AnyObject) -> Answer

    private final class Box {
        let tables: [Table]
        init(_ tables: [Table]) { self.tables = tables }
    }

    /// The tables in the form in which the function gives them. They live as long as the program.
    public nonisolated static func list(_ tables: [Table]) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Box(tables)).toOpaque()
    }

    private static let tables: [Table] = {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "shoji_extension_members") else { return [] }
        let function = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
        return Unmanaged<Box>.fromOpaque(function()).takeUnretainedValue().tables
    }()

    private static func ask(_ question: Question, _ object: AnyObject) -> Answer {
        for table in tables {
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
