import Foundation

/// The class of an object; nil for nothing.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// The name of a class with its module's. The text lives as long as the program.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
    ClassNames.shared.text(of: type.map { _typeName($0) } ?? "nil")
}

/// The name of an object's class.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
    class_getName(object_getClass(object))
}

/// The superclass; nil for a root class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }

/// Names that were asked for, as C's text.
private final class ClassNames: @unchecked Sendable {
    static let shared = ClassNames()
    private let lock = NSLock()
    private var texts: [String: UnsafePointer<CChar>] = [:]

    func text(of name: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = texts[name] { return known }
            let bytes = Array(name.utf8CString)
            let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            memory.initialize(from: bytes, count: bytes.count)
            texts[name] = UnsafePointer(memory)
            return UnsafePointer(memory)
        }
    }
}
