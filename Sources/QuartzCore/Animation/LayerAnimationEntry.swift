/// An animation at work on a layer: one value between keyframes.
struct LayerAnimationEntry {
    /// The name under which `animation(forKey:)` finds it.
    var key: String
    var keyPath: String
    /// At least two values; `keyTimes` are shares 0...1 of the duration.
    var values: [AnimatableValue]
    var keyTimes: [Double]
    /// Seconds of the session's clock.
    var begin: Double
    var duration: Double
    var curve: AnimationCurve
    var repeatCount: Double
    var autoreverses: Bool
    /// Kept on the layer after its end with its last value.
    var staysAtEnd: Bool
    var animation: CAAnimation?

    var end: Double { begin + duration * (autoreverses ? 2 : 1) * repeatCount }

    /// The value at `time`; before the beginning the first one (a delay shows the start value).
    func value(at time: Double) -> AnimatableValue {
        var elapsed = max(time - begin, 0)
        if time >= end { elapsed = duration * (autoreverses ? 2 : 1) }
        let cycle = duration * (autoreverses ? 2 : 1)
        if cycle > 0, time < end { elapsed = elapsed.truncatingRemainder(dividingBy: cycle) }
        if elapsed > duration { elapsed = cycle - elapsed }
        let progress = curve.progress(at: elapsed, of: duration)
        guard values.count > 2 else { return values[0].interpolated(to: values[1], progress) }
        let index = max(0, (keyTimes.firstIndex { $0 > progress } ?? values.count - 1) - 1)
        let (t0, t1) = (keyTimes[index], keyTimes[index + 1])
        return values[index].interpolated(to: values[index + 1], t1 > t0 ? (progress - t0) / (t1 - t0) : 1)
    }

    func apply(at time: Double, to geometry: inout LayerGeometry, _ appearance: inout LayerAppearance) {
        switch (keyPath, value(at: time)) {
        case ("position", .point(let p)): geometry.position = p
        case ("position.x", .number(let x)): geometry.position.x = x
        case ("position.y", .number(let y)): geometry.position.y = y
        case ("bounds", .rect(let r)): geometry.bounds = r
        case ("bounds.origin", .point(let p)): geometry.bounds.origin = p
        case ("bounds.size", .size(let s)): geometry.bounds.size = s
        case ("transform", .transform(let t)): geometry.transform = t
        case ("transform.scale", .number(let s)): geometry.transform = geometry.transform.scaledBy(x: s, y: s)
        case ("transform.rotation", .number(let a)), ("transform.rotation.z", .number(let a)):
            geometry.transform = geometry.transform.rotated(by: a)
        case ("transform.translation.x", .number(let x)):
            geometry.transform = geometry.transform.translatedBy(x: x, y: 0)
        case ("transform.translation.y", .number(let y)):
            geometry.transform = geometry.transform.translatedBy(x: 0, y: y)
        case ("opacity", .number(let o)): appearance.opacity = Float(o)
        case ("backgroundColor", .color(let c)): appearance.backgroundColor = c
        case ("cornerRadius", .number(let r)): appearance.cornerRadius = r
        case ("borderWidth", .number(let w)): appearance.borderWidth = w
        case ("borderColor", .color(let c)): appearance.borderColor = c
        default: break
        }
    }
}

extension CALayer {
    /// Starts an animation from the value shown now when an animation scope is in force.
    func animateChange(_ key: String, from old: AnimatableValue, to new: AnimatableValue) {
        guard let scope = AnimationScope.current else {
            if !animationEntries.isEmpty { removeAnimation(forKey: key) }
            return
        }
        guard old != new else { return }
        let now = FrameClock.shared.time
        let shown = animationEntries.last { $0.key == key }?.value(at: now) ?? old
        animationEntries.removeAll { $0.key == key }
        scope.started = true
        animationEntries.append(
            LayerAnimationEntry(
                key: key, keyPath: key, values: [shown, new], keyTimes: [0, 1], begin: now + scope.delay,
                duration: scope.duration, curve: scope.curve, repeatCount: scope.repeatCount,
                autoreverses: scope.autoreverses, staysAtEnd: false))
        markSubtreeAnimated()
    }

    func markSubtreeAnimated() {
        var layer: CALayer? = self
        while let current = layer {
            current.subtreeIsAnimated = true
            current.committed = nil
            layer = current.superlayer
        }
    }

    /// Puts the animations' values at `time` over the model's and drops those that are over.
    func applyAnimations(at time: Double, geometry: inout LayerGeometry, appearance: inout LayerAppearance) {
        animationEntries.removeAll { time >= $0.end && !$0.staysAtEnd }
        for entry in animationEntries { entry.apply(at: time, to: &geometry, &appearance) }
    }

    /// A copy of this layer as it is shown now.
    public func presentation() -> Self? {
        let copy = CALayer(layer: self)
        var (geometry, appearance) = (geometryModel, appearanceModel)
        for entry in animationEntries { entry.apply(at: FrameClock.shared.time, to: &geometry, &appearance) }
        copy.geometryModel = geometry
        copy.appearanceModel = appearance
        return copy as? Self
    }

    public func model() -> CALayer { self }
}
