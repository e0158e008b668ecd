/// What an archive can keep under a key.
protocol ArchivedValue {
    func store(in coder: NSCoder, _ key: String)
    /// Nil when the archive has no such value.
    static func stored(in coder: NSCoder, _ key: String) -> Self?
}

extension Bool: ArchivedValue {
    func store(in coder: NSCoder, _ key: String) { coder.encode(self, forKey: key) }
    static func stored(in coder: NSCoder, _ key: String) -> Bool? {
        coder.holds(key) ? coder.decodeBool(forKey: key) : nil
    }
}

extension Double: ArchivedValue {
    func store(in coder: NSCoder, _ key: String) { coder.encode(self, forKey: key) }
    static func stored(in coder: NSCoder, _ key: String) -> Double? {
        coder.holds(key) ? coder.decodeDouble(forKey: key) : nil
    }
}

extension Int: ArchivedValue {
    func store(in coder: NSCoder, _ key: String) { coder.encode(self, forKey: key) }
    static func stored(in coder: NSCoder, _ key: String) -> Int? {
        coder.holds(key) ? coder.decodeInteger(forKey: key) : nil
    }
}

/// A value that is kept as another.
protocol ArchivedByValue: ArchivedValue {
    associatedtype Stored: ArchivedValue
    var archivedForm: Stored { get }
    init?(archivedForm: Stored)
}

extension ArchivedByValue {
    func store(in coder: NSCoder, _ key: String) { archivedForm.store(in: coder, key) }
    static func stored(in coder: NSCoder, _ key: String) -> Self? {
        Stored.stored(in: coder, key).flatMap { Self(archivedForm: $0) }
    }
}

extension CGFloat: ArchivedByValue {
    var archivedForm: Double { Double(self) }
    init(archivedForm: Double) { self.init(archivedForm) }
}

extension Float: ArchivedByValue {
    var archivedForm: Double { Double(self) }
    init(archivedForm: Double) { self.init(archivedForm) }
}

extension UInt: ArchivedByValue {
    var archivedForm: Int { Int(bitPattern: self) }
    init(archivedForm: Int) { self.init(bitPattern: archivedForm) }
}

extension UInt64: ArchivedByValue {
    var archivedForm: UInt { UInt(self) }
    init(archivedForm: UInt) { self.init(archivedForm) }
}

extension String: ArchivedValue {
    func store(in coder: NSCoder, _ key: String) { coder.encode(NSString(string: self), forKey: key) }
    static func stored(in coder: NSCoder, _ key: String) -> String? {
        coder.stored(NSString.self, key).map { "\($0)" }
    }
}

extension CGPoint: ArchivedByValue {
    var archivedForm: String { NSStringFromCGPoint(self) }
    init(archivedForm: String) { self = CGPointFromString(archivedForm) }
}

extension CGSize: ArchivedByValue {
    var archivedForm: String { NSStringFromCGSize(self) }
    init(archivedForm: String) { self = CGSizeFromString(archivedForm) }
}

extension CGRect: ArchivedByValue {
    var archivedForm: String { NSStringFromCGRect(self) }
    init(archivedForm: String) { self = CGRectFromString(archivedForm) }
}

extension CGAffineTransform: ArchivedByValue {
    var archivedForm: String { NSStringFromCGAffineTransform(self) }
    init(archivedForm: String) { self = CGAffineTransformFromString(archivedForm) }
}

extension UIEdgeInsets: ArchivedByValue {
    var archivedForm: String { NSStringFromUIEdgeInsets(self) }
    init(archivedForm: String) { self = UIEdgeInsetsFromString(archivedForm) }
}

extension NSDirectionalEdgeInsets: ArchivedByValue {
    var archivedForm: String { NSStringFromDirectionalEdgeInsets(self) }
    init(archivedForm: String) { self = NSDirectionalEdgeInsetsFromString(archivedForm) }
}

/// Nil is kept by keeping nothing.
extension Optional: ArchivedValue where Wrapped: ArchivedValue {
    func store(in coder: NSCoder, _ key: String) { self?.store(in: coder, key) }
    static func stored(in coder: NSCoder, _ key: String) -> Wrapped?? {
        Wrapped.stored(in: coder, key).map { .some($0) }
    }
}

extension Array: ArchivedValue where Element: ArchivedValue {
    func store(in coder: NSCoder, _ key: String) {
        count.store(in: coder, key)
        for (index, element) in enumerated() { element.store(in: coder, "\(key).\(index)") }
    }
    static func stored(in coder: NSCoder, _ key: String) -> [Element]? {
        Int.stored(in: coder, key).map { count in
            (0..<Swift.max(count, 0)).compactMap { Element.stored(in: coder, "\(key).\($0)") }
        }
    }
}

/// An object that archives itself, by whatever class it has.
struct ArchivedObject<Object: NSObject>: ArchivedValue {
    let object: Object

    init(_ object: Object) { self.object = object }

    func store(in coder: NSCoder, _ key: String) { coder.encode(object, forKey: key) }
    static func stored(in coder: NSCoder, _ key: String) -> Self? {
        guard coder.holds(key) else { return nil }
        return (coder.decodeObject(forKey: key) as? Object).map(Self.init)
    }
}

/// An attributed text with those of its attributes that can be archived, run by run: Foundation on Linux does not
/// read a text without attributes, and stops at attributes that cannot be archived.
struct ArchivedText: ArchivedValue {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    func store(in coder: NSCoder, _ key: String) {
        text.string.store(in: coder, key)
        var ends: [Int] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let kept = NSMutableDictionary()
            for (name, value) in attributes {
                if let value = Self.archivable(value) { kept[NSString(string: name.rawValue)] = value }
            }
            coder.encode(kept, forKey: "\(key)-\(ends.count)")
            ends.append(NSMaxRange(range))
        }
        ends.store(in: coder, key + "-ends")
    }

    static func stored(in coder: NSCoder, _ key: String) -> ArchivedText? {
        guard let string = String.stored(in: coder, key), let ends = [Int].stored(in: coder, key + "-ends")
        else { return nil }
        let text = NSMutableAttributedString(string: string)
        var start = 0
        for (index, end) in ends.enumerated() where start < end && end <= text.length {
            let kept = coder.decodeObject(forKey: "\(key)-\(index)") as? [String: Any] ?? [:]
            let attributes = kept.map { (NSAttributedString.Key(rawValue: $0), $1) }
            text.setAttributes(
                Dictionary(uniqueKeysWithValues: attributes),
                range: NSRange(location: start, length: end - start))
            start = end
        }
        return ArchivedText(text)
    }

    private static func archivable(_ value: Any) -> Any? {
        switch value {
        case let object as NSObject & NSCoding: object
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Float: NSNumber(value: number)
        case let text as String: NSString(string: text)
        default: nil
        }
    }
}

extension ByState: ArchivedValue where Value: ArchivedValue {
    func store(in coder: NSCoder, _ key: String) {
        let states = values.keys.sorted()
        states.store(in: coder, key)
        for state in states { values[state]?.store(in: coder, "\(key)-\(state)") }
    }
    static func stored(in coder: NSCoder, _ key: String) -> Self? {
        guard let states = [UInt].stored(in: coder, key) else { return nil }
        var result = Self()
        for state in states {
            result[UIControl.State(rawValue: state)] = Value.stored(in: coder, "\(key)-\(state)")
        }
        return result
    }
}
