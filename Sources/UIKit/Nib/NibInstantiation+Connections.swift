import NibFormat

extension NibInstantiation {
    func connect(_ object: AnyObject, _ element: NibElement, _ connection: NibConnection) {
        switch connection {
        case .outlet(let outlet):
            guard let value = self.object(outlet.destination) else {
                waiting.append((object, element, connection))
                return
            }
            if !outlet.isCollection { set(value, outlet, object, element) }
        case .action(let action):
            if isFirstResponder(action.destination) {
                return connectAction(action, object, nil)
            }
            guard let target = self.object(action.destination) else {
                waiting.append((object, element, connection))
                return
            }
            connectAction(action, object, target)
        case .segue(let segue): hooks.segue?(segue, object, self)
        }
        if case .outlet(let outlet) = connection, outlet.isCollection {
            connectCollection(outlet, object, element)
        }
    }

    private func isFirstResponder(_ id: String) -> Bool {
        document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
    }

    /// A collection is given whole each time one of its members is there, in the order of the file.
    private func connectCollection(_ outlet: NibOutlet, _ object: AnyObject, _ element: NibElement) {
        let members = element.connections.compactMap { connection -> AnyObject? in
            guard case .outlet(let other) = connection, other.isCollection, other.property == outlet.property
            else { return nil }
            return self.object(other.destination)
        }
        if outlet.property == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in members where recognizer.view !== view {
                view.addGestureRecognizer(recognizer)
            }
            return
        }
        set(members, outlet, object, element)
    }

    private func set(_ value: Any, _ outlet: NibOutlet, _ object: AnyObject, _ element: NibElement) {
        var answer = (object as? any _RuntimeMembers)?._connectOutlet(outlet.property, value) ?? .unknown
        if answer == .unknown { answer = KitOutlets.connect(object, outlet.property, value) }
        if answer == .unknown {
            answer = (object as? any _RuntimeMembers)?._setValue(value, forKey: outlet.property) ?? .unknown
        }
        switch KitOutlets.acceptingAnyDelegate(answer, object, outlet.property, value) {
        case .connected: return
        case .unknown:
            if isNameless(object) { return }
            onFault(
                "[\(type(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
                    + "the key \(outlet.property).\n" + place(outlet.element, id: element.id)
                    + "declare `@IBOutlet var \(outlet.property)` in \(type(of: object)) or remove the connection"
            )
        case .mismatch(let expected):
            let kind = type(of: value)
            let given =
                (value as? [AnyObject]).map { "\($0.map { "\(type(of: $0))" })" }
                ?? ("\(kind)" == expected
                    ? "\(String(reflecting: kind)), another class of that name" : "\(kind)")
            onFault(
                place(outlet.element, id: element.id)
                    + "the outlet \(outlet.property) of \(type(of: object)) is of type \(expected), but is connected "
                    + "with \(given) (object \(outlet.destination)); connect it with another object or change its type"
            )
        }
    }

    private func connectAction(_ action: NibAction, _ object: AnyObject, _ target: AnyObject?) {
        let selector = Selector(action.selector)
        switch object {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: .nib(action.eventType, control))
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        default:
            Diagnostics.sayOnce(
                place(action.element) + "\(type(of: object)) sends no actions; \(action.selector) is left out"
            )
        }
    }
}

extension UIControl.Event {
    /// By the name that a document uses; without one, what the control is for.
    @MainActor
    static func nib(_ name: String?, _ control: UIControl) -> UIControl.Event {
        switch name {
        case "touchDown": .touchDown
        case "touchDownRepeat": .touchDownRepeat
        case "touchDragInside": .touchDragInside
        case "touchDragOutside": .touchDragOutside
        case "touchDragEnter": .touchDragEnter
        case "touchDragExit": .touchDragExit
        case "touchUpInside": .touchUpInside
        case "touchUpOutside": .touchUpOutside
        case "touchCancel": .touchCancel
        case "valueChanged": .valueChanged
        case "primaryActionTriggered": .primaryActionTriggered
        case "editingDidBegin": .editingDidBegin
        case "editingChanged": .editingChanged
        case "editingDidEnd": .editingDidEnd
        case "editingDidEndOnExit": .editingDidEndOnExit
        default: control is UIButton ? .touchUpInside : .valueChanged
        }
    }
}
