// Protocols that Apple bases on NSObjectProtocol and that plain classes may conform to here.

extension UIScrollViewDelegate {
    /// Whether the object answers to a message; sends nothing.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isKnown(to: self) }
}

extension UIGestureRecognizerDelegate {
    /// Whether the object answers to a message; sends nothing.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isKnown(to: self) }
}
