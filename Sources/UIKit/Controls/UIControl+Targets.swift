/// Who hears of which events.
@MainActor
struct ControlEntry {
    enum Receiver {
        /// `isChain`: no target was given, the responder chain finds one.
        case target(TargetAction, isChain: Bool)
        case action(UIAction)
    }
    var events: UIControl.Event
    let receiver: Receiver
}

extension UIControl {
    func addEntry(_ target: AnyObject?, _ action: Selector, _ events: Event) {
        for index in entries.indices {
            guard case .target(let known, let isChain) = entries[index].receiver, known.selector == action,
                known.target === target, isChain == (target == nil)
            else { continue }
            entries[index].events.formUnion(events)
            return
        }
        let receiver = ControlEntry.Receiver.target(
            TargetAction(target: target, selector: action), isChain: target == nil)
        entries.append(ControlEntry(events: events, receiver: receiver))
    }

    func removeEntries(_ target: AnyObject?, _ action: Selector?, _ events: Event) {
        dropEvents(events) { receiver in
            guard case .target(let known, _) = receiver else { return false }
            return (target == nil || known.target === target) && (action == nil || known.selector == action)
        }
    }

    func removeEntries(_ identifier: UIAction.Identifier, _ events: Event) {
        dropEvents(events) { receiver in
            guard case .action(let action) = receiver else { return false }
            return action.identifier == identifier
        }
    }

    private func dropEvents(_ events: Event, where matches: (ControlEntry.Receiver) -> Bool) {
        for index in entries.indices where matches(entries[index].receiver) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    var registeredTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in entries {
            guard case .target(let known, let isChain) = entry.receiver else { continue }
            if isChain {
                targets.insert(NSNull())
            } else if let object = known.target {
                targets.insert(
                    (object as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(object)))
            }
        }
        return targets
    }

    func actionNames(_ target: AnyObject?, _ event: Event) -> [String]? {
        let names = entries.compactMap { entry -> String? in
            guard case .target(let known, _) = entry.receiver, known.target === target,
                entry.events.contains(event)
            else { return nil }
            return known.selector.name
        }
        return names.isEmpty ? nil : names
    }

    func send(_ events: Event, _ event: UIEvent?) {
        for entry in entries where !entry.events.isDisjoint(with: events) {
            switch entry.receiver {
            case .target(let known, let isChain):
                if isChain || known.target != nil { sendAction(known.selector, to: known.target, for: event) }
            case .action(let action):
                sendAction(action)
            }
        }
    }

    func enumerateEntries(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in entries where !stop {
            switch entry.receiver {
            case .target(let known, _): iterator(nil, (known.target, known.selector), entry.events, &stop)
            case .action(let action): iterator(action, nil, entry.events, &stop)
            }
        }
    }

    func send(_ action: Selector, to target: AnyObject?, _ event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: Touches

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(touch.location(in: self))
    }

    func began(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        let follows = beginTracking(touch, with: event)
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
        if !follows { stopTracking() }
    }

    func moved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    func ended(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isUpInside = isInside(touch)
        stopTracking()
        // The touch is where it ends until all have heard of it.
        isTouchInside = isUpInside
        endTracking(touch, with: event)
        if isUpInside { finishTap(event) } else { send(.touchUpOutside, event) }
        if !isTracking { isTouchInside = false }
    }

    /// What a touch does that ends inside.
    func finishTap(_ event: UIEvent?) {
        send(.touchUpInside, event)
        // Of the controls, a button's primary action is a finished touch.
        guard !showMenuAsPrimaryAction(), let button = self as? UIButton else { return }
        button.toggleSelection()
        send(.primaryActionTriggered, event)
    }

    func cancelled(_ event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        cancelTracking(with: event)
        send(.touchCancel, event)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
