/// Geometry in archives, as UIKit adds it to coders: each value as text.
extension NSCoder {
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSStringFromCGVector(vector), as: key)
    }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSStringFromCGAffineTransform(transform), as: key)
    }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSStringFromUIEdgeInsets(insets), as: key)
    }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(insets.resolved(rightToLeft: false), forKey: key)
    }
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(CGVector(dx: offset.horizontal, dy: offset.vertical), forKey: key)
    }

    /// Zero, as of all of these, when the archive has no such value.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        CGPointFromString(text(key))
    }
    public func decodeCGSize(forKey key: String) -> CGSize {
        CGSizeFromString(text(key))
    }
    public func decodeCGRect(forKey key: String) -> CGRect {
        CGRectFromString(text(key))
    }
    public func decodeCGVector(forKey key: String) -> CGVector {
        CGVectorFromString(text(key))
    }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        CGAffineTransformFromString(text(key))
    }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { UIEdgeInsetsFromString(text(key)) }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        let insets = decodeUIEdgeInsets(forKey: key)
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        let vector = decodeCGVector(forKey: key)
        return UIOffset(horizontal: vector.dx, vertical: vector.dy)
    }

    private func encode(_ text: String, as key: String) { encode(NSString(string: text), forKey: key) }
    private func text(_ key: String) -> String {
        stored(NSString.self, key).map { "\($0)" } ?? ""
    }

    /// Also of a coder that is not for archives with keys, which stops when it is asked.
    func holds(_ key: String) -> Bool { allowsKeyedCoding && containsValue(forKey: key) }

    /// Nil when there is no such value, which Foundation on Linux takes for a damaged archive.
    func stored<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> Object? {
        holds(key) ? decodeObject(of: type, forKey: key) : nil
    }
    func stored(_ types: [AnyClass], _ key: String) -> Any? {
        holds(key) ? decodeObject(of: types, forKey: key) : nil
    }
}

extension NSKeyedUnarchiver {
    /// The objects of an archived array.
    public static func unarchivedArrayOfObjects<Element: NSObject & NSSecureCoding>(
        ofClass type: Element.Type, from data: Data
    ) throws -> [Element]? {
        try unarchivedObject(ofClasses: [NSArray.self, type], from: data) as? [Element]
    }
}
