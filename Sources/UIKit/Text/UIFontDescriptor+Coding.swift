/// Descriptors in archives: their attributes as property lists, those that are none as what they mean.
extension UIFontDescriptor {
    private static let key = "UIFontDescriptorAttributes"

    func storeAttributes(in coder: NSCoder) {
        var stored: [String: Any] = [:]
        for (name, value) in fontAttributes {
            let plain = name == .matrix ? matrix.numbers : Self.plain(value)
            if let plain { stored[name.rawValue] = plain }
        }
        coder.encode(stored as NSDictionary, forKey: Self.key)
    }

    static func storedAttributes(in coder: NSCoder) -> [AttributeName: Any]? {
        let classes = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, UIFontDescriptor.self]
        guard let stored = coder.stored(classes, key) as? [String: Any] else { return nil }
        var attributes: [AttributeName: Any] = [:]
        for (name, value) in stored {
            let name = AttributeName(rawValue: name)
            attributes[name] =
                switch (name, value) {
                case (.matrix, let numbers as [NSNumber]):
                    NSValue(cgAffineTransform: CGAffineTransform(numbers))
                case (.traits, let traits as [String: Any]): keyed(traits, TraitKey.init(rawValue:))
                case (.featureSettings, let settings as [[String: Any]]):
                    settings.map { keyed($0, FeatureKey.init(rawValue:)) }
                default: value
                }
        }
        return attributes
    }

    private static func keyed<Key: Hashable>(_ values: [String: Any], _ key: (String) -> Key) -> [Key: Any] {
        Dictionary(uniqueKeysWithValues: values.map { (key($0), $1) })
    }

    /// As a property list or a descriptor; nil for what is neither.
    private static func plain(_ value: Any) -> Any? {
        switch value {
        case let values as [TraitKey: Any]: plain(keyed(values))
        case let values as [FeatureKey: Any]: plain(keyed(values))
        case let values as [String: Any]: values.compactMapValues(plain)
        case let values as [Any]: values.compactMap(plain)
        case let text as String: NSString(string: text)
        case is NSString, is NSNumber, is UIFontDescriptor: value
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        default: nil
        }
    }

    private static func keyed<Key: RawRepresentable<String>>(_ values: [Key: Any]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1) })
    }
}

extension CGAffineTransform {
    fileprivate var numbers: [NSNumber] { [a, b, c, d, tx, ty].map { NSNumber(value: Double($0)) } }

    /// The identity for anything but six numbers.
    fileprivate init(_ numbers: [NSNumber]) {
        let n = numbers.map { CGFloat($0.doubleValue) }
        self = n.count == 6 ? Self(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) : .identity
    }
}
