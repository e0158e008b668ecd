import NibFormat

extension NibInstantiation {
    /// Sets the user-defined runtime attributes by key path.
    func setRuntimeAttributes(of object: AnyObject, _ element: NibElement) {
        let attributes = element.adapted(to: sizeClasses).runtimeAttributes
        for (index, attribute) in attributes.enumerated() {
            var value = value(attribute.value)
            let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"
            if let id = element.id, let text = translation("\(id).\(key)") { value = text }
            switch KeyedProperties.set(value, object, attribute.keyPath) {
            case .connected: continue
            case .unknown:
                if isNameless(object) { continue }
                // UIKit logs this one and goes on.
                Diagnostics.sayOnce(
                    place(attribute.element, id: element.id)
                        + "Failed to set (\(attribute.keyPath)) user defined inspected property on "
                        + "(\(type(of: object))): this class is not key value coding-compliant for the key "
                        + "\(attribute.keyPath). Mark the property @IBInspectable or remove the attribute")
            case .mismatch(let expected):
                Diagnostics.sayOnce(
                    place(attribute.element, id: element.id)
                        + "Failed to set (\(attribute.keyPath)) user defined inspected property on "
                        + "(\(type(of: object))): it takes \(expected). Give the attribute that type")
            }
        }
    }

    private func value(_ value: NibRuntimeAttribute.Value) -> Any? {
        switch value {
        case .none: nil
        case .boolean(let flag): flag
        case .number(let number, let isInteger):
            isInteger && abs(number) < 1e15 ? NSNumber(value: Int(number)) : NSNumber(value: number)
        case .string(let text), .localizedString(let text): text
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .range(let location, let length): NSRange(location: location, length: length)
        case .color(let color): UIColor.nib(color, in: document)
        case .image(let name, let catalog):
            UIImage.nib(NibImage(name: name, isSystem: catalog == "system"), bundle)
        }
    }
}
