/// An animation at work on a layer: one value between keyframes.
struct LayerAnimationEntry {
    /// The repetition of a group around its members.
    struct Cycle {
        var begin: Double
        var duration: Double
        var autoreverses: Bool
        var repeatCount: Double
        var curve: AnimationCurve

        var end: Double { begin + duration * (autoreverses ? 2 : 1) * repeatCount }

        /// The moment of the first pass that `time` shows.
        func firstPass(at time: Double) -> Double {
            var elapsed = max(time - begin, 0)
            let cycle = duration * (autoreverses ? 2 : 1)
            if time >= end {
                elapsed = autoreverses ? 0 : duration
            } else if cycle > 0 {
                elapsed = elapsed.truncatingRemainder(dividingBy: cycle)
            }
            if elapsed > duration { elapsed = cycle - elapsed }
            return begin + curve.progress(at: elapsed, of: duration) * duration
        }
    }

    /// The name under which `animation(forKey:)` finds it.
    let key: String
    let keyPath: String
    /// At least two values; `keyTimes` are shares 0...1 of the duration.
    var values: [AnimatableValue]
    let keyTimes: [Double]
    /// Seconds of the session's clock, or of the timeline.
    var begin: Double
    var duration: Double
    let curve: AnimationCurve
    private(set) var repeatCount: Double = 1
    private(set) var autoreverses = false
    /// Kept on the layer after its end with its last value.
    var staysAtEnd = false
    /// Curves between neighbouring values, where an animation gives them.
    var segmentCurves: [AnimationCurve] = []
    /// Jumps from value to value.
    var isDiscrete = false
    /// Whether the first value shows before the beginning (a delay), rather than the layer's own.
    var showsBeforeBegin = true
    /// Earlier animations of the same value which are not over: what is left of their ways is added to this one's.
    var earlier: [LayerAnimationEntry] = []
    /// Shows its last value until then, for values that have a further animation coming.
    var heldUntil: Double?
    /// Who hears when it is taken away.
    var marks: [AnimationWatch.Mark] = []
    /// Whether the layer's view takes no touches meanwhile.
    var blocksTouches = false
    var group: Cycle?
    var timeline: AnimationTimeline?
    var animation: CAAnimation?
    /// The animation that was added to the layer: the group, for its members.
    var owner: CAAnimation?

    var end: Double {
        let own = begin + duration * (autoreverses ? 2 : 1) * repeatCount
        return group?.end ?? heldUntil.map { max($0, own) } ?? own
    }

    /// When neither this one nor an earlier one beneath it moves any more.
    var lastEnd: Double { earlier.reduce(end) { max($0, $1.end) } }

    @MainActor
    func isOver(at time: Double) -> Bool {
        (timeline.map(\.isFinished) ?? (time >= lastEnd)) && !staysAtEnd
    }

    /// Whether a later moment shows something else.
    @MainActor
    func isMoving(at time: Double) -> Bool {
        if let timeline { return timeline.isRunning && !timeline.isFinished }
        return time < lastEnd
    }

    @MainActor
    private func localTime(_ time: Double) -> Double {
        let time = timeline?.elapsed(at: time) ?? time
        return group?.firstPass(at: time) ?? time
    }

    /// The value at `time`; nil where the layer's own shows.
    @MainActor
    func value(at time: Double) -> AnimatableValue? {
        guard var value = progress(at: time).map({ value(progress: $0) }) else { return nil }
        for entry in earlier where time < entry.end {
            guard let now = entry.value(at: time), let last = entry.values.last else { continue }
            value = value.plus(now.plus(last.negated))
        }
        return value
    }

    /// What goes on beneath a later animation of the same value; nothing where values do not add up, or its end is another's to say.
    @MainActor
    func goingOn(at time: Double) -> [LayerAnimationEntry] {
        guard timeline == nil, owner == nil, group == nil, heldUntil == nil, !staysAtEnd,
            values.allSatisfy(\.isAdditive)
        else { return [] }
        var alone = self
        (alone.earlier, alone.marks) = ([], [])
        return (earlier + [alone]).filter { $0.end.isFinite && time < $0.end }
    }

    /// How far from the first value to the last it is at `time`; nil where the layer's own shows.
    @MainActor
    func progress(at time: Double) -> Double? {
        let time = localTime(time)
        if time < begin, !showsBeforeBegin { return nil }
        var elapsed = max(time - begin, 0)
        let cycle = duration * (autoreverses ? 2 : 1)
        let over = cycle * repeatCount
        if elapsed >= over {
            elapsed = autoreverses ? 0 : duration
        } else {
            if cycle > 0 { elapsed = elapsed.truncatingRemainder(dividingBy: cycle) }
            if elapsed > duration { elapsed = cycle - elapsed }
        }
        return curve.progress(at: elapsed, of: duration)
    }

    private func value(progress: Double) -> AnimatableValue {
        if values.count == 2, !isDiscrete, segmentCurves.isEmpty {
            return values[0].interpolated(to: values[1], progress)
        }
        let next = keyTimes.firstIndex { $0 > progress } ?? keyTimes.count - 1
        let index = min(max(0, next - 1), values.count - 1)
        if isDiscrete { return values[progress >= (keyTimes.last ?? 1) ? values.count - 1 : index] }
        guard index + 1 < values.count else { return values[values.count - 1] }
        let (t0, t1) = (keyTimes[index], keyTimes[index + 1])
        var share = t1 > t0 ? (progress - t0) / (t1 - t0) : 1
        if segmentCurves.indices.contains(index) { share = segmentCurves[index].progress(at: share, of: 1) }
        return values[index].interpolated(to: values[index + 1], share)
    }

    @MainActor
    func apply(at time: Double, to geometry: inout LayerGeometry, _ appearance: inout LayerAppearance) {
        guard let value = value(at: time) else { return }
        switch (keyPath, value) {
        case ("position", .point(let p)): geometry.position = p
        case ("position.x", .number(let x)): geometry.position.x = x
        case ("position.y", .number(let y)): geometry.position.y = y
        case ("anchorPoint", .point(let p)): geometry.anchorPoint = p
        case ("bounds", .rect(let r)): geometry.bounds = r
        case ("bounds.origin", .point(let p)): geometry.bounds.origin = p
        case ("bounds.origin.x", .number(let x)): geometry.bounds.origin.x = x
        case ("bounds.origin.y", .number(let y)): geometry.bounds.origin.y = y
        case ("bounds.size", .size(let s)): geometry.bounds.size = s
        case ("bounds.size.width", .number(let w)): geometry.bounds.size.width = w
        case ("bounds.size.height", .number(let h)): geometry.bounds.size.height = h
        case ("opacity", .number(let o)): appearance.opacity = Float(min(max(o, 0), 1))
        case ("backgroundColor", .color(let c)): appearance.backgroundColor = c
        case ("cornerRadius", .number(let r)): appearance.cornerRadius = r
        case ("borderWidth", .number(let w)): appearance.borderWidth = w
        case ("borderColor", .color(let c)): appearance.borderColor = c
        case ("shadowOpacity", .number(let o)): appearance.shadow?.opacity = Float(o)
        case ("shadowRadius", .number(let r)): appearance.shadow?.radius = r
        case ("shadowOffset", .size(let s)): appearance.shadow?.offset = s
        case ("shadowColor", .color(let c)): appearance.shadow?.color = c
        default: geometry.transform = transformed(geometry.transform, value)
        }
    }

    /// The transform's parts by Core Animation's key paths; each replaces that part of the transform.
    private func transformed(_ t: CGAffineTransform, _ value: AnimatableValue) -> CGAffineTransform {
        switch (keyPath, value) {
        case ("transform", .transform(let new)): return new
        case ("transform.translation.x", .number(let x)):
            return CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: x, ty: t.ty)
        case ("transform.translation.y", .number(let y)):
            return CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: y)
        case ("transform.translation", .size(let s)):
            return CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: s.width, ty: s.height)
        case ("transform.translation", .point(let p)):
            return CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: p.x, ty: p.y)
        case ("transform.rotation", .number(let angle)), ("transform.rotation.z", .number(let angle)):
            var parts = t.parts
            parts.angle = angle
            return CGAffineTransform(parts, tx: t.tx, ty: t.ty)
        case ("transform.rotation.x", .number(let angle)): return t.scaledBy(x: 1, y: cos(angle))
        case ("transform.rotation.y", .number(let angle)): return t.scaledBy(x: cos(angle), y: 1)
        case ("transform.scale", .number(let s)):
            var parts = t.parts
            (parts.sx, parts.sy) = (s, s)
            return CGAffineTransform(parts, tx: t.tx, ty: t.ty)
        case ("transform.scale.x", .number(let s)):
            var parts = t.parts
            parts.sx = s
            return CGAffineTransform(parts, tx: t.tx, ty: t.ty)
        case ("transform.scale.y", .number(let s)), ("transform.scale.xy", .number(let s)):
            var parts = t.parts
            parts.sy = s
            if keyPath.hasSuffix("xy") { parts.sx = s }
            return CGAffineTransform(parts, tx: t.tx, ty: t.ty)
        default: return t
        }
    }
}
