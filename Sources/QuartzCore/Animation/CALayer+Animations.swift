extension CALayer {
    /// Starts an animation from the value shown now when an animation scope is in force.
    func animateChange(_ key: String, from old: AnimatableValue, to new: AnimatableValue) {
        guard let scope = AnimationScope.current, !CATransaction.disableActions() else {
            return settleChange(key)
        }
        guard old != new else { return }
        let clock = FrameClock.current.time
        let now = scope.timeline == nil ? ownTime(at: clock) : clock
        let begin = (scope.timeline == nil ? now : 0) + scope.delay
        var entry = LayerAnimationEntry(
            key: key, keyPath: key, values: [old, new], keyTimes: [0, 1], begin: begin,
            duration: scope.duration, curve: scope.curve, repeatCount: scope.repeatCount,
            autoreverses: scope.autoreverses)
        entry.timeline = scope.timeline
        entry.blocksTouches = scope.blocksTouches
        let earlier = animationEntries.lastIndex { $0.key == key && $0.animation == nil }
        if scope.isKeyframe, let earlier, animationEntries[earlier].heldUntil == scope.end(from: now) {
            // A further keyframe of the same value: it takes over where the one before it ends.
            entry.showsBeforeBegin = false
        } else {
            if let earlier {
                let before = animationEntries[earlier]
                // UIKit: animations of views add up (WWDC 2014, "Building Interruptible and Responsive Interactions"), but for those that
                // begin from the current state.
                let addsUp = scope.timeline == nil && !scope.beginsFromShown
                entry.earlier = addsUp ? before.goingOn(at: time(of: before, at: clock)) : []
                if entry.earlier.isEmpty {
                    entry.values[0] = before.value(at: time(of: before, at: clock)) ?? old
                }
            }
            // The earlier one goes on in the new one, until its own end.
            entry.marks = animationEntries.filter { $0.key == key && $0.owner == nil }.flatMap(\.marks)
            animationEntries.removeAll { $0.key == key && $0.owner == nil }
            removeAnimation(forKey: key)
        }
        if scope.isKeyframe { entry.heldUntil = scope.end(from: now) }
        scope.started = true
        let isDriven = scope.timeline?.isDriven == true
        let end =
            isDriven ? .infinity : scope.timeline == nil ? clockTime(of: entry.end) : now + entry.end
        var marks = CATransaction.marks(until: end)
        if let watch = scope.watch { marks.append(watch.mark(until: end)) }
        if isDriven { scope.timeline?.hold(marks) }
        entry.marks += marks
        animationEntries.append(entry)
        if let timeline = scope.timeline {
            timeline.onChange { [weak self] in self?.markSubtreeAnimated() }
            timeline.onShown { [weak self] in
                guard let self, let value = entry.value(at: FrameClock.current.time) else { return nil }
                return { self.setModel(key, value) }
            }
            timeline.onArrival { [weak self] in self?.setModel(key, new) }
            if entry.showsBeforeBegin {
                timeline.onRestore { [weak self] in self?.setModel(key, old) }
            }
        }
        markSubtreeAnimated()
    }

    /// A value is set without an animation: it shows at once. What the app has added itself goes on.
    func settleChange(_ key: String) {
        guard animationEntries.contains(where: { $0.key == key && $0.owner == nil }) else { return }
        animationEntries.removeAll { $0.key == key && $0.owner == nil }
        markChanged()
    }

    func markSubtreeAnimated() {
        var layer: CALayer? = self
        while let current = layer {
            current.committed.setAnimated(true)
            current.committed.invalidate()
            layer = current.superlayer
        }
    }

    /// Puts the animations' values at `time` over the model's and drops those that are over.
    func applyAnimations(
        at time: Double, geometry: inout LayerGeometry, appearance: inout LayerAppearance, keepsThem: Bool
    ) {
        if !keepsThem { animationEntries.removeAll { $0.isOver(at: self.time(of: $0, at: time)) } }
        // A shadow that is fading away has none in the model any more.
        if appearance.shadow == nil, animationEntries.contains(where: { $0.keyPath == "shadowOpacity" }) {
            appearance.shadow = shadowModel
        }
        for entry in animationEntries {
            entry.apply(at: self.time(of: entry, at: time), to: &geometry, &appearance)
        }
    }

    /// A copy of this layer as it is shown now, made by its class's `init(layer:)` (`CALayer.h`).
    func shown() -> CALayer {
        let copy = Self.copyMaker(self)
        copy.copyValues(of: self)
        var (geometry, appearance) = (geometryModel, appearanceModel)
        let now = FrameClock.current.time
        for entry in animationEntries {
            entry.apply(at: time(of: entry, at: now), to: &geometry, &appearance)
        }
        copy.geometryModel = geometry
        copy.appearanceModel = appearance
        if geometry.transform != geometryModel.transform {
            copy.transform3D = CATransform3DMakeAffineTransform(geometry.transform)
        }
        AnimationScope.run(nil) {
            for entry in animationEntries {
                guard let value = entry.value(at: time(of: entry, at: now)) else { continue }
                _ = copy.setContentsValue(entry.keyPath, value)
            }
        }
        return copy
    }

    /// Starts `animation` now (or at its `beginTime`); one with the same key is replaced.
    func start(_ animation: CAAnimation, forKey key: String?) {
        let key = key ?? "animation-\(CALayer.newAnimationNumber())"
        let shown = committed.shown
        removeAnimation(forKey: key)
        let now = ownTime(at: FrameClock.current.time)
        if let transition = animation as? CATransition {
            return start(transition, forKey: key, from: shown)
        }
        let timeline = AnimationTimeline.driven
        var begin = animation.beginTime > 0 ? animation.beginTime : now
        // A timeline's time begins at 0.
        if timeline != nil { begin -= now }
        var entries = animation.entries(
            on: self, key: key, begin: begin - animation.timeOffset, owner: animation)
        let end = entries.map(\.end).max() ?? begin + animation.effectiveDuration
        let marks = marks(of: animation, key, until: timeline == nil ? clockTime(of: end) : .infinity)
        for index in entries.indices { (entries[index].marks, entries[index].timeline) = (marks, timeline) }
        timeline?.hold(marks)
        timeline?.onChange { [weak self] in self?.markSubtreeAnimated() }
        animationEntries += entries
        markSubtreeAnimated()
    }

    /// Tells of an animation's start, and of its end when it comes; takes it from the layer there.
    func marks(of animation: CAAnimation, _ key: String, until end: Double) -> [AnimationWatch.Mark] {
        let watch = AnimationWatch { [weak self] finished in
            if let self, finished, animation.isRemovedOnCompletion {
                self.animationEntries.removeAll { $0.owner === animation && $0.key == key }
                self.markChanged()
            }
            animation.delegate?.animationDidStop(animation, finished: finished)
        }
        let marks = [watch.mark(until: end)] + CATransaction.marks(until: end)
        watch.close()
        animation.delegate?.animationDidStart(animation)
        return marks
    }

    /// Takes the animations of this layer and of all below it away: they have left the screen.
    public func removeSubtreeAnimations() {
        removeAllAnimations()
        maskLayer?.removeSubtreeAnimations()
        for layer in sublayerList { layer.removeSubtreeAnimations() }
    }

    /// Whether an animation keeps the layer's view from taking touches.
    public var blocksTouches: Bool {
        animationEntries.contains {
            $0.blocksTouches && !$0.isOver(at: time(of: $0, at: FrameClock.current.time))
        }
    }

    func removeAnimations(_ isMeant: (LayerAnimationEntry) -> Bool) {
        let gone = animationEntries.filter(isMeant)
        guard !gone.isEmpty else { return }
        animationEntries.removeAll(where: isMeant)
        markChanged()
        for entry in gone { entry.marks.lose() }
    }

    /// As they were added, each once; nil when there are none.
    var keysOfAnimations: [String]? {
        guard !animationEntries.isEmpty else { return nil }
        var keys: [String] = []
        for entry in animationEntries where !keys.contains(entry.key) { keys.append(entry.key) }
        return keys
    }

    /// When the last animation of this layer ends; nil when none runs.
    public var animationsEnd: Double? {
        animationEntries.map { clockTime(of: $0.lastEnd) }.filter(\.isFinite).max()
    }
}
