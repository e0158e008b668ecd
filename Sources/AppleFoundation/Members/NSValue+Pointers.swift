import Foundation

extension NSValue {
    // Kept as numbers of 64 bits: Foundation keeps no pointers here.
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt64(UInt(bitPattern: pointer))
        self.init(bytes: &address, objCType: "Q")
    }
    /// Nil where the value is no pointer.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == "Q" else { return nil }
        var address: UInt64 = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: UInt(address))
    }

    /// The object's address; the object may go.
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(
            pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    }
    /// The object, which has to be there yet.
    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
