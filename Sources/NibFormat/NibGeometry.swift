import Foundation

/// Four distances; which sides `left` and `right` mean, the key says ("directionalLayoutMargins": leading, trailing).
public struct NibInsets: Equatable, Sendable {
    public let top: Double
    public let left: Double
    public let bottom: Double
    public let right: Double

    /// From `edgeInsets`, `directionalEdgeInsets` or `inset` (`minX` …).
    public init(_ element: NibElement) {
        top = element.number("top") ?? element.number("minY") ?? 0
        left = element.number("left") ?? element.number("leading") ?? element.number("minX") ?? 0
        bottom = element.number("bottom") ?? element.number("maxY") ?? 0
        right = element.number("right") ?? element.number("trailing") ?? element.number("maxX") ?? 0
    }
}

extension CGSize {
    public init(_ element: NibElement) {
        self.init(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
    }
}

extension CGPoint {
    public init(_ element: NibElement) { self.init(x: element.number("x") ?? 0, y: element.number("y") ?? 0) }
}

extension CGRect {
    public init(_ element: NibElement) { self.init(origin: CGPoint(element), size: CGSize(element)) }
}

extension NibElement {
    /// An attribute as a finite number; nil when it is absent or none.
    public func number(_ attribute: String) -> Double? {
        guard let text = self[attribute], let value = Double(text), value.isFinite else { return nil }
        return value
    }

    public func integer(_ attribute: String) -> Int? {
        guard let value = number(attribute), abs(value) < 1e15 else { return nil }
        return Int(value)
    }

    /// "YES" and "NO".
    public func flag(_ attribute: String) -> Bool? {
        switch self[attribute] {
        case "YES", "yes", "true", "1": true
        case "NO", "no", "false", "0": false
        default: nil
        }
    }

    public func rect(key: String) -> CGRect? { child(named: "rect", key: key).map { CGRect($0) } }
    public func size(key: String) -> CGSize? { child(named: "size", key: key).map { CGSize($0) } }
    public func insets(key: String) -> NibInsets? {
        let kinds: Set = ["inset", "edgeInsets", "directionalEdgeInsets"]
        return children.first { $0["key"] == key && kinds.contains($0.name) }.map { NibInsets($0) }
    }

    /// A property that is an object: nothing said, set to nil, or there.
    public enum Property<Value> {
        case absent
        case none
        case some(Value)
    }

    /// A text: an attribute, or a `string` or `mutableString` child where it has line breaks.
    public func text(_ key: String) -> Property<String> {
        if let value = self[key] { return .some(value) }
        for child in children where child["key"] == key {
            switch child.name {
            case "string", "mutableString": return .some(child.string)
            case "nil": return .none
            default: continue
            }
        }
        return .absent
    }

    /// The text of a `string` element, which may be encoded.
    public var string: String {
        if self["base64-UTF8"] == "YES" {
            // Xcode leaves out the padding.
            let bare = text.filter { !$0.isWhitespace }
            let padded = bare + String(repeating: "=", count: (4 - bare.count % 4) % 4)
            return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return text
    }

    /// The child with this name and key.
    public func child(named name: String, key: String) -> NibElement? {
        children.first { $0.name == name && $0["key"] == key }
    }
}
