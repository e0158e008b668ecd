/// The first word of a value of a class or of a class-bound protocol: the object's address.
public enum FirstWord {
    /// The address of the object that a value refers to. A cast to `AnyObject` finds the same with some thousand
    /// instructions; this takes one.
    @inlinable @inline(__always)
    public static func of<Value>(_ value: Value) -> UnsafeRawPointer {
        withUnsafeBytes(of: value) { $0.load(as: UnsafeRawPointer.self) }
    }

    private protocol Probe: AnyObject {}
    private final class Object: Probe {}

    static let assumption = Assumption(
        "a value of a class-bound protocol begins with its object's address",
        loss: "telling whether a delegate implements an optional method"
    ) {
        let object = Object()
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return of(object as any Probe) == address && of(object) == address
            && of(object as AnyObject) == address
    }
}
