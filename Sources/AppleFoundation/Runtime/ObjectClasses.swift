import SwiftInternals

/// Makes an object one of another class, as apps do with `Bundle.main` to choose the language of their texts.
///
/// - Parameter cls: a sub- or superclass of the object's own without properties of its own, for which the object has no room.
/// - Returns: the class that it was of.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let obj else { return nil }
    let object = obj as AnyObject
    let old: AnyClass = type(of: object)
    guard ObjectClass.change(of: object, to: cls) else {
        fatalError(
            "object_setClass: an object of '\(old)' cannot become one of '\(cls)': that has to be a sub- or superclass "
                + "without stored properties of its own; keep them with objc_setAssociatedObject")
    }
    return old
}
