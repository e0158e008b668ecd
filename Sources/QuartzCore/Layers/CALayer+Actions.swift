/// What a change of a layer's value brings with it: found before the value changes, run after.
@MainActor
struct LayerChange {
    let key: String
    let action: any CAAction
    /// What was seen before the change.
    let before: AnimatableValue?

    /// The change whose action runs now.
    @SessionLocal private static var running: LayerChange? = nil

    func run(on layer: CALayer) {
        let outer = Self.running
        Self.running = self
        defer { Self.running = outer }
        action.run(forKey: key, object: layer, arguments: nil)
    }

    /// What was seen of a value before the change whose action runs now.
    static func before(_ keyPath: String) -> AnimatableValue? {
        running?.key == keyPath ? running?.before : nil
    }
}

/// The action of a view's own value inside of an animation block: it is animated as the block says. Elsewhere it is an
/// animation with the block's duration and curve.
public final class AnimationBlockAction: CABasicAnimation {
    /// Nil outside of animation blocks.
    public convenience init?(forKey key: String) {
        guard let scope = AnimationScope.current else { return nil }
        self.init(keyPath: key)
        duration = scope.duration
        if case .timing(let function) = scope.curve { timingFunction = function }
    }
}

/// Actions. UIKit: Core Animation asks `action(forKey:)` when a value changes and runs what it gets; a layer that is no
/// view's answers with a basic animation of a quarter of a second where it shows already (Apple's documentation, Core
/// Animation Programming Guide). DIFFERS: contents that fade are two pictures over each other; `hidden`, `mask`, `zPosition`
/// and `sublayerTransform` change at once.
extension CALayer {
    /// Values that a layer without a view animates by itself. Paths do not (Apple's documentation of `CAShapeLayer.path`).
    private static let implied: Set<String> = [
        "position", "bounds", "anchorPoint", "transform", "opacity", "backgroundColor", "cornerRadius",
        "borderWidth",
        "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "contents",
        "fillColor",
        "strokeColor", "lineWidth", "strokeStart", "strokeEnd", "lineDashPhase", "colors", "locations",
        "startPoint",
        "endPoint",
    ]

    /// In Apple's order: delegate, `actions`, `style`, the class, what is implied. `NSNull` ends the search.
    func foundAction(_ event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
            ?? impliedAction(event)
        return found is NSNull ? nil : found
    }

    private func impliedAction(_ key: String) -> (any CAAction)? {
        guard Self.implied.contains(key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// A value is about to change. What comes back is to be run after.
    /// Whether a change of a value has no other effect than the new value: no action is asked for, no animation runs or is to
    /// be made.
    var changesPlainly: Bool {
        !asksForActions && animationEntries.isEmpty && AnimationScope.current == nil
    }

    func beginChange(_ key: String, from old: AnimatableValue, to new: AnimatableValue) -> LayerChange? {
        guard asksForActions else {
            animateChange(key, from: old, to: new)
            return nil
        }
        guard old != new else { return nil }
        let action = isShown && !CATransaction.disableActions() ? action(forKey: key) : nil
        if action is AnimationBlockAction {
            animateChange(key, from: old, to: new)
            return nil
        }
        let before = shownValue(key) ?? old
        settleChange(key)
        if action == nil { retargetAnimations(key, to: new) }
        return action.map { LayerChange(key: key, action: $0, before: before) }
    }

    /// A value that the layer draws by has changed.
    func drawnValueDidChange(_ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
        setNeedsDisplay()
        guard asksForActions || AnimationScope.current != nil else { return }
        beginChange(key, from: old, to: new)?.run(on: self)
    }

    /// A value has changed that has no animatable form.
    func runAction(_ key: String) {
        guard asksForActions, isShown, !CATransaction.disableActions() else { return }
        action(forKey: key).map { LayerChange(key: key, action: $0, before: nil).run(on: self) }
    }

    /// The contents change, fading from what is seen where an action says so.
    public func changeContents(_ contents: LayerContents) {
        guard asksForActions, isShown, contents != contentsModel else { return setContents(contents) }
        let old = contentsModel
        setContents(contents)
        guard !CATransaction.disableActions(), let action = action(forKey: "contents") else { return }
        LayerChange(key: "contents", action: action, before: .contents(old)).run(on: self)
    }

    /// Whether the screen has shown this layer where it is now. One that has just come changes at once.
    var isShown: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.committed.shown == nil { return false }
            layer = current.superlayer
        }
        return true
    }

    /// What an animation makes of a value now; nil where none does.
    private func shownValue(_ key: String) -> AnimatableValue? {
        guard let entry = animationEntries.last(where: { $0.keyPath == key }) else { return nil }
        return entry.value(at: time(of: entry, at: FrameClock.current.time))
    }

    /// Animations that end at the layer's own value have another end now.
    private func retargetAnimations(_ key: String, to value: AnimatableValue) {
        for index in animationEntries.indices
        where animationEntries[index].keyPath == key && animationEntries[index].values.count == 2 {
            guard let basic = animationEntries[index].animation as? CABasicAnimation, basic.toValue == nil,
                basic.byValue == nil
            else { continue }
            animationEntries[index].values[1] = value
        }
    }
}

// MARK: Setting values of the look

extension CALayer {
    func setAppearance<T: Equatable>(_ key: WritableKeyPath<LayerAppearance, T>, _ value: T) {
        guard appearanceModel[keyPath: key] != value else { return }
        appearanceModel[keyPath: key] = value
        markChanged()
    }

    func change<T: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerAppearance, T>, to value: T,
        _ form: (T) -> AnimatableValue
    ) {
        let change = beginChange(key, from: form(appearanceModel[keyPath: path]), to: form(value))
        setAppearance(path, value)
        change?.run(on: self)
    }

    func changeShadow<T>(
        _ key: String, _ path: WritableKeyPath<LayerShadow, T>, to value: T, _ form: (T) -> AnimatableValue
    ) {
        let change = beginChange(key, from: form(shadowModel[keyPath: path]), to: form(value))
        setShadow(path, value)
        change?.run(on: self)
    }

    func setShadow<T>(_ path: WritableKeyPath<LayerShadow, T>, _ value: T) {
        shadowModel[keyPath: path] = value
        let visible = shadowModel.opacity > 0 ? shadowModel : nil
        guard appearanceModel.shadow != visible else { return }
        appearanceModel.shadow = visible
        markChanged()
    }
}

// MARK: Values that a subclass declares and the layer keeps

extension CALayer {
    /// What `@NSManaged` properties of a subclass read: the value kept under the name, or the class's default.
    public func _managedValue<Value>(_ key: String, _ first: Value) -> Value {
        extraValues[key] as? Value ?? Self.defaultValue(forKey: key) as? Value ?? first
    }

    /// What `@NSManaged` properties of a subclass set: asks for an action and, where the class says so, for display.
    public func _setManagedValue<Value>(_ key: String, _ value: Value, _ first: Value) {
        let (old, new) = (AnimatableValue(_managedValue(key, first)), AnimatableValue(value))
        var change: LayerChange?
        if let old, let new { change = beginChange(key, from: old, to: new) }
        extraValues[key] = value
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
        change?.run(on: self)
    }

    /// The contents as the layer draws them with its managed values as they are at `time`.
    func managedContents(at time: Double) -> LayerContents? {
        let entries = animationEntries.filter { Self.needsDisplay(forKey: $0.keyPath) }
        guard !entries.isEmpty else { return nil }
        let copy = Self.copyMaker(self)
        copy.asksForActions = false
        copy.copyValues(of: self)
        for entry in entries {
            guard let value = entry.value(at: self.time(of: entry, at: time)) else { continue }
            copy.extraValues[entry.keyPath] = value.value(like: copy.extraValues[entry.keyPath])
        }
        copy.contentsScale = contentsScale
        copy.display()
        return copy.contentsModel
    }
}

extension AnimatableValue {
    /// As a property of the same type as `model` holds it.
    fileprivate func value(like model: Any?) -> Any {
        guard case .number(let number) = self else { return value }
        return switch model {
        case is Double: Double(number)
        case is Float: Float(number)
        case is Int: Int(number.rounded())
        default: number
        }
    }
}
