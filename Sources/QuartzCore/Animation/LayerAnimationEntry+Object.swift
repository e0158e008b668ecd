extension LayerAnimationEntry {
    /// The animation that was added to the layer, or one that says what a view's animation, or an implicit one, does to it.
    @MainActor
    var object: CAAnimation {
        if let owner { return owner }
        let made: CABasicAnimation
        switch curve {
        case .timing(let function):
            made = CABasicAnimation(keyPath: keyPath)
            made.timingFunction = function
        case .spring(let curve):
            let spring = CASpringAnimation(keyPath: keyPath)
            spring.stiffness = CGFloat(curve.omega * curve.omega)
            spring.damping = CGFloat(2 * curve.dampingRatio * curve.omega)
            spring.initialVelocity = CGFloat(curve.velocity)
            made = spring
        }
        made.fromValue = values.first?.object
        made.toValue = values.last?.object
        made.duration = duration
        if timeline == nil { made.beginTime = begin }
        made.repeatCount = repeatCount == 1 ? 0 : Float(repeatCount)
        made.autoreverses = autoreverses
        made.fillMode = .both
        return made
    }
}

extension AnimatableValue {
    /// As Core Animation's properties have it; nil for what fades.
    fileprivate var object: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): CATransform3DMakeAffineTransform(value)
        case .color(let value): value
        case .path(let value): value
        case .list(let values): values.compactMap(\.object)
        case .contents: nil
        }
    }
}
