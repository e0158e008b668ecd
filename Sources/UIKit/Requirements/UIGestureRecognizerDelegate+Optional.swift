// Written by `make requirements` from the protocol's declaration.

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    var optional: OptionalCalls<any UIGestureRecognizerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIGestureRecognizerDelegate {
    @inline(__always) @discardableResult
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
        OptionalRequirement.call(target, "gestureRecognizerShouldBegin(_:)") {
            $0.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }

    @inline(__always) @discardableResult
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalRequirement.call(target, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
            $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }

    @inline(__always) @discardableResult
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalRequirement.call(target, "gestureRecognizer(_:shouldRequireFailureOf:)") {
            $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }
    }

    @inline(__always) @discardableResult
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalRequirement.call(target, "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
            $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }

    @inline(__always) @discardableResult
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
        OptionalRequirement.call(target, "gestureRecognizer(_:shouldReceive:)") {
            $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        }
    }

    @inline(__always) @discardableResult
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? {
        OptionalRequirement.call(target, "gestureRecognizer(_:shouldReceive:)") {
            $0.gestureRecognizer(gestureRecognizer, shouldReceive: event)
        }
    }
}
