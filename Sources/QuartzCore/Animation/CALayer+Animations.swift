extension CALayer {
    /// Starts an animation from the value shown now when an animation scope is in force.
    func animateChange(_ key: String, from old: AnimatableValue, to new: AnimatableValue) {
        guard let scope = AnimationScope.current else {
            if !animationEntries.isEmpty { removeAnimation(forKey: key) }
            return
        }
        guard old != new else { return }
        let now = FrameClock.shared.time
        let begin = (scope.timeline == nil ? now : 0) + scope.delay
        var entry = LayerAnimationEntry(
            key: key, keyPath: key, values: [old, new], keyTimes: [0, 1], begin: begin,
            duration: scope.duration, curve: scope.curve, repeatCount: scope.repeatCount,
            autoreverses: scope.autoreverses)
        entry.timeline = scope.timeline
        let earlier = animationEntries.lastIndex { $0.key == key && $0.animation == nil }
        if scope.isKeyframe, let earlier, animationEntries[earlier].heldUntil == scope.end(from: now) {
            // A further keyframe of the same value: it takes over where the one before it ends.
            entry.showsBeforeBegin = false
        } else {
            if let earlier { entry.values[0] = animationEntries[earlier].value(at: now) ?? old }
            animationEntries.removeAll { $0.key == key }
        }
        if scope.isKeyframe { entry.heldUntil = scope.end(from: now) }
        scope.started = true
        animationEntries.append(entry)
        CATransaction.noteAnimation(until: entry.end)
        if let timeline = scope.timeline {
            timeline.onChange { [weak self] in self?.markSubtreeAnimated() }
            timeline.onShown { [weak self] in
                guard let self, let value = entry.value(at: FrameClock.shared.time) else { return nil }
                return { self.setModel(key, value) }
            }
            if entry.showsBeforeBegin {
                timeline.onRestore { [weak self] in self?.setModel(key, old) }
            }
        }
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
        animationEntries.removeAll { $0.isOver(at: time) }
        for entry in animationEntries { entry.apply(at: time, to: &geometry, &appearance) }
    }

    /// A copy of this layer as it is shown now.
    func shown() -> CALayer {
        let copy = Self.maker(type(of: self))
        copy.copyValues(of: self)
        var (geometry, appearance) = (geometryModel, appearanceModel)
        for entry in animationEntries { entry.apply(at: FrameClock.shared.time, to: &geometry, &appearance) }
        copy.geometryModel = geometry
        copy.appearanceModel = appearance
        if geometry.transform != geometryModel.transform {
            copy.transform3D = CATransform3DMakeAffineTransform(geometry.transform)
        }
        return copy
    }

    /// Starts `animation` now (or at its `beginTime`); one with the same key is replaced.
    func start(_ animation: CAAnimation, forKey key: String?) {
        let key = key ?? "animation-\(CALayer.nextAnimationNumber())"
        removeAnimation(forKey: key)
        let now = FrameClock.shared.time
        if let transition = animation as? CATransition { return start(transition, forKey: key) }
        let begin = animation.beginTime > 0 ? animation.beginTime : now
        let entries = animation.entries(
            on: self, key: key, begin: begin - animation.timeOffset, owner: animation)
        animationEntries += entries
        let end = entries.map(\.end).max() ?? begin + animation.effectiveDuration
        CATransaction.noteAnimation(until: end)
        markSubtreeAnimated()
        animation.delegate?.animationDidStart(animation)
        guard end.isFinite else { return }
        FrameClock.shared.schedule(after: end - now) { [weak self, weak animation] in
            guard let animation, !animation.hasBeenStopped else { return }
            animation.hasBeenStopped = true
            if self?.animationEntries.isEmpty == false, animation.isRemovedOnCompletion {
                self?.animationEntries.removeAll { $0.owner === animation }
                self?.markChanged()
            }
            animation.delegate?.animationDidStop(animation, finished: true)
        }
    }

    private static func nextAnimationNumber() -> UInt64 {
        lastAnimationNumber += 1
        return lastAnimationNumber
    }

    func removeAnimations(_ isMeant: (LayerAnimationEntry) -> Bool) {
        let gone = animationEntries.filter(isMeant)
        guard !gone.isEmpty else { return }
        animationEntries.removeAll(where: isMeant)
        markChanged()
        for entry in gone {
            guard let animation = entry.owner, !animation.hasBeenStopped else { continue }
            animation.hasBeenStopped = true
            animation.delegate?.animationDidStop(animation, finished: false)
        }
    }

    /// As they were added, each once; nil when there are none.
    var keysOfAnimations: [String]? {
        guard !animationEntries.isEmpty else { return nil }
        var keys: [String] = []
        for entry in animationEntries where !keys.contains(entry.key) { keys.append(entry.key) }
        return keys
    }

    /// When the last animation of this layer ends; nil when none runs.
    public var animationsEnd: Double? { animationEntries.map(\.end).filter(\.isFinite).max() }
}
