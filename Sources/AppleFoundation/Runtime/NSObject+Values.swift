/// Values beside objects of other modules, for members that these do not have.
extension NSObject {
    package func keptValue<Value>(_ name: StaticString) -> Value? {
        objc_getAssociatedObject(self, name.utf8Start) as? Value
    }

    package func keepValue(_ value: Any?, _ name: StaticString) {
        objc_setAssociatedObject(self, name.utf8Start, value, .OBJC_ASSOCIATION_RETAIN)
    }
}
