import Foundation

extension NSMutableDictionary {
    /// The value of a key that is known only as one that can be copied, as NSDictionary.h declares it; nil removes it.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let newValue else { return removeObject(forKey: key) }
            setObject(newValue, forKey: key as! AnyHashable)
        }
    }
}
