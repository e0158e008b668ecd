/// An array of objects that need not be held: the place of one that is gone is empty.
open class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var places: [HeldObject?] = []

    public init(options: NSPointerFunctions.Options) { self.options = options }

    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    /// Empty places count; a greater number adds such.
    open var count: Int {
        get { places.count }
        set {
            if newValue < places.count {
                places.removeLast(places.count - newValue)
            } else {
                places += Array(repeating: nil, count: newValue - places.count)
            }
        }
    }

    open var allObjects: [Any] { places.compactMap { $0?.object } }

    /// nil for an empty place. The index has to be within the array.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(held(pointer)) }
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        places.insert(held(item), at: index)
    }
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        places[index] = held(item)
    }
    open func removePointer(at index: Int) { places.remove(at: index) }

    /// Removes the empty places.
    open func compact() { places.removeAll { $0?.object == nil } }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
        pointer.map {
            HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.isWeak)
        }
    }
}
