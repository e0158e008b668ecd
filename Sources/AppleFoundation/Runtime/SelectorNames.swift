/// A selector by its name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A method's implementation, which cannot be called.
public typealias IMP = OpaquePointer
